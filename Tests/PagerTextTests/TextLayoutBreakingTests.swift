import PagerCore
import PagerText
import Testing

@Suite("Line breaking")
struct TextLayoutBreakingTests {
  private let book = FontBook()

  @Test(
    "No line is wider than its column unless it is a single letter", arguments: LayoutSamples.widths
  )
  func widths(width: Double) throws {
    for text in LayoutSamples.all {
      let layout = try LayoutSamples.layout(text, width: width, book: book)
      for line in 0..<layout.lineCount where layout.width(ofLine: line) > width {
        let ink = layout.text(ofLine: line).filter { !$0.isWhitespace }
        #expect(ink.count == 1, "\(ink) is \(layout.width(ofLine: line)) wide in \(width)")
      }
    }
  }

  @Test("Every character is on some line, in order", arguments: LayoutSamples.widths)
  func complete(width: Double) throws {
    for text in LayoutSamples.all {
      let layout = try LayoutSamples.layout(text, width: width, book: book)
      #expect(LayoutSamples.lines(layout).joined() == text)
      #expect(!LayoutSamples.lines(layout).contains(""))
    }
  }

  @Test("No line starts with a closing mark while two letters fit", arguments: [400.0, 200, 60])
  func closingMarks(width: Double) throws {
    for text in [LayoutSamples.mixed, LayoutSamples.han] {
      let layout = try LayoutSamples.layout(text, width: width, book: book)
      for line in LayoutSamples.lines(layout) {
        #expect(!"。、」".contains(line.first ?? "x"), "\(line)")
      }
    }
  }

  @Test("No line starts inside a letter with marks or an emoji", arguments: LayoutSamples.widths)
  func clusters(width: Double) throws {
    for text in [LayoutSamples.marks, LayoutSamples.emoji, LayoutSamples.thai] {
      let layout = try LayoutSamples.layout(text, width: width, book: book)
      // Lines keep their clusters apart: what is joined again must be the same clusters.
      let clusters = LayoutSamples.lines(layout).flatMap { Array($0) }
      #expect(clusters == Array(text))
    }
  }

  @Test("Spaces at the end of a line hang over and do not start the next one")
  func hangingSpaces() throws {
    let word = try LayoutSamples.layout("word", width: 400, book: book).size.width
    let layout = try LayoutSamples.layout("word word    word", width: word, book: book)
    #expect(LayoutSamples.lines(layout) == ["word ", "word    ", "word"])
    #expect(layout.size.width <= word)
  }

  @Test("Text without spaces breaks after spaces of zero width and draws nothing for them")
  func zeroWidthSpace() throws {
    let half = try LayoutSamples.layout("left", width: 400, book: book).size.width
    let layout = try LayoutSamples.layout("left\u{200B}left", width: half + 2, book: book)
    #expect(layout.lineCount == 2)
    #expect(layout.width(ofLine: 0) == layout.width(ofLine: 1))
  }

  @Test(
    "Text without spaces breaks between its words",
    arguments: [("ภาษาไทยเขียน", "ภาษา"), ("ខ្ញុំស្រឡាញ់", "ខ្ញុំ")])
  func dictionaries(text: String, word: String) throws {
    let width = try LayoutSamples.layout(text, width: 900, book: book).size.width
    let layout = try LayoutSamples.layout(text, width: width - 1, book: book)
    #expect(layout.lineCount == 2)
    #expect(text.hasPrefix(word) && layout.text(ofLine: 0).hasPrefix(word))
    let narrow = try LayoutSamples.layout(word, width: 900, book: book).size.width
    let first = try LayoutSamples.layout(text, width: narrow + 1, book: book)
    #expect(first.text(ofLine: 0) == word)
  }

  @Test("Flags, unassigned numbers and objects do not end the program or the text")
  func rareCharacters() throws {
    let layout = try LayoutSamples.layout("a\u{FFFF}b 🇫🇷 c\u{FFFC}", width: 400, book: book)
    #expect(layout.lineCount == 1)
    #expect(layout.text(ofLine: 0) == "a\u{FFFF}b 🇫🇷 c\u{FFFC}")
  }
}
