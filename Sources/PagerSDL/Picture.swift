import CSDL2
public import PagerCore
package import SDLVideo

/// A still picture of a frame, opaque, in whole device pixels.
public final class Picture {
  let surface: Surface

  /// Takes a surface over.
  package init(_ surface: consuming Surface) { self.surface = surface }

  /// Makes a picture filled with a colour, of a size in pixels; sides below 1 become 1.
  ///
  /// - Throws: `PagerVideoError` when there is no memory for it.
  public init(width: Int, height: Int, color: Color = .black) throws(PagerVideoError) {
    do {
      surface = try Surface(width: max(1, width), height: max(1, height))
    } catch {
      throw PagerVideoError(error)
    }
    surface.fill(color.sdl)
  }

  /// Reads a PNG.
  ///
  /// - Throws: `PagerVideoError` with the path and the reason.
  public init(reading path: String) throws(PagerVideoError) {
    do { surface = try PNG.read(path) } catch { throw PagerVideoError(error) }
  }

  /// Pixels from left to right.
  public var width: Int { surface.width }
  /// Pixels from top to bottom.
  public var height: Int { surface.height }

  /// The colour of a pixel, counted from 0 at the top left; nil outside the picture.
  public func color(x: Int, y: Int) -> Color? {
    surface.color(atX: x, y: y).map {
      Color(red: $0.r, green: $0.g, blue: $0.b, alpha: $0.a)
    }
  }

  /// Writes a PNG under a temporary name and renames it: there is never half a file.
  ///
  /// The same pixels give the same bytes, and nothing in them tells the time.
  ///
  /// - Throws: `PagerVideoError` with the path and the reason; nothing is left behind then.
  public func write(to path: String) throws(PagerVideoError) {
    do { try PNG.write(surface, to: path) } catch { throw PagerVideoError(error) }
  }

  /// The bytes of the PNG that `write` makes.
  ///
  /// - Throws: `PagerVideoError` when it cannot be made.
  public func encoded() throws(PagerVideoError) -> [UInt8] {
    do { return try PNG.encode(surface) } catch { throw PagerVideoError(error) }
  }

  /// Lends the pixels, 0xFFRRGGBB for pictures of frames, row after row without gaps.
  public func withPixels<Result, Failure: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>, _ stride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try surface.withPixels(body)
  }

  /// Draws on the picture, in points; `scale` is device pixels per point, above 0.
  public func draw(scale: Double = 1, _ body: (PageCanvas) -> Void) throws(PagerVideoError) {
    do { body(try PageCanvas(over: surface, scale: scale)) } catch {
      throw PagerVideoError(error)
    }
  }

  /// Copies another picture as it is, with its top left corner at a position in pixels.
  public func copy(_ other: Picture, x: Int, y: Int) {
    surface.copy(from: other.surface, atX: x, Y: y)
  }

  /// The same picture at a smaller width in pixels, 1...`width`; each pixel is the mean of its area.
  ///
  /// - Throws: `PagerVideoError` when there is no memory for it.
  public func reduced(toWidth newWidth: Int) throws(PagerVideoError) -> Picture {
    let newWidth = min(max(1, newWidth), width)
    let newHeight = max(1, (height * newWidth + width / 2) / width)
    let result = try Picture(width: newWidth, height: newHeight)
    surface.withPixels { source, stride in
      result.surface.withPixels { target, targetStride in
        for y in 0..<newHeight {
          let rows = Self.part(y, of: newHeight, in: height)
          for x in 0..<newWidth {
            let columns = Self.part(x, of: newWidth, in: width)
            target[y * targetStride + x] = Self.mean(source, stride, rows, columns)
          }
        }
      }
    }
    return result
  }

  /// The pixels of a length that one of `count` equal parts takes, one at least.
  private static func part(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max((index + 1) * length / count, start + 1)
  }

  private static func mean(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, _ stride: Int, _ rows: Range<Int>,
    _ columns: Range<Int>
  ) -> UInt32 {
    var red: UInt32 = 0
    var green: UInt32 = 0
    var blue: UInt32 = 0
    for y in rows {
      for x in columns {
        let pixel = pixels[y * stride + x]
        red += pixel >> 16 & 255
        green += pixel >> 8 & 255
        blue += pixel & 255
      }
    }
    let count = UInt32(rows.count * columns.count)
    let half = count / 2
    let means = (red: (red + half) / count, green: (green + half) / count)
    return 0xFF00_0000 | (means.red << 16) | (means.green << 8) | ((blue + half) / count)
  }
}
