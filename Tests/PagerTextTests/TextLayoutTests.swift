import PagerCore
import Testing

@testable import PagerText

@Suite("Text layout")
struct TextLayoutTests {
  private let book = FontBook()

  @Test(
    "An empty line is as high as a line with a letter", arguments: ["", "   ", "\u{200B}", "\n"])
  func emptyLine(text: String) throws {
    let empty = try LayoutSamples.layout(text, width: 200, book: book)
    let letter = try LayoutSamples.layout("x", width: 200, book: book)
    #expect(empty.lineCount == 1)
    #expect(empty.size.height == letter.size.height)
    #expect(empty.size.width == 0)
  }

  @Test("The letters after a tab start at the same position whatever is before it")
  func tabs() throws {
    let stops = try ["a", "aa", "aaaa"].map { text in
      let tab = try LayoutSamples.layout(text + "\tb", width: 900, book: book).size.width
      return tab
    }
    #expect(Set(stops).count == 1)
  }

  @Test("Invisible characters take no room")
  func invisible() throws {
    let plain = try LayoutSamples.layout("zero width join", width: 900, book: book)
    let hidden = try LayoutSamples.layout(
      "\u{FEFF}zero \u{200B}width\u{1} jo\u{AD}in\u{2060}", width: 900, book: book)
    #expect(hidden.width(ofLine: 0) == plain.width(ofLine: 0))
  }

  @Test
  func `Signs and digits are shaped with the letters after them, letters of two scripts apart`()
    throws
  {
    func words(_ text: String) throws -> [String] {
      try LayoutSamples.layout(text, width: 900, book: book).items.map(\.text)
    }
    #expect(try words("(naïve)") == ["(naïve)"])
    #expect(try words("3é") == ["3é"])
    #expect(try words("(naïveшум)") == ["(naïve", "шум)"])
  }

  @Test("Both spellings of a letter with an accent take the same room")
  func spellings() throws {
    let composed = try LayoutSamples.layout("caf\u{E9}", width: 900, book: book)
    let apart = try LayoutSamples.layout("cafe\u{301}", width: 900, book: book)
    #expect(composed.width(ofLine: 0) == apart.width(ofLine: 0))
  }

  @Test("A band touches the lines it overlaps and no others")
  func bands() throws {
    let layout = try LayoutSamples.layout("a\nb\nc\nd\ne", width: 100, book: book)
    #expect(layout.lineHeight == 28)
    #expect(layout.lines(from: 0, to: 28) == 0..<1)
    #expect(layout.lines(from: 27, to: 57) == 0..<3)
    #expect(layout.lines(from: -50, to: 900) == 0..<5)
    #expect(layout.lines(from: 400, to: 900).isEmpty)
    #expect(layout.lines(from: .infinity, to: .infinity).isEmpty)
  }

  @Test("Twice the scale gives twice the size within a pixel a line")
  func scales() throws {
    let style = TextStyle(size: 15, lineHeight: 1.5)
    let one = try TextLayout("Every page", style: style, width: 300, scale: 1, fonts: book)
    let two = try TextLayout("Every page", style: style, width: 300, scale: 2, fonts: book)
    #expect(abs(one.size.width - two.size.width) <= 2)
    #expect(abs(one.lineHeight - two.lineHeight) <= 0.5)
  }

  @Test("A missing font says what to install")
  func missingFont() {
    let error = FontError.noFont(family: "Inter")
    for package in ["fonts-dejavu-core", "fonts-inter", "fonts-noto-cjk"] {
      #expect(error.description.contains(package))
    }
  }
}
