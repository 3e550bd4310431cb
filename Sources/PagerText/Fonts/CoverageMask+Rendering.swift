import SDLVideo

extension CoverageMask {
  /// Makes the mask of a rendered text whose columns are quarter pixels.
  ///
  /// `pen` is the column of the pen's start, `phase` the quarters by which the pen is right of a
  /// whole pixel, `baseline` the row of the baseline. Each pixel is the mean of its four quarters.
  /// Rows and columns without ink around the rest are left out.
  init(_ surface: borrowing Surface, pen: Int, phase: Int, baseline: Int) {
    let shift = surface.layout.rest
    let width = surface.width
    let height = surface.height
    self = surface.withPixels { pixels, stride in
      let ink = Self.ink(pixels, stride: stride, width: width, height: height, shift: shift)
      guard let ink else { return .empty }
      // Columns left of the pen round down to whole pixels too.
      let first = (phase - pen + ink.left) >> 2
      let last = (phase - pen + ink.right) >> 2
      let columns = last - first + 1
      let rows = ink.bottom - ink.top + 1
      let coverage = [UInt8](unsafeUninitializedCapacity: columns * rows) { bytes, count in
        count = columns * rows
        for y in 0..<rows {
          let line = (ink.top + y) * stride
          for x in 0..<columns {
            let start = (first + x) * 4 - (phase - pen)
            var sum: UInt32 = 2
            for quarter in max(start, ink.left)..<(min(start + 3, ink.right) + 1) {
              sum &+= pixels[line + quarter] &>> shift & 255
            }
            bytes[y * columns + x] = UInt8(truncatingIfNeeded: sum / 4)
          }
        }
      }
      return CoverageMask(
        left: first, top: ink.top - baseline, width: columns, height: rows, coverage: coverage)
    }
  }

  /// Returns the first and last rows and columns with ink; nil without any.
  private static func ink(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, stride: Int, width: Int, height: Int,
    shift: UInt32
  ) -> (left: Int, right: Int, top: Int, bottom: Int)? {
    let mask: UInt32 = 255 << shift
    var left = width
    var right = -1
    var top = height
    var bottom = -1
    for y in 0..<height {
      let line = y * stride
      guard let first = (0..<width).first(where: { pixels[line + $0] & mask != 0 }) else {
        continue
      }
      var last = width - 1
      while pixels[line + last] & mask == 0 { last -= 1 }
      left = min(left, first)
      right = max(right, last)
      top = min(top, y)
      bottom = y
    }
    return right < 0 ? nil : (left, right, top, bottom)
  }
}
