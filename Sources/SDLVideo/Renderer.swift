import CSDL2

/// What draws textures and rectangles into a window or a surface: an `SDL_Renderer`.
///
/// Textures must end before their renderer, and it before its window or surface: declare them in
/// that order, since the field declared first dies first.
package struct Renderer: ~Copyable {
  /// SDL's own handle, an `SDL_Renderer *`.
  package private(set) var pointer: OpaquePointer
  /// SDL's name for it, such as `software` or `opengl`.
  package private(set) var name: String
  /// Tells whether it draws on the processor.
  package private(set) var isSoftware: Bool
  /// Tells whether `present` waits for the display, so that it can set the pace.
  package private(set) var hasVsync: Bool
  /// The format in which an opaque texture is drawn for the least cost.
  package private(set) var textureFormat: UInt32
  /// The maximum side of a texture in pixels; 0 when unknown (software).
  package private(set) var maximumTextureSize: Int
  /// Why it is not the renderer that was asked for, in one sentence; nil when it is.
  package private(set) var fallbackReason: String?
  private var isOwned: Bool

  /// Makes a renderer for a window, falling back to software when the choice cannot be had.
  ///
  /// SDL may have to make the window anew for it: show the window afterwards. Throws when not even
  /// the software renderer can be made.
  package init(
    window: borrowing Window, choice: RendererChoice = .automatic
  ) throws(SDLError) {
    let (made, reason) = try Self.make(for: window.pointer, choice)
    self.init(made, isOwned: true, targetFormat: Self.format(of: window.pointer, made), reason)
  }

  /// Makes a software renderer that draws on a surface.
  ///
  /// It needs no display and no `SDLSession`, and draws the same bytes on every run. The surface
  /// has the picture after `flush`.
  package init(drawingOn surface: borrowing Surface) throws(SDLError) {
    let made = try SDLError.check(
      SDL_CreateSoftwareRenderer(surface.pointer), "SDL_CreateSoftwareRenderer")
    self.init(made, isOwned: true, targetFormat: surface.format, nil)
  }

  /// Uses a renderer of the hosting program, which keeps owning it and must keep it longer.
  package init(borrowing pointer: OpaquePointer) {
    let window = SDL_RenderGetWindow(pointer)
    self.init(
      pointer, isOwned: false,
      targetFormat: window.map(SDL_GetWindowPixelFormat) ?? SDL_PIXELFORMAT_RGB888.rawValue, nil)
  }

  private init(
    _ pointer: OpaquePointer, isOwned: Bool, targetFormat: UInt32, _ fallbackReason: String?
  ) {
    var info = SDL_RendererInfo()
    // Fails for a null renderer only.
    SDL_GetRendererInfo(pointer, &info)
    let isSoftware = info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
    let waits = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    self.pointer = pointer
    self.isOwned = isOwned
    self.fallbackReason = fallbackReason
    name = info.name.map { String(cString: $0) } ?? "unknown"
    self.isSoftware = isSoftware
    hasVsync = waits && !isSoftware && !SDLSession.isInvisible(SDLSession.currentDriver)
    textureFormat = Self.textureFormat(info, isSoftware: isSoftware, target: targetFormat)
    maximumTextureSize = Int(min(info.max_texture_width, info.max_texture_height))
  }

  /// Gives way to another renderer of the same window, after this one has failed or does not suit.
  ///
  /// Its textures must have ended. When it throws, nothing can be drawn any more.
  package mutating func remake(
    on window: borrowing Window, choice: RendererChoice, because reason: String
  ) throws(SDLError) {
    // A window has one renderer at a time.
    if isOwned { SDL_DestroyRenderer(pointer) }
    isOwned = false
    let (made, _) = try Self.make(for: window.pointer, choice)
    self = Renderer(
      made, isOwned: true, targetFormat: Self.format(of: window.pointer, made), reason)
  }

  /// Tells whether it draws in points, stretched, where the window has more pixels.
  package func isStretched(on window: borrowing Window) -> Bool {
    isSoftware && Self.softwareDrawsPoints(in: window.pointer)
  }

  deinit { if isOwned { SDL_DestroyRenderer(pointer) } }

  /// The size of the target in pixels; 0×0 when it is unknown.
  package var outputSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    if SDL_GetRendererOutputSize(pointer, &width, &height) != 0 { return (0, 0) }
    return (Int(width), Int(height))
  }
}
