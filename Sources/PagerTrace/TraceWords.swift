/// The words of one line, taken one after another; every failure names the line.
struct TraceWords {
  /// The line, counted from 1.
  let line: Int
  private var rest: ArraySlice<TraceWord>

  /// Cuts a line into words, or says why it is none.
  init(_ bytes: ArraySlice<UInt8>, line: Int) throws(TraceError) {
    self.line = line
    rest = try TraceLine(bytes, number: line).words[...]
  }

  /// The next word, which stays; nil at the end of the line.
  var next: TraceWord? { rest.first }

  /// An error in this line.
  func error(_ reason: String) -> TraceError { TraceError(line: line, reason: reason) }

  /// An error that says what was expected at the next word.
  func unexpected(_ expected: String) -> TraceError {
    error("expected \(expected), found \(next?.shown ?? "the end of the line")")
  }

  /// Fails unless every word was taken.
  func finish() throws(TraceError) {
    if next != nil { throw unexpected("the end of the line") }
  }

  /// Takes a word that is no name: unquoted.
  mutating func plain(_ expected: String) throws(TraceError) -> String {
    guard let word = next, !word.isQuoted else { throw unexpected(expected) }
    rest.removeFirst()
    return word.text
  }

  /// Takes the next word if it is a certain one.
  mutating func takes(_ keyword: String) -> Bool {
    guard let word = next, !word.isQuoted, word.text == keyword else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a name or a text: any word but an empty one, quoted or not.
  mutating func name(_ expected: String) throws(TraceError) -> String {
    guard let word = next, !word.text.isEmpty else { throw unexpected(expected) }
    rest.removeFirst()
    return word.text
  }

  /// Takes one of two words, and says whether it was the first.
  mutating func either(_ first: String, _ second: String) throws(TraceError) -> Bool {
    if takes(first) { return true }
    if takes(second) { return false }
    throw unexpected("'\(first)' or '\(second)'")
  }

  /// Takes `on` or `off`.
  mutating func onOff() throws(TraceError) -> Bool { try either("on", "off") }

  /// Takes one of the words of a closed list.
  mutating func choice<Choice: RawRepresentable<String>>(
    _ choices: [Choice]
  ) throws(TraceError) -> Choice {
    for choice in choices where takes(choice.rawValue) { return choice }
    let names = choices.map { "'\($0.rawValue)'" }
    throw unexpected("one of \(names.joined(separator: ", "))")
  }
}
