import CSDL2
import Glibc

/// SDL's video and events, on as long as this value lives.
///
/// Only one thread may use it.
package struct SDLSession: ~Copyable {
  private static let parts = SDL_INIT_VIDEO | SDL_INIT_EVENTS

  /// Starts SDL for a program.
  ///
  /// `name` is for people; `windowClass` must be the desktop file's name without `.desktop`, so
  /// that the desktop finds its icon. Throws when there is no display, or SDL cannot reach it.
  package init(
    name: String, windowClass: String, environment: DisplayEnvironment = .current()
  ) throws(SDLError) {
    if !Self.displayAvailable(in: environment) {
      throw SDLError("SDL_Init", message: "neither DISPLAY nor WAYLAND_DISPLAY names a display")
    }
    Self.setHints(name: name, windowClass: windowClass)
    Self.useUTF8()
    SDL_SetMainReady()
    // Where X alone is named SDL would ask Wayland too, whose library complains on standard error.
    let drivers = environment.wantedDrivers
    if let drivers { SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers) }
    let status = SDL_Init(Self.parts)
    if status != 0 && drivers == nil { throw SDLError("SDL_Init") }
    let driver = Self.currentDriver
    if status != 0 || Self.isInvisible(driver) && !environment.asks(for: driver) {
      Self.quit()
      // SDL silently uses its drivers without a screen when a display does not answer.
      throw SDLError("SDL_Init", message: "the display \(environment.name) does not answer")
    }
    // SDL starts text input by itself, and with it the input method.
    SDL_StopTextInput()
  }

  deinit { Self.quit() }

  /// SDL's name for how it reaches the screen, such as `x11`, `wayland` or `dummy`.
  package var videoDriver: String { Self.currentDriver }

  /// Tells whether a window may be opened; ask before, since SDL itself would not complain.
  package static func displayAvailable(in environment: DisplayEnvironment = .current()) -> Bool {
    environment.hasDisplay
  }

  /// The driver in use in this process, empty before the start.
  static var currentDriver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

  /// Tells whether a driver is the one in use; allocates nothing, for every frame.
  static func isCurrentDriver(_ name: StaticString) -> Bool {
    guard let driver = SDL_GetCurrentVideoDriver() else { return false }
    // A static string ends with a zero byte.
    return name.withUTF8Buffer { bytes in
      UnsafeRawPointer(bytes.baseAddress).map {
        strcmp(driver, $0.assumingMemoryBound(to: CChar.self)) == 0
      } ?? false
    }
  }

  /// Tells whether a driver has no screen.
  static func isInvisible(_ driver: String) -> Bool { driver == "dummy" || driver == "offscreen" }

  private static func quit() {
    SDL_QuitSubSystem(parts)
    // A hosting program may still use other parts.
    if SDL_WasInit(0) == 0 { SDL_Quit() }
  }

  /// Chooses a character set that has all characters; SDL gives others' titles to X in pieces.
  ///
  /// A program starts with ASCII, whatever the user's language is, until it chooses.
  private static func useUTF8() {
    for locale in [nil, "", "C.UTF-8"] {
      if let locale { setlocale(LC_CTYPE, locale) }
      if let name = nl_langinfo(nl_item(CODESET)), String(cString: name) == "UTF-8" { return }
    }
  }

  private static func setHints(name: String, windowClass: String) {
    let hints = [
      (SDL_HINT_APP_NAME, name),
      // Touch and mouse stay apart: SDL would send each as the other as well.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // Unlike games, for which SDL turns them off: the desktop keeps screen saver and compositor.
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      // Ctrl+C in the terminal ends the program, as it does others.
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
    ]
    for (hint, value) in hints { SDL_SetHint(hint, value) }
    // The window class is no hint in SDL 2.26: its drivers read the environment.
    for driver in ["X11", "WAYLAND"] { SDL_setenv("SDL_VIDEO_\(driver)_WMCLASS", windowClass, 0) }
  }
}
