import PagerTesting
import PagerTestSupport
import Testing

/// Keyboards of several countries on a real display: the same characters are the same keys.
@Suite(
  .serialized,
  .enabled(
    if: VirtualDisplay.missingPrograms.isEmpty || FileSystem.environment("CI") == "true",
    "needs Xvfb and xdotool: install the packages xvfb and xdotool"))
struct KeyboardLayoutTests {
  private let display: VirtualDisplay

  init() throws { display = try VirtualDisplay(width: 500, height: 700) }

  /// Presses keys by X's numbers, the same on every layout, and returns what the program took.
  private func names(layout: String, pressing keys: [String]) throws -> [String] {
    let program = try #require(Subprocess.find("setxkbmap"), "install the package x11-xkb-utils")
    let result = try Subprocess(program, [layout], environment: display.environment())
      .run(timeoutSeconds: 20)
    try #require(result.status == .exited(0), "\(result.errors)")
    return try FileSystem.withTemporaryFolder { folder in
      let process = try RunningProcess(
        Subprocess(
          try DemoProgram.path(), ["--record", "keys.txt", "--size", "300x400"],
          environment: display.environment(), folder: folder))
      let found = try display.xdotool([
        "search", "--sync", "--onlyvisible", "--class", "vpage-demo",
      ])
      try display.xdotool(["windowfocus", "--sync", String(found.prefix { $0 != "\n" })])
      try display.xdotool(["key"] + keys + ["Escape"])
      let end = process.finish(timeoutSeconds: 20)
      #expect(end.status == .exited(0) && end.errors.isEmpty, "\(end.errors)")
      let trace = String(decoding: try FileSystem.read("\(folder)/keys.txt"), as: UTF8.self)
      return trace.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        return words.count == 3 && words[1].hasPrefix("key") && words[1] != "keyup"
          ? String(words[2]) : nil
      }
    }
  }

  /// The key of the question mark and those of the digits one and two, by X's numbers.
  @Test(arguments: [
    ("us", "shift+61", "10", "11"), ("de", "shift+20", "10", "11"), ("ru", "shift+16", "10", "11"),
    ("fr", "shift+58", "shift+10", "shift+11"), ("fr", "shift+58", "10", "11"),
    ("gr", "shift+61", "10", "11"), ("ara", "shift+61", "10", "11"),
    ("lt", "shift+61", "108+10", "11"),
  ])
  func `The question mark, Ctrl+G and digits work on every layout`(
    layout: String, question: String, one: String, two: String
  ) throws {
    let names = try names(
      layout: layout, pressing: [question, "Escape", "ctrl+42", one, "Escape", one, two])
    #expect(names == ["?", "Escape", "Ctrl+G", "1", "Escape", "1", "2", "Escape"])
  }

  @Test func `The keypad turns pages without Num Lock and types numbers with it`() throws {
    #expect(
      try names(layout: "us", pressing: ["89", "81", "79"])
        == ["PageDown", "PageUp", "Home", "Escape"])
    #expect(
      try names(
        layout: "us",
        pressing: ["Num_Lock", "87", "ctrl+42", "88", "104", "shift+89", "Num_Lock"])
        == ["1", "Ctrl+G", "2", "Return", "PageDown", "Escape"])
  }
}
