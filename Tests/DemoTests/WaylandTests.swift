import PagerTesting
import PagerTestSupport
import Testing

/// The program on Wayland: a real compositor, a real pointer, and the same pictures as elsewhere.
@Suite(
  .serialized,
  .enabled(
    if: WaylandSession.isWanted,
    "needs Weston, Xvfb and xdotool: install the packages weston, xvfb and xdotool"))
struct WaylandTests {
  /// The words for a drag on the screen along a vertical line, over positions in pixels.
  private func drag(x: Int, over positions: [Int], pause: String = "0.1") -> [String] {
    var words = ["mousemove", "\(x)", "\(positions[0])", "sleep", "0.05", "mousedown", "1"]
    for position in positions.dropFirst() {
      words += ["sleep", "0.016", "mousemove", "\(x)", "\(position)"]
    }
    return words + ["sleep", pause, "mouseup", "1"]
  }

  private func log(in folder: String) throws -> [LogLine] {
    try LogLine.lines(
      of: String(decoding: try FileSystem.read("\(folder)/log.jsonl"), as: UTF8.self))
  }

  @Test(arguments: [
    (["--size", "100x150", "--scale", "2"], 100, 150, 2.0), (["--size", "300x900"], 300, 700, 1),
  ])
  func `A window of another size than it was made with is filled from its first frame on`(
    options: [String], width: Int, height: Int, scale: Double
  ) throws {
    try FileSystem.withTemporaryFolder { folder in
      let session = try WaylandSession(in: folder)
      let process = try session.start(["--scene", "cards", "--start", "5"] + options)
      _ = try session.find(TestCard.picture(of: 5, width: width, height: height, scale: scale))
      process.terminate()
      _ = process.finish(timeoutSeconds: 10)
    }
  }

  @Test func `A drag, the wheel, a key and full screen work on Wayland`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let session = try WaylandSession(in: folder)
      let display = session.display
      let process = try session.start(
        DemoProgram.standardStart() + ["--log", "log.jsonl", "--verbose"])
      func corner(_ page: Int) throws -> (x: Int, y: Int) {
        // A page looks as if at rest a little before it is.
        RunningProcess.sleep(seconds: 0.6)
        return try session.find(TestCard.picture(of: page, width: 400, height: 600))
      }
      let (x, y) = try corner(5)
      // A press without a drag is a click, a short drag springs back, a long one turns.
      try display.xdotool(["mousemove", "\(x + 9)", "\(y + 300)", "sleep", "0.05", "click", "1"])
      try display.xdotool(drag(x: x + 200, over: [y + 400, y + 390, y + 370, y + 350]))
      try display.xdotool(drag(x: x + 200, over: [y + 500, y + 490, y + 400, y + 300, y + 200]))
      #expect(try corner(6) == (x, y))
      // The pointer must be over the window for the wheel.
      try display.xdotool(["mousemove", "\(x + 200)", "\(y + 300)", "sleep", "0.05", "click", "5"])
      #expect(try corner(7) == (x, y))
      try display.xdotool(["key", "Prior"])
      #expect(try corner(6) == (x, y))
      try display.xdotool(["key", "F11"])
      // All but the line that the pointer lies over.
      let whole = try session.find(
        TestCard.picture(of: 6, width: 500, height: 700).part(x: 0, y: 0, width: 500, height: 660))
      #expect(whole == (0, 0))
      try display.xdotool(["key", "F11"])
      _ = try corner(6)
      try display.xdotool(["key", "Escape"])
      let result = process.finish(timeoutSeconds: 10)
      #expect(result.status == .exited(0))
      #expect(result.programLines == ["vpage-demo: video driver wayland, renderer software"])
      let lines = try log(in: folder)
      #expect(lines.filter { $0.event == "didRecentre" }.compactMap(\.page) == [6, 7, 6])
      #expect(lines.filter { $0.event == "willBeginDragging" }.count == 2)
      let words = LifecycleWords(lines)
      #expect(words.mistakes.isEmpty && words.pagesInView.isEmpty)
    }
  }

  @Test
  func `A trace in the window leaves the same pictures on Wayland, on X11 and without either`()
    throws
  {
    var script = BugCaseScript()
    script.add("down 50% 80%", at: 500)
    script.add("move 50% 75%", at: 516)
    script.add("move 50% 40%", at: 560)
    script.add("screenshot held.png", at: 700)
    script.add("up 50% 40%", at: 800)
    script.add("expect page 6", at: 1900)
    script.add("screenshot rest.png", at: 1900)
    script.add("end", at: 2000)
    let trace = Array(("vpage-trace 1\n" + script.text).utf8)
    let options = DemoProgram.standardStart() + ["--replay", "trace.txt"]
    try FileSystem.withTemporaryFolder { runtime in
      let session = try WaylandSession(in: runtime)
      let display = try VirtualDisplay(width: 500, height: 700)
      try FileSystem.write(trace, to: "\(runtime)/trace.txt")
      let wayland = try session.start(options + ["--realtime", "--verbose"])
      // The live pointer is shut out.
      try session.display.xdotool(["mousemove", "250", "300", "sleep", "0.3", "mousedown", "1"])
      try FileSystem.withTemporaryFolder { folder in
        try FileSystem.write(trace, to: "\(folder)/trace.txt")
        let x11 = try RunningProcess(
          Subprocess(
            try DemoProgram.path(), options + ["--realtime"], environment: display.environment(),
            folder: folder))
        let headless = try DemoRun(script.text)
        #expect(headless.result.status == .exited(0))
        for result in [wayland.finish(timeoutSeconds: 20), x11.finish(timeoutSeconds: 20)] {
          #expect(result.status == .exited(0))
        }
        for name in ["held", "rest"] {
          let picture = try PixelImage(readingPNG: "\(runtime)/\(name).png")
          let other = try PixelImage(readingPNG: "\(folder)/\(name).png")
          #expect(picture.difference(from: other) == nil)
          #expect(headless.pictures[name]?.difference(from: picture) == nil)
        }
      }
      try session.display.xdotool(["mouseup", "1"])
    }
  }

  @Test
  func `At scale 2 text has twice the pixels, and a drag is as long as the pointer's`()
    throws
  {
    // BC-26
    var script = BugCaseScript()
    script.add("screenshot text.png", at: 900)
    script.add("end", at: 1000)
    let trace = Array(("vpage-trace 1\n" + script.text).utf8)
    try FileSystem.withTemporaryFolder { folder in
      let session = try WaylandSession(in: folder, width: 320, height: 420, scale: 2)
      try FileSystem.write(trace, to: "\(folder)/trace.txt")
      let options = ["--size", "300x400"]
      let text = try session.start(options + ["--replay", "trace.txt", "--realtime"])
        .finish(timeoutSeconds: 20)
      #expect(text.status == .exited(0))
      let sharp = try PixelImage(readingPNG: "\(folder)/text.png")
      let headless = try DemoProgram.run(
        options + ["--headless", "--scale", "2", "--screenshot", "wanted.png"], in: folder)
      #expect(headless.status == .exited(0))
      #expect(sharp.width == 600 && sharp.height == 800)
      // OpenGL, which draws it here, may round soft edges another way.
      let wanted = try PixelImage(readingPNG: "\(folder)/wanted.png")
      #expect(sharp.largestDifference(from: wanted) <= 4)
      #expect(sharp.colors.count > 20, "text with soft edges")

      // A drag of a quarter of the height, in the pixels of the screen.
      let process = try session.start(
        ["--scene", "cards", "--size", "300x400", "--start", "5", "--log", "log.jsonl"])
      let (x, y) = try session.find(TestCard.picture(of: 5, width: 300, height: 400, scale: 2))
      // The slop of 3 points, in pixels, and a quarter of 800.
      try session.display.xdotool(
        drag(x: x + 300, over: [y + 600, y + 594, y + 500, y + 394], pause: "0.2"))
      try session.display.xdotool(["sleep", "0.6", "key", "Escape"])
      #expect(process.finish(timeoutSeconds: 10).status == .exited(0))
      let held = try #require(try log(in: folder).last { $0.phase == "dragging" })
      // A pull of 100 points of 400 is damped to 100 · 0.55 · 400 / (400 + 55) = 48.35.
      #expect(abs((held.displacement ?? 0) - 48.35) < 0.6)
    }
  }

  @Test func `The application's name on Wayland is that of the desktop file`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let session = try WaylandSession(in: folder)
      let environment = session.environment.merging(["WAYLAND_DEBUG": "1"]) { $1 }
      try FileSystem.write(Array("vpage-trace 1\n600 end\n".utf8), to: "\(folder)/trace.txt")
      let result = try Subprocess(
        try DemoProgram.path(),
        DemoProgram.standardStart() + ["--replay", "trace.txt", "--realtime"],
        environment: environment, folder: folder
      ).run(timeoutSeconds: 20)
      #expect(result.status == .exited(0))
      #expect(result.errors.contains(".set_app_id(\"vpage-demo\")"))
      #expect(result.errors.contains(".set_title(\"Card 5 — 6 / 12\")"))
    }
  }
}
