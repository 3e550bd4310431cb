/// The line break classes of UAX #14 that plain text has, each with its letters there.
enum LineBreakClass: UInt8, CaseIterable {
  /// SP, BA, HY: spaces, and what a line may end after.
  case space, breakAfter, hyphen
  /// AL, NU: letters and digits.
  case letter, number
  /// OP, CP, CL, QU: brackets and quotation marks; `wideOpen` is OP of the width of an ideograph.
  case open, wideOpen, closeParenthesis, close, quotation
  /// EX, IS, SY, NS, IN: what does not start a line.
  case exclamation, infixSeparator, slash, nonstarter, inseparable
  /// PR, PO: what belongs to the number beside it.
  case prefix, postfix
  /// GL, B2, ID: no-break spaces, dashes, ideographs.
  case glue, dash, ideograph

  /// The classes of U+0000...U+007F; nil for controls but the tab.
  static let ascii: [LineBreakClass?] = (0..<128).map { LineBreakClass(ascii: UInt8($0)) }

  /// Returns the class of a character of plain text; nil for all others.
  ///
  /// Plain are ASCII, Latin letters, typographic signs, and the ideographs and signs of Chinese.
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0..<0x80:
      guard let own = Self.ascii[Int(scalar)] else { return nil }
      self = own
    case 0xA0: self = .glue
    case 0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D: self = .quotation
    case 0xA7...0xA9, 0xAE, 0xB7, 0xC0...0x2AF, 0x2022, 0x2190...0x2193: self = .letter
    case 0x2013, 0x3000: self = .breakAfter
    case 0x2014: self = .dash
    case 0x2026: self = .inseparable
    case 0xA3...0xA5, 0xB1, 0x20AC, 0x2212: self = .prefix
    case 0xA2, 0xB0: self = .postfix
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08, 0xFF3B: self = .wideOpen
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0xFF09, 0xFF0C, 0xFF0E,
      0xFF3D:
      self = .close
    case 0xFF01, 0xFF1F: self = .exclamation
    case 0xFF1A, 0xFF1B: self = .nonstarter
    case 0x4E00...0x9FFF: self = .ideograph
    default: return nil
    }
  }

  private init?(ascii: UInt8) {
    switch Unicode.Scalar(ascii) {
    case " ": self = .space
    case "\t", "|": self = .breakAfter
    case "-": self = .hyphen
    case "0"..."9": self = .number
    case "(", "[", "{": self = .open
    case ")", "]": self = .closeParenthesis
    case "}": self = .close
    case "\"", "'": self = .quotation
    case "!", "?": self = .exclamation
    case ",", ".", ":", ";": self = .infixSeparator
    case "/": self = .slash
    case "$", "+", "\\": self = .prefix
    case "%": self = .postfix
    case "!"..."~": self = .letter
    default: return nil
    }
  }
}
