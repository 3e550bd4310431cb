package import CSDL2

extension Surface {
  /// Lays a rectangle with round corners over the surface, its edge smoothed.
  ///
  /// `radius` is in pixels, cut to half the shorter side; 0 makes square corners. A pixel's fraction
  /// is how far its middle lies inside the arc, from half a pixel outside to half a pixel inside.
  package func roundedRect(_ color: SDL_Color, _ rect: PixelRect, radius: Double) {
    if color.a == 0 || rect.intersection(clip).isEmpty { return }
    let most = Double(min(rect.width, rect.height)) / 2
    let radius = radius > 0 ? min(radius, most) : 0
    // The rows and columns that an arc may touch. Pixels between them are whole, and so is the
    // middle row or column of an odd side: the arc's end is level with it.
    let corner = Int(radius.rounded(.up))
    let top = min(corner, rect.height / 2)
    let left = min(corner, rect.width / 2)
    blend(
      color,
      in: PixelRect(x: rect.x, y: rect.y + top, width: rect.width, height: rect.height - 2 * top))
    for step in 0..<top {
      // Distance from the middle of this row to the centre of the arc, upwards.
      let dy = radius - (Double(step) + 0.5)
      for y in [rect.y + step, rect.maxY - 1 - step] {
        blend(color, in: PixelRect(x: rect.x + left, y: y, width: rect.width - 2 * left, height: 1))
        for column in 0..<left {
          let dx = radius - (Double(column) + 0.5)
          let fraction = dx > 0 && dy > 0 ? Self.fraction(dx, dy, radius) : 1
          blend(color, fraction: fraction, x: rect.x + column, y: y)
          blend(color, fraction: fraction, x: rect.maxX - 1 - column, y: y)
        }
      }
    }
  }

  /// Lays a disc over the surface, its edge smoothed.
  ///
  /// The centre and radius are in pixels; the middle of the pixel at (0, 0) is at (0.5, 0.5). The
  /// fraction of a pixel is how far its middle lies inside, as in `roundedRect`.
  package func circle(_ color: SDL_Color, centerX: Double, centerY: Double, radius: Double) {
    guard color.a > 0, radius > 0, centerX.isFinite, centerY.isFinite, radius.isFinite,
      let left = Int(exactly: (centerX - radius - 1).rounded(.down)),
      let top = Int(exactly: (centerY - radius - 1).rounded(.down)),
      let side = Int(exactly: (2 * radius + 4).rounded(.up))
    else { return }
    let area = PixelRect(x: left, y: top, width: side, height: side).intersection(clip)
    let inner = radius - 0.5
    var y = area.y
    while y < area.maxY {
      let dy = Double(y) + 0.5 - centerY
      // Columns whose middles lie half a pixel inside are whole: one run instead of many pixels.
      let reach = inner > 0 && inner * inner > dy * dy ? (inner * inner - dy * dy).squareRoot() : 0
      let first = Int((centerX - reach - 0.5).rounded(.up))
      let last = Int((centerX + reach - 0.5).rounded(.down))
      let run = reach > 0 && last >= first ? first...last : nil
      if let run {
        blend(color, in: area.intersection(PixelRect(x: first, y: y, width: run.count, height: 1)))
      }
      var x = area.x
      while x < area.maxX {
        if let run, run.contains(x) {
          x = last + 1
          continue
        }
        blend(color, fraction: Self.fraction(Double(x) + 0.5 - centerX, dy, radius), x: x, y: y)
        x += 1
      }
      y += 1
    }
  }

  private static func fraction(_ dx: Double, _ dy: Double, _ radius: Double) -> Double {
    min(max(radius + 0.5 - (dx * dx + dy * dy).squareRoot(), 0), 1)
  }

  /// Lays a colour over one pixel, weakened to a fraction of 0...1.
  private func blend(_ color: SDL_Color, fraction: Double, x: Int, y: Int) {
    let alpha = UInt32((Double(color.a) * fraction).rounded())
    let clip = pointer.pointee.clip_rect
    guard alpha > 0, x >= Int(clip.x), y >= Int(clip.y), x < Int(clip.x) + Int(clip.w),
      y < Int(clip.y) + Int(clip.h)
    else { return }
    let position = row(y) + x
    position.pointee =
      Blending.over(layout.pixel(color), alpha: alpha, position.pointee) | layout.opaque
  }
}
