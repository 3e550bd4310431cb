import CSDL2
import Testing

@testable import SDLVideo

@Suite struct RendererTests {
  private static let red = SDL_Color(0xFFFF_0000)
  private static let green = SDL_Color(0xFF00_FF00)

  @Test(arguments: wideFormats.prefix(2) + wideFormats.suffix(4))
  func `A surface's renderer is software and has the surface's own format`(format: UInt32) throws {
    let target = try Surface(width: 7, height: 5, format: format)
    let renderer = try Renderer(drawingOn: target)
    let (name, isSoftware, hasVsync) = (renderer.name, renderer.isSoftware, renderer.hasVsync)
    #expect(name == "software" && isSoftware && !hasVsync)
    let (size, texture, limit) = (
      renderer.outputSize, renderer.textureFormat, renderer.maximumTextureSize
    )
    #expect(size == (7, 5))
    #expect(texture == format)
    #expect(limit == 0)
  }

  @Test(arguments: wideFormats) func `A texture is copied pixel by pixel`(format: UInt32) throws {
    let target = try Surface(width: 9, height: 6, format: format)
    let picture = try Surface(width: 5, height: 4)
    picture.paint()
    let renderer = try Renderer(drawingOn: target)
    let texture = try Texture(renderer: renderer, width: 5, height: 4)
    try texture.withSurface { (surface) throws(SDLError) in surface.copy(from: picture) }
    try renderer.clear(Self.red)
    try renderer.copy(texture, destination: PixelRect(x: -2, y: 3, width: 5, height: 4))
    try renderer.copy(
      texture, source: PixelRect(x: 1, y: 1, width: 2, height: 2),
      destination: PixelRect(x: 6, y: 0, width: 2, height: 2))
    let expected = try Surface(width: 9, height: 6)
    expected.fill(Self.red)
    expected.copy(from: picture, atX: -2, Y: 3)
    expected.copy(from: picture, source: PixelRect(x: 1, y: 1, width: 2, height: 2), atX: 6, Y: 0)
    let read = try renderer.readPixels()
    let (wanted, pixels) = (expected.argb, read.argb)
    #expect(pixels == wanted)
  }

  @Test func `A texture keeps what was drawn when it is lent again`() throws {
    let target = try Surface(width: 3, height: 1)
    let renderer = try Renderer(drawingOn: target)
    let texture = try Texture(renderer: renderer, width: 3, height: 1)
    try texture.withSurface { (surface) throws(SDLError) in surface.fill(Self.red) }
    try texture.withSurface { (surface) throws(SDLError) in
      surface.fill(Self.green, in: PixelRect(x: 1, y: 0, width: 1, height: 1))
    }
    try renderer.copy(texture, destination: texture.bounds)
    let read = try renderer.readPixels()
    let pixels = read.argb
    #expect(pixels == [0xFFFF_0000, 0xFF00_FF00, 0xFFFF_0000])
  }

  @Test func `A texture takes over a part of a surface`() throws {
    let target = try Surface(width: 3, height: 2)
    let renderer = try Renderer(drawingOn: target)
    let texture = try Texture(renderer: renderer, width: 3, height: 2)
    let source = try Surface(width: 3, height: 2)
    source.fill(Self.green)
    try texture.update(from: source)
    source.fill(Self.red)
    try texture.update(from: source, in: PixelRect(x: 2, y: 1, width: 9, height: 9))
    try renderer.copy(texture, destination: texture.bounds)
    let read = try renderer.readPixels()
    let (g, pixels) = (UInt32(0xFF00_FF00), read.argb)
    #expect(pixels == [g, g, g, g, g, 0xFFFF_0000])
  }

  @Test func `A surface of another format is not taken over`() throws {
    let target = try Surface(width: 1, height: 1)
    let renderer = try Renderer(drawingOn: target)
    let texture = try Texture(renderer: renderer, width: 1, height: 1)
    let other = try Surface(width: 1, height: 1, format: SDL_PIXELFORMAT_BGR888.rawValue)
    var message: String?
    do throws(SDLError) { try texture.update(from: other) } catch { message = error.message }
    #expect(message == "the surface has another format")
  }

  @Test func `A texture that blends lets the target shine through`() throws {
    let target = try Surface(width: 2, height: 1)
    let renderer = try Renderer(drawingOn: target)
    let texture = try Texture(
      renderer: renderer, width: 2, height: 1, format: SDL_PIXELFORMAT_ARGB8888.rawValue,
      blends: true)
    try texture.withSurface { (surface) throws(SDLError) in
      surface.withPixels { pixels, _ in
        pixels[0] = 0x00FF_FFFF
        pixels[1] = 0xFF00_FF00
      }
    }
    try renderer.clear(Self.red)
    try renderer.copy(texture, destination: texture.bounds)
    let read = try renderer.readPixels()
    let pixels = read.argb
    #expect(pixels == [0xFFFF_0000, 0xFF00_FF00])
  }

  @Test func `A fill covers its rectangle, and blends when it is not opaque`() throws {
    let target = try Surface(width: 4, height: 1)
    let renderer = try Renderer(drawingOn: target)
    try renderer.clear(SDL_Color(0xFF00_0000))
    try renderer.fill(PixelRect(x: 1, y: -4, width: 2, height: 20), Self.green)
    try renderer.fill(PixelRect(x: 2, y: 0, width: 1, height: 1), SDL_Color(0x80FF_0000))
    let read = try renderer.readPixels()
    let pixels = read.argb
    #expect(pixels[0] == 0xFF00_0000 && pixels[1] == 0xFF00_FF00 && pixels[3] == 0xFF00_0000)
    #expect([0x7F, 0x80].contains(pixels[2] >> 16 & 255))
    #expect([0x7F, 0x80, 0x7E].contains(pixels[2] >> 8 & 255))
  }

  @Test func `A clip limits copies and fills, and an empty one stops them`() throws {
    let target = try Surface(width: 3, height: 1)
    let renderer = try Renderer(drawingOn: target)
    let texture = try Texture(renderer: renderer, width: 3, height: 1)
    try texture.withSurface { (surface) throws(SDLError) in surface.fill(Self.green) }
    try renderer.clear(Self.red)
    try renderer.setClip(PixelRect(x: 1, y: 0, width: 1, height: 1))
    try renderer.copy(texture, destination: texture.bounds)
    try renderer.setClip(PixelRect(x: 1, y: 0, width: 0, height: 0))
    try renderer.fill(PixelRect(x: 0, y: 0, width: 3, height: 1), SDL_Color(0xFF00_00FF))
    try renderer.setClip(nil)
    try renderer.fill(PixelRect(x: 2, y: 0, width: 1, height: 1), Self.green)
    let read = try renderer.readPixels()
    let pixels = read.argb
    #expect(pixels == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00])
  }

  @Test(arguments: wideFormats) func `A surface has the picture, opaque, once drawing is flushed`(
    format: UInt32
  ) throws {
    let target = try Surface(width: 2, height: 1, format: format)
    let renderer = try Renderer(drawingOn: target)
    try renderer.clear(Self.red)
    try renderer.fill(PixelRect(x: 1, y: 0, width: 1, height: 1), Self.green)
    try renderer.flush()
    target.makeOpaque()
    let pixels = target.argb
    #expect(pixels == [0xFFFF_0000, 0xFF00_FF00])
  }

  @Test func `A borrowed renderer stays its owner's`() throws {
    let target = try Surface(width: 2, height: 1)
    let owner = try Renderer(drawingOn: target)
    for _ in 0..<2 {
      let guest = Renderer(borrowing: owner.pointer)
      try guest.clear(Self.green)
    }
    let read = try owner.readPixels()
    let pixels = read.argb
    #expect(pixels == [0xFF00_FF00, 0xFF00_FF00])
  }

  @Test(arguments: [(0, 1), (1, 0), (-4, 4)]) func `A texture without pixels is refused`(
    width: Int, height: Int
  ) throws {
    let target = try Surface(width: 2, height: 1)
    let renderer = try Renderer(drawingOn: target)
    var isRefused = false
    do throws(SDLError) {
      _ = try Texture(renderer: renderer, width: width, height: height)
    } catch { isRefused = true }
    #expect(isRefused)
  }

  @Test(arguments: [
    ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true), ("Software Rasterizer", true),
    ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false), ("NVIDIA GeForce GTX 1050/PCIe", false),
  ])
  func `A GL that draws on the processor is known by its name`(name: String, isSoftware: Bool) {
    #expect(GraphicsCard.isSoftwareGL(name) == isSoftware)
  }

  @Test func `A folder without render nodes has no graphics card`() {
    #expect(!GraphicsCard.hasRenderNode(in: "/nowhere"))
    #expect(!GraphicsCard.hasRenderNode(in: "/proc/self/fd"))
  }
}
