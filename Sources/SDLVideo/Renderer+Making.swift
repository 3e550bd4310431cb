import CSDL2

extension Renderer {
  /// Makes the renderer of a choice, or the software one and the reason for it.
  static func make(
    for window: OpaquePointer, _ choice: RendererChoice,
    hasRenderNode: Bool = GraphicsCard.hasRenderNode()
  ) throws(SDLError) -> (OpaquePointer, fallbackReason: String?) {
    // There even OpenGL on the processor is better than pages that are stretched.
    let isCoarse = softwareDrawsPoints(in: window)
    switch choice {
    case .automatic:
      // No fallback but a choice: the graphics card was not asked for by name.
      guard hasRenderNode || isCoarse else { return (try software(for: window), nil) }
      let (made, reason) = accelerated(for: window, names: ["opengl", "opengles2"])
      guard let made else { return (try software(for: window), reason) }
      if !isCoarse, let name = GraphicsCard.currentGLRenderer(), GraphicsCard.isSoftwareGL(name) {
        SDL_DestroyRenderer(made)
        return (try software(for: window), "OpenGL draws in software (\(name))")
      }
      return (made, nil)
    case .named("software"):
      if isCoarse, let made = accelerated(for: window, names: ["opengl", "opengles2"]).0 {
        return (made, "SDL's software renderer cannot draw at this display's scale")
      }
      return (try software(for: window), nil)
    case .named(let name):
      let (made, reason) = accelerated(for: window, names: [name])
      if let made { return (made, nil) }
      return (try software(for: window), reason)
    }
  }

  /// Tells whether the software renderer would draw one pixel a point where there are more.
  ///
  /// SDL 2.26 gives a window's surface on Wayland the size in points, and has it stretched.
  static func softwareDrawsPoints(in window: OpaquePointer) -> Bool {
    guard SDLSession.isCurrentDriver("wayland") else { return false }
    var (points, pixels): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &points, nil)
    SDL_GetWindowSizeInPixels(window, &pixels, nil)
    return points != pixels
  }

  /// Makes the software renderer, without a detour through OpenGL where there is a framebuffer.
  private static func software(for window: OpaquePointer) throws(SDLError) -> OpaquePointer {
    // SDL 2 has no framebuffer on Wayland: it has to go through a texture there.
    if SDLSession.currentDriver != "wayland" {
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }
    // Not the vsync flag: SDL would play vsync by sleeping, at a guessed rate.
    return try SDLError.check(
      SDL_CreateRenderer(window, index(of: "software") ?? -1, SDL_RENDERER_SOFTWARE.rawValue),
      "SDL_CreateRenderer (software)")
  }

  /// Tries renderers of the graphics card in order; the reason is the last one's.
  private static func accelerated(
    for window: OpaquePointer, names: [String]
  ) -> (OpaquePointer?, reason: String) {
    var reason = "SDL has no renderer of its own here"
    for name in names {
      guard let index = index(of: name) else {
        reason = "SDL has no renderer called \(name)"
        continue
      }
      let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
      if let made = SDL_CreateRenderer(window, index, flags) { return (made, "") }
      reason = SDLError("SDL_CreateRenderer (\(name))").description
    }
    return (nil, reason)
  }

  private static func index(of name: String) -> Int32? {
    for index in 0..<max(SDL_GetNumRenderDrivers(), 0) {
      var info = SDL_RendererInfo()
      if SDL_GetRenderDriverInfo(index, &info) == 0, let known = info.name,
        String(cString: known) == name
      {
        return index
      }
    }
    return nil
  }

  /// Returns the format of what a window shows: its framebuffer's, if the renderer draws on one.
  static func format(of window: OpaquePointer, _ renderer: OpaquePointer) -> UInt32 {
    var info = SDL_RendererInfo()
    if SDL_GetRendererInfo(renderer, &info) == 0, info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0,
      // The software renderer would make this surface at its first drawing.
      let surface = SDL_GetWindowSurface(window)
    {
      return surface.pointee.format.pointee.format
    }
    return SDL_GetWindowPixelFormat(window)
  }

  /// Chooses the format in which a copy of an opaque texture is the cheapest.
  static func textureFormat(
    _ info: SDL_RendererInfo, isSoftware: Bool, target: UInt32
  ) -> UInt32 {
    let listed = withUnsafeBytes(of: info.texture_formats) { bytes in
      Array(bytes.bindMemory(to: UInt32.self).prefix(Int(info.num_texture_formats)))
    }
    // In software the same format means a memcpy; a card takes its first format as it is.
    if isSoftware && listed.contains(target) && PixelLayout(format: target) != nil {
      return target
    }
    return listed.first { PixelLayout(format: $0) != nil } ?? SDL_PIXELFORMAT_ARGB8888.rawValue
  }
}
