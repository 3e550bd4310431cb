package import PagerCore

/// Something that plays in a window in real time, in the place of its live input.
package protocol WindowScript: AnyObject {
  /// When it goes on; nil at its end.
  var nextTime: Timestamp? { get }
  /// Whether there is nothing left to play.
  var isOver: Bool { get }
  /// Whether it has taken the window off the screen.
  var isWindowHidden: Bool { get }
  /// Carries out what is due by a clock, and says on it how far time may go.
  func play(on clock: FrameClock)
}
