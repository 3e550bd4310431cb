public import PagerCore

/// An input with the instant at which it comes.
public struct TimedInput: Hashable, Sendable {
  /// When it comes.
  public var time: Timestamp
  /// What comes.
  public var input: PagerInput

  /// Makes a timed input from its instant and input.
  public init(time: Timestamp, input: PagerInput) {
    self.time = time
    self.input = input
  }
}
