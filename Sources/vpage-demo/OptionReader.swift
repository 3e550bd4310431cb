import PagerCore
import PagerSDL
import PagerTrace

/// Reads a command line word by word: `--name value`, `--name=value`, and `--` to end options.
struct OptionReader {
  /// One piece of the command line.
  enum Word: Equatable {
    /// An option, with its dashes and without its value.
    case option(String)
    /// Anything else.
    case operand(String)
  }

  private var words: ArraySlice<String>
  private var attached: String?
  private var current = ""
  private var takesOptions = true

  init(_ words: [String]) { self.words = words[...] }

  /// The next piece, or nil at the end.
  ///
  /// - Throws: A usage failure when the option before had a value that it does not take.
  mutating func next() throws(DemoFailure) -> Word? {
    if attached != nil { throw .usage("\(current) takes no value") }
    guard let word = words.popFirst() else { return nil }
    guard takesOptions, word.hasPrefix("-"), word != "-" else { return .operand(word) }
    if word == "--" {
      takesOptions = false
      return try next()
    }
    current = word
    if word.hasPrefix("--"), let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) {
      current = String(word[..<sign])
      attached = String(word[word.utf8.index(after: sign)...])
    }
    return .option(current)
  }

  /// The value of the option just read.
  ///
  /// - Throws: A usage failure when there is none.
  mutating func value(_ expected: String) throws(DemoFailure) -> String {
    if let value = attached {
      attached = nil
      if value.isEmpty { throw .usage("\(current) needs \(expected)") }
      return value
    }
    guard let value = words.first, value == "-" || !value.hasPrefix("--"), !value.isEmpty else {
      throw .usage("\(current) needs \(expected)")
    }
    words = words.dropFirst()
    return value
  }

  /// The value of the option just read as a whole number of a range.
  mutating func number(_ expected: String, in range: ClosedRange<Int>) throws(DemoFailure) -> Int {
    let text = try value(expected)
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "\(current) \(text): needs \(expected) from \(range.lowerBound.grouped) to "
          + range.upperBound.grouped)
    }
    return number
  }

  /// The value of the option just read as a plain decimal number such as `62.5`, bounds included.
  mutating func decimal(
    _ expected: String, from least: Double, to greatest: Double
  ) throws(DemoFailure) -> Double {
    let text = try value("\(expected), such as 1.5")
    guard let millionths = TraceDecimal(text)?.millionths else {
      throw .usage("\(current) \(text): needs \(expected), a number such as 1.5")
    }
    let number = Double(millionths) / 1e6
    guard number >= least, number <= greatest else {
      throw .usage(
        "\(current) \(text): needs \(expected) from \(shown(least)) to \(shown(greatest))")
    }
    return number
  }

  /// A bound of a range as people read it.
  private func shown(_ number: Double) -> String {
    number == number.rounded() ? Int(number).grouped : "\(number)"
  }

  /// The value of the option just read as one of a few words.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type
  ) throws(DemoFailure) -> Choice where Choice.RawValue == String {
    let names = type.allCases.map(\.rawValue).joined(separator: ", ")
    let text = try value("one of \(names)")
    guard let choice = Choice(rawValue: text) else {
      throw .usage("\(current) \(text): needs one of \(names)")
    }
    return choice
  }
}
