import PagerCore
import PagerSDL
import PagerText
import SDLVideo
import Testing

@Suite("Long text")
struct LongTextTests {
  private let book = FontBook()
  private let style = TextStyle(size: 16, lineHeight: 1.5)

  /// Paragraphs of words, Han letters, tabs, very long words and empty lines, by a fixed rule.
  private func sample(_ paragraphs: Int) -> String {
    var state: UInt64 = 7
    func next(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    var text = ""
    for _ in 0..<paragraphs {
      for _ in 0..<next(40) {
        switch next(9) {
        case 0: text += "文字，" + String(repeating: "汉", count: Int(next(9)))
        case 1: text += "half-done (really) 1,234.5% "
        case 2: text += next(12) == 0 ? String(repeating: "x", count: 90) : "“quoted” "
        case 3: text += next(9) == 0 ? "\t" : "  "
        default: text += String("paginated".prefix(Int(next(9)) + 1)) + " "
        }
      }
      text += "\n"
    }
    return text
  }

  @Test("Counted lines are the lines of the layout", arguments: [900.0, 320, 100, 17])
  func counts(width: Double) throws {
    let text = sample(150)
    let long = try LongText(text, style: style, width: width, scale: 1, fonts: book)
    #expect(long.measure(paragraphs: .max))
    let layout = try TextLayout(text, style: style, width: width, scale: 1, fonts: book)
    #expect(long.lineCount == layout.lineCount)
    #expect(long.height == layout.size.height)
  }

  @Test("Each band looks as the whole layout does there")
  func bands() throws {
    let text = sample(120)
    let long = try LongText(text, style: style, width: 320, scale: 1, fonts: book)
    let layout = try TextLayout(text, style: style, width: 320, scale: 1, fonts: book)
    for top in [0.0, 5000, 333, 12_000] {
      let one = try band(top) { long.draw(on: $0, at: Point(x: 4, y: 0)) }
      let other = try band(top) { layout.draw(on: $0, at: Point(x: 4, y: 0)) }
      #expect(one == other)
    }
  }

  @Test("Drawing the top measures no more than it shows and what may reach up into it")
  func lazy() throws {
    let text = String(repeating: "line\n", count: 100_000)
    let long = try LongText(text, style: style, width: 320, scale: 1, fonts: book)
    #expect(long.measuredCount == 0)
    #expect(long.lineCount == 100_000)
    _ = try band(0) { long.draw(on: $0, at: Point(x: 0, y: 0)) }
    #expect(long.measuredCount < 20 + 16)
    #expect(!long.isMeasured)
  }

  @Test("A position keeps its paragraph when the column changes")
  func anchor() throws {
    let long = try LongText(sample(80), style: style, width: 320, scale: 1, fonts: book)
    let position = long.paragraph(at: 900)
    #expect(long.top(ofParagraph: position.paragraph) + position.offset == 900)
    try long.setColumn(width: 120, scale: 1)
    #expect(long.measuredCount == 0)
    let top = long.top(ofParagraph: position.paragraph)
    #expect(long.paragraph(at: top).paragraph == position.paragraph)
    #expect(top > 900 - position.offset)
  }

  private func band(_ top: Double, _ draw: (PageCanvas) -> Void) throws -> [UInt32] {
    let surface = try Surface(width: 330, height: 200)
    let canvas = try PageCanvas(over: surface, scale: 1, origin: Point(x: 0, y: top))
    canvas.fill(.white)
    draw(canvas)
    return surface.withPixels { pixels, stride in
      (0..<200).flatMap { y in pixels[(y * stride)..<(y * stride + 330)] }
    }
  }
}
