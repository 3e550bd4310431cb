/// The desktop's portal for settings on the session's bus, `org.freedesktop.portal.Settings`.
struct SettingsPortal {
  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let appearance = "org.freedesktop.appearance"
  private static let gnome = "org.gnome.desktop.interface"

  private let connection: DBusConnection
  /// Whether less motion is wanted, by the namespace that has said so.
  private var reducesMotion: [String: Bool] = [:]
  private var prefersDark: Bool?

  /// Uses a connection to the session's bus.
  init(_ connection: DBusConnection) { self.connection = connection }

  /// What the portal has said up to now.
  var look: DesktopLook {
    DesktopLook(
      prefersDark: prefersDark,
      reducesMotion: reducesMotion[Self.appearance] ?? reducesMotion[Self.gnome])
  }

  /// Asks for every setting of interest; false where there is no portal.
  ///
  /// Listens first, so that no change falls between.
  mutating func read() -> Bool {
    connection.listen(
      to: "type='signal',interface='\(Self.interface)',member='SettingChanged',path='\(Self.path)'")
    let keys = [
      (Self.appearance, "color-scheme"), (Self.appearance, "reduced-motion"),
      (Self.gnome, "enable-animations"),
    ]
    var isThere = false
    for (namespace, key) in keys {
      let answer = connection.call(
        "Read", of: Self.interface, at: Self.path, on: Self.service, [namespace, key])
      guard let value = answer?.first else { continue }
      isThere = true
      take(namespace, key, value)
    }
    return isThere
  }

  /// Blocks until a setting of interest changes; false when the connection is over.
  mutating func waitForChange() -> Bool {
    while let message = connection.nextMessage() {
      guard
        connection.functions.isSignal(message.handle, Self.interface, "SettingChanged") != 0
      else { continue }
      let values = message.values
      guard values.count == 3, case .text(let namespace) = values[0],
        case .text(let key) = values[1]
      else { continue }
      let former = look
      take(namespace, key, values[2])
      if look != former { return true }
    }
    return false
  }

  private mutating func take(_ namespace: String, _ key: String, _ value: DBusMessage.Value) {
    switch (namespace, key, value) {
    // 0 is no preference, 1 dark, 2 light.
    case (Self.appearance, "color-scheme", .number(let number)): prefersDark = number == 1
    case (Self.appearance, "reduced-motion", .number(let number)):
      // 0 is no preference, so that another desktop's own key counts.
      reducesMotion[namespace] = number == 0 ? nil : number == 1
    case (Self.gnome, "enable-animations", .boolean(let isOn)): reducesMotion[namespace] = !isOn
    default: break
    }
  }
}
