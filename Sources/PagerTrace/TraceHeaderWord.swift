import PagerCore

/// One row of the table of header words: where its value is kept, how it is written, and its help.
///
/// Parser, printer, help and documentation go by these rows: a new word is a property of
/// `TraceHeader` and a row.
struct TraceHeaderWord: Sendable {
  /// The word that begins the line.
  let word: String
  /// What stands after the word, as help shows it.
  let form: String
  /// What the line says, as a sentence without its end.
  let summary: String
  /// Reads what stands after the word.
  let read: @Sendable (inout TraceHeader, inout TraceWords) throws(TraceError) -> Void
  /// Writes what stands after the word; nil when the header says nothing about it.
  let value: @Sendable (TraceHeader) -> String?
  /// Takes the value of another header where the first one says nothing.
  let complete: @Sendable (inout TraceHeader, TraceHeader) -> Void

  init<Value>(
    _ word: String, _ operand: TraceOperand<Value>, _ summary: String,
    get: @escaping @Sendable (TraceHeader) -> Value?,
    set: @escaping @Sendable (inout TraceHeader, Value) -> Void
  ) {
    self.word = word
    self.summary = summary
    form = operand.form
    read = { (header, words) throws(TraceError) in set(&header, try operand.read(&words)) }
    value = { get($0).map(operand.write) }
    complete = { header, other in
      if get(header) == nil, let value = get(other) { set(&header, value) }
    }
  }

  /// The rows by their words.
  static let byWord = Dictionary(uniqueKeysWithValues: all.map { ($0.word, $0) })

  /// Every header word, in the order in which they are written.
  static let all = [
    TraceHeaderWord(
      "size", .size(from: 1), "the size of the window in points", get: { $0.size },
      set: { $0.size = $1 }),
    TraceHeaderWord(
      "scene", .text("the name of a scene", form: "NAME"), "the scene of the demo",
      get: { $0.scene }, set: { $0.scene = $1 }),
    TraceHeaderWord(
      "pages", .page("a number of pages", form: "COUNT"), "how many pages there are",
      get: { $0.pages }, set: { $0.pages = $1 }),
    TraceHeaderWord(
      "start", .page("a page"), "the page on show at the start, counted from 0",
      get: { $0.start }, set: { $0.start = $1 }),
    TraceHeaderWord(
      "axis", .choice, "the direction in which pages follow each other", get: { $0.axis },
      set: { $0.axis = $1 }),
    TraceHeaderWord(
      "direction", .choice, "the order in which horizontal pages lie", get: { $0.direction },
      set: { $0.direction = $1 }),
    TraceHeaderWord(
      "loop", .onOff, "whether the last page is followed by the first",
      get: { $0.boundary.map { $0 == .looping } },
      set: { $0.boundary = $1 ? .looping : .bounded }),
    TraceHeaderWord(
      "settle", .choice, "how a page comes to rest", get: { $0.settle }, set: { $0.settle = $1 }),
    TraceHeaderWord(
      "response", .choice, "how the strip follows the pointer", get: { $0.following },
      set: { $0.following = $1 }),
    TraceHeaderWord(
      "entry", .either("start", "edge"), "where a page that scrolls inside stands when it comes in",
      get: { $0.entry.map { $0 == .start } }, set: { $0.entry = $1 ? .start : .adjacentEdge }),
    TraceHeaderWord(
      "theme", .choice, "the colours", get: { $0.theme }, set: { $0.theme = $1 }),
    TraceHeaderWord(
      "scale", .scale, "device pixels per point", get: { $0.scale }, set: { $0.scale = $1 }),
    TraceHeaderWord(
      "reduce-motion", .onOff, "whether a turn takes one frame", get: { $0.reducesMotion },
      set: { $0.reducesMotion = $1 }),
  ]
}
