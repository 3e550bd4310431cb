import CSDL2
import Testing

@testable import SDLVideo

@Suite struct SurfaceShapeTests {
  private static let white = SDL_Color(0xFFFF_FFFF)

  @Test(arguments: [(9, 7, 3.0), (8, 8, 4.0), (5, 12, 99.0), (6, 6, 2.5), (1, 1, 1.0)])
  func `A round rectangle is the same from every side`(
    width: Int, height: Int, radius: Double
  ) throws {
    let surface = try Surface(width: width, height: height)
    surface.roundedRect(Self.white, surface.bounds, radius: radius)
    let pixels = surface.argb
    for y in 0..<height {
      for x in 0..<width {
        #expect(pixels[y * width + x] == pixels[y * width + width - 1 - x])
        #expect(pixels[y * width + x] == pixels[(height - 1 - y) * width + x])
      }
    }
    #expect(pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(pixels[height / 2 * width + width / 2] == 0xFFFF_FFFF)
  }

  @Test func `Radius 0 makes square corners`() throws {
    let surface = try Surface(width: 3, height: 3)
    surface.roundedRect(Self.white, surface.bounds, radius: 0)
    let pixels = surface.argb
    #expect(pixels == Array(repeating: 0xFFFF_FFFF, count: 9))
  }

  @Test func `A corner pixel has its middle's fraction`() throws {
    let surface = try Surface(width: 8, height: 8)
    surface.roundedRect(Self.white, surface.bounds, radius: 4)
    // Middle (0.5, 1.5) is √(3.5² + 2.5²) = 4.3012 from (4, 4): 4.5 − 4.3012 of 255 is 50.7.
    let (corner, edge) = (surface.argb(0, 0), surface.argb(0, 1))
    #expect(corner == 0xFF00_0000)
    #expect(edge == 0xFF33_3333)
  }

  @Test func `A clip takes a part of the same shape`() throws {
    let whole = try Surface(width: 12, height: 12)
    let part = try Surface(width: 12, height: 12)
    part.clip = PixelRect(x: 2, y: 1, width: 5, height: 10)
    for target in 0..<2 {
      let rect = PixelRect(x: -1, y: 0, width: 11, height: 12)
      let color = SDL_Color(0xA0FF_8000)
      if target == 0 {
        whole.roundedRect(color, rect, radius: 5)
        whole.circle(color, centerX: 6.25, centerY: 5, radius: 4.5)
      } else {
        part.roundedRect(color, rect, radius: 5)
        part.circle(color, centerX: 6.25, centerY: 5, radius: 4.5)
      }
    }
    let (all, some, clip) = (whole.argb, part.argb, part.clip)
    for index in all.indices {
      let spot = PixelRect(x: index % 12, y: index / 12, width: 1, height: 1)
      #expect(some[index] == (clip.intersection(spot).isEmpty ? 0xFF00_0000 : all[index]))
    }
  }

  @Test(arguments: [0.4, 1, 2.5, 8, 20.75]) func `A disc has the area of its circle`(
    radius: Double
  ) throws {
    let surface = try Surface(width: 48, height: 48)
    surface.circle(Self.white, centerX: 24, centerY: 24, radius: radius)
    let pixels = surface.argb
    let area = pixels.reduce(0) { $0 + Double($1 & 255) / 255 }
    #expect(abs(area - Double.pi * radius * radius) < 0.3 + radius * 0.2)
    for index in pixels.indices { #expect(pixels[index] == pixels[pixels.count - 1 - index]) }
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e300]) func `A senseless radius draws no disc`(
    radius: Double
  ) throws {
    let surface = try Surface(width: 2, height: 2)
    surface.circle(Self.white, centerX: 1, centerY: 1, radius: radius)
    let pixels = surface.argb
    #expect(pixels == Array(repeating: 0xFF00_0000, count: 4))
  }
}
