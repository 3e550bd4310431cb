import CSDL2
import Testing

@testable import SDLVideo

@Suite struct SurfaceCopyTests {
  private static let pairs = wideFormats.flatMap { from in wideFormats.map { (from, $0) } }

  @Test(arguments: pairs) func `A copy has the same opaque colours in any format`(
    from: UInt32, to: UInt32
  ) throws {
    let source = try Surface(width: 5, height: 3, format: from)
    let target = try Surface(width: 5, height: 3, format: to)
    source.paint()
    target.copy(from: source)
    let (expected, pixels) = (source.argb, target.argb)
    #expect(pixels == expected)
  }

  @Test(arguments: wideFormats) func `A copy of transparent pixels is opaque`(
    format: UInt32
  ) throws {
    let source = try transparent(width: 2, height: 1)
    let target = try Surface(width: 2, height: 1, format: format)
    target.copy(from: source)
    let pixels = target.argb
    #expect(pixels == [0xFF11_2233, 0xFF11_2233])
  }

  @Test func `A copy leaves out what lies outside either surface`() throws {
    let source = try Surface(width: 4, height: 4)
    source.paint()
    let target = try Surface(width: 3, height: 3)
    let part = PixelRect(x: -1, y: 2, width: 3, height: 9)
    target.copy(from: source, source: part, atX: 1, Y: 1)
    let (s, o) = (source.argb, UInt32(0xFF00_0000))
    let pixels = target.argb
    #expect(pixels == [o, o, o, o, o, s[8], o, o, s[12]])
  }

  @Test(arguments: [-2, -1, 0, 1, 2], [-1, 0, 1]) func `A surface scrolls in itself`(
    dx: Int, dy: Int
  ) throws {
    let surface = try Surface(width: 4, height: 4)
    surface.paint()
    let before = surface.argb
    surface.copy(from: surface, atX: dx, Y: dy)
    let after = surface.argb
    for y in 0..<4 {
      for x in 0..<4 {
        let (fromX, fromY) = (x - dx, y - dy)
        let isInside = (0..<4).contains(fromX) && (0..<4).contains(fromY)
        #expect(after[y * 4 + x] == before[isInside ? fromY * 4 + fromX : y * 4 + x])
      }
    }
  }

  @Test(arguments: wideFormats) func `Straight alpha is laid over exactly`(format: UInt32) throws {
    let source = try transparent(width: 3, height: 1)
    source.row(0)[0] = 0x00FF_FFFF
    source.row(0)[1] = 0x80FF_0040
    source.row(0)[2] = 0xFF01_0203
    let target = try Surface(width: 3, height: 1, format: format)
    target.fill(SDL_Color(0xFF00_FF00))
    target.blend(from: source)
    let pixels = target.argb
    // 0x80: 255·128/255 = 128, 255·127/255 = 127, 64·128/255 = 32.1.
    #expect(pixels == [0xFF00_FF00, 0xFF80_7F20, 0xFF01_0203])
  }

  @Test func `Modulation weakens the whole source`() throws {
    let source = try transparent(width: 1, height: 1)
    source.row(0)[0] = 0x80FF_FFFF
    let target = try Surface(width: 1, height: 1)
    target.blend(from: source, alpha: 128)
    let pixels = target.argb
    // 128·128/255 = 64.25, so 64 of 255.
    #expect(pixels == [0xFF40_4040])
  }

  @Test func `A source without alpha is laid over as it is`() throws {
    let source = try Surface(width: 1, height: 1)
    // The unused byte may be anything.
    source.row(0)[0] = 0x0012_3456
    let target = try Surface(width: 1, height: 1)
    target.blend(from: source)
    let pixels = target.argb
    #expect(pixels == [0xFF12_3456])
  }

  private func transparent(width: Int, height: Int) throws -> Surface {
    let surface = try Surface(
      owning: SDL_CreateRGBSurfaceWithFormat(
        0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue))
    surface.withPixels { pixels, _ in pixels.update(repeating: 0x0011_2233) }
    return surface
  }
}
