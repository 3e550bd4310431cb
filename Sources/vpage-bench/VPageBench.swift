import Glibc
import PagerCapture
import PagerCore
import PagerSDL
import PagerText

/// Measurements: `vpage-bench [--json] [--counts]`, or `vpage-bench window` for outside ones.
@main
enum VPageBench {
  private static let terminal = Terminal(program: "vpage-bench")
  private static let usage = """
    Usage: vpage-bench [--json] [--counts]
           vpage-bench window [--size WxH] [--pages N] [--title T] [--text-x X]

    Without "window" it needs no display and prints one table; --json prints one object a row, and
    --counts leaves out what depends on the machine's speed. Exit status 1 when a goal is missed.

    """

  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    if words.first == "window" {
      words.removeFirst()
      return run(window: words)
    }
    if words.contains("--help") || words.contains("-h") {
      do { try terminal.write(usage) } catch { fail(error.description) }
      return
    }
    for word in words where !["--json", "--counts"].contains(word) {
      fail("unknown option \(word): vpage-bench --help lists them all")
    }
    do {
      let table = try Measurements(countsOnly: words.contains("--counts")).run()
      try terminal.write(words.contains("--json") ? table.json : table.text)
      exit(table.meetsGoals ? 0 : 1)
    } catch {
      terminal.say("\(error)")
      exit(1)
    }
  }

  private static func run(window words: [String]) {
    var size = Size(width: 480, height: 800)
    var pages = 10
    var title = "vpage-bench"
    var textX = 40.0
    var rest = words[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { fail("\(name) needs a value") }
      let sides = value.split(separator: "x").compactMap { Double($0) }
      switch name {
      case "--size" where sides.count == 2 && sides.allSatisfy { $0 >= 1 && $0 <= 16384 }:
        size = Size(width: sides[0], height: sides[1])
      case "--pages" where (Int(value) ?? -1) >= 0: pages = Int(value) ?? 0
      case "--title": title = value
      case "--text-x" where Double(value) != nil: textX = Double(value) ?? 0
      default: fail("\(name) \(value): vpage-bench --help shows what is understood")
      }
    }
    let fonts = FontBook()
    let source = BenchPages(count: pages, fonts: fonts, textX: textX)
    let pager = PageContainer()
    pager.register(BenchPage.self)
    pager.dataSource = source
    do {
      let window = try PagerWindow(title: title, size: size, pager: pager) { fonts.prepare() }
      window.titleMaker = { _ in title }
      window.keyHandler = { [unowned window] press in
        guard press.key == .escape else { return false }
        window.close()
        return true
      }
      try window.run()
    } catch {
      terminal.say("\(error)")
      exit(1)
    }
  }

  private static func fail(_ message: String) -> Never {
    terminal.say(message)
    exit(2)
  }
}
