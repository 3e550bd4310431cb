import CSDL2
import SDLVideo

/// A renderer that belongs to the hosting program, looked up once.
final class HostRenderer {
  let renderer: Renderer

  init(_ pointer: OpaquePointer) { renderer = Renderer(borrowing: pointer) }

  /// Draws into a rectangle of the target, in its own pixels, inside of the host's clip.
  ///
  /// The host's clip, viewport, scale, colour and blending are as they were afterwards.
  func draw(
    in area: PixelRect,
    _ body: (borrowing Renderer, _ clip: PixelRect) throws(SDLError) -> Void
  ) throws(SDLError) {
    let pointer = renderer.pointer
    var color = SDL_Color()
    var blending = SDL_BLENDMODE_NONE
    SDL_GetRenderDrawColor(pointer, &color.r, &color.g, &color.b, &color.a)
    SDL_GetRenderDrawBlendMode(pointer, &blending)
    let coordinates = HostCoordinates(of: renderer)
    coordinates.reset(renderer)
    defer {
      coordinates.restore(renderer)
      SDL_SetRenderDrawColor(pointer, color.r, color.g, color.b, color.a)
      SDL_SetRenderDrawBlendMode(pointer, blending)
    }
    try body(renderer, coordinates.clipPixels.map(area.intersection) ?? area)
  }
}
