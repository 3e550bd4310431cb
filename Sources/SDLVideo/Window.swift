import CSDL2

/// A window on the desktop: an `SDL_Window`.
///
/// It must end after its renderer and before the session.
package struct Window: ~Copyable {
  /// SDL's own handle, an `SDL_Window *`.
  package let pointer: OpaquePointer

  /// Opens a window in the middle of the screen; sizes are in points.
  ///
  /// Open it hidden, make its renderer and a first picture, then `show` it: it does not flash.
  package init(
    title: String, width: Int, height: Int, isResizable: Bool = true, isFullscreen: Bool = false,
    isHidden: Bool = false
  ) throws(SDLError) {
    var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    flags |= isResizable ? SDL_WINDOW_RESIZABLE.rawValue : 0
    flags |= isFullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
    flags |= isHidden ? SDL_WINDOW_HIDDEN.rawValue : SDL_WINDOW_SHOWN.rawValue
    // SDL_WINDOWPOS_CENTERED is this mask and display 0.
    let middle = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    let made = SDL_CreateWindow(
      title, middle, middle, Int32(clamping: width), Int32(clamping: height), flags)
    pointer = try SDLError.check(made, "SDL_CreateWindow")
  }

  deinit {
    letWakeUpsArrive()
    SDL_DestroyWindow(pointer)
  }

  /// Waits until X has read what SDL has sent to the window on its second connection.
  ///
  /// SDL 2.26 wakes its own wait for events so. Were the window gone by the time X gets there, Xlib
  /// would end the program with an error: a round trip on the first connection lets X come round.
  private func letWakeUpsArrive() {
    guard SDLSession.currentDriver == "x11" else { return }
    var bounds = SDL_Rect()
    for _ in 0..<2 {
      SDL_GetDisplayUsableBounds(0, &bounds)
      SDL_Delay(1)
    }
  }

  /// The number that events carry.
  package var windowID: UInt32 { SDL_GetWindowID(pointer) }

  /// The text in the title bar.
  package var title: String {
    get { String(cString: SDL_GetWindowTitle(pointer)) }
    // The desktop hears of every setting, also of one that changes nothing.
    nonmutating set { if newValue != title { SDL_SetWindowTitle(pointer, newValue) } }
  }

  /// The size inside the frame, in points.
  package var size: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(pointer, &width, &height)
    return (Int(width), Int(height))
  }

  /// Asks for another size in points; the desktop may grant it later, or not.
  package func setSize(width: Int, height: Int) {
    SDL_SetWindowSize(pointer, Int32(clamping: width), Int32(clamping: height))
  }

  /// Tells whether it covers the whole screen.
  package var isFullscreen: Bool { has(SDL_WINDOW_FULLSCREEN) }

  /// Covers the whole screen, at its own resolution, or goes back to a window.
  package func setFullscreen(_ isOn: Bool) throws(SDLError) {
    try SDLError.check(
      SDL_SetWindowFullscreen(pointer, isOn ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0),
      "SDL_SetWindowFullscreen")
  }

  /// Tells whether only a task bar or nothing shows it.
  package var isMinimised: Bool { has(SDL_WINDOW_MINIMIZED) }

  /// Tells whether it is on no screen at all.
  package var isHidden: Bool { has(SDL_WINDOW_HIDDEN) }

  /// Puts it on the screen.
  package func show() { SDL_ShowWindow(pointer) }

  /// Takes it off the screen.
  package func hide() { SDL_HideWindow(pointer) }

  /// The refreshes a second of the display it is on; 0 when unknown, as on virtual displays.
  package var displayRefreshRate: Int {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(pointer)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return 0 }
    return Int(max(mode.refresh_rate, 0))
  }

  private func has(_ flag: SDL_WindowFlags) -> Bool {
    SDL_GetWindowFlags(pointer) & flag.rawValue != 0
  }
}
