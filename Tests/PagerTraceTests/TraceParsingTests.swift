import PagerCore
import PagerTrace
import Testing

@Suite("A trace is read")
struct TraceParsingTests {
  private func actions(_ lines: String) throws -> [TraceAction] {
    try InputTrace(parsing: "vpage-trace 1\n" + lines).entries.map(\.action)
  }

  @Test("The sample of the specification is read whole")
  func readsTheSample() throws {
    let trace = try InputTrace(parsing: TraceSamples.specification)
    var header = TraceHeader()
    header.size = Size(width: 400, height: 600)
    header.scene = "cards"
    header.pages = 12
    #expect(trace.header == header)
    let expected: [(Double, TraceAction)] = [
      (0, .down(.percent(50, 80))),
      (16, .move(.percent(50, 71.67))),
      (101, .up(.percent(50, 30))),
      (120, .hover(.percent(10, 10))),
      (150, .wheel(WheelDelta(x: 0, y: -1))),
      (200, .key(.pager(.pageDown))),
      (250, .fingerDown(1, .percent(50, 80))),
      (300, .resize(Size(width: 300, height: 500))),
      (310, .scale(2)),
      (320, .focus(false)),
      (350, .goTo(page: 7, animated: false)),
      (400, .screenshot(file: "mid.png")),
      (2000, .expect(.page(7))),
      (2000, .end),
    ]
    let entries = expected.map {
      TraceEntry(time: Timestamp(milliseconds: $0.0), action: $0.1)
    }
    #expect(trace.entries == entries)
    #expect(trace.entries.map(\.line) == Array(5...18))
  }

  @Test("Every header line is understood")
  func readsTheHeader() throws {
    let header = try InputTrace(parsing: TraceSamples.fullHeader).header
    #expect(header.size == Size(width: 400.5, height: 600))
    #expect(header.scene == "my scene")
    #expect(header.pages == 0)
    #expect(header.start == 3)
    #expect(header.axis == .horizontal)
    #expect(header.boundary == .looping)
    #expect(header.settle == .eased)
    #expect(header.following == .tracking)
    #expect(header.entry == .adjacentEdge)
    #expect(header.theme == .dark)
    #expect(header.scale == 1.25)
    #expect(header.reducesMotion == true)
  }

  @Test("A trace without a header line or an entry is fine")
  func readsTheEmptyTrace() throws {
    let trace = try InputTrace(parsing: "vpage-trace 1")
    #expect(trace == InputTrace(entries: []))
    #expect(trace.header.size == nil)
  }

  @Test(
    "Every action is understood",
    arguments: [
      ("move -1.5 250%", .move(TracePoint(x: .points(-1.5), y: .percent(250)))),
      ("wheel 0.25 -0.1 precise", .wheel(WheelDelta(x: 0.25, y: -0.1, isPrecise: true))),
      ("key Shift+Space", .key(.pager(.shiftSpace))),
      ("keydown Tab", .keyDown(.named("Tab"))),
      ("keyup g", .keyUp(.named("G"))),
      ("repeat Down", .keyRepeat(.pager(.down))),
      ("key Ctrl+G", .key(.named("Ctrl+G"))),
      ("key ?", .key(.named("?"))),
      ("finger -9 move 1 2", .fingerMove(-9, .points(1, 2))),
      ("finger 9223372036854775807 up 0 0", .fingerUp(.max, .points(0, 0))),
      ("finger 2 cancel", .fingerCancel(2)),
      ("resize 0 0", .resize(Size(width: 0, height: 0))),
      ("focus gained", .focus(true)),
      ("window hidden", .window(false)),
      ("window shown", .window(true)),
      ("theme dark", .theme(.dark)), ("theme light", .theme(.light)),
      ("reduce-motion on", .reduceMotion(true)), ("reduce-motion off", .reduceMotion(false)),
      ("goto 2147483647 animated", .goTo(page: 2_147_483_647, animated: true)),
      ("next", .next), ("previous", .previous), ("reload", .reload), ("pages 5", .pages(5)),
      ("button back", .button(.back)), ("button forward", .button(.forward)),
      ("type 12", .type("12")), ("type \"a # \\\"b\\\"\"", .type("a # \"b\"")),
      ("screenshot \"a file.png\"  # why", .screenshot(file: "a file.png")),
      ("expect phase idle", .expect(.phase(.idle))),
    ] as [(String, TraceAction)])
  func readsAction(text: String, action: TraceAction) throws {
    #expect(try actions("0 \(text)") == [action])
  }

  @Test("A picture at the next rest takes the time of the entry before it")
  func readsRest() throws {
    let text = "vpage-trace 1\nrest screenshot a.png\n5.5 next\nrest screenshot b.png\n"
    let trace = try InputTrace(parsing: text)
    #expect(trace.entries.map(\.time.nanoseconds) == [0, 5_500_000, 5_500_000])
    #expect(trace.entries.last?.action == .restScreenshot(file: "b.png"))
  }

  @Test(
    "Times are exact to the nanosecond",
    arguments: [
      ("0", 0), ("0.000001", 1), ("16.666667", 16_666_667), ("007.10", 7_100_000),
      ("9007199254.740993", 9_007_199_254_740_993),
      ("1000000000000", 1_000_000_000_000_000_000),
    ])
  func readsTime(text: String, nanoseconds: Int64) throws {
    let trace = try InputTrace(parsing: "vpage-trace 1\n\(text) next")
    #expect(trace.entries.map(\.time.nanoseconds) == [nanoseconds])
  }

  @Test("Windows line ends, a byte order mark, tabs, blank lines and comments are fine")
  func readsOtherShapes() throws {
    let text = "\u{FEFF}# hello\r\n\r\n  vpage-trace\t1#x\r\n\tpages 3 # three\r\n0 next#y\r\n1 end"
    let trace = try InputTrace(parsing: text)
    #expect(trace.header.pages == 3)
    #expect(trace.entries.map(\.line) == [5, 6])
  }

  @Test("A line of 4096 bytes is read, its line end aside")
  func readsLongestLine() throws {
    let comment = "0 next #" + String(repeating: "x", count: 4088)
    #expect(comment.utf8.count == 4096)
    #expect(try actions(comment + "\r\n") == [.next])
  }

  @Test("Lengths with more than six decimals are rounded, not refused")
  func roundsLengths() throws {
    let text = "0 down 33.33333333333333% 0.0000005"
    #expect(try actions(text) == [.down(TracePoint(x: .percent(33.333333), y: .points(0.000001)))])
  }
}
