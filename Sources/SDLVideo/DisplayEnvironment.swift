import Glibc

/// What the environment says about displays.
package struct DisplayEnvironment: Equatable, Sendable {
  /// `DISPLAY`: the X server.
  package var display: String?
  /// `WAYLAND_DISPLAY`: the Wayland compositor.
  package var waylandDisplay: String?
  /// `SDL_VIDEODRIVER`: the drivers SDL may use, divided by commas.
  package var videoDriver: String?

  package init(display: String?, waylandDisplay: String?, videoDriver: String?) {
    self.display = display
    self.waylandDisplay = waylandDisplay
    self.videoDriver = videoDriver
  }

  /// Reads the environment of this process.
  package static func current() -> DisplayEnvironment {
    func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return DisplayEnvironment(
      display: value("DISPLAY"), waylandDisplay: value("WAYLAND_DISPLAY"),
      videoDriver: value("SDL_VIDEODRIVER"))
  }

  /// Tells whether a window may be opened: a display is named, or a driver is asked for by name.
  ///
  /// Whether the display answers is not tried. Empty values count as none.
  package var hasDisplay: Bool {
    !(display ?? "").isEmpty || !(waylandDisplay ?? "").isEmpty || !(videoDriver ?? "").isEmpty
  }

  /// The drivers that SDL shall try when the environment names none; nil leaves it to SDL.
  ///
  /// SDL 2.26 prefers X where both are there, and so would never know the display's scale.
  var wantedDrivers: String? {
    guard (videoDriver ?? "").isEmpty else { return nil }
    if (waylandDisplay ?? "").isEmpty { return (display ?? "").isEmpty ? nil : "x11" }
    return (display ?? "").isEmpty ? nil : "wayland,x11"
  }

  /// The display that SDL shall reach, for messages.
  var name: String {
    [waylandDisplay, display].compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }

  /// Tells whether a driver is asked for by name.
  func asks(for driver: String) -> Bool {
    (videoDriver ?? "").split(separator: ",").contains { $0 == driver }
  }
}
