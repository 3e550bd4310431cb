import PagerTesting
import PagerTestSupport
import Testing

/// A real window under Xvfb, real pointer events, and what is on the screen.
///
/// Where Xvfb or xdotool are missing the suite is skipped, but in CI it fails.
@Suite(
  .serialized,
  .enabled(
    if: VirtualDisplay.missingPrograms.isEmpty || FileSystem.environment("CI") == "true",
    "needs Xvfb and xdotool: install the packages xvfb and xdotool"))
struct WindowTests {
  /// Runs a body with the program in a window.
  private func inWindow(
    page: Int = 5, options: [String] = [], _ body: (WindowSession) throws -> Void
  ) throws {
    let display = try VirtualDisplay(width: 800, height: 900)
    try FileSystem.withTemporaryFolder { folder in
      let session = try WindowSession(on: display, in: folder, page: page, options: options)
      try body(session)
    }
  }

  private func recentres(_ log: [LogLine]) -> [Int] {
    log.filter { $0.event == "didRecentre" }.compactMap(\.page)
  }

  @Test func `A short drag springs back, a long one turns, and so does a flick`() throws {
    try inWindow { window in
      // 10 % of the window, held still before the release.
      try window.display.xdotool(window.drag(from: 0.6, to: 0.5, pause: 0.2))
      try window.expectRest(on: 5)
      try window.display.xdotool(window.drag(from: 0.8, to: 0.4, pause: 0.2))
      try window.expectRest(on: 6)
      // A flick: little way, but fast.
      try window.display.xdotool(window.drag(from: 0.6, to: 0.5, steps: 4))
      try window.expectRest(on: 7)
      try window.display.xdotool(window.drag(from: 0.4, to: 0.8, pause: 0.2))
      try window.expectRest(on: 6)
      let log = try window.quit()
      #expect(recentres(log) == [6, 7, 6])
      #expect(log.filter { $0.event == "willBeginDragging" }.count == 4)
      #expect(log.last { $0.event == "didSettle" }?.page == 6)
    }
  }

  @Test func `A drag that leaves the window and is let go there turns one page`() throws {
    // BC-21
    try inWindow { window in
      let words =
        window.place(0.5, 0.7) + ["mousedown", "1", "sleep", "0.06"]
        + window.place(0.5, 0.3) + ["sleep", "0.06"] + window.place(0.5, -0.1) + ["sleep", "0.06"]
        + window.place(1.3, -0.15) + ["sleep", "0.02", "mouseup", "1", "sleep", "0.06"]
      try window.display.xdotool(words)
      try window.display.xdotool(
        window.place(0.5, 0.5) + ["sleep", "0.04"] + window.place(0.5, 0.8))
      try window.expectRest(on: 6)
      let log = try window.quit()
      #expect(recentres(log) == [6])
      #expect(log.filter { $0.event == "willBeginDragging" }.count == 1)
    }
  }

  @Test func `Let go over another window after the focus is lost, the next swipe turns a page`()
    throws
  {
    // SDL hears of that release no more, and takes the button for held.
    try inWindow { window in
      try window.display.xdotool(
        window.place(0.5, 0.7) + ["mousedown", "1"] + window.place(0.5, 0.66)
          + window.place(0.5, 0.6))
      let isHeld = try RunningProcess.wait(upToSeconds: 8) {
        try TestCard.page(filling: window.screen()) == nil
      }
      #expect(isHeld)
      // As by Alt+Tab, and without a window manager.
      try window.display.xdotool(["windowfocus", "--sync", try window.rootWindow()])
      try window.expectRest(on: 5)
      try window.display.xdotool(window.place(1.1, 1.1) + ["mouseup", "1"])
      try window.display.xdotool(["windowfocus", "--sync", window.window])
      try window.display.xdotool(window.drag(from: 0.8, to: 0.4, pause: 0.2))
      try window.expectRest(on: 6)
      let log = try window.quit()
      #expect(recentres(log) == [6])
      #expect(log.filter { $0.event == "willBeginDragging" }.count == 2)
    }
  }

  @Test func `Five fast swipes turn five pages`() throws {
    // BC-01
    try inWindow(page: 2) { window in
      var words: [String] = []
      for _ in 0..<5 {
        words += window.drag(from: 0.8, to: 0.3, steps: 6)
        words += ["sleep", "0.04"]
      }
      try window.display.xdotool(words)
      try window.expectRest(on: 7)
      let log = try window.quit()
      #expect(recentres(log) == [3, 4, 5, 6, 7])
    }
  }

  @Test func `Keys turn pages, and the picture of F12 is what is on the screen`() throws {
    try inWindow { window in
      for (key, page) in [
        ("Next", 6), ("Prior", 5), ("Down", 6), ("Up", 5), ("space", 6), ("shift+space", 5),
        ("End", 11), ("Home", 0), ("ctrl+End", 11), ("ctrl+Home", 0),
      ] {
        try window.key(key)
        try window.expectRest(on: page)
      }
      try window.key("F12")
      let path = "\(window.folder)/vpage-screenshot.png"
      let isWritten = try RunningProcess.wait(upToSeconds: 5) {
        try FileSystem.names(in: window.folder).contains("vpage-screenshot.png")
      }
      #expect(isWritten)
      let picture = try PixelImage(readingPNG: path)
      #expect(picture.difference(from: try window.screen()) == nil)
      #expect(TestCard.page(filling: picture) == 0)
      try window.quit()
    }
  }

  @Test func `The wheel turns one page a notch and the side buttons go to the neighbours`() throws {
    try inWindow { window in
      try window.display.xdotool(window.place(0.5, 0.5) + ["click", "5"])
      try window.expectRest(on: 6)
      try window.display.xdotool(["click", "4"])
      try window.expectRest(on: 5)
      // 8 and 9 are X's numbers of back and forward.
      try window.display.xdotool(["click", "9"])
      try window.expectRest(on: 6)
      try window.display.xdotool(["click", "8"])
      try window.expectRest(on: 5)
      let log = try window.quit()
      #expect(recentres(log) == [6, 5, 6, 5])
    }
  }

  @Test func `The window can be resized by anyone, at rest and while held`() throws {
    // BC-14, BC-30
    try inWindow { window in
      for (width, height) in [(300, 500), (560, 240), (120, 80), (400, 600)] {
        try window.display.xdotool(["windowsize", "--sync", window.window, "\(width)", "\(height)"])
        try window.measure()
        #expect(window.frame.width == width && window.frame.height == height)
        try window.expectRest(on: 5)
      }
      try window.display.xdotool(
        window.place(0.5, 0.7) + ["mousedown", "1"] + window.place(0.5, 0.65)
          + ["sleep", "0.05"] + window.place(0.5, 0.4) + ["sleep", "0.1"])
      try window.display.xdotool(["windowsize", "--sync", window.window, "400", "500"])
      try window.display.xdotool(["sleep", "0.1", "mouseup", "1"])
      try window.measure()
      try window.expectRest(on: 6)
      let log = try window.quit()
      #expect(recentres(log) == [6])
    }
  }

  @Test func `While held the strip is on the screen where the log has it`() throws {
    try inWindow { window in
      try window.display.xdotool(
        window.place(0.5, 0.8) + ["mousedown", "1", "sleep", "0.02"] + window.place(0.5, 0.78)
          + ["sleep", "0.02"] + window.place(0.5, 0.3) + ["sleep", "0.2"])
      let held = try window.screen()
      try window.display.xdotool(["mouseup", "1"])
      try window.expectRest(on: 6)
      let log = try window.quit()
      let last = try #require(log.last { $0.phase == "dragging" })
      let displacement = Int((try #require(last.displacement)).rounded())
      #expect(displacement > 80)
      let expected = TestCard.strip(
        base: 5, neighbour: 6, displacement: displacement, width: 400, height: 600)
      #expect(held.difference(from: expected) == nil)
    }
  }

  @Test func `At rest for ten seconds the program does nothing at all`() throws {
    try inWindow { window in
      try window.key("Next")
      try window.expectRest(on: 6)
      // What is drawn ahead at rest is done by now.
      RunningProcess.sleep(seconds: 0.5)
      let before = try #require(window.process.processorSeconds)
      RunningProcess.sleep(seconds: 10)
      let after = try #require(window.process.processorSeconds)
      #expect(after - before < 0.05)
      let log = try window.quit()
      // The last thing before the end is the rest after the turn: nothing was shown since.
      let settled = try #require(log.last { $0.event == "didSettle" }?.time)
      let last = try #require(log.last { $0.phase != nil })
      #expect(last.phase == "idle" && last.time < settled + 200)
      let leaving = try #require(log.last { $0.event == "willDisappear" }?.time)
      #expect(leaving > settled + 10_000)
    }
  }

  @Test func `A program ended in mid-turn closes what was open`() throws {
    try inWindow { window in
      try window.display.xdotool(["key", "Next", "sleep", "0.1", "key", "Escape"])
      let result = window.process.finish(timeoutSeconds: 10)
      #expect(result.status == .exited(0))
      let log = try LogLine.lines(
        of: String(decoding: try FileSystem.read("\(window.folder)/log.jsonl"), as: UTF8.self))
      let words = LifecycleWords(log)
      #expect(words.mistakes.isEmpty && words.pagesInView.isEmpty)
      #expect(log.contains { $0.phase == "settling" })
      #expect(!log.contains { $0.event == "didSettle" })
    }
  }

  @Test func `What was recorded in the window gives the same events without one`() throws {
    try inWindow(options: ["--record", "recorded.txt"]) { window in
      try window.display.xdotool(window.drag(from: 0.8, to: 0.3))
      try window.expectRest(on: 6)
      try window.display.xdotool(window.drag(from: 0.5, to: 0.46, pause: 0.1) + ["click", "5"])
      try window.key("Next")
      try window.expectRest(on: 8)
      // Ended in mid-turn, which closes what is open at that instant.
      try window.display.xdotool(["key", "Prior", "sleep", "0.1"])
      try window.quit()
      let replayed = try DemoProgram.run(
        ["--replay", "recorded.txt", "--log", "-"], in: window.folder)
      #expect(replayed.status == .exited(0) && replayed.errors.isEmpty)
      func events(_ log: String) -> String {
        log.split(separator: "\n").filter { $0.contains("\"event\"") }.joined(separator: "\n")
      }
      let log = try FileSystem.read("\(window.folder)/log.jsonl")
      let difference = TextDifference.listing(
        from: events(String(decoding: log, as: UTF8.self)), to: events(replayed.output))
      #expect(difference == "")
    }
  }

  @Test func `A trace played in the window at its own speed shuts the live pointer out`() throws {
    // BC-60
    let display = try VirtualDisplay(width: 800, height: 900)
    try FileSystem.withTemporaryFolder { folder in
      var script = BugCaseScript()
      script.swipe(at: 2500)
      script.add("screenshot end.png", at: 4400)
      script.add("end", at: 4500)
      let trace = "vpage-trace 1\n" + script.text
      try FileSystem.write(Array(trace.utf8), to: "\(folder)/trace.txt")
      let window = try WindowSession(
        on: display, in: folder, options: ["--replay", "trace.txt", "--realtime"])
      try window.display.xdotool(window.drag(from: 0.3, to: 0.8, steps: 40))
      let result = window.process.finish(timeoutSeconds: 20)
      #expect(result.status == .exited(0))
      #expect(TestCard.page(filling: try PixelImage(readingPNG: "\(folder)/end.png")) == 6)
      let log = try LogLine.lines(
        of: String(decoding: try FileSystem.read("\(folder)/log.jsonl"), as: UTF8.self))
      #expect(recentres(log) == [6])
      #expect(log.filter { $0.event == "willBeginDragging" }.count == 1)
    }
  }
}
