import CSDL2
public import PagerCore
import SDLVideo

extension PageCanvas {
  /// Lays a picture over a rectangle: one pixel to a device pixel, or the nearest one.
  ///
  /// `pixels` holds `width` × `height` numbers 0xAARRGGBB with straight alpha, rows top to bottom.
  /// A buffer that is too short draws nothing. Costs the pixels of the rectangle that are visible.
  public func draw(
    pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, in rect: Rect
  ) {
    let area = self.pixels(rect)
    guard width > 0, height > 0, pixels.count / width >= height, !area.isEmpty,
      let start = pixels.baseAddress
    else { return }
    if area.width == width && area.height == height {
      blend(start, width: width, height: height, atX: area.x, y: area.y)
      return
    }
    let visible = area.intersection(surface.clip)
    if visible.isEmpty { return }
    var line = [UInt32](repeating: 0, count: visible.width)
    for y in visible.y..<visible.maxY {
      let source = start + (2 * (y - area.y) + 1) * height / (2 * area.height) * width
      for x in 0..<visible.width {
        line[x] = source[(2 * (visible.x + x - area.x) + 1) * width / (2 * area.width)]
      }
      line.withUnsafeBufferPointer { buffer in
        if let first = buffer.baseAddress {
          blend(first, width: visible.width, height: 1, atX: visible.x, y: y)
        }
      }
    }
  }

  /// Lends the pixels of the whole canvas, rows top to bottom, and the pixels from row to row.
  ///
  /// Each is 0xXXRRGGBB on the surfaces this library makes; the highest byte must stay 255.
  public func withRawPixels<Failure: Error>(
    _ body: (_ pixels: UnsafeMutableBufferPointer<UInt32>, _ stride: Int) throws(Failure) -> Void
  ) throws(Failure) {
    try surface.withPixels(body)
  }

  private func blend(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, atX x: Int, y: Int) {
    // SDL wants a pointer it might write to; the picture is only read.
    let memory = UnsafeMutableRawPointer(mutating: pixels)
    guard
      let picture = try? Surface(
        borrowing: memory, width: width, height: height, pitch: width * 4,
        format: SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { return }
    surface.blend(from: picture, atX: x, Y: y)
  }
}
