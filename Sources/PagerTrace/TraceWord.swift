/// One word of a line of a trace; a quoted one is never a keyword nor a number.
struct TraceWord {
  var text: String
  var isQuoted: Bool

  /// The word for a message: in quotes, and cut to a length that fits one line.
  var shown: String {
    let text = text.count > 40 ? text.prefix(40) + "…" : text[...]
    return "'\(text)'"
  }

  /// A text as one word of a trace, quoted where it must be.
  ///
  /// Control characters other than line ends and tabs cannot stand in a trace and are left out.
  static func written(_ text: String) -> String {
    let bytes = text.utf8
    let needsQuotes =
      bytes.isEmpty
      || bytes.contains {
        $0 <= UInt8(ascii: " ") || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "#")
      }
    guard needsQuotes else { return text }
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in bytes {
      if let letter = escapes.first(where: { $0.value == byte })?.key {
        result += [UInt8(ascii: "\\"), letter]
      } else if byte >= UInt8(ascii: " ") && byte != 0x7F {
        result.append(byte)
      }
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }

  /// What a letter after a backslash stands for within quotes.
  static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""),
    UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "n"): UInt8(ascii: "\n"),
    UInt8(ascii: "r"): UInt8(ascii: "\r"),
    UInt8(ascii: "t"): UInt8(ascii: "\t"),
  ]
}
