import CSDL2
import SDLVideo

/// How a hosting program has set its renderer up: viewport, scale, and the clip inside of them.
struct HostCoordinates {
  private var viewport = SDL_Rect()
  private var scaleX: Float = 1
  private var scaleY: Float = 1
  private var clip: SDL_Rect?
  /// Whether the viewport is the whole target, and the scale 1.
  private let isPlain: Bool

  /// Asks a renderer for them.
  init(of renderer: borrowing Renderer) {
    let pointer = renderer.pointer
    SDL_RenderGetViewport(pointer, &viewport)
    SDL_RenderGetScale(pointer, &scaleX, &scaleY)
    let size = renderer.outputSize
    isPlain =
      scaleX == 1 && scaleY == 1 && viewport.x == 0 && viewport.y == 0
      && viewport.w == size.width && viewport.h == size.height
    if SDL_RenderIsClipEnabled(pointer) == SDL_TRUE {
      var rect = SDL_Rect()
      SDL_RenderGetClipRect(pointer, &rect)
      clip = rect
    }
  }

  /// The host's clip in the target's own pixels; nil when it has none.
  var clipPixels: PixelRect? {
    guard let clip else { return nil }
    func pixel(_ value: Int32, _ scale: Float) -> Int { Int((Float(value) * scale).rounded()) }
    let left = pixel(viewport.x + clip.x, scaleX)
    let top = pixel(viewport.y + clip.y, scaleY)
    return PixelRect(
      x: left, y: top, width: pixel(viewport.x + clip.x + clip.w, scaleX) - left,
      height: pixel(viewport.y + clip.y + clip.h, scaleY) - top)
  }

  /// Has a renderer draw in the target's own pixels.
  func reset(_ renderer: borrowing Renderer) {
    if isPlain { return }
    SDL_RenderSetScale(renderer.pointer, 1, 1)
    SDL_RenderSetViewport(renderer.pointer, nil)
  }

  /// Puts everything back.
  func restore(_ renderer: borrowing Renderer) {
    let pointer = renderer.pointer
    if !isPlain {
      SDL_RenderSetScale(pointer, scaleX, scaleY)
      var viewport = viewport
      SDL_RenderSetViewport(pointer, &viewport)
    }
    if var clip {
      SDL_RenderSetClipRect(pointer, &clip)
    } else {
      SDL_RenderSetClipRect(pointer, nil)
    }
  }
}
