package import CSDL2

extension Renderer {
  /// Fills the whole target, whatever the clip, with an opaque colour.
  package func clear(_ color: SDL_Color) throws(SDLError) {
    try setColor(color, opaque: true)
    try SDLError.check(SDL_RenderClear(pointer), "SDL_RenderClear")
  }

  /// Fills a rectangle, blending when the colour's alpha is below 255.
  ///
  /// SDL's blending may be off by one; what must be exact is drawn by `Surface` instead.
  package func fill(_ rect: PixelRect, _ color: SDL_Color) throws(SDLError) {
    if rect.isEmpty || color.a == 0 { return }
    try setColor(color, opaque: false)
    var area = rect.sdl
    try SDLError.check(SDL_RenderFillRect(pointer, &area), "SDL_RenderFillRect")
  }

  /// Copies a part of a texture, or all of it, to an area of the target.
  ///
  /// Give both the same size: then pixels are copied as they are, else the nearest are taken.
  package func copy(
    _ texture: borrowing Texture, source: PixelRect? = nil, destination: PixelRect
  ) throws(SDLError) {
    if destination.isEmpty { return }
    var from = (source ?? texture.bounds).sdl
    var to = destination.sdl
    try SDLError.check(SDL_RenderCopy(pointer, texture.pointer, &from, &to), "SDL_RenderCopy")
  }

  /// Limits drawing to a rectangle; nil lifts the limit, an empty one lets nothing through.
  package func setClip(_ rect: PixelRect?) throws(SDLError) {
    guard let rect else {
      return try SDLError.check(SDL_RenderSetClipRect(pointer, nil), "SDL_RenderSetClipRect")
    }
    var area = rect.sdl
    try SDLError.check(SDL_RenderSetClipRect(pointer, &area), "SDL_RenderSetClipRect")
  }

  /// Returns what has been drawn so far, as opaque `SDL_PIXELFORMAT_RGB888`.
  ///
  /// Call it before `present`: afterwards the contents are undefined. Slow on a graphics
  /// card, which has to finish drawing first.
  package func readPixels() throws(SDLError) -> Surface {
    let size = outputSize
    let surface = try Surface(width: size.width, height: size.height)
    var area = surface.bounds.sdl
    try SDLError.check(
      SDL_RenderReadPixels(
        pointer, &area, surface.format, surface.row(0), Int32(surface.pitch)),
      "SDL_RenderReadPixels")
    // SDL leaves the unused byte as it comes, and 0 where it has filled.
    surface.makeOpaque()
    return surface
  }

  /// Has everything drawn that SDL still keeps in its queue; `present` and `readPixels` do it too.
  ///
  /// Call it before reading a surface that the renderer draws on. SDL fills the unused byte of
  /// pixels with 0: `Surface.makeOpaque` on a copy puts that right.
  package func flush() throws(SDLError) {
    try SDLError.check(SDL_RenderFlush(pointer), "SDL_RenderFlush")
  }

  /// Shows what has been drawn, after waiting for the display when `hasVsync`.
  package func present() { SDL_RenderPresent(pointer) }

  private func setColor(_ color: SDL_Color, opaque: Bool) throws(SDLError) {
    let alpha = opaque ? 255 : color.a
    try SDLError.check(
      SDL_SetRenderDrawColor(pointer, color.r, color.g, color.b, alpha), "SDL_SetRenderDrawColor")
    try SDLError.check(
      SDL_SetRenderDrawBlendMode(pointer, alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND),
      "SDL_SetRenderDrawBlendMode")
  }
}
