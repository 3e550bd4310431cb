import CSDL2
import PagerCore
import PagerSDL
import PagerText
import SDLVideo
import Testing

@Suite("Page canvas")
struct PageCanvasTests {
  private func color(_ surface: borrowing Surface, _ x: Int, _ y: Int) -> Color? {
    surface.color(atX: x, y: y).map { Color(red: $0.r, green: $0.g, blue: $0.b) }
  }

  @Test("Edges are rounded to whole device pixels, each by itself")
  func edges() throws {
    let surface = try Surface(width: 30, height: 30)
    let canvas = try PageCanvas(over: surface, scale: 1.5)
    canvas.fill(.white, Rect(x: 1, y: 1, width: 3, height: 3))
    // 1.5 rounds to 2, 6 stays.
    #expect(color(surface, 1, 3) == .black)
    #expect(color(surface, 2, 2) == .white)
    #expect(color(surface, 5, 5) == .white)
    #expect(color(surface, 6, 5) == .black)
    #expect(canvas.size == Size(width: 20, height: 20))
  }

  @Test("The origin moves what is drawn")
  func origin() throws {
    let surface = try Surface(width: 10, height: 10)
    let canvas = try PageCanvas(over: surface, scale: 1, origin: Point(x: 0, y: 100))
    canvas.fill(.white, Rect(x: 0, y: 104, width: 10, height: 1))
    #expect(color(surface, 0, 3) == .black)
    #expect(color(surface, 0, 4) == .white)
    #expect(canvas.visible == Rect(x: 0, y: 100, width: 10, height: 10))
  }

  @Test("Nothing is drawn outside a clip, and the clip ends with its block")
  func clip() throws {
    let surface = try Surface(width: 10, height: 10)
    let canvas = try PageCanvas(over: surface, scale: 1)
    canvas.clipped(to: Rect(x: 0, y: 0, width: 5, height: 10)) { canvas.fill(.white) }
    #expect(color(surface, 4, 0) == .white)
    #expect(color(surface, 5, 0) == .black)
    canvas.fill(Color(hex: 0x123456))
    #expect(color(surface, 9, 9) == Color(hex: 0x123456))
  }

  @Test("Pictures are drawn pixel for pixel, or with the nearest pixel, cut at the edges")
  func pictures() throws {
    let surface = try Surface(width: 6, height: 4)
    let canvas = try PageCanvas(over: surface, scale: 1)
    let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0x0000_00FF, 0xFFFF_FFFF]
    pixels.withUnsafeBufferPointer { buffer in
      canvas.draw(pixels: buffer, width: 2, height: 2, in: Rect(x: 0, y: 0, width: 2, height: 2))
      canvas.draw(pixels: buffer, width: 2, height: 2, in: Rect(x: 2, y: 0, width: 4, height: 4))
      canvas.draw(pixels: buffer, width: 9, height: 9, in: Rect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(color(surface, 0, 0) == Color(hex: 0xFF0000))
    #expect(color(surface, 1, 0) == Color(hex: 0x00FF00))
    #expect(color(surface, 0, 1) == .black)
    #expect(color(surface, 3, 1) == Color(hex: 0xFF0000))
    #expect(color(surface, 4, 3) == .white)
  }

  @Test("Far and impossible positions do not end the program")
  func farPlaces() throws {
    let surface = try Surface(width: 4, height: 4)
    let canvas = try PageCanvas(over: surface, scale: 2)
    for value in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
      canvas.fill(.white, Rect(x: value, y: value, width: value, height: value))
      canvas.fillRounded(.white, Rect(x: value, y: 0, width: 4, height: value), radius: value)
      canvas.fillCircle(.white, center: Point(x: value, y: 0), radius: value)
      let font = try FontBook().font(for: TextStyle(), scale: 1)
      canvas.draw("x", font: font, x: value, baseline: value, color: .white)
    }
    #expect(color(surface, 0, 0) != nil)
  }

  @Test("Mixing colours keeps the ends and rounds between")
  func mixing() {
    #expect(Color.black.mixed(with: .white, fraction: 0) == .black)
    #expect(Color.black.mixed(with: .white, fraction: 2) == .white)
    #expect(Color.black.mixed(with: .white, fraction: 0.5) == Color(hex: 0x808080))
    #expect(Color.black.mixed(with: .white, fraction: .nan) == .black)
    #expect(Color(hex: 0x1E6FB8).withAlpha(0.5).alpha == 128)
  }
}
