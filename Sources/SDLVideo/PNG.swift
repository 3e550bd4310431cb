import CPNG
import CSDL2
import Glibc

/// Surfaces as PNG files, through libpng's simplified interface.
///
/// The bytes depend on the pixels and on libpng and zlib only: no time stamp, no comment.
package enum PNG {
  /// The maximum count of pixels that a file may claim to have when read: 16384².
  package static let maximumPixels = 1 << 28

  /// Writes a surface to a file that is there whole or not at all.
  ///
  /// Throws the path and the reason; then there is no new file, and an old one is as it was.
  package static func write(_ surface: borrowing Surface, to path: String) throws(SDLError) {
    try AtomicFile.write(try encode(surface), to: path)
  }

  /// Returns a surface as the bytes of a PNG file.
  ///
  /// 8 bits a channel: red, green, blue, and alpha only when some pixel is not opaque. Rows are
  /// not filtered and zlib's level is 3: a flat 3840×2160 page takes 30 ms and 0.3 MB that way,
  /// against 145 ms and 0.2 MB with libpng's own choice.
  package static func encode(_ surface: borrowing Surface) throws(SDLError) -> [UInt8] {
    let operation = "encoding a PNG"
    let hasAlpha = surface.hasTransparency
    let channels = hasAlpha ? 4 : 3
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(surface.width)
    image.height = UInt32(surface.height)
    let color = UInt32(PNG_FORMAT_FLAG_COLOR)
    image.format = hasAlpha ? color | UInt32(PNG_FORMAT_FLAG_ALPHA) : color
    image.flags = UInt32(PNG_IMAGE_FLAG_FAST)
    // Room for the worst case of zlib and libpng's chunks: otherwise libpng compresses twice.
    let raw = (surface.width * channels + 1) * surface.height
    var count = raw + raw / 8 + raw / 32 + 4096
    let rows = surface.packedRows(hasAlpha: hasAlpha)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      let done = png_image_write_to_memory(
        &image, buffer.baseAddress, &count, 0, rows, Int32(surface.width * channels), nil)
      written = done == 0 ? 0 : count
    }
    if bytes.isEmpty { throw SDLError(operation, message: text(image.message)) }
    return bytes
  }

  /// Reads a PNG file or pipe into a surface of `SDL_PIXELFORMAT_ARGB8888` with straight alpha.
  ///
  /// Colours are those that the file stores, however it does: palette, grey, 16 bits, interlaced. A
  /// note about gamma changes none of them. Throws the path and the reason when there is no such
  /// file, it is not a whole PNG, or it claims more than `maximumPixels`.
  package static func read(_ path: String) throws(SDLError) -> Surface {
    let operation = "reading \(path)"
    guard let file = fopen(path, "rbe") else { throw SDLError(operation, errno: errno) }
    defer { fclose(file) }
    var reader = vpage_png()
    defer { vpage_png_end(&reader) }
    if vpage_png_begin(&reader, file) == 0 {
      throw SDLError(operation, message: text(reader.message))
    }
    let (width, height) = (Int(reader.width), Int(reader.height))
    if width * height > maximumPixels {
      throw SDLError(operation, message: "\(width)×\(height) pixels are too many")
    }
    let surface = try Surface(
      owning: SDL_CreateRGBSurfaceWithFormat(
        0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue), from: operation)
    // Blue, green, red, alpha in memory is ARGB8888 on the little-endian machines Swift runs on.
    if vpage_png_read(&reader, surface.row(0), surface.pitch) == 0 {
      throw SDLError(operation, message: text(reader.message))
    }
    return surface
  }

  /// Returns the text in a C array, which Swift sees as a tuple.
  private static func text<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension Surface {
  /// Tells whether some pixel is not opaque.
  fileprivate var hasTransparency: Bool {
    if !layout.hasAlpha { return false }
    let opaque = layout.opaque
    var y = 0
    while y < height {
      let row = row(y)
      var x = 0
      let width = width
      while x < width {
        if row[x] & opaque != opaque { return true }
        x &+= 1
      }
      y += 1
    }
    return false
  }

  /// Returns the pixels as bytes of red, green, blue (and alpha), rows without padding.
  fileprivate borrowing func packedRows(hasAlpha: Bool) -> [UInt8] {
    let (width, height) = (width, height)
    let (red, green, blue, alpha) = (layout.red, layout.green, layout.blue, layout.rest)
    let channels = hasAlpha ? 4 : 3
    let count = width * height * channels
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      written = count
      guard var out = buffer.baseAddress else { return }
      var y = 0
      while y < height {
        let row = row(y)
        var x = 0
        while x < width {
          let pixel = row[x]
          out[0] = UInt8(truncatingIfNeeded: pixel &>> red)
          out[1] = UInt8(truncatingIfNeeded: pixel &>> green)
          out[2] = UInt8(truncatingIfNeeded: pixel &>> blue)
          if hasAlpha { out[3] = UInt8(truncatingIfNeeded: pixel &>> alpha) }
          out += channels
          x &+= 1
        }
        y &+= 1
      }
    }
  }
}
