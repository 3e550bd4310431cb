/// One line of a trace, cut into words; the comment is gone.
struct TraceLine {
  private(set) var words: [TraceWord] = []
  private var bytes: ArraySlice<UInt8>
  private let number: Int

  /// The maximum count of bytes that a line may have, its line end aside.
  static let maximumLength = 4096

  /// Cuts a line into words, or says why it is none.
  init(_ bytes: ArraySlice<UInt8>, number: Int) throws(TraceError) {
    self.bytes = bytes
    self.number = number
    try check()
    while let byte = self.bytes.first, byte != UInt8(ascii: "#") {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): self.bytes.removeFirst()
      case UInt8(ascii: "\""): try readQuoted()
      default: try readBare()
      }
    }
    self.bytes = []
  }

  private func check() throws(TraceError) {
    guard bytes.count <= Self.maximumLength else {
      throw error(
        "the line is too long: \(bytes.count) bytes, at most \(Self.maximumLength) can be read")
    }
    for byte in bytes where byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F {
      throw error("expected plain text, found \(byte == 0 ? "a NUL byte" : "a control character")")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw error("expected UTF-8 text, found other bytes")
    }
  }

  private mutating func readBare() throws(TraceError) {
    let word = bytes.prefix { byte in
      ![UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"), UInt8(ascii: "\"")].contains(byte)
    }
    bytes = bytes.dropFirst(word.count)
    if bytes.first == UInt8(ascii: "\"") {
      throw error("a quote stands inside a word; quote the whole word and write \\\" in it")
    }
    words.append(TraceWord(text: String(decoding: word, as: UTF8.self), isQuoted: false))
  }

  private mutating func readQuoted() throws(TraceError) {
    bytes.removeFirst()
    var text: [UInt8] = []
    var isOpen = true
    while isOpen {
      switch bytes.popFirst() {
      case nil: throw error("expected a closing quote before the end of the line")
      case UInt8(ascii: "\""): isOpen = false
      case UInt8(ascii: "\\"): text.append(try readEscape())
      case .some(let byte): text.append(byte)
      }
    }
    if let next = bytes.first, ![0x20, 0x09, UInt8(ascii: "#")].contains(next) {
      throw error("expected a space after the closing quote")
    }
    words.append(TraceWord(text: String(decoding: text, as: UTF8.self), isQuoted: true))
  }

  private mutating func readEscape() throws(TraceError) -> UInt8 {
    guard let letter = bytes.popFirst(), let meaning = TraceWord.escapes[letter] else {
      throw error("unknown escape; within quotes \\\", \\\\, \\n, \\r and \\t are known")
    }
    return meaning
  }

  private func error(_ reason: String) -> TraceError { TraceError(line: number, reason: reason) }
}
