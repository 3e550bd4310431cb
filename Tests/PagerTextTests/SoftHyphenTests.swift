import PagerCore
import PagerSDL
import Testing

@testable import PagerText

@Suite("Soft hyphens")
struct SoftHyphenTests {
  private let book = FontBook()

  /// A family that has Latin, Arabic and the hyphen.
  private static let arabic = TextStyle(
    family: .named(["DejaVu Sans"]), size: 20, lineHeight: 1.4)

  private func width(_ text: String, style: TextStyle = TextPicture.style) throws -> Double {
    try LayoutSamples.layout(text, width: 4000, style: style, book: book).width(ofLine: 0)
  }

  /// Columns are cut to whole device pixels.
  private func column(for text: String, style: TextStyle = TextPicture.style) throws -> Double {
    try width(text, style: style).rounded(.up)
  }

  @Test("A line broken at a soft hyphen ends with a hyphen of the run's font")
  func drawn() throws {
    let column = try column(for: "hyphen\u{2010}")
    let text = "hyphen\u{AD}ation"
    let layout = try LayoutSamples.layout(text, width: column, book: book)
    #expect(LayoutSamples.lines(layout) == ["hyphen\u{AD}", "ation"])
    #expect(try layout.width(ofLine: 0) == width("hyphen\u{2010}"))
    #expect(
      try TextPicture(of: text, width: column, book: book)
        == TextPicture(of: "hyphen\u{2010}\nation", book: book))
  }

  @Test("The hyphen's width counts: where it does not fit, the line ends earlier")
  func counts() throws {
    let column = try width("hyphen\u{2010}") - 1
    #expect(try column > width("hyphen"))
    let layout = try LayoutSamples.layout("hy\u{AD}phen\u{AD}ation", width: column, book: book)
    #expect(LayoutSamples.lines(layout).first == "hy\u{AD}")
    for line in 0..<layout.lineCount { #expect(layout.width(ofLine: line) <= column) }
  }

  @Test("Where no line ends, nothing is drawn and nothing is moved")
  func unbroken() throws {
    #expect(
      try TextPicture(of: "To\u{AD}wards AV\u{AD}AT, sehr\u{AD}", book: book)
        == TextPicture(of: "Towards AVAT, sehr", book: book))
  }

  @Test("A dash before a soft hyphen is hyphen enough")
  func afterDash() throws {
    let column = try width("well-") + 2
    #expect(
      try TextPicture(of: "well-\u{AD}to", width: column, book: book)
        == TextPicture(of: "well-\nto", book: book))
  }

  @Test("From right to left the hyphen is on the left, and the letters still join over the break")
  func rightToLeft() throws {
    let text = "همکاری\u{AD}های"
    let column = try column(for: "همکاری\u{200D}\u{2010}", style: Self.arabic)
    let broken = try LayoutSamples.layout(text, width: column, style: Self.arabic, book: book)
    #expect(LayoutSamples.lines(broken) == ["همکاری\u{AD}", "های"])
    func picture(_ text: String) throws -> TextPicture {
      try TextPicture(of: text, width: column, style: Self.arabic, book: book)
    }
    #expect(try picture(text) == picture("همکاری\u{200D}\u{2010}\n\u{200D}های"))
    #expect(try inkColumns(picture(text)).lowerBound < 4)
    #expect(try inkColumns(picture("همکاری\u{200D}")).lowerBound > 6)
  }

  @Test("A letter that does not join to the next one is not joined by a break")
  func unjoined() throws {
    // Alef never joins to the letter after it.
    let column = try column(for: "آفتا\u{2010}", style: Self.arabic)
    #expect(
      try TextPicture(of: "آفتا\u{AD}بگر", width: column, style: Self.arabic, book: book)
        == TextPicture(of: "آفتا\u{2010}\nبگر", width: column, style: Self.arabic, book: book))
  }

  @Test("Text measured for its lines and text laid out have the same soft breaks")
  func longText() throws {
    let word = "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft\u{200B}skapitän "
    let text = String(repeating: String(repeating: word, count: 9) + "\n", count: 4)
    for width in [60.0, 97, 131, 400] {
      let style = TextStyle(size: 20, lineHeight: 1.4)
      let long = try LongText(text, style: style, width: width, scale: 1, fonts: book)
      let layout = try LayoutSamples.layout(text, width: width, book: book)
      #expect(long.measure(paragraphs: .max))
      #expect(long.lineCount == layout.lineCount)
      for line in 0..<layout.lineCount { #expect(layout.width(ofLine: line) <= width) }
      #expect(LayoutSamples.lines(layout).joined() == text.filter { !$0.isNewline })
    }
  }

  @Test("A font without the hyphen has a hyphen-minus instead, and one without both has neither")
  func fallback() {
    #expect(FontSet.hyphen { _ in true } == "\u{2010}")
    #expect(FontSet.hyphen { $0 == "-" } == "-")
    #expect(FontSet.hyphen { _ in false } == nil)
  }

  private func inkColumns(_ picture: TextPicture) -> ClosedRange<Int> {
    let columns = (0..<picture.width).filter { x in
      (0..<picture.height).contains { picture.pixels[$0 * picture.width + x] & 0xFF != 0xFF }
    }
    return (columns.first ?? 0)...(columns.last ?? 0)
  }
}
