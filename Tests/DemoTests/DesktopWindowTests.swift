import PagerTesting
import PagerTestSupport
import Testing

/// The window and the desktop around it: room, scale, limits and icon.
@Suite(
  .serialized,
  .enabled(
    if: VirtualDisplay.missingPrograms.isEmpty || FileSystem.environment("CI") == "true",
    "needs Xvfb and xdotool: install the packages xvfb and xdotool"))
struct DesktopWindowTests {
  private let display: VirtualDisplay
  private let properties: XProperties

  init() throws {
    display = try VirtualDisplay(width: 1366, height: 768)
    properties = try XProperties(of: display)
  }

  /// Runs a body with the program in a window of a size in points.
  private func inWindow(
    size: String, options: [String] = [], environment: [String: String] = [:], scale: Double = 1,
    _ body: (WindowSession) throws -> Void
  ) throws {
    try FileSystem.withTemporaryFolder { folder in
      try body(
        try WindowSession(
          on: display, in: folder, options: ["--size", size] + options, environment: environment,
          scale: scale))
    }
  }

  /// Drags up by a quarter of the height and holds; the displacement is told in points.
  private func quarter(_ window: WindowSession, points: Double) throws {
    try window.display.xdotool(
      window.place(0.5, 0.8) + ["mousedown", "1", "sleep", "0.02"] + window.place(0.5, 0.7)
        + ["sleep", "0.02"] + window.place(0.5, 0.55) + ["sleep", "0.2", "mouseup", "1"])
    // Less than the fraction of the extent that turns.
    try window.expectRest(on: 5)
    let log = try window.quit()
    let held = try #require(log.last { $0.phase == "dragging" }?.displacement)
    // Damped, behind a slop of 3 points.
    let pull = 0.55 * (points / 4 - 3)
    #expect(abs(held - pull * points / (points + pull)) < 1.5)
  }

  /// Whether the user's sizes of a window are limited, as 16, and its least width and height in pixels.
  private func minimum(_ window: WindowSession) throws -> [UInt] {
    let hints = try properties.numbers("WM_NORMAL_HINTS", of: window.window)
    return hints.count > 6 ? [hints[0] & 16, hints[5], hints[6]] : []
  }

  @Test func `A window larger than the screen opens as large as the screen, all of it on show`()
    throws
  {
    try inWindow(size: "480x800") { window in
      #expect(window.frame == (443, 0, 480, 768))
      try window.quit()
    }
    try inWindow(size: "2000x2000") { window in
      #expect(window.frame == (0, 0, 1366, 768))
      try window.quit()
    }
    try inWindow(size: "400x300") { window in
      #expect(window.frame == (483, 234, 400, 300))
      try window.quit()
    }
  }

  @Test func `What the desktop's panels and the window's frame take is left free`() throws {
    try properties.set("_NET_WORKAREA", of: nil, to: [0, 28, 1366, 700])
    try inWindow(size: "480x800") { window in
      #expect(window.frame == (443, 28, 480, 700))
      // The frame comes some time after the window: left, right, top, bottom.
      try properties.set("_NET_FRAME_EXTENTS", of: window.window, to: [4, 4, 30, 6])
      var steps = 0.0
      let fits = try RunningProcess.wait(upToSeconds: 8) {
        steps += 1
        try window.display.xdotool(window.place(0.5, 0.5 + steps.remainder(dividingBy: 9) / 100))
        try window.measure()
        return window.frame.height == 664
      }
      #expect(fits && window.frame.width == 480)
      // SDL leaves room for the frame above the window, where no window manager puts one here.
      #expect(window.frame.y == 28 || window.frame.y == 58)
      try window.expectRest(on: 5)
      try window.quit()
    }
  }

  @Test func `On a desktop of 192 dots an inch a point has two pixels, and drags are as long`()
    throws
  {
    try properties.setResources("Xcursor.size:\t24\nXft.dpi:\t192\n")
    try inWindow(size: "200x300", scale: 2) { window in
      #expect(window.frame == (483, 84, 400, 600))
      try quarter(window, points: 300)
    }
    // The environment and the option come before the desktop.
    try inWindow(size: "200x300", environment: ["GDK_SCALE": "1"]) { window in
      #expect(window.frame.width == 200 && window.frame.height == 300)
      try quarter(window, points: 300)
    }
    try inWindow(size: "200x300", options: ["--scale", "1.5"], scale: 1.5) { window in
      #expect(window.frame.width == 300 && window.frame.height == 450)
      try quarter(window, points: 300)
    }
    try inWindow(size: "480x800", scale: 2) { window in
      #expect(window.frame == (203, 0, 960, 768), "no larger than the screen in pixels")
      try window.quit()
    }
  }

  @Test func `A desktop that changes its scale is followed when its user comes back`() throws {
    try inWindow(size: "200x300") { window in
      // Down again, too, though the window is smaller then than it could be made before.
      for scale in [1.5, 1, 1.5] {
        try properties.setResources("Xft.dpi:\t\(Int(96 * scale))\n")
        // Without a window manager the focus is lost and given back by hand.
        try window.display.xdotool(["windowfocus", "--sync", window.rootWindow()])
        try window.display.xdotool(["windowfocus", window.window])
        let isFollowed = try RunningProcess.wait(upToSeconds: 8) {
          try window.measure()
          return try window.frame.width == Int(200 * scale)
            && window.frame.height == Int(300 * scale)
            && minimum(window) == [16, UInt(160 * scale), UInt(120 * scale)]
        }
        #expect(isFollowed, "\(scale)")
        window.scale = scale
        try window.expectRest(on: 5)
      }
      try window.display.xdotool(["windowfocus", "--sync", window.window])
      try quarter(window, points: 300)
    }
  }

  @Test func `The user cannot make the window smaller than 160 × 120 points`() throws {
    try inWindow(size: "400x600") { window in
      #expect(try minimum(window) == [16, 160, 120])
      try window.quit()
    }
    try inWindow(size: "400x600", options: ["--scale", "1.25"], scale: 1.25) { window in
      #expect(try minimum(window) == [16, 200, 150])
      try window.quit()
    }
    // What is asked for by name is had all the same.
    try inWindow(size: "100x90") { window in
      #expect(window.frame.width == 100 && window.frame.height == 90)
      #expect(try minimum(window) == [16, 100, 90])
      try window.quit()
    }
  }

  @Test func `The window has an icon of the program's own, transparent at its corners`() throws {
    try inWindow(size: "400x600") { window in
      let icon = try properties.numbers("_NET_WM_ICON", of: window.window)
      try #require(icon.count == 2 + 128 * 128)
      #expect(icon[0] == 128 && icon[1] == 128)
      func pixel(_ x: Int, _ y: Int) -> UInt { icon[2 + y * 128 + x] & 0xFFFF_FFFF }
      #expect(pixel(0, 0) >> 24 == 0 && pixel(127, 127) >> 24 == 0)
      // The page in the middle, the frame around it, and the background.
      #expect(pixel(80, 76) == 0xFFBA_5340)
      #expect(pixel(64, 45) == 0xFF1C_1C22)
      #expect(pixel(20, 64) == 0xFFFA_F9F5)
      try window.quit()
    }
  }
}
