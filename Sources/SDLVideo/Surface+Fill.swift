package import CSDL2

extension Surface {
  /// Sets every pixel of a rectangle, or of the clip, to an opaque colour.
  ///
  /// The colour's alpha is ignored: see `blend` for colours one can see through.
  package func fill(_ color: SDL_Color, in rect: PixelRect? = nil) {
    let area = (rect ?? bounds).intersection(clip)
    if area.isEmpty { return }
    var rectangle = area.sdl
    SDL_FillRect(pointer, &rectangle, layout.pixel(color))
  }

  /// Sets every pixel's fourth byte to 255 and leaves its colour.
  package func makeOpaque() {
    let opaque = layout.opaque
    let (width, height) = (width, height)
    var y = 0
    while y < height {
      let row = row(y)
      var x = 0
      while x < width {
        row[x] |= opaque
        x &+= 1
      }
      y += 1
    }
  }

  /// Lays a colour over a rectangle, or over the clip, as strongly as its alpha says.
  package func blend(_ color: SDL_Color, in rect: PixelRect? = nil) {
    if color.a == 255 { return fill(color, in: rect) }
    let area = (rect ?? bounds).intersection(clip)
    if color.a == 0 || area.isEmpty { return }
    let pixel = layout.pixel(color)
    var y = area.y
    while y < area.maxY {
      Blending.fill(
        row(y) + area.x, count: area.width, with: pixel, alpha: UInt32(color.a),
        opaque: layout.opaque)
      y += 1
    }
  }

  /// Lays a gradient from one colour to another over a rectangle, alpha included: a soft shadow.
  ///
  /// Each row (or column) has the colour of its middle; the ends are at the rectangle's edges,
  /// even where the clip hides them. Channels and alpha run straight and apart from each other:
  /// to fade a colour out, give both ends the same red, green and blue.
  package func gradient(
    from start: SDL_Color, to end: SDL_Color, in rect: PixelRect, _ direction: GradientDirection
  ) {
    let area = rect.intersection(clip)
    if area.isEmpty { return }
    switch direction {
    case .vertical:
      var y = area.y
      while y < area.maxY {
        let color = Self.mix(start, end, step: y - rect.y, of: rect.height)
        blend(color, in: PixelRect(x: area.x, y: y, width: area.width, height: 1))
        y += 1
      }
    case .horizontal:
      var x = area.x
      while x < area.maxX {
        let color = Self.mix(start, end, step: x - rect.x, of: rect.width)
        blend(color, in: PixelRect(x: x, y: area.y, width: 1, height: area.height))
        x += 1
      }
    }
  }

  /// Returns the colour in the middle of step `step` of `count`, rounded to the nearest.
  static func mix(_ start: SDL_Color, _ end: SDL_Color, step: Int, of count: Int) -> SDL_Color {
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let whole = 2 * count
      let part = 2 * step + 1
      return UInt8((Int(a) * (whole - part) + Int(b) * part + count) / whole)
    }
    return SDL_Color(
      r: channel(start.r, end.r), g: channel(start.g, end.g), b: channel(start.b, end.b),
      a: channel(start.a, end.a))
  }
}
