import PagerCapture
import PagerCore
import PagerSDLTestSupport
import PagerTesting
import PagerTestSupport
import PagerTrace
import Testing

@testable import PagerSDL

/// Traces played on a virtual clock: the same log and the same pictures on every run.
@Suite struct ReplayTests {
  /// What a replay handed out.
  private struct Run: Equatable {
    var log = ""
    var pictures: [String: PixelImage] = [:]
    var pictureBytes: [String: [UInt8]] = [:]
    var frames: [PixelImage] = []
    var phases: [PagerPhase] = []
    var refusals: [String] = []
    var page: Int?
    var failure: String?

    var lines: [LogLine] { (try? LogLine.lines(of: log)) ?? [] }
  }

  private func run(
    _ text: String, framesPerSecond: Double = 62.5, keepsFrames: Bool = false,
    feed: Feed = Feed(0..<12), configuration: PagerConfiguration = PagerConfiguration()
  ) throws -> Run {
    try run(
      InputTrace(parsing: "vpage-trace 1\nsize 80 120\nstart 5\n" + text),
      framesPerSecond: framesPerSecond, keepsFrames: keepsFrames, feed: feed,
      configuration: configuration)
  }

  private func run(
    _ trace: InputTrace, framesPerSecond: Double = 62.5, keepsFrames: Bool = false,
    feed: Feed = Feed(0..<12), configuration: PagerConfiguration = PagerConfiguration()
  ) throws -> Run {
    let pager = PageContainer(configuration: configuration)
    feed.register(in: pager)
    pager.dataSource = feed
    pager.background = .black
    pager.startPage = trace.header.start ?? 5
    var result = Run()
    var sinks = Replay.Sinks()
    sinks.program = { action in
      if case .pages(let count) = action { feed.numbers = Array(0..<count) }
      pager.reloadData()
    }
    sinks.picture = { picture, file in
      result.pictures[file] = PixelImage(picture)
      result.pictureBytes[file] = try picture.encoded()
    }
    sinks.refusal = { result.refusals.append("\($1): \($0)") }
    if keepsFrames {
      sinks.frame = { picture, frame in
        result.frames.append(PixelImage(picture))
        result.phases.append(frame.phase)
      }
    }
    let replay = try Replay(
      trace, on: pager, size: trace.header.size ?? Size(width: 80, height: 120), scale: 1,
      framesPerSecond: framesPerSecond, log: EventLog { result.log += $0 }, sinks: sinks)
    do { try replay.run() } catch { result.failure = "\(error)" }
    result.page = pager.page
    return result
  }

  /// A swipe to the next page from a time on, in ms.
  private static func swipe(at begin: Double) -> String {
    """
    \(begin) down 50% 80%
    \(begin + 16) move 50% 71.67%
    \(begin + 33) move 50% 63.33%
    \(begin + 50) move 50% 55%
    \(begin + 66) move 50% 46.67%
    \(begin + 83) move 50% 38.33%
    \(begin + 100) move 50% 30%
    \(begin + 101) up 50% 30%

    """
  }

  @Test func `A swipe makes the log that it always made`() throws {
    let run = try run(Self.swipe(at: 0) + "2000 expect page 6\n2000 end\n")
    #expect(run.failure == nil)
    TextGolden.expect(run.log, matches: "swipe-log")
  }

  @Test(arguments: GestureScript.all)
  func `Twenty runs give the same bytes`(gesture: GestureScript) throws {
    // BC-60
    var header = TraceHeader()
    header.size = Size(width: 80, height: 120)
    let gestured = gesture.trace(header: header)
    let end = (gestured.entries.last?.time.milliseconds ?? 0) + 1500
    let middle = TraceEntry(
      time: Timestamp(milliseconds: end - 1400), action: .screenshot(file: "middle"))
    let last = TraceEntry(time: Timestamp(milliseconds: end), action: .screenshot(file: "end"))
    let trace = InputTrace(header: header, entries: gestured.entries + [middle, last])
    let first = try run(trace)
    #expect(first.failure == nil && first.pictureBytes.count == 2)
    #expect(first.log.utf8.count > 500)
    for _ in 1..<20 { #expect(try run(trace) == first) }
  }

  @Test func `A picture at rest waits for the rest and one of an instant does not`() throws {
    let run = try run(
      Self.swipe(at: 0) + """
        150 screenshot moving.png
        rest screenshot rest.png
        2000 end
        """)
    #expect(run.failure == nil)
    let moving = try #require(run.pictures["moving.png"])
    #expect(TestCard.page(filling: moving) == nil)
    let rest = try #require(run.pictures["rest.png"])
    #expect(TestCard.page(filling: rest) == 6)
  }

  @Test func `A picture at rest that is asked for at rest is taken at once`() throws {
    let run = try run("0 screenshot a\nrest screenshot b\n100 key PageDown\n2000 end\n")
    #expect(run.pictures["a"].flatMap { TestCard.page(filling: $0) } == 5)
    #expect(run.pictures["b"].flatMap { TestCard.page(filling: $0) } == 5)
  }

  @Test func `An expectation that does not hold ends the run and says what was found`() throws {
    let run = try run(Self.swipe(at: 0) + "2000 expect page 7\n2100 screenshot late\n2200 end\n")
    #expect(run.failure == "expected page 7, found page 6")
    #expect(run.pictures.isEmpty)
    let phase = try self.run("0 key PageDown\n50 expect phase idle\n60 end\n")
    #expect(phase.failure == "expected phase idle, found phase settling")
  }

  @Test func `A jump that is refused is reported with its line and the run goes on`() throws {
    let run = try run("0 goto 12\n100 goto 3\n200 expect page 3\n300 end\n")
    #expect(run.failure == nil)
    #expect(run.refusals == ["line 4: no page 12: pages go from 0 to 11"])
  }

  @Test(arguments: [
    ("100 goto 7\n300 end\n", [112.0: 7]), ("100 goto 5\n300 end\n", [:]),
    ("100 goto 7\n", [112: 7]),
    ("100 goto 7\n100 end\n", [100: 7]),
    ("0 goto 7\n3 goto 8\n50 goto 9\n99 end\n", [16: 8, 64: 9]),
    ("100 pages 4\n300 end\n", [112: 3]), ("0 window hidden\n9 goto 7\n99 end\n", [16: 7]),
    ("0 down 50% 50%\n9 goto 7\n40 up 50% 50%\n99 end\n", [16: 7]),
    ("10 hover 5 5\n20 focus lost\n40 resize 90 130\n50 reload\n99 end\n", [:]),
  ])
  func `Every rest has one line, however it was come to`(
    entries: String, rests: [Double: Int]
  ) throws {
    let frames = try run(entries).lines.filter { $0.phase == "idle" }
    #expect(Dictionary(uniqueKeysWithValues: frames.map { ($0.time, $0.page ?? -1) }) == rests)
    #expect(frames.allSatisfy { $0.displacement == 0 })
  }

  @Test func `Every frame rate ends in the same state by the same events`() throws {
    // BC-28
    let trace = Self.swipe(at: 0) + "2000 screenshot end\n2000 end\n"
    let runs = try [30.0, 60, 62.5, 144, 240, 1000].map { try run(trace, framesPerSecond: $0) }
    let events = runs.map { run in run.lines.filter { $0.event != nil } }
    for other in events { #expect(other == events[0], "events fall due at their own instants") }
    for run in runs {
      #expect(run.page == 6)
      #expect(run.pictureBytes["end"] == runs[0].pictureBytes["end"])
    }
    // All positions lie on the curve of the finest run.
    var curve: [Double: Double] = [:]
    for line in runs[5].lines {
      if let displacement = line.displacement {
        curve[line.time] = displacement + Double(line.page ?? 0) * 120
      }
    }
    var compared = 0
    for run in runs {
      for line in run.lines {
        guard let displacement = line.displacement, let position = curve[line.time] else {
          continue
        }
        compared += 1
        #expect((displacement + Double(line.page ?? 0) * 120 - position).magnitude <= 0.001)
      }
    }
    #expect(compared > 300)
  }

  @Test func `A gap of five seconds ends a settle at its target and leaves a drag where it is`()
    throws
  {
    // BC-28
    let settling = try run(
      Self.swipe(at: 0) + "150 expect phase settling\n5150 expect phase idle\n5150 expect page 6\n",
      framesPerSecond: 0.2)
    #expect(settling.failure == nil)
    let dragging = try run(
      """
      0 down 50% 80%
      20 move 50% 77%
      40 move 50% 60%
      5040 expect phase dragging
      5040 screenshot held
      5050 move 50% 59%
      5060 screenshot moved
      5070 up 50% 59%
      7000 end
      """, framesPerSecond: 1)
    #expect(dragging.failure == nil)
    let positions = ["held", "moved"].compactMap { name in
      (1..<120).first { y in dragging.pictures[name]?[2, y] == 0xFFFFFF }
    }
    #expect(positions.count == 2)
    #expect(positions.first ?? 0 >= positions.last ?? 0)
  }

  @Test func `Nothing is drawn while the window is hidden, and afterwards all is right`() throws {
    let trace = """
      100 window hidden
      200 key PageDown
      1500 window shown
      1600 screenshot shown
      2000 end
      """
    let hidden = try run(trace, keepsFrames: true)
    #expect(hidden.failure == nil)
    #expect(hidden.pictures["shown"].flatMap { TestCard.page(filling: $0) } == 6)
    #expect(hidden.phases.allSatisfy { $0 == .idle }, "no frame in motion was drawn")
    let shown = try run("200 key PageDown\n2000 end\n", keepsFrames: true)
    #expect(shown.phases.contains(.settling))
  }

  @Test func `A resize is laid out in the very next picture and only once`() throws {
    // BC-30
    let run = try run(
      """
      100 resize 60 50
      100 screenshot next
      120 screenshot later
      200 resize 80 120
      200 screenshot back
      300 end
      """)
    #expect(run.failure == nil)
    let expected = TestCard.picture(of: 5, width: 60, height: 50)
    #expect(run.pictures["next"]?.difference(from: expected) == nil)
    #expect(run.pictures["later"]?.difference(from: expected) == nil)
    #expect(run.pictures["back"].flatMap { TestCard.page(filling: $0) } == 5)
    #expect(run.page == 5)
  }

  @Test func `A window of no size keeps the state and draws nothing`() throws {
    let run = try run("100 resize 0 0\n150 key PageDown\n1500 resize 80 120\n1600 screenshot a\n")
    #expect(run.failure == nil)
    #expect(run.pictures["a"].flatMap { TestCard.page(filling: $0) } == run.page)
  }

  @Test func `Pages and reloads of a trace reach the program`() throws {
    let run = try run(
      "100 pages 3\n200 expect page 2\n300 pages 0\n400 pages 4\n500 expect page 0\n")
    #expect(run.failure == nil)
  }

  @Test func `Motion can be reduced in the middle of a trace, and come back`() throws {
    let run = try run(
      "0 key PageDown\n700 reduce-motion on\n800 key PageDown\n900 reduce-motion off\n"
        + "1000 key PageDown\n2000 end\n")
    #expect(run.failure == nil && run.page == 8)
    func moving(_ begin: Double, _ end: Double) -> Int {
      run.lines.filter { $0.phase == "settling" && $0.time >= begin && $0.time < end }.count
    }
    #expect(moving(0, 700) > 10 && moving(1000, 2000) > 10)
    #expect(moving(700, 1000) <= 1)
  }

  @Test func `A trace without an end goes on to the rest`() throws {
    let run = try run(Self.swipe(at: 0))
    #expect(run.failure == nil && run.page == 6)
    #expect(run.lines.contains { $0.event == "didSettle" && $0.page == 6 })
  }

  @Test func `A run ends with the pages on show leaving, also in motion`() throws {
    let run = try run("100 key PageDown\n180 end\n")
    let words = LifecycleWords(run.lines)
    #expect(words.mistakes.isEmpty)
    #expect(words.pagesInView.isEmpty)
    let last = run.lines.suffix(6).compactMap { $0.event }
    #expect(Array(last.suffix(2)) == ["willDisappear", "didDisappear"])
  }

  @Test func `Time without motion costs nothing`() throws {
    let run = try run("0 key PageDown\n1000000000 key PageUp\n")
    #expect(run.failure == nil && run.page == 5)
    #expect(run.lines.count < 200)
  }
}
