internal import Glibc
internal import SDLVideo

/// A picture as a value: colours 0xRRGGBB, row after row, that can be compared and cut.
public struct PixelImage: Hashable, Sendable {
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int
  /// The colours, `width` × `height` of them.
  public private(set) var pixels: [UInt32]

  /// Makes a picture from its colours; what is above 24 bits of each is dropped.
  ///
  /// - Parameters:
  ///   - width: Pixels from left to right.
  ///   - height: Pixels from top to bottom.
  ///   - pixels: `width` × `height` colours 0xRRGGBB; missing ones are black.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    self.init(width: width, height: height) { target in
      pixels.withUnsafeBufferPointer { source in
        var position = 0
        while position < min(source.count, target.count) {
          target[position] = source[position]
          position += 1
        }
      }
    }
  }

  /// Makes a picture of one colour 0xRRGGBB.
  public init(width: Int, height: Int, color: UInt32) {
    self.init(width: width, height: height) { target in
      var position = 0
      while position < target.count {
        target[position] = color
        position += 1
      }
    }
  }

  /// Reads a PNG file.
  public init(readingPNG path: String) throws {
    let surface = try PNG.read(path)
    let (columns, rows) = (surface.width, surface.height)
    self.init(width: columns, height: rows) { target in
      surface.withPixels { source, stride in
        var row = 0
        while row < rows {
          Self.copyRow(source, from: row * stride, target, to: row * columns, count: columns)
          row += 1
        }
      }
    }
  }

  /// Makes a picture from what a body writes over black; what is above 24 bits is dropped.
  ///
  /// - Parameters:
  ///   - width: Pixels from left to right.
  ///   - height: Pixels from top to bottom.
  ///   - body: Writes colours 0xRRGGBB, row after row without gaps.
  public init(
    width: Int, height: Int, writing body: (UnsafeMutableBufferPointer<UInt32>) throws -> Void
  ) rethrows {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    // Plain loops over pointers: these pictures are large, and tests are not optimised.
    pixels = try [UInt32](unsafeUninitializedCapacity: count) { buffer, written in
      if let start = buffer.baseAddress { memset(start, 0, count * 4) }
      let target = UnsafeMutableBufferPointer(rebasing: buffer[..<count])
      try body(target)
      var position = 0
      while position < count {
        buffer[position] &= 0xFFFFFF
        position += 1
      }
      written = count
    }
  }

  private static func copyRow(
    _ source: UnsafeMutableBufferPointer<UInt32>, from start: Int,
    _ target: UnsafeMutableBufferPointer<UInt32>, to position: Int, count: Int
  ) {
    guard let from = source.baseAddress, let to = target.baseAddress else { return }
    memcpy(to + position, from + start, count * 4)
  }

  /// The colour of a pixel; outside of the picture there is none.
  public subscript(x: Int, y: Int) -> UInt32? {
    (0..<width).contains(x) && (0..<height).contains(y) ? pixels[y * width + x] : nil
  }

  /// Fills a rectangle with a colour 0xRRGGBB; what lies outside of the picture is left out.
  public mutating func fill(_ color: UInt32, x: Int, y: Int, width columns: Int, height rows: Int) {
    let (left, top) = (max(0, x), max(0, y))
    let (right, bottom) = (min(width, x + columns), min(height, y + rows))
    let stride = width
    pixels.withUnsafeMutableBufferPointer { pixels in
      var row = top
      while row < bottom {
        var position = row * stride + left
        let end = row * stride + right
        while position < end {
          pixels[position] = color & 0xFFFFFF
          position += 1
        }
        row += 1
      }
    }
  }

  /// Copies a whole picture with its top left corner at a position; what lies outside is left out.
  public mutating func copy(_ other: PixelImage, x: Int, y: Int) {
    let (left, top) = (max(0, x), max(0, y))
    let count = min(width, x + other.width) - left
    let bottom = min(height, y + other.height)
    guard count > 0 else { return }
    let (stride, otherStride) = (width, other.width)
    pixels.withUnsafeMutableBufferPointer { pixels in
      other.pixels.withUnsafeBufferPointer { source in
        guard let to = pixels.baseAddress, let from = source.baseAddress else { return }
        var row = top
        while row < bottom {
          memcpy(to + row * stride + left, from + (row - y) * otherStride + left - x, count * 4)
          row += 1
        }
      }
    }
  }

  /// A part of the picture; what lies outside of it is black.
  public func part(x: Int, y: Int, width columns: Int, height rows: Int) -> PixelImage {
    var result = PixelImage(width: columns, height: rows, color: 0)
    result.copy(self, x: -x, y: -y)
    return result
  }

  /// The colours in the picture.
  public var colors: Set<UInt32> { Set(pixels) }

  /// Whether two pictures are equal in every pixel.
  public static func == (left: PixelImage, right: PixelImage) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return left.pixels.withUnsafeBytes { left in
      right.pixels.withUnsafeBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return memcmp(first, second, left.count) == 0
      }
    }
  }

  /// Where two pictures first differ and in how many pixels, in words; nil when they are equal.
  public func difference(from other: PixelImage) -> String? {
    if width != other.width || height != other.height {
      return "\(width)×\(height) pixels, not \(other.width)×\(other.height)"
    }
    if self == other { return nil }
    let positions = pixels.indices.filter { pixels[$0] != other.pixels[$0] }
    guard let first = positions.first else { return nil }
    let found = String(pixels[first], radix: 16)
    let expected = String(other.pixels[first], radix: 16)
    return "\(positions.count) pixels differ, first at \(first % width), \(first / width): "
      + "\(found), not \(expected)"
  }
}
