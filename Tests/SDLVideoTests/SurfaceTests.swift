import CSDL2
import Testing

@testable import SDLVideo

@Suite struct SurfaceTests {
  @Test(arguments: wideFormats) func `A new surface is opaque black`(format: UInt32) throws {
    let surface = try Surface(width: 3, height: 2, format: format)
    let (pixels, width, height) = (surface.argb, surface.width, surface.height)
    #expect(pixels == Array(repeating: 0xFF00_0000, count: 6))
    #expect(width == 3 && height == 2)
  }

  @Test(
    arguments: [
      SDL_PIXELFORMAT_RGB24, SDL_PIXELFORMAT_RGB565, SDL_PIXELFORMAT_INDEX8,
      SDL_PIXELFORMAT_ARGB2101010, SDL_PIXELFORMAT_YV12,
    ].map(\.rawValue))
  func `A format without 8 bits a channel in 32 is refused`(format: UInt32) {
    #expect(throws: SDLError.self) { _ = try Surface(width: 3, height: 2, format: format) }
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 5), (Int.max, 1)])
  func `A surface without pixels is refused`(width: Int, height: Int) {
    #expect(throws: SDLError.self) { _ = try Surface(width: width, height: height) }
  }

  @Test(arguments: wideFormats) func `A fill is cut at the edges and opaque`(format: UInt32) throws
  {
    let surface = try Surface(width: 3, height: 3, format: format)
    surface.fill(SDL_Color(0x0012_3456), in: PixelRect(x: 1, y: -5, width: 90, height: 7))
    let (o, x): (UInt32, UInt32) = (0xFF00_0000, 0xFF12_3456)
    let pixels = surface.argb
    #expect(pixels == [o, x, x, o, x, x, o, o, o])
  }

  @Test func `A fill without a rectangle fills the clip`() throws {
    let surface = try Surface(width: 3, height: 1)
    surface.clip = PixelRect(x: 1, y: 0, width: 1, height: 9)
    surface.fill(SDL_Color(0xFFFF_FFFF))
    let (pixels, clip) = (surface.argb, surface.clip)
    #expect(pixels == [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000])
    #expect(clip == PixelRect(x: 1, y: 0, width: 1, height: 1))
  }

  @Test func `An empty clip lets nothing through`() throws {
    let surface = try Surface(width: 2, height: 2)
    let source = try Surface(width: 2, height: 2)
    source.fill(SDL_Color(0xFFFF_FFFF))
    surface.clip = PixelRect(x: 50, y: 50, width: 2, height: 2)
    surface.fill(SDL_Color(0xFFFF_FFFF))
    surface.blend(SDL_Color(0x80FF_FFFF))
    surface.copy(from: source)
    surface.circle(SDL_Color(0xFFFF_FFFF), centerX: 1, centerY: 1, radius: 5)
    let pixels = surface.argb
    #expect(pixels == Array(repeating: 0xFF00_0000, count: 4))
  }

  @Test func `The product of two strengths is rounded to the nearest`() {
    for a: UInt32 in 0...255 {
      for b: UInt32 in 0...255 {
        // Never halfway: 255 is odd.
        let exact = (2 * a * b + 255) / 510
        if Blending.product(a, b) != exact { Issue.record("\(a) × \(b)") }
      }
    }
  }

  @Test func `A weak colour and a weak mask are weaker together, rounded once`() throws {
    let surface = try Surface(width: 256, height: 1)
    let coverage = (0...255).map { UInt8($0) }
    for alpha: UInt32 in [1, 77, 128, 254, 255] {
      surface.fill(SDL_Color(0xFFFF_FFFF))
      coverage.withUnsafeBufferPointer { mask in
        if let start = mask.baseAddress {
          surface.blend(
            SDL_Color(alpha << 24), coverage: start, width: 256, height: 1, atX: 0, Y: 0)
        }
      }
      for x in 0...255 {
        let strength = (2 * alpha * UInt32(x) + 255) / 510
        #expect(surface.argb(x, 0) & 0xFF == 255 - strength, "\(alpha) × \(x)")
      }
    }
  }

  @Test func `Blending is the exactly rounded sum for every alpha`() {
    for alpha in UInt32(0)...255 {
      for own in stride(from: UInt32(0), through: 255, by: 17) {
        for below in stride(from: UInt32(0), through: 255, by: 15) {
          let exact = (2 * (own * alpha + below * (255 - alpha)) + 255) / 510
          let pixel = own | own << 8 | own << 16 | 0xFF00_0000
          let under = below | below << 8 | below << 16 | 0xFF00_0000
          let result = Blending.over(pixel, alpha: alpha, under)
          if result != 0xFF00_0000 | exact << 16 | exact << 8 | exact {
            Issue.record("alpha \(alpha), own \(own), below \(below): \(result)")
            return
          }
        }
      }
    }
  }

  @Test(arguments: wideFormats) func `A blended run agrees with single pixels`(
    format: UInt32
  ) throws {
    let surface = try Surface(width: 9, height: 1, format: format)
    surface.paint()
    let before = (0..<9).map { surface.row(0)[$0] }
    let color = SDL_Color(0x4D10_80F0)
    surface.blend(color, in: PixelRect(x: 1, y: 0, width: 7, height: 1))
    let after = (0..<9).map { surface.row(0)[$0] }
    let pixel = surface.layout.pixel(color)
    #expect(after[0] == before[0] && after[8] == before[8])
    for x in 1...7 { #expect(after[x] == Blending.over(pixel, alpha: 0x4D, before[x])) }
  }

  @Test func `A gradient has the colours of the steps' middles, also where it is clipped`() throws {
    let surface = try Surface(width: 1, height: 4)
    let area = PixelRect(x: 0, y: -2, width: 1, height: 8)
    surface.gradient(from: SDL_Color(0xFF00_0000), to: SDL_Color(0xFFFF_FFFF), in: area, .vertical)
    // Steps 2 to 5 of 8: 255 times 5/16, 7/16, 9/16 and 11/16.
    let pixels = surface.argb
    #expect(pixels == [0xFF50_5050, 0xFF70_7070, 0xFF8F_8F8F, 0xFFAF_AFAF])
  }

  @Test func `A gradient to the side is the one downwards turned over`() throws {
    let wide = try Surface(width: 5, height: 1)
    let tall = try Surface(width: 1, height: 5)
    for surface in [0, 1] {
      let (from, to) = (SDL_Color(0x80FF_0000), SDL_Color(0x0000_FF00))
      let area = PixelRect(x: 0, y: 0, width: 5, height: 5)
      if surface == 0 {
        wide.gradient(from: from, to: to, in: area, .horizontal)
      } else {
        tall.gradient(from: from, to: to, in: area, .vertical)
      }
    }
    let (across, down) = (wide.argb, tall.argb)
    #expect(across == down)
    #expect(across.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func `Borrowed pixels are drawn on in place`() throws {
    var pixels = [UInt32](repeating: 0, count: 8)
    try pixels.withUnsafeMutableBytes { bytes in
      let start = try #require(bytes.baseAddress)
      let surface = try Surface(
        borrowing: start, width: 3, height: 2, pitch: 16,
        format: SDL_PIXELFORMAT_RGB888.rawValue)
      surface.fill(SDL_Color(0xFF01_0203))
    }
    let x: UInt32 = 0xFF01_0203
    #expect(pixels == [x, x, x, 0, x, x, x, 0])
  }

  @Test func `A pitch too short for the row is refused`() {
    var pixels = [UInt32](repeating: 0, count: 8)
    #expect(throws: SDLError.self) {
      try pixels.withUnsafeMutableBytes { bytes in
        let start = try #require(bytes.baseAddress)
        _ = try Surface(
          borrowing: start, width: 3, height: 2, pitch: 8,
          format: SDL_PIXELFORMAT_RGB888.rawValue)
      }
    }
  }

  @Test func `Raw pixels are the rows from the top with their padding`() throws {
    let surface = try Surface(width: 3, height: 2)
    surface.fill(SDL_Color(0xFF00_00FF), in: PixelRect(x: 0, y: 1, width: 1, height: 1))
    let (first, second, count, stride) = surface.withPixels { pixels, stride in
      (pixels[0], pixels[stride], pixels.count, stride)
    }
    #expect(first == 0xFF00_0000 && second == 0xFF00_00FF)
    #expect(count == stride * 2 && stride >= 3)
  }
}
