import PagerCore
import SDLVideo

/// Turns the events of a window into inputs of a pager: the one place that knows both coordinates.
struct InputMapping {
  /// The pager's rectangle in the window, in the window's own points.
  var region = Rect(x: 0, y: 0, width: 1, height: 1)
  /// The size of the window in its own points.
  var windowSize = Size(width: 1, height: 1)

  /// The input that an event means, or nil when it means none to a pager.
  func input(for event: VideoEvent) -> PagerInput? {
    switch event.kind {
    case .mouseDown(.left, let x, let y, _):
      let point = local(x, y)
      return region.contains(Point(x: x, y: y)) ? .pointerDown(.mouse, at: point) : nil
    case .mouseUp(.left, let x, let y): return .pointerUp(.mouse, at: local(x, y))
    case .mouseMove(let x, let y, let held):
      return held.contains(.left)
        ? .pointerMove(.mouse, to: local(x, y)) : .hover(at: local(x, y))
    case .fingerDown(let id, let x, let y):
      let point = Point(x: x * windowSize.width, y: y * windowSize.height)
      return region.contains(point)
        ? .pointerDown(.finger(id), at: local(point.x, point.y)) : nil
    case .fingerMove(let id, let x, let y):
      return .pointerMove(
        .finger(id), to: local(x * windowSize.width, y * windowSize.height))
    case .fingerUp(let id, let x, let y):
      return .pointerUp(.finger(id), at: local(x * windowSize.width, y * windowSize.height))
    case .wheel(let wheel):
      guard region.contains(Point(x: wheel.pointerX, y: wheel.pointerY)) else { return nil }
      return Self.wheel(wheel).map { .wheel($0) }
    case .keyDown(let key, let modifiers, let isRepeat):
      return Self.pagerKey(key, modifiers).map { .key($0, isRepeat ? .repeated : .down) }
    case .keyUp(let key, let modifiers):
      return Self.pagerKey(key, modifiers).map { .key($0, .up) }
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

  /// The pager's key for SDL's name of a key and its modifiers.
  static func pagerKey(_ name: String, _ modifiers: KeyModifiers) -> PagerKey? {
    if modifiers.contains(.alt) || modifiers.contains(.system) { return nil }
    if modifiers.contains(.control) { return PagerKey(rawValue: "Ctrl+" + name) }
    if name == "Space", modifiers.contains(.shift) { return .shiftSpace }
    return PagerKey(rawValue: name)
  }

  private func local(_ x: Double, _ y: Double) -> Point {
    Point(x: x - region.x, y: y - region.y)
  }
}
