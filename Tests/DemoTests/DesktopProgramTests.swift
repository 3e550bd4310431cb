import Glibc
import PagerTesting
import PagerTestSupport
import Testing

/// The demo as a program of a desktop: its menu by mouse, its pictures, its memory, and the colours
/// of the desktop, in a real window.
@Suite(
  .serialized,
  .enabled(
    if: VirtualDisplay.missingPrograms.isEmpty || FileSystem.environment("CI") == "true",
    "needs Xvfb and xdotool: install the packages xvfb and xdotool"))
struct DesktopProgramTests {
  /// The demo in a window of 480 × 640 in the corner of a screen of the tests' own.
  private final class Run {
    let display: VirtualDisplay
    let process: RunningProcess
    let folder: String
    private var corner = (x: 0, y: 0)

    init(
      _ options: [String], in folder: String, size: String = "480x640",
      environment added: [String: String] = [:]
    ) throws {
      display = try VirtualDisplay(width: 800, height: 700)
      self.folder = folder
      var environment = display.environment()
      environment["XDG_CONFIG_HOME"] = folder
      environment["XDG_STATE_HOME"] = folder
      environment["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
      environment.merge(added) { $1 }
      process = try RunningProcess(
        Subprocess(
          try DemoProgram.path(), (size.isEmpty ? [] : ["--size", size]) + options,
          environment: environment, folder: folder))
      let found = try display.xdotool([
        "search", "--sync", "--onlyvisible", "--class", "vpage-demo",
      ])
      let window = String(found.prefix { $0 != "\n" })
      try display.xdotool([
        "windowmove", "--sync", window, "0", "0", "windowfocus", "--sync", window,
      ])
    }

    func screen(width: Int = 480, height: Int = 640) throws -> PixelImage {
      try display.picture(x: 0, y: 0, width: width, height: height)
    }

    /// Waits until the window shows its first page and stands still.
    func firstPage() throws -> PixelImage {
      var last = try screen()
      let isShown = try RunningProcess.wait(upToSeconds: 10) {
        let next = try screen()
        defer { last = next }
        return next == last && next.colors.count > 16
      }
      #expect(isShown, "the first page is shown")
      return last
    }

    /// Waits until the window shows something else than a picture, and then stands still.
    func change(from picture: PixelImage) throws -> PixelImage {
      var last = picture
      _ = try RunningProcess.wait(upToSeconds: 8) {
        let next = try screen()
        defer { last = next }
        if next == picture || next != last { return false }
        // Two looks may fall into one frame of a motion.
        usleep(200_000)
        return try screen() == next
      }
      #expect(last != picture, "the window shows something new")
      return last
    }

    /// Waits until the window shows a picture.
    func expect(_ picture: PixelImage, _ comment: Comment) throws {
      let isShown = try RunningProcess.wait(upToSeconds: 10) { try screen() == picture }
      #expect(isShown, comment)
    }

    /// Presses a mouse button at a point of the window.
    func click(_ x: Int, _ y: Int, button: Int = 1) throws {
      try display.xdotool(["mousemove", "\(x)", "\(y)", "sleep", "0.05", "click", "\(button)"])
    }

    func key(_ name: String) throws { try display.xdotool(["key", name]) }

    @discardableResult
    func quit(by key: String = "ctrl+q") throws -> Subprocess.Result {
      try self.key(key)
      let result = process.finish(timeoutSeconds: 10)
      #expect(result.status == .exited(0), "\(result.errors)")
      return result
    }
  }

  @Test func `A recorded run with menu, panels, zoom and wheel gives the same pictures`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let run = try Run(["--record", "run.vpt"], in: folder)
      let light = try run.firstPage()
      // The dots, then "Dark", then a secondary click and "Life cycle".
      try run.click(460, 24)
      let open = try run.change(from: light)
      try run.click(400, 340)
      let dark = try run.change(from: open)
      try run.click(100, 400, button: 3)
      let menu = try run.change(from: dark)
      try run.key("Down")
      try run.key("Down")
      try run.key("Return")
      let scene = try run.change(from: menu)
      try run.key("1")
      try run.display.xdotool([
        "keydown", "ctrl", "sleep", "0.3", "click", "4", "sleep", "0.3", "keyup", "ctrl",
      ])
      _ = try run.change(from: scene)
      try run.key("ctrl+g")
      for key in ["5", "Return"] { try run.key(key) }
      // The message about the size of text stays for a while.
      try run.display.xdotool(["sleep", "5"])
      let live = try run.screen()
      try run.quit()
      let text = String(decoding: try FileSystem.read("\(folder)/run.vpt"), as: UTF8.self)
      #expect(text.contains("secondary 100 400") && text.contains("key Ctrl++"))
      let result = try DemoProgram.run(
        ["--replay", "run.vpt", "--screenshot", "end.png"], in: folder)
      #expect(result.status == .exited(0), "\(result.errors)")
      let replayed = try PixelImage(readingPNG: "\(folder)/end.png")
      #expect(replayed.difference(from: live) == nil)
    }
  }

  @Test
  func `A picture by key goes to the user's folder, and says so without being in the picture`()
    throws
  {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.makeFolder("\(folder)/Bilder")
      try FileSystem.write(
        Array("XDG_PICTURES_DIR=\"\(folder)/Bilder\"\n".utf8), to: "\(folder)/user-dirs.dirs")
      let run = try Run([], in: folder)
      let page = try run.firstPage()
      try run.key("F12")
      let told = try run.change(from: page)
      try run.key("F12")
      let isThere = try RunningProcess.wait(upToSeconds: 8) {
        try FileSystem.names(in: "\(folder)/Bilder").sorted()
          == ["vpage-screenshot-2.png", "vpage-screenshot.png"]
      }
      #expect(isThere)
      for name in ["vpage-screenshot.png", "vpage-screenshot-2.png"] {
        let picture = try PixelImage(readingPNG: "\(folder)/Bilder/\(name)")
        #expect(picture.difference(from: page) == nil, "the message is not in \(name)")
      }
      #expect(told != page)
      try run.expect(page, "the message goes by itself")
      let before = run.process.processorSeconds ?? 0
      try run.display.xdotool(["sleep", "3"])
      #expect((run.process.processorSeconds ?? 1) - before < 0.03, "and leaves nothing to do")
      let errors = try run.quit(by: "ctrl+w").errorLines
      #expect(errors.count == 2 && errors.allSatisfy { $0.hasPrefix("vpage-demo: wrote ") })
    }
  }

  @Test func `A picture by key that cannot be written is told once, and the run is fine`() throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.write(
        Array("XDG_PICTURES_DIR=\"/proc\"\n".utf8), to: "\(folder)/user-dirs.dirs")
      let run = try Run([], in: folder)
      let page = try run.firstPage()
      try run.key("F12")
      _ = try run.change(from: page)
      let errors = try run.quit().errorLines
      #expect(errors.count == 1 && errors.first?.contains("/proc/vpage-screenshot.png") == true)
    }
  }

  @Test func `Esc leaves full screen before it quits`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let run = try Run(["--fullscreen"], in: folder)
      _ = try RunningProcess.wait(upToSeconds: 8) {
        try run.screen(width: 800, height: 700).colors.count > 8
      }
      try run.key("Escape")
      try run.display.xdotool(["sleep", "1"])
      #expect(run.process.isRunning, "the window is still there")
      try run.quit(by: "Escape")
    }
  }

  @Test func `Only --remember keeps size, scene and page over runs`() throws {
    try FileSystem.withTemporaryFolder { folder in
      var firstPages: [PixelImage] = []
      func play(_ options: [String], _ size: String = "", _ keys: [String]) throws
        -> Subprocess.Result
      {
        let run = try Run(options, in: folder, size: size)
        firstPages.append(try run.firstPage())
        for key in keys {
          let before = try run.screen()
          try run.key(key)
          _ = try run.change(from: before)
        }
        return try run.quit()
      }
      _ = try play([], "", ["2"])
      #expect(try !FileSystem.names(in: folder).contains("vpage"))
      _ = try play(["--remember"], "500x420", ["3", "Right", "Right"])
      let file = "\(folder)/vpage/demo"
      let text = String(decoding: try FileSystem.read(file), as: UTF8.self)
      #expect(text == "vpage-state 1\nsize 500 420\nscene loop\npage 2\n")
      _ = try play([], "", ["2"])
      #expect(String(decoding: try FileSystem.read(file), as: UTF8.self) == text)
      #expect(firstPages[2] == firstPages[0], "without the option what is kept does not count")
      _ = try play(["--remember"], "", ["Right"])
      #expect(
        String(decoding: try FileSystem.read(file), as: UTF8.self)
          == "vpage-state 1\nsize 500 420\nscene loop\npage 3\n")
      try FileSystem.write(Array("damaged".utf8), to: file)
      let result = try play(["--remember"], "", ["2"])
      #expect(result.errorLines.count == 1 && result.errors.contains(file))
    }
  }

  @Test func `The size of full screen is not remembered, but the one before it`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let run = try Run(["--remember"], in: folder, size: "500x420")
      let page = try run.firstPage()
      try run.key("F11")
      _ = try run.change(from: page)
      try run.quit()
      let text = String(decoding: try FileSystem.read("\(folder)/vpage/demo"), as: UTF8.self)
      #expect(text == "vpage-state 1\nsize 500 420\nscene vertical\npage 0\n")
    }
  }

  @Test func `A trace that is played keeps its own colours and motion, whatever the desktop wants`()
    throws
  {
    try FileSystem.withTemporaryFolder { folder in
      let bus = try MessageBus(in: folder)
      defer { bus.end() }
      let portal = try FakePortal(
        address: bus.address,
        values: [
          "org.freedesktop.appearance color-scheme": .number(1),
          "org.freedesktop.appearance reduced-motion": .number(1),
        ])
      defer { portal.stop() }
      let trace =
        "vpage-trace 1\nscene vertical\nsize 480 640\n900 key PageDown\n"
        + "2000 screenshot a.png\n2100 end\n"
      try FileSystem.write(Array(trace.utf8), to: "\(folder)/t.vpt")
      let run = try Run(
        ["--replay", "t.vpt", "--realtime", "--log", "log"], in: folder, size: "",
        environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
      let result = run.process.finish(timeoutSeconds: 30)
      #expect(result.status == .exited(0), "\(result.errors)")
      let live = try PixelImage(readingPNG: "\(folder)/a.png")
      let log = try LogLine.lines(
        of: String(decoding: try FileSystem.read("\(folder)/log"), as: UTF8.self))
      #expect(log.count { $0.phase == "settling" } > 3, "the turn took its time")
      let headless = try DemoProgram.run(["--replay", "t.vpt"], in: folder)
      #expect(headless.status == .exited(0))
      #expect(try PixelImage(readingPNG: "\(folder)/a.png").difference(from: live) == nil)
    }
  }

  @Test func `Colours follow the desktop while it runs, and idle costs nothing`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let bus = try MessageBus(in: folder)
      defer { bus.end() }
      let portal = try FakePortal(
        address: bus.address, values: ["org.freedesktop.appearance color-scheme": .number(2)])
      defer { portal.stop() }
      let run = try Run([], in: folder, environment: ["DBUS_SESSION_BUS_ADDRESS": bus.address])
      let light = try run.firstPage()
      try portal.change("org.freedesktop.appearance", "color-scheme", to: .number(1))
      let dark = try run.change(from: light)
      try portal.change("org.freedesktop.appearance", "color-scheme", to: .number(0))
      try run.expect(light, "no preference is light")
      try portal.change("org.freedesktop.appearance", "color-scheme", to: .number(1))
      try run.expect(dark, "and dark again")
      let before = run.process.processorSeconds ?? 0
      try run.display.xdotool(["sleep", "3"])
      #expect((run.process.processorSeconds ?? 1) - before < 0.03)
      bus.end()
      try run.display.xdotool(["sleep", "0.3"])
      #expect(run.process.isRunning, "the end of the bus is no end of the program")
      try run.quit()
    }
  }

  @Test func `A recorded run in which the desktop changes plays with the same pictures`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let address = "unix:path=\(folder)/bus"
      let bus = try RunningProcess(
        Subprocess(
          "/usr/bin/dbus-daemon", ["--session", "--nofork", "--nopidfile", "--address=\(address)"],
          folder: folder))
      defer { _ = bus.finish(timeoutSeconds: 0) }
      _ = try RunningProcess.wait(upToSeconds: 10) {
        try FileSystem.names(in: folder).contains("bus")
      }
      let portal = try FakePortal(
        address: address, values: ["org.freedesktop.appearance color-scheme": .number(1)])
      defer { portal.stop() }
      let run = try Run(
        ["--record", "run.vpt"], in: folder, environment: ["DBUS_SESSION_BUS_ADDRESS": address])
      let dark = try run.firstPage()
      try portal.change("org.freedesktop.appearance", "color-scheme", to: .number(2))
      let light = try run.change(from: dark)
      try portal.change("org.freedesktop.appearance", "reduced-motion", to: .number(1))
      try run.display.xdotool(["sleep", "0.5"])
      try run.key("Next")
      let second = try run.change(from: light)
      try portal.change("org.freedesktop.appearance", "color-scheme", to: .number(1))
      let live = try run.change(from: second)
      try run.quit()
      let text = String(decoding: try FileSystem.read("\(folder)/run.vpt"), as: UTF8.self)
      let changes = text.split(separator: "\n").map { line in
        line.split(separator: " ").dropFirst().joined(separator: " ")
      }.filter { $0.hasPrefix("theme ") || $0.hasPrefix("motion ") || $0.hasPrefix("reduce") }
      #expect(
        changes.filter { $0.hasPrefix("theme") } == ["theme dark", "theme light", "theme dark"])
      #expect(changes.count == 4, "and once the wish for less motion: \(changes)")
      // Another machine, whose desktop is light and moves.
      let result = try DemoProgram.run(
        ["--replay", "run.vpt", "--screenshot", "end.png", "--log", "log"], in: folder)
      #expect(result.status == .exited(0), "\(result.errors)")
      let replayed = try PixelImage(readingPNG: "\(folder)/end.png")
      #expect(replayed.difference(from: live) == nil)
      let log = try LogLine.lines(
        of: String(decoding: try FileSystem.read("\(folder)/log"), as: UTF8.self))
      #expect(log.count { $0.phase == "settling" } < 3, "the turn was one frame long")
    }
  }
}
