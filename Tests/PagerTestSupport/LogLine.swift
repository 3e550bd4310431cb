/// A line of a log in JSON Lines, as far as the pager's logs need it: one flat object.
public struct LogLine: Hashable, Sendable {
  /// A value of an object.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A text.
    case text(String)
    /// A list of numbers.
    case numbers([Double])
    /// `null`.
    case null
  }

  /// Why a line could not be read.
  public struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line.
    public let line: String
    /// The error as a message shows it.
    public var description: String { "no flat JSON object: \(line)" }
  }

  /// The values by their names.
  public let values: [String: Value]

  /// Reads every line of a log.
  public static func lines(of log: String) throws(Malformed) -> [LogLine] {
    var result: [LogLine] = []
    for line in log.split(separator: "\n") { result.append(try LogLine(String(line))) }
    return result
  }

  /// Reads one line.
  public init(_ line: String) throws(Malformed) {
    var reader = Reader(rest: line[...])
    guard let values = reader.object(), reader.rest.isEmpty else { throw Malformed(line: line) }
    self.values = values
  }

  /// When, in ms from the start.
  public var time: Double { number("t") ?? -1 }
  /// The name of the event; nil for a frame.
  public var event: String? { text("event") }
  /// The page that it is about; nil without pages.
  public var page: Int? { number("page").map { Int($0) } }
  /// What the pager was doing; nil for an event.
  public var phase: String? { text("phase") }
  /// How far the strip stood from rest, in points; nil for an event.
  public var displacement: Double? { number("displacement") }
  /// How far the page was scrolled inside, in points; nil for an event.
  public var inner: Double? { number("inner") }
  /// The pages on show; nil for an event.
  public var visible: [Int]? {
    if case .numbers(let pages) = values["visible"] { return pages.map { Int($0) } }
    return nil
  }

  /// A number by its name.
  public func number(_ name: String) -> Double? {
    if case .number(let number) = values[name] { return number }
    return nil
  }

  /// A text by its name.
  public func text(_ name: String) -> String? {
    if case .text(let text) = values[name] { return text }
    return nil
  }

  private struct Reader {
    var rest: Substring

    mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    mutating func object() -> [String: Value]? {
      guard take("{") else { return nil }
      var values: [String: Value] = [:]
      repeat {
        guard let name = string(), take(":"), let value = value(), values[name] == nil else {
          return nil
        }
        values[name] = value
      } while take(",")
      return take("}") ? values : nil
    }

    mutating func value() -> Value? {
      if let text = string() { return .text(text) }
      if rest.hasPrefix("null") {
        rest.removeFirst(4)
        return .null
      }
      if take("[") {
        var numbers: [Double] = []
        if take("]") { return .numbers([]) }
        repeat {
          guard let number = number() else { return nil }
          numbers.append(number)
        } while take(",")
        return take("]") ? .numbers(numbers) : nil
      }
      return number().map(Value.number)
    }

    mutating func string() -> String? {
      guard take("\""), let end = rest.firstIndex(of: "\"") else { return nil }
      defer { rest = rest[rest.index(after: end)...] }
      return String(rest[..<end])
    }

    mutating func number() -> Double? {
      let digits = rest.prefix { $0.isNumber || "+-.eE".contains($0) }
      rest = rest[digits.endIndex...]
      return Double(digits)
    }
  }
}
