import Testing

@testable import PagerText

@Suite("Paragraph index")
struct ParagraphIndexTests {
  private func paragraphs(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      let index = ParagraphIndex(buffer)
      return (0..<index.count).map {
        String(decoding: buffer[index.starts[$0]..<index.ends[$0]], as: UTF8.self)
      }
    }
  }

  @Test(
    "All line ends are one break each, and a last break starts no line",
    arguments: [
      ("", [""]), ("\n", [""]), ("\n\n\n", ["", "", ""]), ("a\r\nb", ["a", "b"]),
      ("one\rtwo\rthree", ["one", "two", "three"]), ("a\r\n\r\nb\n", ["a", "", "b"]),
      ("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f", ["a", "b", "c", "d", "e", "f"]),
      ("é\u{2026}â", ["é\u{2026}â"]),
    ])
  func lineEnds(text: String, expected: [String]) {
    #expect(paragraphs(text) == expected)
  }

  @Test("A line of a megabyte is cut after a space or between characters and nothing is lost")
  func longLine() {
    let words = String(repeating: "word ", count: 60_000)
    let cut = paragraphs(words)
    #expect(cut.count > 1)
    #expect(cut.joined() == words)
    #expect(cut.dropLast().allSatisfy { $0.hasSuffix(" ") })
    let han = String(repeating: "文", count: 60_000)
    #expect(paragraphs(han).joined() == han)
  }
}
