import PagerText
import Testing

@Suite("Text decoder")
struct TextDecoderTests {
  @Test(
    "Each bad sequence becomes one replacement sign and the rest is kept",
    arguments: [
      ([0x61, 0xE2, 0x82, 0x20, 0x62], "a\u{FFFD} b", 1),
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b", 1),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}", 2),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", 3),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", 4),
      ([0x61, 0xE4, 0xBD], "a\u{FFFD}", 1),
      ([0xEF, 0xBF, 0xBD], "\u{FFFD}", 0),
      ([], "", 0),
    ] as [([UInt8], String, Int)])
  func badSequences(bytes: [UInt8], text: String, bad: Int) {
    let decoded = TextDecoder.decode(bytes)
    #expect(Array(decoded.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(decoded.badSequences == bad)
    #expect(decoded.encoding == .utf8)
  }

  @Test("The byte order mark of UTF-8 is skipped, and so is each NUL")
  func markAndNul() {
    #expect(TextDecoder.decode([0xEF, 0xBB, 0xBF, 0x61]).text == "a")
    let nul = TextDecoder.decode([0x61, 0, 0x62])
    #expect(nul.text == "ab")
    #expect(nul.badSequences == 0)
  }

  @Test("UTF-16 is told by its byte order mark, either way round")
  func utf16() {
    let little = TextDecoder.decode([0xFF, 0xFE, 0x61, 0, 0x60, 0x4F])
    #expect(little.text == "a你")
    #expect(little.encoding == .utf16LittleEndian)
    let big = TextDecoder.decode([0xFE, 0xFF, 0, 0x61, 0x4F, 0x60, 0xD8])
    #expect(big.text == "a你\u{FFFD}")
    #expect(big.encoding == .utf16BigEndian)
    #expect(big.badSequences == 1)
  }
}
