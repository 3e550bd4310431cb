/// A PNG made by the user, so that tests can have one picture in every way in which it can be stored.
public struct PNGSample {
  /// How the samples of a pixel are meant; the values are the format's own.
  public enum ColorType: UInt8, CaseIterable, Sendable {
    /// One grey sample.
    case grey = 0
    /// Red, green, blue.
    case color = 2
    /// One index into the palette.
    case palette = 3
    /// Grey and alpha.
    case greyWithAlpha = 4
    /// Red, green, blue, alpha.
    case colorWithAlpha = 6
  }

  /// Bits a sample.
  public var depth: Int
  /// How samples are meant.
  public var colorType: ColorType
  /// Rows of pixels, each of its samples.
  public var rows: [[[Int]]]
  /// Whether the rows come in Adam7's seven passes.
  public var isInterlaced = false
  /// Chunks before the picture's data, such as `gAMA`, by name and bytes.
  public var chunks: [(name: String, bytes: [UInt8])] = []

  /// Makes a sample from rows of pixels.
  public init(depth: Int, colorType: ColorType, rows: [[[Int]]]) {
    self.depth = depth
    self.colorType = colorType
    self.rows = rows
  }

  /// The bytes of the file.
  public var bytes: [UInt8] {
    var header = Self.bigEndian(UInt32(rows[0].count)) + Self.bigEndian(UInt32(rows.count))
    header += [UInt8(depth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
    var result: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    result += Self.chunk("IHDR", header)
    for (name, bytes) in chunks { result += Self.chunk(name, bytes) }
    return result + Self.chunk("IDAT", Self.stored(packed)) + Self.chunk("IEND", [])
  }

  /// The rows as bytes, none of them filtered.
  private var packed: [UInt8] {
    guard isInterlaced else { return rows.flatMap { pack($0) } }
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return passes.flatMap { left, top, stepX, stepY in
      stride(from: top, to: rows.count, by: stepY).flatMap { y in
        let pixels = stride(from: left, to: rows[y].count, by: stepX).map { rows[y][$0] }
        return pixels.isEmpty ? [] : pack(pixels)
      }
    }
  }

  private func pack(_ pixels: [[Int]]) -> [UInt8] {
    var result: [UInt8] = [0]
    var bits = 0
    var count = 0
    for sample in pixels.joined() {
      bits = bits << depth | sample
      count += depth
      while count >= 8 {
        count -= 8
        result.append(UInt8(bits >> count & 255))
      }
      bits &= 0xFF
    }
    if count > 0 { result.append(UInt8(bits << (8 - count) & 255)) }
    return result
  }

  /// A zlib stream that holds bytes as they are.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let size = UInt16(block.count)
      result.append(rest.isEmpty ? 1 : 0)
      for number in [size, ~size] {
        result += [UInt8(number & 255), UInt8(number >> 8)]
      }
      result += block
    } while !rest.isEmpty
    var sums: (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      sums.0 = (sums.0 + UInt32(byte)) % 65_521
      sums.1 = (sums.1 + sums.0) % 65_521
    }
    return result + bigEndian(sums.1 << 16 | sums.0)
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + bytes
    var sum = UInt32.max
    for byte in content {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return bigEndian(UInt32(bytes.count)) + content + bigEndian(~sum)
  }

  /// A number as four bytes, the highest first.
  public static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }
}
