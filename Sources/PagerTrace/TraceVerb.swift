import PagerCore

/// One row of the table of actions: its word, its operand, its help and its meaning to a pager.
///
/// Parser, printer, help, documentation and replay all go by these rows: a new action is a case of
/// `TraceAction` and a row.
struct TraceVerb: Sendable {
  /// The word that begins the action.
  let word: String
  /// What stands after the word, as help shows it.
  let form: String
  /// What the action does, as a sentence without its end.
  let summary: String
  /// Reads what stands after the word.
  let read: @Sendable (inout TraceWords) throws(TraceError) -> TraceAction
  /// Writes what stands after the word; nil for an action of another row.
  let operand: @Sendable (TraceAction) -> String?
  /// The inputs that it means to a pager; nil for an action of another row.
  let inputs: @Sendable (TraceAction, inout TraceViewport) -> [PagerInput]?

  /// Makes a row from what the value of its operand makes, and from how the value is found again.
  init<Value>(
    _ word: String, _ operand: TraceOperand<Value>, _ summary: String,
    make: @escaping @Sendable (Value) -> TraceAction,
    value: @escaping @Sendable (TraceAction) -> Value?,
    inputs: @escaping @Sendable (Value, inout TraceViewport) -> [PagerInput] = { _, _ in [] }
  ) {
    self.word = word
    self.summary = summary
    form = operand.form
    read = { (words) throws(TraceError) in make(try operand.read(&words)) }
    self.operand = { value($0).map(operand.write) }
    self.inputs = { action, viewport in value(action).map { inputs($0, &viewport) } }
  }

  /// Makes a row of an action that is its word alone.
  init(
    _ word: String, _ summary: String, _ action: TraceAction,
    inputs: @escaping @Sendable (inout TraceViewport) -> [PagerInput] = { _ in [] }
  ) {
    self.init(
      word, .none, summary, make: { action }, value: { $0 == action ? () : nil },
      inputs: { _, viewport in inputs(&viewport) })
  }

  /// The rows of actions that stand after a time, by their words.
  static let byWord = Dictionary(uniqueKeysWithValues: timed.map { ($0.word, $0) })

  /// The action as a trace writes it after the time.
  static func text(of action: TraceAction) -> String {
    for verb in all {
      guard let operand = verb.operand(action) else { continue }
      return operand.isEmpty ? verb.word : "\(verb.word) \(operand)"
    }
    preconditionFailure("TraceVerb.all has no row for \(action)")
  }

  /// The inputs that an action means to a pager, in order.
  static func inputs(of action: TraceAction, in viewport: inout TraceViewport) -> [PagerInput] {
    for verb in all {
      if let inputs = verb.inputs(action, &viewport) { return inputs }
    }
    preconditionFailure("TraceVerb.all has no row for \(action)")
  }
}
