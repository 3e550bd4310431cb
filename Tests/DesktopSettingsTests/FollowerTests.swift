import PagerTesting
import PagerTestSupport
import Synchronization
import Testing

@testable import DesktopSettings

/// What the desktop wants, told by its portal or by GTK's settings, and followed.
@Suite struct FollowerTests {
  /// Runs a message bus of its own in a folder; the environment names it and the folder.
  private func withBus(
    _ body: (_ address: String, _ environment: [String: String], _ folder: String) throws -> Void
  ) throws {
    try FileSystem.withTemporaryFolder { folder in
      let bus = try MessageBus(in: folder)
      defer { bus.end() }
      try body(
        bus.address, ["DBUS_SESSION_BUS_ADDRESS": bus.address, "XDG_CONFIG_HOME": folder], folder)
    }
  }

  private func wait(for look: DesktopLook, of follower: DesktopFollower) -> Bool {
    RunningProcess.wait(upToSeconds: 10) { follower.look == look }
  }

  @Test func `A follower that is stopped at once waits for no bus`() throws {
    try withBus { address, environment, _ in
      let portal = try FakePortal(
        address: address, values: ["org.freedesktop.appearance color-scheme": .number(1)])
      defer { portal.stop() }
      for _ in 0..<5 {
        weak var follower: DesktopFollower?
        do {
          let stopped = DesktopFollower { environment[$0] }
          follower = stopped
          stopped.start { Issue.record("told after the end") }
          stopped.stop()
        }
        #expect(RunningProcess.wait(upToSeconds: 10) { follower == nil }, "its thread has ended")
      }
    }
  }

  @Test func `The portal is asked, and followed, until the follower is stopped`() throws {
    try withBus { address, environment, _ in
      let portal = try FakePortal(
        address: address,
        values: [
          "org.freedesktop.appearance color-scheme": .number(1),
          "org.gnome.desktop.interface enable-animations": .boolean(true),
        ])
      defer { portal.stop() }
      let changes = Mutex(0)
      let follower = DesktopFollower { environment[$0] }
      #expect(follower.look == DesktopLook(), "nothing is waited for")
      follower.start { changes.withLock { $0 += 1 } }
      #expect(wait(for: DesktopLook(prefersDark: true, reducesMotion: false), of: follower))
      try portal.change("org.freedesktop.appearance", "color-scheme", to: .number(2))
      #expect(wait(for: DesktopLook(prefersDark: false, reducesMotion: false), of: follower))
      try portal.change("org.gnome.desktop.interface", "enable-animations", to: .boolean(false))
      #expect(wait(for: DesktopLook(prefersDark: false, reducesMotion: true), of: follower))
      // Another key is none of ours; the desktop-neutral one counts for more than GNOME's.
      try portal.change("org.gnome.desktop.interface", "text-scaling", to: .number(2))
      try portal.change("org.freedesktop.appearance", "reduced-motion", to: .number(1))
      try portal.change("org.gnome.desktop.interface", "enable-animations", to: .boolean(true))
      try portal.change("org.freedesktop.appearance", "color-scheme", to: .number(1))
      #expect(wait(for: DesktopLook(prefersDark: true, reducesMotion: true), of: follower))
      #expect(changes.withLock { $0 } == 4)
      follower.stop()
      try portal.change("org.freedesktop.appearance", "color-scheme", to: .number(2))
      #expect(follower.look == DesktopLook(prefersDark: true, reducesMotion: true))
    }
  }

  @Test func `Without a portal GTK's settings are read, and followed`() throws {
    try withBus { _, environment, folder in
      try FileSystem.makeFolder("\(folder)/gtk-3.0")
      try FileSystem.makeFolder("\(folder)/gtk-4.0")
      func write(_ text: String, version: String) throws {
        try FileSystem.write(
          Array("[Settings]\n\(text)\n".utf8), to: "\(folder)/gtk-\(version)/settings.ini")
      }
      try write("gtk-application-prefer-dark-theme=true\ngtk-enable-animations=0", version: "3.0")
      let follower = DesktopFollower { environment[$0] }
      #expect(follower.look == DesktopLook(prefersDark: true, reducesMotion: true), "at once")
      follower.start {}
      // The file is written until the watch has been set up and sees it.
      let isSeen = try RunningProcess.wait(upToSeconds: 10) {
        try write("gtk-application-prefer-dark-theme = 0", version: "4.0")
        return follower.look == DesktopLook(prefersDark: false, reducesMotion: true)
      }
      #expect(isSeen)
      follower.stop()
    }
  }

  @Test func `A bus that is not there is no trouble, and none is started`() throws {
    func address(_ environment: [String: String]) -> String? {
      DBusConnection.sessionAddress { environment[$0] }
    }
    #expect(address([:]) == nil)
    #expect(address(["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"]) == nil)
    #expect(address(["DBUS_SESSION_BUS_ADDRESS": "disabled:"]) == nil)
    #expect(address(["XDG_RUNTIME_DIR": "/nowhere"]) == nil)
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.write([], to: "\(folder)/bus")
      #expect(address(["XDG_RUNTIME_DIR": folder]) == "unix:path=\(folder)/bus")
      #expect(DBusConnection(address: "unix:path=\(folder)/bus") == nil, "nobody listens")
    }
    #expect(DBusConnection(address: "nonsense") == nil)
  }

  @Test(arguments: [
    ("gtk-application-prefer-dark-theme=1", DesktopLook(prefersDark: true)),
    ("gtk-application-prefer-dark-theme = false ", DesktopLook(prefersDark: false)),
    ("gtk-theme-name=Adwaita-dark", DesktopLook(prefersDark: true)),
    ("gtk-theme-name=Adwaita", DesktopLook(prefersDark: false)),
    (
      "gtk-theme-name=Yaru-Dark\ngtk-application-prefer-dark-theme=0",
      DesktopLook(prefersDark: true)
    ),
    ("gtk-enable-animations=false", DesktopLook(reducesMotion: true)),
    ("gtk-enable-animations=1", DesktopLook(reducesMotion: false)),
    ("gtk-enable-animations=perhaps\n#gtk-theme-name=x-dark\nnonsense\n=", DesktopLook()),
  ])
  func `GTK's settings are read key by key`(text: String, look: DesktopLook) {
    #expect(GTKSettings.look(in: "\n[Settings]\r\n" + text) == look)
    #expect(GTKSettings.look(in: "[Other]\n" + text) == DesktopLook())
  }
}
