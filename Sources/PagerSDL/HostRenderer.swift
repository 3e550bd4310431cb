import CSDL2
import SDLVideo

/// A renderer that belongs to the hosting program, looked up once.
final class HostRenderer {
  let renderer: Renderer

  init(_ pointer: OpaquePointer) { renderer = Renderer(borrowing: pointer) }

  /// Draws, and puts the host's clip, colour and blending back as they were.
  func draw(_ body: (borrowing Renderer) throws(SDLError) -> Void) throws(SDLError) {
    let pointer = renderer.pointer
    let isClipped = SDL_RenderIsClipEnabled(pointer) == SDL_TRUE
    var clip = SDL_Rect()
    var color = SDL_Color()
    var blending = SDL_BLENDMODE_NONE
    SDL_RenderGetClipRect(pointer, &clip)
    SDL_GetRenderDrawColor(pointer, &color.r, &color.g, &color.b, &color.a)
    SDL_GetRenderDrawBlendMode(pointer, &blending)
    defer {
      if isClipped {
        SDL_RenderSetClipRect(pointer, &clip)
      } else {
        SDL_RenderSetClipRect(pointer, nil)
      }
      SDL_SetRenderDrawColor(pointer, color.r, color.g, color.b, color.a)
      SDL_SetRenderDrawBlendMode(pointer, blending)
    }
    try body(renderer)
  }
}
