import PagerCore
import SDLVideo

/// Turns the events of a window into inputs of a pager: the one type that knows both coordinates.
struct InputMapping {
  /// The pager's rectangle in the window, in points.
  var region = Rect(x: 0, y: 0, width: 1, height: 1)
  /// The size of the window in the unit of its events.
  var windowSize = Size(width: 1, height: 1)
  /// Points in the unit of the window's events: less than 1 where they come in pixels.
  var pointsPerUnit = 1.0
  /// Where the events' zero is, in points from the window's corner.
  var origin = Point(x: 0, y: 0)

  /// The input that an event means, or nil when it means none to a pager.
  func input(for event: VideoEvent) -> PagerInput? {
    switch event.kind {
    case .mouseDown(.left, let x, let y, _):
      let point = point(x, y)
      return region.contains(point) ? .pointerDown(.mouse, at: local(point)) : nil
    case .mouseUp(.left, let x, let y): return .pointerUp(.mouse, at: local(point(x, y)))
    case .mouseMove(let x, let y, let held):
      let point = local(point(x, y))
      return held.contains(.left) ? .pointerMove(.mouse, to: point) : .hover(at: point)
    case .fingerDown(let id, let x, let y):
      let point = fingerPoint(x, y)
      return region.contains(point) ? .pointerDown(.finger(id), at: local(point)) : nil
    case .fingerMove(let id, let x, let y):
      return .pointerMove(.finger(id), to: local(fingerPoint(x, y)))
    case .fingerUp(let id, let x, let y):
      return .pointerUp(.finger(id), at: local(fingerPoint(x, y)))
    case .wheel(let wheel):
      guard region.contains(point(wheel.pointerX, wheel.pointerY)) else { return nil }
      return Self.wheel(wheel).map { .wheel($0) }
    case .keyDown(let key, let modifiers, let isRepeat):
      return KeyPress(name: key, modifiers).pagerKey.map { .key($0, isRepeat ? .repeated : .down) }
    case .keyUp(let key, let modifiers):
      return KeyPress(name: key, modifiers).pagerKey.map { .key($0, .up) }
    case .focusGained: return .focus(true)
    case .focusLost: return .focus(false)
    case .minimised, .hidden: return .visibility(false)
    case .restored, .shown: return .visibility(true)
    default: return nil
    }
  }

  /// What a turn of the wheel means to a pager: with Ctrl or Alt nothing, with Shift the other axis.
  private static func wheel(_ wheel: WheelMotion) -> WheelDelta? {
    // Zooming and moving windows are others'.
    if !wheel.modifiers.isDisjoint(with: [.control, .alt, .system]) { return nil }
    if wheel.modifiers.contains(.shift) {
      // Toward the user becomes to the right, as everywhere on the desktop.
      return WheelDelta(x: 0 - wheel.y, y: 0 - wheel.x, isPrecise: wheel.isPrecise)
    }
    return WheelDelta(x: wheel.x, y: wheel.y, isPrecise: wheel.isPrecise)
  }

  /// The position in the window, in points, that an event tells in its own unit.
  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: x * pointsPerUnit + origin.x, y: y * pointsPerUnit + origin.y)
  }

  /// The position of a finger, whose coordinates are fractions of the window.
  private func fingerPoint(_ x: Double, _ y: Double) -> Point {
    point(x * windowSize.width, y * windowSize.height)
  }

  private func local(_ point: Point) -> Point {
    Point(x: point.x - region.x, y: point.y - region.y)
  }
}
