public import PagerCore

/// A recorded or written course of inputs with all that its run depends on.
///
/// Its text is the format `vpage-trace 1`: see `init(parsing:)` and `text`.
public struct InputTrace: Hashable, Sendable {
  /// What the run depends on beside the entries.
  public let header: TraceHeader
  /// What happens, in the order of time; nothing follows an `end`.
  public let entries: [TraceEntry]

  /// Makes a trace from its header and entries.
  ///
  /// Entries are brought into the shape that a text can have: a time before that of the entry
  /// before it is raised to that, a picture at the next rest takes the time of the entry before
  /// it, times are kept within 0 and 10^12 ms, and what follows an `end` is dropped.
  public init(header: TraceHeader = TraceHeader(), entries: [TraceEntry]) {
    var shaped: [TraceEntry] = []
    shaped.reserveCapacity(entries.count)
    var now = Timestamp.zero
    for var entry in entries {
      if case .restScreenshot = entry.action {
        entry.time = now
      } else {
        let latest = Timestamp(nanoseconds: TraceDecimal.limit)
        entry.time = min(max(entry.time, now), latest)
      }
      now = entry.time
      shaped.append(entry)
      if entry.action == .end { break }
    }
    self.header = header
    self.entries = shaped
  }

  /// The time of its `end`; nil without one, when a replay goes on until the pager rests.
  public var end: Timestamp? {
    entries.last.flatMap { $0.action == .end ? $0.time : nil }
  }

  /// Reads a trace from the bytes of its UTF-8 text, or fails at the first line that is wrong.
  ///
  /// Windows line ends and a byte order mark at the start are fine. The cost is linear.
  public init(parsing bytes: [UInt8]) throws(TraceError) {
    let reader = try TraceReader(bytes)
    header = reader.header
    entries = reader.entries
  }

  /// Reads a trace from its text, or fails at the first line that is wrong.
  public init(parsing text: String) throws(TraceError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// The canonical text, from which the same trace can be read again.
  public var text: String {
    entries.reduce(into: header.text) { text, entry in text += entry.text + "\n" }
  }
}
