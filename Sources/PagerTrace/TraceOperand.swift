import PagerCore

/// What stands after a word of a trace: how it is read, how it is written, and how help shows it.
struct TraceOperand<Value>: Sendable {
  /// What help shows, such as `X Y`; empty when nothing stands there.
  let form: String
  /// Takes it from a line.
  let read: @Sendable (inout TraceWords) throws(TraceError) -> Value
  /// Writes it so that the same value is read again; empty when nothing stands there.
  let write: @Sendable (Value) -> String
}

extension TraceOperand where Value == Void {
  /// Nothing.
  static var none: Self {
    Self(form: "", read: { (_) throws(TraceError) in }, write: { "" })
  }
}

extension TraceOperand where Value == TracePoint {
  /// A position in points or in percent of the window.
  static var point: Self {
    Self(
      form: "X Y", read: { (words) throws(TraceError) in try words.point() }, write: { $0.text })
  }
}

extension TraceOperand where Value == Size {
  /// A width and a height in points, from a minimum to 65,536.
  static func size(from minimum: Int64) -> Self {
    Self(
      form: "WIDTH HEIGHT",
      read: { (words) throws(TraceError) in try words.size(min: minimum) },
      write: { "\(traceText($0.width)) \(traceText($0.height))" })
  }
}

extension TraceOperand where Value == Double {
  /// A scale in device pixels per point.
  static var scale: Self {
    Self(
      form: "SCALE", read: { (words) throws(TraceError) in try words.scale() },
      write: { traceText($0) })
  }
}

extension TraceOperand where Value == Bool {
  /// One of two words; the first stands for true.
  static func either(_ first: String, _ second: String) -> Self {
    Self(
      form: "\(first)|\(second)",
      read: { (words) throws(TraceError) in try words.either(first, second) },
      write: { $0 ? first : second })
  }

  /// `on` for true, `off` for false.
  static var onOff: Self { either("on", "off") }
}

extension TraceOperand where Value == Int {
  /// A page counted from 0, or a count of pages, as `expected` says it.
  static func page(_ expected: String, form: String = "PAGE") -> Self {
    Self(
      form: form, read: { (words) throws(TraceError) in try words.page(expected) },
      write: { String($0) })
  }
}

extension TraceOperand where Value == String {
  /// A name or a text, as `expected` says it, in quotes where it must be.
  static func text(_ expected: String, form: String) -> Self {
    Self(
      form: form, read: { (words) throws(TraceError) in try words.name(expected) },
      write: { TraceWord.written($0) })
  }
}

extension TraceOperand where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of the words of a closed list.
  static var choice: Self {
    let names = Value.allCases.map(\.rawValue).joined(separator: "|")
    return Self(
      form: names,
      read: { (words) throws(TraceError) in try words.choice(Array(Value.allCases)) },
      write: { $0.rawValue })
  }
}
