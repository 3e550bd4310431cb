import PagerTesting
import PagerTestSupport
import Testing

/// The program in a real window on a display of the tests' own, driven as by a user.
final class WindowSession {
  let display: VirtualDisplay
  let folder: String
  let process: RunningProcess
  /// How many pixels the test cards have for a point.
  var scale: Double
  /// X's number of the window.
  let window: String
  /// The window's position and size on the screen, in pixels.
  private(set) var frame: (x: Int, y: Int, width: Int, height: Int)

  /// Starts the program with test cards and waits until its first page is on the screen.
  init(
    on display: VirtualDisplay, in folder: String, page: Int = 5, options: [String] = [],
    environment: [String: String] = [:], scale: Double = 1
  ) throws {
    self.scale = scale
    self.display = display
    self.folder = folder
    // Pictures by key go into the folder, and nobody's own settings count.
    try FileSystem.write(
      Array("XDG_PICTURES_DIR=\"\(folder)\"\n".utf8), to: "\(folder)/user-dirs.dirs")
    let added = environment.merging(["XDG_CONFIG_HOME": folder]) { given, _ in given }
    process = try RunningProcess(
      Subprocess(
        try DemoProgram.path(),
        DemoProgram.standardStart(page: page) + ["--log", "log.jsonl"] + options,
        environment: display.environment(adding: added), folder: folder))
    let found = try display.xdotool(["search", "--sync", "--onlyvisible", "--class", "vpage-demo"])
    window = String(found.prefix { $0 != "\n" })
    frame = (0, 0, 0, 0)
    try measure()
    // There is no window manager that would give the keyboard to the window.
    try display.xdotool(["windowfocus", "--sync", window])
    try expectRest(on: page)
  }

  /// X's number of the window behind all others.
  func rootWindow() throws -> String {
    String(
      try display.xdotool(["search", "--maxdepth", "0", "--name", ".*"]).prefix { $0 != "\n" })
  }

  /// Asks where the window is and how large.
  func measure() throws {
    let answer = try display.xdotool(["getwindowgeometry", "--shell", window])
    var values: [Substring: Int] = [:]
    for line in answer.split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    frame = (values["X"] ?? 0, values["Y"] ?? 0, values["WIDTH"] ?? 0, values["HEIGHT"] ?? 0)
  }

  /// What the screen shows in the window's position.
  func screen() throws -> PixelImage {
    try display.picture(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Waits until a page fills the window on the screen, exact in every pixel, and the title says so.
  func expectRest(
    on page: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = TestCard.picture(
      of: page, width: Int(Double(frame.width) / scale), height: Int(Double(frame.height) / scale),
      scale: scale)
    var difference: String? = "nothing was seen"
    _ = try RunningProcess.wait(upToSeconds: 8) {
      difference = try screen() == expected ? nil : "another picture"
      return difference == nil || !process.isRunning
    }
    if difference != nil { difference = try screen().difference(from: expected) }
    #expect(difference == nil, sourceLocation: sourceLocation)
    let title = "Card \(page) — \(page + 1) / 12\n"
    let isNamed = try RunningProcess.wait(upToSeconds: 4) {
      try display.xdotool(["getwindowname", window]) == title
    }
    #expect(isNamed, sourceLocation: sourceLocation)
  }

  /// The words for xdotool that move the pointer to a position in fractions of the window.
  func place(_ x: Double, _ y: Double) -> [String] {
    [
      "mousemove", "\(frame.x + Int(x * Double(frame.width)))",
      "\(frame.y + Int(y * Double(frame.height)))",
    ]
  }

  /// The words for a drag along a vertical line: `steps` moves, 16 ms apart, then a pause.
  func drag(from start: Double, to end: Double, steps: Int = 8, pause: Double = 0) -> [String] {
    var words = place(0.5, start) + ["mousedown", "1"]
    for step in 1...steps {
      words += ["sleep", "0.016"]
      words += place(0.5, start + (end - start) * Double(step) / Double(steps))
    }
    if pause > 0 { words += ["sleep", "\(pause)"] }
    return words + ["mouseup", "1"]
  }

  /// Presses a key by X's name for it.
  func key(_ name: String) throws { try display.xdotool(["key", name]) }

  /// Ends the program by Esc and checks that it ends well and that its log is legal.
  ///
  /// - Returns: The log.
  @discardableResult
  func quit(sourceLocation: SourceLocation = #_sourceLocation) throws -> [LogLine] {
    try key("Escape")
    let result = process.finish(timeoutSeconds: 10)
    #expect(result.status == .exited(0), sourceLocation: sourceLocation)
    #expect(
      result.errorLines.allSatisfy { $0.hasPrefix("vpage-demo: wrote ") },
      "\(result.errors)", sourceLocation: sourceLocation)
    let log = try LogLine.lines(
      of: String(decoding: try FileSystem.read("\(folder)/log.jsonl"), as: UTF8.self))
    let words = LifecycleWords(log)
    #expect(words.mistakes.isEmpty && words.pagesInView.isEmpty, sourceLocation: sourceLocation)
    return log
  }
}
