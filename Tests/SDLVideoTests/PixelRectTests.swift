import CSDL2
import SDLVideo
import Testing

@Suite struct PixelRectTests {
  @Test func `An intersection is what both cover`() {
    let a = PixelRect(x: 1, y: 2, width: 10, height: 10)
    let b = PixelRect(x: -5, y: 8, width: 8, height: 100)
    #expect(a.intersection(b) == PixelRect(x: 1, y: 8, width: 2, height: 4))
    #expect(b.intersection(a) == a.intersection(b))
  }

  @Test func `Rectangles apart or touching have an empty intersection`() {
    let a = PixelRect(x: 0, y: 0, width: 4, height: 4)
    #expect(a.intersection(PixelRect(x: 4, y: 0, width: 4, height: 4)).isEmpty)
    #expect(a.intersection(PixelRect(x: 90, y: 90, width: 4, height: 4)).isEmpty)
    #expect(a.intersection(PixelRect(x: 0, y: 0, width: -4, height: 4)).isEmpty)
  }

  @Test func `Sums beyond the ends of Int stop there`() {
    let wide = PixelRect(x: 5, y: 5, width: .max, height: .max)
    #expect(wide.maxX == .max)
    #expect(wide.offsetBy(x: .max, y: .min).x == .max)
    let small = PixelRect(x: 0, y: 0, width: 7, height: 7)
    #expect(wide.intersection(small) == PixelRect(x: 5, y: 5, width: 2, height: 2))
  }

  @Test func `The rectangle for SDL is clamped to 32 bits and comes back`() {
    let rect = PixelRect(x: -3, y: 4, width: 5, height: 6)
    #expect(PixelRect(rect.sdl) == rect)
    #expect(PixelRect(x: .min, y: 0, width: .max, height: 1).sdl.w == .max)
  }
}
