import PagerTesting
import PagerTestSupport
import Testing

/// What a desktop expects of a program: its names, the user's taste, and other writing directions.
@Suite struct MannersTests {
  private static let needsDisplay: Bool =
    VirtualDisplay.missingPrograms.isEmpty || FileSystem.environment("CI") == "true"

  private func inWindow(
    options: [String], _ body: (WindowSession) throws -> Void
  ) throws {
    let display = try VirtualDisplay(width: 800, height: 900)
    try FileSystem.withTemporaryFolder { folder in
      try body(try WindowSession(on: display, in: folder, options: options))
    }
  }

  @Test(.enabled(if: needsDisplay, "needs Xvfb and xdotool"))
  func `The window's class is that of the desktop file, which starts this program`() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let bytes = try FileSystem.read("/\(root)/Assets/vpage-demo.desktop")
    let entries = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(entries.contains("StartupWMClass=vpage-demo"))
    #expect(entries.contains("Exec=vpage-demo") && entries.contains("Icon=vpage-demo"))
    try inWindow(options: []) { window in
      for name in ["--class", "--classname"] {
        let found = try window.display.xdotool(["search", name, "^vpage-demo$"])
        #expect(found.split(separator: "\n").contains { $0 == window.window })
      }
      try window.quit()
    }
  }

  @Test(.enabled(if: needsDisplay, "needs Xvfb and xdotool"))
  func `With reduced motion a key turns in a single frame interval, with the same events`() throws {
    try inWindow(options: ["--reduce-motion"]) { window in
      try window.key("Next")
      try window.expectRest(on: 6)
      let log = try window.quit()
      // The page stands for the interval, and is the next one then.
      #expect(log.allSatisfy { $0.phase != "settling" || $0.displacement == 0 })
      let names = ["willAppear", "didAppear", "willDisappear", "didDisappear", "didSettle"]
      let events = log.compactMap { line in
        line.event.flatMap { names.contains($0) ? "\($0) \(line.page ?? -1)" : nil }
      }
      #expect(
        events == [
          "willAppear 5", "didAppear 5", "willAppear 6", "willDisappear 5", "didDisappear 5",
          "didAppear 6", "didSettle 6", "willDisappear 6", "didDisappear 6",
        ])
    }
  }

  @Test(.enabled(if: needsDisplay, "needs Xvfb and xdotool"))
  func `Ctrl+G and a number go to that page`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let display = try VirtualDisplay(width: 800, height: 900)
      let process = try RunningProcess(
        Subprocess(
          try DemoProgram.path(), ["--scene", "loop", "--log", "log.jsonl"],
          environment: display.environment(), folder: folder))
      let found = try display.xdotool(
        ["search", "--sync", "--onlyvisible", "--class", "vpage-demo"])
      let window = String(found.prefix { $0 != "\n" })
      try display.xdotool(["windowfocus", "--sync", window])
      try display.xdotool(["key", "ctrl+g", "sleep", "0.1", "key", "3", "key", "Return"])
      try display.xdotool(["sleep", "1.2", "key", "Escape"])
      #expect(process.finish(timeoutSeconds: 10).status == .exited(0))
      let log = try LogLine.lines(
        of: String(decoding: try FileSystem.read("\(folder)/log.jsonl"), as: UTF8.self))
      #expect(log.last { $0.event == "didSettle" }?.page == 2)
    }
  }

  @Test(.enabled(if: needsDisplay, "needs Xvfb and xdotool"))
  func `From right to left the next page comes from the left, by drag and by key`() throws {
    try inWindow(options: ["--axis", "horizontal", "--rtl"]) { window in
      try window.key("Left")
      try window.expectRest(on: 6)
      try window.key("Right")
      try window.expectRest(on: 5)
      try window.display.xdotool(
        window.place(0.3, 0.5) + ["mousedown", "1", "sleep", "0.03"] + window.place(0.31, 0.5)
          + ["sleep", "0.03"] + window.place(0.6, 0.5) + ["sleep", "0.2"])
      let held = try window.screen()
      try window.display.xdotool(window.place(0.95, 0.5) + ["sleep", "0.2", "mouseup", "1"])
      try window.expectRest(on: 6)
      let log = try window.quit()
      let shift = try #require(
        log.last { $0.phase == "dragging" && ($0.displacement ?? 0) < 200 }?.displacement)
      var expected = PixelImage(width: 400, height: 600, color: 0)
      let pixels = Int(shift.rounded())
      #expect(pixels > 80)
      expected.copy(TestCard.picture(of: 5, width: 400, height: 600), x: pixels, y: 0)
      expected.copy(TestCard.picture(of: 6, width: 400, height: 600), x: pixels - 400, y: 0)
      #expect(held.difference(from: expected) == nil)
    }
  }

  @Test func `A trace may say the direction, and an option may say another`() throws {
    let entries = """
      scene cards
      axis horizontal
      direction rtl
      0 key Left
      1500 expect page 1
      1500 end

      """
    let size = ["--size", "400x600"]
    #expect(try DemoRun(entries, options: size).result.status == .exited(0))
    let other = entries.replacing("direction rtl\n", with: "")
    #expect(try DemoRun(other, options: size).result.status == .exited(1))
    #expect(try DemoRun(other, options: size + ["--rtl"]).result.status == .exited(0))
    // A vertical pager takes no notice.
    let vertical = "scene cards\ndirection rtl\n0 key Down\n1500 expect page 1\n1500 end\n"
    #expect(try DemoRun(vertical, options: size).result.status == .exited(0))
  }

  @Test(arguments: ["lifecycle", "loop"])
  func `The marks of the pages are mirrored with them, and a click finds them there`(scene: String)
    throws
  {
    try FileSystem.withTemporaryFolder { folder in
      for (name, options) in [("ltr", []), ("rtl", ["--rtl"])] {
        let result = try DemoProgram.run(
          ["--scene", scene, "--pages", "6", "--headless", "--screenshot", "\(name).png"] + options,
          in: folder)
        #expect(result.status == .exited(0))
      }
      let left = try PixelImage(readingPNG: "\(folder)/ltr.png")
      let right = try PixelImage(readingPNG: "\(folder)/rtl.png")
      // The long mark of the first page is at the other end; the page itself is the same.
      let active = UInt32(0x2F6FEA)
      let marks = [left, right].map { picture in
        (0..<picture.width).filter { x in
          (0..<picture.height).contains { picture[x, $0] == active }
        }
      }
      let (first, last) = (try #require(marks[0].first), try #require(marks[1].last))
      #expect(abs((left.width - 1 - last) - first) <= 1)
      #expect(first < left.width / 2 && last > left.width / 2)
    }
  }
}
