public import PagerCore

/// What happens in one line of a trace.
///
/// Amounts are written with at most six decimals; finer ones are rounded in the text.
public enum TraceAction: Hashable, Sendable {
  /// The left mouse button goes down.
  case down(TracePoint)
  /// The mouse moves with the button held.
  case move(TracePoint)
  /// The left mouse button goes up.
  case up(TracePoint)
  /// The mouse moves with no button held.
  case hover(TracePoint)
  /// The wheel turns; fractions of a notch only when precise.
  case wheel(WheelDelta)
  /// A key goes down and up at one instant.
  case key(TraceKey)
  /// A key goes down.
  case keyDown(TraceKey)
  /// A key comes up.
  case keyUp(TraceKey)
  /// A key held down is sent again.
  case keyRepeat(TraceKey)
  /// A finger touches.
  case fingerDown(Int64, TracePoint)
  /// A finger moves.
  case fingerMove(Int64, TracePoint)
  /// A finger is lifted.
  case fingerUp(Int64, TracePoint)
  /// The system takes a finger away.
  case fingerCancel(Int64)
  /// The window gets another size, in points; in a text each side is 0...65,536.
  case resize(Size)
  /// The window gets another scale, in device pixels per point; in a text 0.1...64.
  case scale(Double)
  /// The window gains (true) or loses the keyboard focus.
  case focus(Bool)
  /// The window is shown (true) or hidden.
  case window(Bool)
  /// The desktop has other colours from now on.
  case theme(TraceHeader.Theme)
  /// The desktop wants less motion (true) from now on, or does not.
  case reduceMotion(Bool)
  /// A jump to a page, counted from 0.
  case goTo(page: Int, animated: Bool)
  /// A step forward.
  case next
  /// A step back.
  case previous
  /// The data is asked for anew.
  case reload
  /// The data has this many pages from now on, 0...2^31 − 1.
  case pages(Int)
  /// An extra mouse button is pressed and let go.
  case button(Button)
  /// The secondary mouse button is pressed and let go.
  case secondary(TracePoint)
  /// Text is typed.
  case type(String)
  /// The picture of this instant is written to a file.
  case screenshot(file: String)
  /// The picture of the first rest from here on is written to a file.
  case restScreenshot(file: String)
  /// Something must be so at this instant.
  case expect(TraceExpectation)
  /// The trace is over.
  case end

  /// The extra buttons of a mouse.
  public enum Button: String, Hashable, Sendable, CaseIterable {
    /// The button that goes back.
    case back
    /// The button that goes forward.
    case forward
  }
}
