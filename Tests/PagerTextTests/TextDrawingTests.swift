import PagerCore
import PagerSDL
import PagerText
import SDLVideo
import Testing

@Suite("Text drawing")
struct TextDrawingTests {
  private let book = FontBook()
  private let style = TextStyle(size: 20, lineHeight: 1.4)

  private func picture(
    _ text: String, width: Int = 400, height: Int = 60, origin: Point = Point(x: 0, y: 0),
    style: TextStyle? = nil, book: FontBook? = nil
  ) throws -> [UInt32] {
    let layout = try TextLayout(
      text, style: style ?? self.style, width: Double(width), scale: 1, fonts: book ?? self.book)
    return try picture(width: width, height: height, origin: origin) { canvas in
      layout.draw(on: canvas, at: Point(x: 0, y: 0))
    }
  }

  private func picture(
    width: Int, height: Int, origin: Point, draw: (PageCanvas) -> Void
  ) throws -> [UInt32] {
    let surface = try Surface(width: width, height: height)
    let canvas = try PageCanvas(over: surface, scale: 1, origin: origin)
    canvas.fill(.white)
    draw(canvas)
    return surface.withPixels { pixels, stride in
      (0..<height).flatMap { y in pixels[(y * stride)..<(y * stride + width)] }
    }
  }

  @Test("The same text gives the same pixels, from another book and after other texts too")
  func sameBytes() throws {
    let first = try picture(LayoutSamples.mixed)
    _ = try picture(LayoutSamples.marks, style: TextStyle(weight: .bold, size: 31))
    #expect(try picture(LayoutSamples.mixed) == first)
    #expect(try picture(LayoutSamples.mixed, book: FontBook()) == first)
    #expect(first.contains { $0 & 0xFFFFFF == 0 })
  }

  @Test(
    "Text draws ink, and nothing when it has none",
    arguments: ["", "   ", "\u{200B}\u{FEFF}\u{AD}"])
  func noInk(text: String) throws {
    #expect(try picture(text).allSatisfy { $0 & 0xFFFFFF == 0xFFFFFF })
  }

  @Test("Both spellings of a letter with an accent look the same")
  func spellings() throws {
    #expect(try picture("caf\u{E9}") == picture("cafe\u{301}"))
  }

  @Test("Marks piled up on one letter do not move the letters beside it")
  func stackedMarks() throws {
    let tall = "xE\u{302}\u{301}\u{309}\u{302}\u{301}\u{309}\u{302}\u{301}x"
    let plain = try picture("xEx", height: 28)
    let marked = try picture(tall, height: 28)
    // The first letter's columns.
    for y in 0..<28 {
      for x in 0..<8 { #expect(plain[y * 400 + x] == marked[y * 400 + x]) }
    }
  }

  @Test("Bands of one page put together are the page")
  func bands() throws {
    let text = String(repeating: LayoutSamples.mixed + "\n", count: 4)
    let whole = try picture(text, width: 200, height: 600)
    var bands: [UInt32] = []
    for top in stride(from: 0, to: 600, by: 50) {
      bands += try picture(text, width: 200, height: 50, origin: Point(x: 0, y: Double(top)))
    }
    #expect(bands == whole)
  }

  @Test("Marks that reach far out of their line are in all bands that they touch")
  func tallMarks() throws {
    // Six lines up and four lines down.
    let tall = "e" + String(repeating: "\u{301}", count: 30)
    let deep = "e" + String(repeating: "\u{323}", count: 20)
    let text = String(repeating: "line\n", count: 10) + "\(tall) \(deep)\n" + "line\nline\nline\n"
    let lines = text + String(repeating: "line\n", count: 6)
    let whole = try picture(lines, width: 200, height: 600)
    #expect(whole[(120 * 200)..<(130 * 200)].contains { $0 & 0xFFFFFF != 0xFFFFFF })
    let long = try LongText(lines, style: style, width: 200, scale: 1, fonts: book)
    var bands: [UInt32] = []
    var longBands: [UInt32] = []
    for top in stride(from: 0, to: 600, by: 30) {
      let origin = Point(x: 0, y: Double(top))
      bands += try picture(lines, width: 200, height: 30, origin: origin)
      longBands += try picture(width: 200, height: 30, origin: origin) { canvas in
        long.draw(on: canvas, at: Point(x: 0, y: 0))
      }
    }
    #expect(bands == whole)
    #expect(longBands == whole)
  }

  @Test func `Letters taller than their lines are in all bands that they touch`() throws {
    let low = TextStyle(size: 40, lineHeight: 0.2)
    let text = String(repeating: "line\n", count: 5) + "Égypte"
    let whole = try picture(text, width: 200, height: 120, style: low)
    // The last line is 8 points high and ends at 48.
    #expect(whole[(57 * 200)..<(120 * 200)].contains { $0 & 0xFFFFFF != 0xFFFFFF })
    let plain = text.replacing("É", with: "E")
    let long = try LongText(plain, style: low, width: 200, scale: 1, fonts: book)
    var bands: [UInt32] = []
    var longBands: [UInt32] = []
    for top in stride(from: 0, to: 120, by: 4) {
      let origin = Point(x: 0, y: Double(top))
      bands += try picture(text, width: 200, height: 4, origin: origin, style: low)
      longBands += try picture(width: 200, height: 4, origin: origin) { canvas in
        long.draw(on: canvas, at: Point(x: 0, y: 0))
      }
    }
    #expect(bands == whole)
    #expect(try longBands == picture(plain, width: 200, height: 120, style: low))
  }

  @Test("Letters are read from right to left where their script is")
  func rightToLeft() throws {
    let both = try picture("של")
    let first = try picture("ש")
    let last = try picture("ל")
    // The first letter is the rightmost ink, up to a quarter of a pixel.
    #expect(difference(both, first) * 3 < difference(both, last))
  }

  /// Sums the differences of the blue channel in the eight rightmost columns of a line.
  private func difference(_ one: [UInt32], _ other: [UInt32]) -> Int {
    (0..<28).reduce(0) { sum, y in
      (392..<400).reduce(sum) { sum, x in
        sum + abs(Int(one[y * 400 + x] & 255) - Int(other[y * 400 + x] & 255))
      }
    }
  }

  @Test("Centred and trailing lines leave the room they should")
  func alignment() throws {
    func margins(_ alignment: TextAlignment) throws -> (left: Int, right: Int) {
      var style = style
      style.alignment = alignment
      let pixels = try picture("HH", height: 28, style: style)
      let inked = (0..<400).filter { x in
        (0..<28).contains { pixels[$0 * 400 + x] & 0xFFFFFF != 0xFFFFFF }
      }
      return (inked.first ?? 0, 399 - (inked.last ?? 0))
    }
    let leading = try margins(.leading)
    let centre = try margins(.centre)
    let trailing = try margins(.trailing)
    #expect(leading.left < 4)
    #expect(trailing.right < 4)
    #expect(abs(centre.left - centre.right) <= 1)
  }
}
