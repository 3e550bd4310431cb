import CSDL2

/// Pixels that a renderer can copy quickly: a streaming `SDL_Texture`.
///
/// It must end before its renderer. After `VideoEvent.Kind.targetsReset` its pixels, and after
/// `deviceReset` it as a whole, are of no use any more: make it anew.
package struct Texture: ~Copyable {
  /// SDL's own handle, an `SDL_Texture *`.
  package let pointer: OpaquePointer
  package let width: Int
  package let height: Int
  /// One of `SDL_PIXELFORMAT_…`.
  package let format: UInt32

  /// Makes a texture, its pixels unknown.
  ///
  /// `format` is the renderer's `textureFormat` when nil. `blends` makes a copy lay it over the
  /// target by its straight alpha; otherwise a copy replaces the target, which is a memcpy in
  /// software. Throws when SDL cannot make one so large.
  package init(
    renderer: borrowing Renderer, width: Int, height: Int, format: UInt32? = nil,
    blends: Bool = false
  ) throws(SDLError) {
    let operation = "SDL_CreateTexture (\(width)×\(height))"
    let format = format ?? renderer.textureFormat
    let made = SDL_CreateTexture(
      renderer.pointer, format, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(clamping: width), Int32(clamping: height))
    pointer = try SDLError.check(made, operation)
    self.width = width
    self.height = height
    self.format = format
    // Both only fail for a null texture or a mode the renderer lacks; all have these.
    SDL_SetTextureBlendMode(pointer, blends ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE)
    SDL_SetTextureScaleMode(pointer, SDL_ScaleModeNearest)
  }

  deinit { SDL_DestroyTexture(pointer) }

  /// Sets how strongly copies of it are laid over the target from now on, 0...1.
  package func setOpacity(_ opacity: Double) {
    // It fails for a null texture alone.
    SDL_SetTextureAlphaMod(pointer, UInt8((min(max(opacity, 0), 1) * 255).rounded()))
  }

  /// The whole texture.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Lends the pixels as a surface to draw on; the drawing shows in copies made from then on.
  ///
  /// In software the surface is the texture's own memory, and keeps what was drawn before. With
  /// other renderers every pixel must be drawn each time, and the whole texture is sent to the
  /// card: to change a small part there, keep a surface and use `update`. Do not mix the two ways.
  package func withSurface<Result>(
    _ body: (borrowing Surface) throws(SDLError) -> Result
  ) throws(SDLError) -> Result {
    var pixels: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    try SDLError.check(SDL_LockTexture(pointer, nil, &pixels, &pitch), "SDL_LockTexture")
    defer { SDL_UnlockTexture(pointer) }
    let surface = try Surface(
      borrowing: try SDLError.check(pixels, "SDL_LockTexture"), width: width, height: height,
      pitch: Int(pitch), format: format)
    return try body(surface)
  }

  /// Takes over a rectangle of a surface, or all of it, at the same position of the texture.
  ///
  /// What lies outside of either is left out. Throws when the formats differ.
  package func update(
    from surface: borrowing Surface, in rect: PixelRect? = nil
  ) throws(SDLError) {
    if surface.format != format {
      throw SDLError("SDL_UpdateTexture", message: "the surface has another format")
    }
    let area = (rect ?? bounds).intersection(bounds).intersection(surface.bounds)
    if area.isEmpty { return }
    var rectangle = area.sdl
    try SDLError.check(
      SDL_UpdateTexture(pointer, &rectangle, surface.row(area.y) + area.x, Int32(surface.pitch)),
      "SDL_UpdateTexture")
  }
}
