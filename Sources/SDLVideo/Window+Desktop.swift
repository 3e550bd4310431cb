import CSDL2

/// A window's position among what else is on the screen; sizes are in SDL's points.
extension Window {
  /// The part of its display that panels leave free; nil without a real display, or if unknown.
  package var usableArea: PixelRect? {
    guard !SDLSession.isInvisible(SDLSession.currentDriver) else { return nil }
    var area = SDL_Rect()
    let display = max(SDL_GetWindowDisplayIndex(pointer), 0)
    guard SDL_GetDisplayUsableBounds(display, &area) == 0, area.w > 0, area.h > 0 else {
      return nil
    }
    return PixelRect(area)
  }

  /// Gives it a size, but no more than its display's usable area.
  package func fitIntoUsableArea(width: Int, height: Int) {
    let area = usableArea
    let fitting = (
      width: min(width, area?.width ?? width), height: min(height, area?.height ?? height)
    )
    if fitting != size { setSize(width: fitting.width, height: fitting.height) }
  }

  /// What the desktop puts around it, known once it has been shown on X11; 0 elsewhere.
  package var borders: (top: Int, left: Int, bottom: Int, right: Int) {
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard SDL_GetWindowBordersSize(pointer, &top, &left, &bottom, &right) == 0 else {
      return (0, 0, 0, 0)
    }
    return (Int(top), Int(left), Int(bottom), Int(right))
  }

  /// The size of what it shows, in pixels.
  package var sizeInPixels: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// Tells whether the desktop has made it as large as it can be.
  package var isMaximised: Bool {
    SDL_GetWindowFlags(pointer) & SDL_WINDOW_MAXIMIZED.rawValue != 0
  }

  /// Moves its inside's top left corner to a position of the screen; not on Wayland.
  package func setPosition(x: Int, y: Int) {
    SDL_SetWindowPosition(pointer, Int32(clamping: x), Int32(clamping: y))
  }

  /// Says how small it may be made by the user.
  package func setMinimumSize(width: Int, height: Int) {
    SDL_SetWindowMinimumSize(
      pointer, Int32(clamping: max(width, 1)), Int32(clamping: max(height, 1)))
  }

  /// Gives it a picture with straight alpha for title bar and task bar; SDL has none on Wayland.
  package func setIcon(_ picture: borrowing Surface) {
    SDL_SetWindowIcon(pointer, picture.pointer)
  }
}
