import CSDL2
import Glibc
import PagerTesting
import PagerTestSupport
import Testing

@testable import SDLVideo

@Suite struct PNGTests {
  private static let widths = [1, 2, 3, 5, 399]

  @Test(arguments: wideFormats, widths) func `A picture comes back with its rows and channels`(
    format: UInt32, width: Int
  ) throws {
    try FileSystem.withTemporaryFolder { folder in
      let surface = try Surface(width: width, height: 4, format: format)
      surface.paint()
      try PNG.write(surface, to: "\(folder)/picture.png")
      let back = try PNG.read("\(folder)/picture.png")
      let (expected, pixels, size) = (surface.argb, back.argb, (back.width, back.height))
      #expect(size == (width, 4))
      #expect(pixels == expected)
      #expect(try FileSystem.names(in: folder) == ["picture.png"])
    }
  }

  @Test func `An opaque picture has three channels, whatever the format`() throws {
    let types = try wideFormats.map { try Self.colorType(Surface(width: 3, height: 2, format: $0)) }
    #expect(types == Array(repeating: 2, count: wideFormats.count))
  }

  @Test(arguments: wideFormats) func `Alpha is kept where there is some`(format: UInt32) throws {
    let surface = try Surface(width: 2, height: 1, format: format)
    let layout = surface.layout
    surface.row(0)[1] = layout.pixel(SDL_Color(0xFF30_2010)) & ~layout.opaque | 0x40 << layout.rest
    let expected: [UInt32] = [0xFF00_0000, layout.hasAlpha ? 0x4030_2010 : 0xFF30_2010]
    let type = try Self.colorType(surface)
    #expect(type == (layout.hasAlpha ? 6 : 2))
    try FileSystem.withTemporaryFolder { folder in
      try PNG.write(surface, to: "\(folder)/picture.png")
      let back = try PNG.read("\(folder)/picture.png")
      let pixels = back.argb
      #expect(pixels == expected)
    }
  }

  @Test func `The same pixels are the same bytes, in any format and with any padding`() throws {
    let first = try Surface(width: 37, height: 19)
    let second = try Surface(width: 37, height: 19, format: SDL_PIXELFORMAT_RGBA8888.rawValue)
    first.paint()
    second.paint()
    let (a, b, c) = (try PNG.encode(first), try PNG.encode(first), try PNG.encode(second))
    #expect(a == b)
    #expect(a == c)
    var padded = [UInt32](repeating: 0xDEAD_BEEF, count: 64 * 19)
    let d = try padded.withUnsafeMutableBytes { bytes in
      let start = try #require(bytes.baseAddress)
      let third = try Surface(
        borrowing: start, width: 37, height: 19, pitch: 256, format: first.format)
      third.copy(from: first)
      return try PNG.encode(third)
    }
    #expect(a == d)
  }

  @Test func `Bytes that do not shrink still find room`() throws {
    var noise = SeededGenerator(seed: 7)
    let surface = try Surface(width: 301, height: 97)
    surface.withPixels { pixels, _ in
      for index in pixels.indices { pixels[index] = UInt32.random(in: 0 ... .max, using: &noise) }
    }
    surface.makeOpaque()
    let bytes = try PNG.encode(surface)
    #expect(bytes.count > 301 * 97 * 3)
  }

  @Test func `A file that is no whole PNG is refused with its path`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let surface = try Surface(width: 40, height: 40)
      surface.paint()
      let whole = try PNG.encode(surface)
      for (name, bytes) in [
        ("empty", []), ("text", Array("no picture".utf8)),
        ("half", Array(whole.prefix(whole.count / 2))),
      ] as [(String, [UInt8])] {
        let path = "\(folder)/\(name).png"
        try FileSystem.write(bytes, to: path)
        let error = #expect(throws: SDLError.self, "\(name)") { _ = try PNG.read(path) }
        #expect(error?.operation == "reading \(path)")
      }
    }
  }

  @Test func `A missing file is refused with the reason`() {
    let error = #expect(throws: SDLError.self) { _ = try PNG.read("/nowhere/a.png") }
    #expect(error?.description == "reading /nowhere/a.png: No such file or directory")
  }

  @Test func `A header that claims too many pixels is refused before any memory is taken`() throws {
    try FileSystem.withTemporaryFolder { folder in
      var bytes = try PNG.encode(Surface(width: 1, height: 1))
      // Width and height lie at 16 and 20, the chunk's checksum at 29.
      bytes.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
      bytes.replaceSubrange(29..<33, with: Self.checksum(bytes[12..<29]))
      try FileSystem.write(bytes, to: "\(folder)/huge.png")
      let error = #expect(throws: SDLError.self) { _ = try PNG.read("\(folder)/huge.png") }
      #expect(error?.message == "65535×65535 pixels are too many")
    }
  }

  /// Returns the colour type in a PNG's header: 2 is without alpha, 6 is with it.
  private static func colorType(_ surface: borrowing Surface) throws -> UInt8 {
    let bytes = try PNG.encode(surface)
    #expect(bytes[24] == 8, "bits a channel")
    return bytes[25]
  }

  /// Returns a chunk's CRC-32, highest byte first.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~sum >> $0) }
  }
}
