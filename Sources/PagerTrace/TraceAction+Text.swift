extension TraceAction {
  /// The action as a trace writes it after the time: "down 50% 80%".
  public var text: String { TraceVerb.text(of: self) }

  /// Reads what stands after the time of a line.
  init(from words: inout TraceWords) throws(TraceError) {
    let expected = "an action such as 'down', 'key' or 'end'"
    guard let word = words.next, !word.isQuoted, let verb = TraceVerb.byWord[word.text] else {
      throw words.unexpected(expected)
    }
    _ = try words.plain(expected)
    self = try verb.read(&words)
  }
}

/// A number as a trace writes it: at most six decimals, no zeros at the end.
func traceText(_ value: Double) -> String { decimal(millionths: millionths(value)) }
