import PagerCore
import Testing

@testable import PagerText

/// Where the words of a line stand that is read from right to left.
@Suite("Order of words")
struct TextOrderTests {
  private let book = FontBook()
  private let hebrew = "שלום   עולם"

  /// Returns a layout in which the first word is on a line of its own, with the spaces after it.
  private func layout(_ text: String) throws -> TextLayout {
    let width = try LayoutSamples.layout("שלום", width: 900, book: book).size.width
    return try LayoutSamples.layout(text, width: width + 10, book: book)
  }

  @Test("Spaces at the end of a line hang over its left side, and the word keeps to the right")
  func hangingSpaces() throws {
    let layout = try layout(hebrew)
    #expect(LayoutSamples.lines(layout) == ["שלום   ", "עולם"])
    let items = layout.items[layout.lines[0].items]
    let word = try #require(items.first)
    #expect(word.x == 0 && layout.lines[0].width == word.advance)
    let spaces = items.dropFirst()
    #expect(spaces.reduce(0) { $0 + $1.advance } > 0)
    #expect(spaces.map(\.x).min() == -spaces.reduce(0) { $0 + $1.advance })
  }

  @Test("Hanging spaces move no letter, whatever direction they were typed in")
  func unmoved() throws {
    let alone = try TextPicture(of: "שלום", width: 200, height: 28, book: book)
    #expect(try TextPicture(of: "שלום   ", width: 200, height: 28, book: book) == alone)
    // The spaces after a Western word have its direction until they end a line.
    let mixed = try TextPicture(of: "שלום abc", width: 200, height: 28, book: book)
    #expect(try TextPicture(of: "שלום abc   ", width: 200, height: 28, book: book) == mixed)
    #expect(alone.hasInk && mixed != alone)
  }

  @Test("Words stand from right to left, those of Western letters from left to right among them")
  func order() throws {
    let layout = try LayoutSamples.layout("אב cd ef גד", width: 400, book: book)
    let words = layout.items.filter { $0.kind == .word }.sorted { $0.x < $1.x }
    #expect(words.map(\.text) == ["גד", "cd", "ef", "אב"])
    #expect(words.first?.x == 0)
  }
}
