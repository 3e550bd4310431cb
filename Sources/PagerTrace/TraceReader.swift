import PagerCore

/// Reads a trace line by line.
struct TraceReader {
  /// The word that begins every trace.
  static let magic = "vpage-trace"
  /// The version of the format that is read and written.
  static let version = "1"

  private(set) var header = TraceHeader()
  private(set) var entries: [TraceEntry] = []
  private var hasBegun = false
  private var linesOfWords: [String: Int] = [:]

  /// Reads a whole text, or fails at its first line that is wrong.
  init(_ bytes: [UInt8]) throws(TraceError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var rest = bytes[...]
    if rest.starts(with: mark) { rest = rest.dropFirst(mark.count) }
    var number = 0
    while !rest.isEmpty {
      number += 1
      var line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      var words = try TraceWords(line, line: number)
      if words.next != nil { try read(&words) }
    }
    if !hasBegun {
      let reason = "expected '\(Self.magic) \(Self.version)', found the end of the file"
      throw TraceError(line: max(1, number), reason: reason)
    }
  }

  private mutating func read(_ words: inout TraceWords) throws(TraceError) {
    if let last = entries.last, last.action == .end {
      throw words.error("nothing may follow the 'end' in line \(last.line)")
    }
    if !hasBegun {
      try readVersion(&words)
    } else if words.takes(TraceVerb.atRest.word) {
      append(try TraceVerb.atRest.read(&words), at: entries.last?.time ?? .zero, line: words.line)
    } else if startsWithNumber(words) {
      let time = try words.time()
      if let last = entries.last, time < last.time {
        let was = decimal(millionths: last.time.nanoseconds)
        throw words.error("the time goes back: expected \(was) ms or later")
      }
      append(try TraceAction(from: &words), at: time, line: words.line)
    } else {
      try readHeaderLine(&words)
    }
    try words.finish()
  }

  private mutating func append(_ action: TraceAction, at time: Timestamp, line: Int) {
    entries.append(TraceEntry(time: time, action: action, line: line))
  }

  private mutating func readVersion(_ words: inout TraceWords) throws(TraceError) {
    guard words.takes(Self.magic) else {
      throw words.unexpected("'\(Self.magic) \(Self.version)' as the first line")
    }
    guard words.takes(Self.version) else {
      throw words.unexpected("version \(Self.version) of the trace format")
    }
    hasBegun = true
  }

  private mutating func readHeaderLine(_ words: inout TraceWords) throws(TraceError) {
    guard let first = words.next, !first.isQuoted, let row = TraceHeaderWord.byWord[first.text]
    else {
      guard entries.isEmpty else { throw words.unexpected("a time in ms or 'rest'") }
      let names = TraceHeaderWord.all.map(\.word).joined(separator: ", ")
      throw words.unexpected("a time in ms, 'rest' or a header line (\(names))")
    }
    guard entries.isEmpty else {
      throw words.error("the header line '\(row.word)' must stand before the first timed line")
    }
    if let earlier = linesOfWords.updateValue(words.line, forKey: row.word) {
      throw words.error("'\(row.word)' was given in line \(earlier) already")
    }
    _ = words.takes(row.word)
    try row.read(&header, &words)
  }

  /// Whether a line is meant as a timed one, be its time right or wrong.
  private func startsWithNumber(_ words: TraceWords) -> Bool {
    guard let first = words.next, !first.isQuoted, let byte = first.text.utf8.first else {
      return false
    }
    return (UInt8(ascii: "+")...UInt8(ascii: "9")).contains(byte)
  }
}
