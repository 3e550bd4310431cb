import Testing

@testable import PagerText

/// Quotation marks, which Unicode has once for East Asian and Western text.
@Suite("Quotation marks")
struct QuotationTests {
  private let book = FontBook()

  private func items(_ text: String) throws -> [TextItem] {
    let fonts = try book.fonts(for: TextStyle(size: 20), scale: 1, language: .chinese)
    var items: [TextItem] = []
    var text = text
    _ = text.withUTF8 { Itemizer(fonts: fonts).append($0, to: &items) }
    return items
  }

  /// Returns what stands between two positions at which a line may end.
  private func segments(_ text: String) throws -> [String] {
    var segments = [""]
    for item in try items(text) {
      segments[segments.count - 1] += item.text
      if item.endsSegment { segments.append("") }
    }
    return segments
  }

  @Test("Lines may end before and after them in Chinese text, and not in Western words")
  func breaks() throws {
    #expect(try segments("他说“你好”吧") == ["他", "说", "“你", "好”", "吧"])
    #expect(try segments("他说‘你好’吧") == ["他", "说", "‘你", "好’", "吧"])
    #expect(try segments("don’t (“x”)y a“b”c") == ["don’t ", "(“x”)y ", "a“b”c"])
    // Beside Arabic the marks are Western ones, and the library is asked.
    #expect(try segments("a“سلام”c d") == ["a“سلام”c ", "d"])
  }

  @Test("They come from the font of the letters beside them")
  func fonts() throws {
    let chinese = try items("“好”‘好’")
    let letter = try #require(chinese.first { $0.text == "好" })
    #expect(letter.font > 0)
    #expect(chinese.allSatisfy { $0.font == letter.font })
    #expect(try items("“fine” ‘well’").allSatisfy { $0.font == 0 || $0.kind == .space })
    // The other mark of a pair goes along, though a digit stands beside it.
    let pair = try items("他“5”")
    #expect(pair.filter { "“”".contains($0.text) }.map(\.font) == [letter.font, letter.font])
  }
}
