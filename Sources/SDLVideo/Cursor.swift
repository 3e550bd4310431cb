import CSDL2

/// A shape of the mouse pointer: an `SDL_Cursor`.
///
/// It must end before the session. SDL falls back to its own arrow when it does.
package struct Cursor: ~Copyable {
  private let pointer: OpaquePointer

  /// Makes a pointer of a picture with straight alpha; the hot spot is in its pixels.
  package init(
    _ picture: borrowing Surface, hotX: Int, hotY: Int
  ) throws(SDLError) {
    pointer = try SDLError.check(
      SDL_CreateColorCursor(picture.pointer, Int32(clamping: hotX), Int32(clamping: hotY)),
      "SDL_CreateColorCursor")
  }

  /// Makes one of the desktop's own: the arrow, or the shape over what can be clicked.
  package init(pointing isPointing: Bool) throws(SDLError) {
    pointer = try SDLError.check(
      SDL_CreateSystemCursor(isPointing ? SDL_SYSTEM_CURSOR_HAND : SDL_SYSTEM_CURSOR_ARROW),
      "SDL_CreateSystemCursor")
  }

  deinit { SDL_FreeCursor(pointer) }

  /// Shows it in all windows of the program.
  package func show() { SDL_SetCursor(pointer) }
}
