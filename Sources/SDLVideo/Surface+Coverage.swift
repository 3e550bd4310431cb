package import CSDL2

extension Surface {
  /// Lays a colour over the surface through a mask of coverage, 0...255 a pixel: drawn text.
  ///
  /// The mask has `width` × `height` bytes without padding, and its top left corner lands at
  /// (`x`, `y`); what lies outside the clip is left out. The colour's alpha weakens the whole.
  package func blend(
    _ color: SDL_Color, coverage: UnsafePointer<UInt8>, width: Int, height: Int, atX x: Int,
    Y y: Int
  ) {
    let area = PixelRect(x: x, y: y, width: width, height: height).intersection(clip)
    if area.isEmpty || color.a == 0 { return }
    let pixel = layout.pixel(color)
    let opaque = layout.opaque
    let strength = UInt32(color.a)
    var line = area.y
    while line < area.maxY {
      let mask = coverage + ((line - y) * width + area.x - x)
      let target = row(line) + area.x
      var column = 0
      while column < area.width {
        let own = UInt32(mask[column])
        // Most of a mask is empty or full: both ends need no arithmetic.
        if own != 0 {
          let alpha = strength == 255 ? own : Blending.product(own, strength)
          target[column] =
            alpha == 255 ? pixel : Blending.over(pixel, alpha: alpha, target[column]) | opaque
        }
        column &+= 1
      }
      line += 1
    }
  }
}
