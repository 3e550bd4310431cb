import PagerCore
import PagerSDL

/// A finger that stays where it has touched: it opens the menu, as a secondary click does.
///
/// It lies under all other overlays, so that only presses on a page reach it.
final class LongPress: FrameOverlay {
  /// How long a finger rests before the menu opens, as on the touch screens that people know.
  static let seconds = 0.5

  /// Opens the menu at a point of the viewport; the finger that asked for it is still down.
  var open: (Point, PointerID) -> Void = { _, _ in }

  private var press: (finger: PointerID, point: Point, start: Timestamp)?

  func nextChange(after time: Timestamp, of pager: PageContainer) -> Timestamp? {
    press.map { max(time, $0.start.advanced(bySeconds: Self.seconds)) }
  }

  func advance(to frame: PagerFrame, of pager: PageContainer) {
    guard let press else { return }
    if pager.phase != .idle {
      self.press = nil
    } else if frame.time.seconds(since: press.start) >= Self.seconds {
      self.press = nil
      // What follows is neither a click nor a drag of the page.
      pager.handle(.pointerCancel(press.finger), at: pager.time)
      open(press.point, press.finger)
    }
  }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool { false }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {}

  func take(_ input: PagerInput, of pager: PageContainer) -> Bool {
    switch input {
    case .pointerDown(.finger(let number), let point):
      // A second finger means something else; so does one that stops a motion.
      press = press == nil && pager.phase == .idle ? (.finger(number), point, pager.time) : nil
    case .pointerMove(let finger, let point):
      guard let press, press.finger == finger else { break }
      let (x, y) = (point.x - press.point.x, point.y - press.point.y)
      let slop = pager.configuration.gesture.fingerSlopPoints
      if x * x + y * y > slop * slop { self.press = nil }
    case .pointerDown, .pointerUp, .pointerCancel, .wheel, .key, .focus, .visibility: press = nil
    default: break
    }
    return false
  }
}
