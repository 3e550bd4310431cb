import PagerCore
import PagerSDL
import PagerText
import SDLVideo
import Testing

@Suite("Page fonts")
struct PageFontTests {
  private let book = FontBook()
  private let style = TextStyle(size: 15)

  @Test("All lengths are in points, whatever the scale", arguments: [1.0, 1.5, 2, 3])
  func points(scale: Double) throws {
    let font = try book.font(for: style, scale: scale)
    #expect(font.scale == scale)
    #expect(abs(font.size - 15) <= 0.51 / scale)
    let one = try book.font(for: style, scale: 1)
    #expect(abs(font.width(of: "Every page") - one.width(of: "Every page")) < 3)
    #expect(abs(font.ascent - one.ascent) <= 1)
    #expect(abs(font.descent - one.descent) <= 1)
    #expect(font.width(of: "") == 0)
  }

  @Test("A text takes the width that it was measured to take", arguments: [1.0, 1.5, 2])
  func drawing(scale: Double) throws {
    let font = try book.font(for: style, scale: scale)
    let surface = try Surface(width: 300, height: 60)
    let canvas = try PageCanvas(over: surface, scale: scale)
    let drawn = canvas.draw("Every page", font: font, x: 4, baseline: 20, color: .black)
    #expect(drawn == font.width(of: "Every page"))
    let layout = try TextLayout("Every", style: style, width: 300, scale: scale, fonts: book)
    #expect(font.width(of: "Every") == layout.width(ofLine: 0))
  }
}
