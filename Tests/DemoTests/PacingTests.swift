import Glibc
import PagerTesting
import PagerTestSupport
import Testing

/// How many frames a live window shows, what it costs, and what a stall does to it.
@Suite(
  .serialized,
  .enabled(
    if: WaylandSession.isWanted,
    "needs Weston, Xvfb and xdotool: install the packages weston, xvfb and xdotool"))
struct PacingTests {
  private func inWindow(
    options: [String] = [], _ body: (WindowSession) throws -> Void
  ) throws {
    let display = try VirtualDisplay(width: 800, height: 900)
    try FileSystem.withTemporaryFolder { folder in
      try body(try WindowSession(on: display, in: folder, options: options))
    }
  }

  private func frames(_ log: [LogLine], _ phase: String) -> [LogLine] {
    log.filter { $0.phase == phase }
  }

  @Test func `A mouse that moves two thousand times in a row costs 240 frames a second at most`()
    throws
  {
    // BC-24
    try inWindow { window in
      var words = window.place(0.5, 0.8) + ["mousedown", "1"]
      for step in 1...1200 {
        words += window.place(0.5 + Double(step % 2) / 200, 0.8 - 0.5 * Double(step) / 1200)
      }
      try window.display.xdotool(words + ["sleep", "0.15"])
      let held = try window.screen()
      try window.display.xdotool(["mouseup", "1"])
      try window.expectRest(on: 6)
      let log = try window.quit()
      let dragging = frames(log, "dragging")
      let first = try #require(dragging.first)
      let last = try #require(dragging.last)
      #expect(dragging.count > 3)
      #expect(Double(dragging.count) <= (last.time - first.time) / 1000 * 240 + 2)
      // Everything has been folded in: the strip is where the pointer is.
      let displacement = Int((try #require(last.displacement)).rounded())
      let pull = 300 - 3.0
      #expect(abs(Double(displacement) - pull * 0.55 * 600 / (600 + 0.55 * pull)) <= 1.5)
      let expected = TestCard.strip(
        base: 5, neighbour: 6, displacement: displacement, width: 400, height: 600)
      #expect(held.difference(from: expected) == nil)
    }
  }

  @Test(arguments: ["software", "opengl"])
  func `A page settles at 60 frames a second where the display tells no rate`(renderer: String)
    throws
  {
    // BC-27, BC-28: Xvfb tells 0 Hz, and its OpenGL waits for nothing.
    try inWindow(options: ["--renderer", renderer]) { window in
      try window.key("Next")
      try window.expectRest(on: 6)
      let settling = frames(try window.quit(), "settling")
      let first = try #require(settling.first)
      let last = try #require(settling.last)
      #expect(settling.count > 5)
      #expect(Double(settling.count) <= (last.time - first.time) / 1000 * 60 + 2)
    }
  }

  @Test func `After a stall a turn has arrived, and a held page is where the pointer is`() throws {
    // BC-28
    try inWindow { window in
      try window.display.xdotool(["key", "Next", "sleep", "0.12"])
      kill(window.process.id, SIGSTOP)
      RunningProcess.sleep(seconds: 1)
      kill(window.process.id, SIGCONT)
      try window.expectRest(on: 6)

      try window.display.xdotool(
        window.place(0.5, 0.8) + ["mousedown", "1", "sleep", "0.03"] + window.place(0.5, 0.7)
          + ["sleep", "0.1"])
      kill(window.process.id, SIGSTOP)
      try window.display.xdotool(window.place(0.5, 0.6) + window.place(0.5, 0.3))
      RunningProcess.sleep(seconds: 1)
      kill(window.process.id, SIGCONT)
      RunningProcess.sleep(seconds: 0.3)
      let held = try window.screen()
      try window.display.xdotool(["mouseup", "1"])
      try window.expectRest(on: 7)
      let log = try window.quit()
      #expect(log.filter { $0.event == "didRecentre" }.compactMap(\.page) == [6, 7])
      // Never past a rest, and no frames to catch up on.
      for line in log where line.phase != nil {
        #expect(line.displacement.map { abs($0) <= 600 } == true)
      }
      let last = try #require(frames(log, "dragging").last?.displacement)
      let expected = TestCard.strip(
        base: 6, neighbour: 7, displacement: Int(last.rounded()), width: 400, height: 600)
      #expect(held.difference(from: expected) == nil)
      let pull = 300 - 3.0
      #expect(abs(last - pull * 0.55 * 600 / (600 + 0.55 * pull)) <= 1.5)
    }
  }

  @Test func `Taken off the screen in mid-drag it springs back unseen, and comes back right`()
    throws
  {
    // BC-27: what a window manager does to minimise.
    try inWindow { window in
      try window.display.xdotool(
        window.place(0.5, 0.8) + ["mousedown", "1", "sleep", "0.03"] + window.place(0.5, 0.5)
          + ["sleep", "0.03"] + window.place(0.5, 0.3) + ["sleep", "0.05"])
      try window.display.xdotool(["windowunmap", "--sync", window.window])
      try window.display.xdotool(["sleep", "0.3", "mouseup", "1", "sleep", "0.7"])
      try window.display.xdotool(["windowmap", "--sync", window.window])
      try window.display.xdotool(["windowfocus", "--sync", window.window])
      try window.expectRest(on: 5)
      let log = try window.quit()
      #expect(log.allSatisfy { $0.event != "didRecentre" })
      let cancelled = try #require(log.first { $0.event == "willEndDragging" }?.time)
      let settled = try #require(log.last { $0.event == "didSettle" }?.time)
      let seen = log.filter { $0.phase != nil && $0.time > cancelled + 20 && $0.time < settled }
      // Told, as every frame that is due, but in the long steps of what nobody sees.
      let steps = zip(seen, seen.dropFirst()).map { $1.time - $0.time }
      #expect(steps.allSatisfy { $0 > 50 }, "no frame of the display's while it was away")
    }
  }

  /// A program left alone, and what it has cost.
  private struct Idler {
    let name: String
    let process: RunningProcess
    let folder: String
    var before = 0.0
    var spent = 0.0
  }

  @Test func `Ten seconds at rest or hidden cost nothing on any display, and show no frame`()
    throws
  {
    // BC-27
    try FileSystem.withTemporaryFolder { root in
      try FileSystem.makeFolder("\(root)/wl")
      let wayland = try WaylandSession(in: "\(root)/wl")
      let display = try VirtualDisplay(width: 800, height: 900)
      func idler(_ position: String, _ environment: [String: String], hidden: Bool) throws -> Idler
      {
        let name = "\(position)-\(hidden ? "hidden" : "rest")"
        let folder = "\(root)/\(name)"
        try FileSystem.makeFolder(folder)
        let trace =
          "vpage-trace 1\n200 next\n" + (hidden ? "1500 window hidden\n" : "")
          + "60000 end\n"
        try FileSystem.write(Array(trace.utf8), to: "\(folder)/trace.txt")
        let process = try RunningProcess(
          Subprocess(
            try DemoProgram.path(),
            DemoProgram.standardStart()
              + ["--replay", "trace.txt", "--realtime", "--log", "log.jsonl"],
            environment: environment, folder: folder))
        return Idler(name: name, process: process, folder: folder)
      }
      var idlers: [Idler] = []
      for hidden in [false, true] {
        idlers.append(try idler("wayland", wayland.environment, hidden: hidden))
        idlers.append(try idler("x11", display.environment(), hidden: hidden))
        for driver in ["dummy", "offscreen"] {
          let environment = Subprocess.environment(adding: ["SDL_VIDEODRIVER": driver])
          idlers.append(try idler(driver, environment, hidden: hidden))
        }
      }
      RunningProcess.sleep(seconds: 3.5)
      for position in idlers.indices {
        idlers[position].before = try #require(idlers[position].process.processorSeconds)
      }
      RunningProcess.sleep(seconds: 10)
      for position in idlers.indices {
        idlers[position].spent =
          try #require(idlers[position].process.processorSeconds) - idlers[position].before
      }
      for idler in idlers {
        idler.process.terminate()
        let result = idler.process.finish(timeoutSeconds: 10)
        #expect(result.status == .exited(128 + SIGTERM), "\(idler.name): \(result.errors)")
        // Drivers with nothing to wait on have to be asked now and then.
        let isReal = idler.name.hasPrefix("w") || idler.name.hasPrefix("x")
        #expect(idler.spent < (isReal ? 0.05 : 0.2), "\(idler.name)")
        let log = try LogLine.lines(
          of: String(decoding: try FileSystem.read("\(idler.folder)/log.jsonl"), as: UTF8.self))
        let last = try #require(log.last { $0.phase != nil })
        #expect(last.page == 6 && last.time < 3000, "\(idler.name): a frame at \(last.time) ms")
      }
    }
  }
}
