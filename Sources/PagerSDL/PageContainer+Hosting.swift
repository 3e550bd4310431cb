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

  /// Draws the pager into a rectangle of a renderer, in the renderer's own pixels.
  ///
  /// What lies outside of the rectangle is left alone, as are the renderer's clip and colour.
  /// Present afterwards. While `needsNextFrame` is true, draw again at the next refresh; otherwise
  /// wait for events. The first drawing starts the pager.
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
    let place = PixelRect(rect)
    let ratio = Self.pixelsPerPoint(of: renderer)
    mapping.region = Rect(
      x: Double(place.x) / ratio, y: Double(place.y) / ratio,
      width: Double(place.width) / ratio, height: Double(place.height) / ratio)
    mapping.windowSize = Self.windowSize(of: renderer)
    hostWindowID = SDL_RenderGetWindow(renderer).map(SDL_GetWindowID) ?? 0
    let now = clock.now
    open(size: mapping.region.size, scale: ratio, at: now)
    advance(to: now)
    _ = frameHasChanged()
    do {
      try host.draw { renderer throws(SDLError) in try draw(on: renderer, in: place) }
    } catch {
      throw PagerVideoError(error)
    }
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
    case .exposed:
      needsDisplay = true
      return true
    default: break
    }
    guard let input = mapping.input(for: event) else { return false }
    take(input, at: clock.time(ofEvent: event.time))
    return true
  }

  private static func pixelsPerPoint(of renderer: OpaquePointer) -> Double {
    var output: Int32 = 0
    guard let window = SDL_RenderGetWindow(renderer),
      SDL_GetRendererOutputSize(renderer, &output, nil) == 0
    else { return 1 }
    var width: Int32 = 0
    SDL_GetWindowSize(window, &width, nil)
    return width > 0 && output > 0 ? Double(output) / Double(width) : 1
  }

  private static func windowSize(of renderer: OpaquePointer) -> Size {
    guard let window = SDL_RenderGetWindow(renderer) else { return Size(width: 1, height: 1) }
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    return Size(width: Double(width), height: Double(height))
  }
}
