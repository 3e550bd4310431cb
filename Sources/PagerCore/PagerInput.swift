/// What happens to a pager from outside: pointer, wheel, keys, commands and the window.
///
/// Every input comes with a `Timestamp`. Positions are in points from the pager's top left corner and
/// may lie outside of it.
public enum PagerInput: Hashable, Sendable {
  /// The left button went down, or a finger touched.
  case pointerDown(PointerID, at: Point)
  /// A pointer that is down moved.
  case pointerMove(PointerID, to: Point)
  /// The button or finger went up.
  case pointerUp(PointerID, at: Point)
  /// The system took the pointer away.
  case pointerCancel(PointerID)
  /// The mouse moved with no button held.
  case hover(at: Point)
  /// The wheel turned, or two fingers moved on a trackpad.
  case wheel(WheelDelta)
  /// A key went down, came up, or repeated while held.
  case key(PagerKey, KeyAction)
  /// A step to the page after the current target.
  case goToNext
  /// A step to the page before the current target.
  case goToPrevious
  /// A jump to a page, counted from 0; out of range it is ignored (`Pager.goTo` throws instead).
  case goTo(page: Int, animated: Bool)
  /// The data changed, and all that is bound is to be asked for anew.
  ///
  /// A page without a new index keeps its own, brought into range. `isCurrentGone` says that another
  /// page takes the place of the current one, which starts at its start.
  case reload(PageUpdate, isCurrentGone: Bool)
  /// The data changed, and only pages that are not there any more give up their surfaces.
  case update(PageUpdate)
  /// One page is to be asked for anew, where it is bound.
  case reloadPage(Int)
  /// The size of the viewport in points, and device pixels per point.
  ///
  /// A size without an area, a scale of 0 or less, and what is not finite are ignored.
  case resize(Size, scale: Double)
  /// The window lost or gained the keyboard focus.
  case focus(Bool)
  /// The window was hidden or shown.
  case visibility(Bool)
}

extension PagerInput {
  /// The data changed: there are `count` pages now, and the current page has become `current`.
  ///
  /// `current` is nil when pages have no stable identity, or when the current page is gone.
  public static func reload(
    count: Int, current: Int?, isCurrentGone: Bool = false
  ) -> PagerInput {
    .reload(
      PageUpdate(count: count, previous: nil, current: current, next: nil),
      isCurrentGone: isCurrentGone)
  }
}

/// Who points: the mouse, or one of several fingers.
public enum PointerID: Hashable, Sendable {
  /// The mouse with its left button.
  case mouse
  /// A finger, by the number that the device gives it.
  case finger(Int64)
}

/// One event of a wheel or trackpad; negative y is toward the next page.
public struct WheelDelta: Hashable, Sendable {
  /// Notches to the right, any finite number; fractions when precise.
  public var x: Double
  /// Notches away from the user, any finite number; fractions when precise.
  public var y: Double
  /// Whether the device tells fractions of a notch (trackpads, free-spinning wheels).
  public var isPrecise: Bool

  /// Makes a wheel event from its amounts in notches.
  public init(x: Double = 0, y: Double, isPrecise: Bool = false) {
    self.x = x
    self.y = y
    self.isPrecise = isPrecise
  }
}

/// What a key event reports.
public enum KeyAction: String, Hashable, Sendable {
  /// Pressed by the user.
  case down
  /// Sent again by the keyboard while held.
  case repeated
  /// Let go.
  case up
}

/// The keys that a pager knows, with the modifiers that change their meaning.
public enum PagerKey: String, Hashable, Sendable, CaseIterable {
  /// The arrow up.
  case up = "Up"
  /// The arrow down.
  case down = "Down"
  /// The arrow to the left.
  case left = "Left"
  /// The arrow to the right.
  case right = "Right"
  /// Page up.
  case pageUp = "PageUp"
  /// Page down.
  case pageDown = "PageDown"
  /// The space bar: forward.
  case space = "Space"
  /// The space bar with Shift: backward.
  case shiftSpace = "Shift+Space"
  /// Home: the start of the page, then the first page.
  case home = "Home"
  /// End: the end of the page, then the last page.
  case end = "End"
  /// Home with Ctrl: the first page.
  case controlHome = "Ctrl+Home"
  /// End with Ctrl: the last page.
  case controlEnd = "Ctrl+End"
}
