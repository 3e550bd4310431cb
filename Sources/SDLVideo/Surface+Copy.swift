#if canImport(Glibc)
  import Glibc
#endif

extension Surface {
  /// Copies pixels as opaque ones, from a part of a surface (or all of it) to a position here.
  ///
  /// What lies outside the source or the clip is left out. The source's alpha is ignored. With the
  /// same order of channels and a source made by `init(width:height:format:)` each row is one
  /// memmove. The source may be this surface, and the two parts may overlap if it is.
  package func copy(
    from source: borrowing Surface, source part: PixelRect? = nil, atX x: Int = 0, Y y: Int = 0
  ) {
    guard let (from, to) = placed(source, part, x, y) else { return }
    let alike = layout.sharesChannels(with: source.layout)
    // Downwards inside one surface, the rows below must be saved first.
    let upwards = pointer == source.pointer && to.y > from.y
    var step = 0
    while step < to.height {
      let line = upwards ? to.height - 1 - step : step
      let target = row(to.y + line) + to.x
      let origin = source.row(from.y + line) + from.x
      if alike && (source.isKnownOpaque || pointer == source.pointer) {
        memmove(target, origin, to.width * 4)
      } else if alike {
        Self.copyOpaque(origin, target, to.width, layout.opaque)
      } else {
        Self.reorder(origin, source.layout, target, layout, to.width)
      }
      step += 1
    }
  }

  /// Lays a surface with straight alpha, such as drawn text, over a position here.
  ///
  /// What lies outside the source or the clip is left out. `alpha` weakens the whole source. A
  /// source format without alpha counts as opaque. The source must not be this surface.
  package func blend(
    from source: borrowing Surface, source part: PixelRect? = nil, atX x: Int = 0, Y y: Int = 0,
    alpha: UInt8 = 255
  ) {
    precondition(pointer != source.pointer, "a surface cannot be blended over itself")
    if alpha == 0 { return }
    guard let (from, to) = placed(source, part, x, y) else { return }
    var line = 0
    while line < to.height {
      blendRow(
        source.row(from.y + line) + from.x, source.layout, row(to.y + line) + to.x, to.width,
        UInt32(alpha))
      line += 1
    }
  }

  /// Returns the parts of equal size that a copy reads and writes; nil when there is nothing.
  private func placed(
    _ source: borrowing Surface, _ part: PixelRect?, _ x: Int, _ y: Int
  ) -> (from: PixelRect, to: PixelRect)? {
    let whole = part ?? source.bounds
    let inside = whole.intersection(source.bounds)
    if inside.isEmpty { return nil }
    // The source's own cut moves the target: `part` begins at (x, y) even where it has no pixels.
    let target = PixelRect(x: x, y: y, width: inside.width, height: inside.height)
      .offsetBy(x: inside.x - whole.x, y: inside.y - whole.y)
    let to = target.intersection(clip)
    if to.isEmpty { return nil }
    let from = PixelRect(
      x: inside.x + to.x - target.x, y: inside.y + to.y - target.y, width: to.width,
      height: to.height)
    return (from, to)
  }

  private static func copyOpaque(
    _ origin: UnsafeMutablePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ opaque: UInt32
  ) {
    var x = 0
    while x < count {
      target[x] = origin[x] | opaque
      x &+= 1
    }
  }

  private static func reorder(
    _ origin: UnsafeMutablePointer<UInt32>, _ from: PixelLayout,
    _ target: UnsafeMutablePointer<UInt32>, _ to: PixelLayout, _ count: Int
  ) {
    var x = 0
    while x < count {
      target[x] = from.reordered(origin[x], to: to)
      x &+= 1
    }
  }

  private func blendRow(
    _ origin: UnsafeMutablePointer<UInt32>, _ from: PixelLayout,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ strength: UInt32
  ) {
    let alike = layout.sharesChannels(with: from)
    let opaque = layout.opaque
    let always: UInt32 = from.hasAlpha ? 0 : 255
    let shift = from.rest
    var x = 0
    while x < count {
      let pixel = origin[x]
      let own = (pixel &>> shift & 255) | always
      // Most of a line of text is empty or full: both ends need no arithmetic.
      if own != 0 {
        let alpha = strength == 255 ? own : Blending.product(own, strength)
        let here = (alike ? pixel : from.reordered(pixel, to: layout)) | opaque
        target[x] = alpha == 255 ? here : Blending.over(here, alpha: alpha, target[x]) | opaque
      }
      x &+= 1
    }
  }
}

extension PixelLayout {
  /// Returns a pixel of this layout as an opaque pixel of another.
  @inline(__always)
  func reordered(_ pixel: UInt32, to other: PixelLayout) -> UInt32 {
    (pixel &>> red & 255) &<< other.red | (pixel &>> green & 255) &<< other.green
      | (pixel &>> blue & 255) &<< other.blue | other.opaque
  }
}
