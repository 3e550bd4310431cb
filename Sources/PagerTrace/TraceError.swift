/// Why a text is no trace, and in which line.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong and what was expected, without the line.
  public let reason: String

  /// Makes an error from a line, counted from 1, and a reason.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }

  /// The error as "line 7: …"; whoever knows the file puts its name before it.
  public var description: String { "line \(line): \(reason)" }
}
