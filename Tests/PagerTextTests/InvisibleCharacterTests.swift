import PagerCore
import PagerSDL
import PagerText
import Testing

@Suite("Invisible characters")
struct InvisibleCharacterTests {
  private let book = FontBook()

  /// Soft hyphen, zero width space, word joiner, direction marks, byte order mark, mathematical
  /// operators, Mongolian vowel separator and variation selector, combining grapheme joiner.
  private static let hidden: [Unicode.Scalar] = [
    "\u{AD}", "\u{200B}", "\u{2060}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{FEFF}", "\u{2061}",
    "\u{2062}", "\u{2063}", "\u{2064}", "\u{34F}", "\u{FE00}", "\u{FE0E}", "\u{FE0F}", "\u{E0101}",
    "\u{206A}", "\u{1}", "\u{7F}",
  ]

  private func mixed(_ word: String, with hidden: Unicode.Scalar) -> String {
    word.map { String($0) }.joined(separator: String(hidden))
  }

  @Test("In an Arabic word they break no joining", arguments: hidden)
  func joining(hidden: Unicode.Scalar) throws {
    let plain = try TextPicture(of: "مرحبا", book: book)
    // What a left-to-right mark does to the order of letters is its purpose: not within a run.
    #expect(try TextPicture(of: mixed("مرحبا", with: hidden), book: book) == plain)
    #expect(plain.hasInk)
  }

  @Test("In a Latin word they keep the kerning", arguments: hidden + ["\u{200D}", "\u{180E}"])
  func kerning(hidden: Unicode.Scalar) throws {
    let word = "AVATo"
    #expect(
      try TextPicture(of: mixed(word, with: hidden), book: book)
        == TextPicture(of: word, book: book))
    let apart = try word.reduce(0) { sum, letter in
      try sum + LayoutSamples.layout(String(letter), width: 400, book: book).width(ofLine: 0)
    }
    // The word is kerned at all.
    #expect(try LayoutSamples.layout(word, width: 400, book: book).width(ofLine: 0) < apart - 2)
  }

  @Test("A zero width non-joiner still parts letters, and a joiner still joins them")
  func joiners() throws {
    func width(_ text: String) throws -> Double {
      try LayoutSamples.layout(text, width: 400, book: book).width(ofLine: 0)
    }
    let alone = try width("ب")
    #expect(try abs(width("ب\u{200C}ب") - 2 * alone) <= 0.5)
    #expect(try abs(width("ب\u{AD}\u{200C}ب") - 2 * alone) <= 0.5)
    #expect(try width("بب") < 2 * alone - 2)
    let initial = try width("ب\u{200D}")
    let final = try width("\u{200D}ب")
    #expect(initial < alone)
    #expect(try TextPicture(of: "ب\u{200D}", book: book) != TextPicture(of: "ب", book: book))
    // Beside a space and beside another invisible character too.
    #expect(try width("ب\u{200D} \u{200D}ب") == initial + width(" ب") - alone + final)
    #expect(try width("\u{AD}\u{200D}ب") == final)
  }

  @Test("A joined word that is cut because it is very long joins over the cut")
  func veryLong() throws {
    let letters = String(repeating: "ب", count: 70)
    let one = try LayoutSamples.layout("بببب", width: 4000, book: book).width(ofLine: 0)
    let two = try LayoutSamples.layout("ببب", width: 4000, book: book).width(ofLine: 0)
    let medial = one - two
    let all = try LayoutSamples.layout(letters, width: 4000, book: book).width(ofLine: 0)
    // Widths are rounded; a final and an initial form would be 20 points wider.
    #expect(abs(all - (one + 66 * medial)) <= 4)
  }

  @Test("A joined word wider than its column fills its lines and joins over their ends")
  func broken() throws {
    let text = String(repeating: "ب", count: 60)
    let layout = try LayoutSamples.layout(text, width: 100, book: book)
    let letter = try LayoutSamples.layout("ب", width: 100, book: book).width(ofLine: 0)
    for line in 0..<(layout.lineCount - 1) {
      #expect(layout.width(ofLine: line) > 100 - letter)
      #expect(layout.width(ofLine: line) <= 100)
    }
    let first = "\(String(repeating: "ب", count: layout.text(ofLine: 0).count))\u{200D}"
    #expect(
      try TextPicture(of: text, width: 100, height: 28, book: book)
        == TextPicture(of: first, width: 100, height: 28, book: book))
  }

  @Test("A mark on a space is drawn")
  func markOnSpace() throws {
    #expect(
      try TextPicture(of: "a \u{301}a", book: book).pixels
        != TextPicture(of: "a a", book: book).pixels)
  }
}
