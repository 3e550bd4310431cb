public import CSDL2
import PagerCore
package import SDLVideo

extension PageContainer {
  /// Takes an event of the hosting program; false when it is none of a pager's, or another window's.
  ///
  /// Hand over every event that SDL gives. Before the first drawing there is nothing to handle.
  @discardableResult
  public func handle(_ event: SDL_Event) -> Bool {
    if !isHosted {
      isHosted = true
      clock = .live()
    }
    guard let event = VideoEvent(event, widening: &hostEventClock) else { return false }
    // A program may have several windows: the pager lives in the one that it was drawn in.
    if event.windowID != 0, hostWindowID != 0, event.windowID != hostWindowID { return false }
    return handle(event)
  }

  /// Whether a frame drawn now would differ from the last one drawn.
  ///
  /// Ask it after handing over what events there are, in any order and number: it compares with the
  /// last frame drawn, so that nothing can go stale. It is true all the while something moves, and
  /// before the first drawing; false after `close`.
  public var needsDrawing: Bool {
    guard isStarted else { return !isClosed }
    // Overlays tell of a change only once.
    if frameHasChanged() { needsDisplay = true }
    return needsNextFrame
  }

  /// Draws the pager into a rectangle of a renderer, in pixels of its target.
  ///
  /// What lies outside of the rectangle or of the renderer's clip is left alone; clip, viewport,
  /// scale, colour and blending are the host's own again afterwards. Present then. While
  /// `needsDrawing` is true, draw again at the next refresh; otherwise wait for events. The first
  /// drawing starts the pager, and so does the first one after `close`. In a rectangle without a
  /// single pixel nothing is drawn, and the page stays.
  ///
  /// - Throws: `PagerVideoError` when SDL cannot draw.
  public func draw(on renderer: OpaquePointer, in rect: SDL_Rect) throws(PagerVideoError) {
    if !isHosted {
      isHosted = true
      clock = .live()
    }
    if hostRenderer?.renderer.pointer != renderer {
      dropTextures()
      hostRenderer = HostRenderer(renderer)
    }
    guard let host = hostRenderer else { return }
    let area = PixelRect(
      x: Int(rect.x), y: Int(rect.y), width: max(0, Int(rect.w)), height: max(0, Int(rect.h)))
    hostWindowID = SDL_RenderGetWindow(renderer).map(SDL_GetWindowID) ?? 0
    let scale = mapping.follow(renderer, area: area)
    let now = clock.now
    open(size: mapping.region.size, scale: scale, at: now)
    advance(to: now)
    _ = frameHasChanged()
    do {
      try host.draw(in: area) { renderer, clip throws(SDLError) in
        try draw(on: renderer, in: area, clip: clip)
      }
    } catch {
      throw PagerVideoError(error)
    }
  }

  /// Ends the pager: what is on show disappears, and the textures go.
  ///
  /// Call it before the renderer is destroyed. Drawn again, in any window, the pager starts again, at
  /// the page it was on.
  public func close() {
    close(at: clock.now)
    releaseTextures()
    hostWindowID = 0
  }

  /// Gives up every texture; call it before the renderer of the hosting program is destroyed.
  ///
  /// The next drawing makes them anew. `handle` does the same when the renderer has lost them.
  public func releaseTextures() {
    dropTextures()
    hostRenderer = nil
  }

  /// Maps and applies an event of a window.
  package func handle(_ event: VideoEvent) -> Bool {
    switch event.kind {
    case .targetsReset, .deviceReset:
      dropTextures()
      return true
    case .exposed, .sizeMayHaveChanged:
      needsDisplay = true
      return true
    case .shown, .restored: needsDisplay = true
    default: break
    }
    guard isStarted, let input = mapping.input(for: event) else { return false }
    take(input, at: clock.time(ofEvent: event.time))
    return true
  }
}
