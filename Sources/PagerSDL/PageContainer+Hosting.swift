public import CSDL2
import PagerCore
package import SDLVideo

extension PageContainer {
  /// Takes an event of the hosting program; false when it is none of a pager's, or another window's.
  ///
  /// Hand over every event that SDL gives. Before the first `advance` there is nothing to handle.
  @discardableResult
  public func handle(_ event: SDL_Event) -> Bool {
    useHostClock()
    guard let event = VideoEvent(event, widening: &hostEventClock) else { return false }
    // A program may have several windows: the pager lives in the one that it is drawn in.
    if event.windowID != 0, hostWindowID != 0, event.windowID != hostWindowID { return false }
    return handle(event)
  }

  /// Goes on to this instant, in a rectangle of a renderer, in pixels of its target.
  ///
  /// Call it once a round, after `handle` and before `needsDrawing`. Whatever fell due is told now:
  /// views, delegate and data source are called in `handle`, here, in commands and in `close`, and
  /// never in `draw`. The first call starts the pager, and so does the first one after `close`; another
  /// rectangle or scale is a resize. In a rectangle without a single pixel the page stays.
  public func advance(on renderer: OpaquePointer, in rect: SDL_Rect) {
    useHostClock()
    hostArea = PixelRect(
      x: Int(rect.x), y: Int(rect.y), width: max(0, Int(rect.w)), height: max(0, Int(rect.h)))
    hostWindowID = SDL_RenderGetWindow(renderer).map(SDL_GetWindowID) ?? 0
    let scale = mapping.follow(renderer, area: hostArea)
    let now = clock.now
    open(size: mapping.region.size, scale: scale, at: now)
    advance(to: now)
  }

  private func useHostClock() {
    if isHosted { return }
    isHosted = true
    clock = .live()
  }

  /// Whether a frame drawn now would differ from the last one drawn.
  ///
  /// Ask it after `advance`, however events were batched: it compares with the last frame drawn, so
  /// that nothing can go stale. It is true all the while something moves, and before the start; false
  /// after `close`.
  public var needsDrawing: Bool {
    guard isStarted else { return !isClosed }
    // Overlays tell of a change only once.
    if frameHasChanged() { needsDisplay = true }
    return needsNextFrame
  }

  /// Draws what the pager shows since the last `advance` into the rectangle given there.
  ///
  /// Nothing moves on meanwhile: commands that pages and overlays give while they are drawn wait for
  /// the next `advance`. What lies outside of the rectangle or of the renderer's clip is left alone;
  /// clip, viewport, scale, colour and blending are the host's own again afterwards. Present then. While
  /// `needsDrawing` is true, go round again at the next refresh; otherwise wait for events. Before the
  /// first `advance` nothing is drawn, and that goes to `diagnostics`.
  ///
  /// - Throws: `PagerVideoError` when SDL cannot draw.
  public func draw(on renderer: OpaquePointer) throws(PagerVideoError) {
    guard isStarted else { return diagnostics.report(.drawnBeforeStart) }
    if hostRenderer?.renderer.pointer != renderer {
      dropTextures()
      hostRenderer = HostRenderer(renderer)
    }
    guard let host = hostRenderer else { return }
    let area = hostArea
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
  /// Call it before the renderer is destroyed. Advanced again, in any window, the pager starts again, at
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
    var event = event
    if let press = unheardRelease.take(&event) { _ = apply(press) }
    return apply(event)
  }

  private func apply(_ event: VideoEvent) -> Bool {
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
