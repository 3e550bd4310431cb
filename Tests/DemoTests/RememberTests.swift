import PagerCore
import PagerSDL
import PagerTesting
import PagerTrace
import Testing

@testable import vpage_demo

/// What `--remember` keeps from run to run.
@Suite struct RememberTests {
  @Test func `What is written is read again`() {
    let run = RememberedRun(size: Size(width: 700.4, height: 500), scene: .loop, page: 3)
    #expect(run.text == "vpage-state 1\nsize 700 500\nscene loop\npage 3\n")
    #expect(
      RememberedRun(parsing: run.text)
        == RememberedRun(size: Size(width: 700, height: 500), scene: .loop, page: 3))
    #expect(RememberedRun(parsing: RememberedRun().text) == RememberedRun())
  }

  @Test(arguments: [
    "", "vpage-state 2\n", "vpage-state 1\nsize 0 4\n", "vpage-state 1\nsize 4 0\n",
    "vpage-state 1\nsize 4 16385\n", "vpage-state 1\nsize 5\n",
    "vpage-state 1\nscene nowhere\n", "vpage-state 1\npage -1\n",
    "vpage-state 1\npage 2147483647\n",
    "vpage-state 1\ntheme dark\n", "\u{0}\u{1}",
  ])
  func `A damaged memory is told in one line and counts for nothing`(text: String) throws {
    #expect(RememberedRun(parsing: text) == nil)
    try FileSystem.withTemporaryFolder { folder in
      let path = "\(folder)/demo"
      try FileSystem.write(Array(text.utf8), to: path)
      var lines: [String] = []
      #expect(RememberedRun.read(path) { lines.append($0) } == RememberedRun())
      #expect(lines.count == 1 && lines.first?.contains(path) == true)
      #expect(RememberedRun.read("\(folder)/none") { lines.append($0) } == RememberedRun())
      #expect(lines.count == 1, "no memory yet is no news")
      let run = RememberedRun(scene: .lifecycle, page: 2)
      try run.write(to: "\(folder)/new/folders/demo")
      #expect(RememberedRun.read("\(folder)/new/folders/demo") { lines.append($0) } == run)
    }
  }

  @Test func `Options count for more, and a page only for its own scene`() {
    let run = RememberedRun(size: Size(width: 700, height: 500), scene: .vertical, page: 5)
    var options = DemoOptions().completed(by: run)
    #expect(options.scene == .vertical && options.run.start == 5)
    #expect(options.run.size == Size(width: 700, height: 500))
    options = DemoOptions()
    options.scene = .loop
    options.run.size = Size(width: 300, height: 300)
    options = options.completed(by: run)
    #expect(options.scene == .loop && options.run.start == nil)
    #expect(options.run.size == Size(width: 300, height: 300))
    options = DemoOptions()
    options.run.start = 1
    #expect(options.completed(by: run).run.start == 1)
    options = DemoOptions()
    options.run.pages = 3
    #expect(options.completed(by: run).run.start == 2, "there are no more pages now")
    #expect(DemoOptions().completed(by: RememberedRun()).run.start == nil)
  }

  @Test func `The file is where the desktop keeps the state of programs`() {
    #expect(RememberedRun.path { ["HOME": "/h"][$0] } == "/h/.local/state/vpage/demo")
    #expect(
      RememberedRun.path { ["HOME": "/h", "XDG_STATE_HOME": "/s"][$0] } == "/s/vpage/demo")
    #expect(
      RememberedRun.path { ["HOME": "/h", "XDG_STATE_HOME": "s"][$0] }
        == "/h/.local/state/vpage/demo")
    #expect(RememberedRun.path { _ in nil } == nil)
  }

  @Test func `It is for a window, and no run changes it unasked`() throws {
    for words in [
      ["--headless"], ["--replay", "a"], ["--replay", "a", "--realtime"], ["--tour", "a"],
    ] {
      guard case .run(let options) = try DemoOptions.parse(["--remember"] + words) else {
        Issue.record("no run")
        return
      }
      #expect(options.contradiction?.contains("--remember") == true, "\(words)")
    }
    guard case .run(let options) = try DemoOptions.parse(["--remember"]) else { return }
    #expect(options.remembers && options.contradiction == nil)
    #expect(!DemoOptions().remembers)
  }
}
