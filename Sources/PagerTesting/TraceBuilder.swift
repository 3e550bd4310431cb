public import PagerCore
public import PagerTrace

/// Writes a trace step by step: every method returns a longer one.
///
/// A clock goes along; a gesture begins at the clock, or at the time given in ms, and leaves the
/// clock at its end.
///
///     let trace = TraceBuilder(size: Size(width: 400, height: 600), pages: 12)
///       .swipe(from: .percent(50, 80), to: .percent(50, 30), duration: 100)
///       .key(.pageDown, at: 900)
///       .trace
public struct TraceBuilder: Hashable, Sendable {
  /// What the run depends on.
  public var header: TraceHeader
  /// What was written so far.
  public private(set) var entries: [TraceEntry] = []
  /// The clock, in ms from the start.
  public private(set) var now: Double = 0

  /// Makes an empty builder for a window of a size in points and a number of pages.
  public init(size: Size = Size(width: 400, height: 600), pages: Int? = nil) {
    header = TraceHeader()
    header.size = size
    header.pages = pages
  }

  /// The trace as it is now.
  public var trace: InputTrace { InputTrace(header: header, entries: entries) }

  /// What the trace means to a pager.
  public var timedInputs: [TimedInput] { trace.timedInputs() }

  /// Sets the clock to a time in ms, 0 or more and not before the last action.
  public func at(_ milliseconds: Double) -> TraceBuilder {
    var copy = self
    copy.now = milliseconds
    return copy
  }

  /// Sets the clock forward by a number of ms, 0 or more.
  public func wait(_ milliseconds: Double) -> TraceBuilder { at(now + milliseconds) }

  /// Adds one action, at a time in ms, or now.
  public func add(_ action: TraceAction, at milliseconds: Double? = nil) -> TraceBuilder {
    var copy = at(milliseconds ?? now)
    let time = Timestamp(milliseconds: copy.now)
    copy.entries.append(TraceEntry(time: time, action: action))
    return copy
  }

  /// Changes the header.
  public func with(_ change: (inout TraceHeader) -> Void) -> TraceBuilder {
    var copy = self
    change(&copy.header)
    return copy
  }
}
