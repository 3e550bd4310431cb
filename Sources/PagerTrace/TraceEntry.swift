public import PagerCore

/// One timed line of a trace.
///
/// Two entries are equal when they say the same, wherever they stand.
public struct TraceEntry: Hashable, Sendable {
  /// When it happens; for a picture at the next rest, the time of the entry before.
  public var time: Timestamp
  /// What happens.
  public var action: TraceAction
  /// The line of the text it was read from, counted from 1; 0 when it was never text.
  public var line: Int

  /// Makes an entry from its time, its action and the line it was read from.
  public init(time: Timestamp, action: TraceAction, line: Int = 0) {
    self.time = time
    self.action = action
    self.line = line
  }

  /// The line as a trace writes it, without a line end; a live recorder appends these.
  public var text: String {
    if case .restScreenshot = action { return action.text }
    return "\(decimal(millionths: time.nanoseconds)) \(action.text)"
  }

  /// Where it stands, for messages: "line 7", or "at 2000 ms" for one that was never text.
  package var origin: String {
    line > 0 ? "line \(line)" : "at \(decimal(millionths: time.nanoseconds)) ms"
  }

  /// Whether two entries say the same at the same time.
  public static func == (left: TraceEntry, right: TraceEntry) -> Bool {
    left.time == right.time && left.action == right.action
  }

  /// Feeds what counts for equality to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(time)
    hasher.combine(action)
  }
}
