import PagerCapture
import PagerCore
import PagerSDL
import PagerTesting
import PagerTestSupport
import PagerTrace
import Testing

@testable import vpage_demo

/// What each picture of the README promises, told by the log of its trace and not by its pixels.
@Suite struct ReadmePictureTests {
  /// A trace of the README's pictures.
  private struct Picture {
    let trace: InputTrace
    let log: [LogLine]

    /// The events, as name and page.
    var events: [String] {
      log.compactMap { line in line.event.map { "\($0) \(line.page ?? -1)" } }
    }

    /// The events of the life cycle alone.
    var lifeCycle: [String] {
      events.filter { $0.hasPrefix("will") || $0.hasPrefix("did") }
        .filter { $0.contains("ppear ") }
    }

    /// The frames.
    var frames: [LogLine] { log.filter { $0.event == nil } }

    /// The frames that a strip of so many evenly spaced ones shows, those at rest left out.
    func strip(_ count: Int) -> [LogLine] {
      let end = trace.entries.last?.time.milliseconds ?? 0
      return (0..<count).compactMap { number in
        let time = end * Double(number) / Double(count - 1)
        let frame = frames.last { $0.time <= time }
        return frame.flatMap { time - $0.time < 17 && $0.phase != "idle" ? $0 : nil }
      }
    }

    /// The instants at which buttons go down.
    var presses: [Double] {
      trace.entries.compactMap {
        if case .down = $0.action { return $0.time.milliseconds }
        return nil
      }
    }

    /// The pages that events of a name are about, between two times in ms.
    func pages(_ name: String, from start: Double = 0, to end: Double = .infinity) -> [Int] {
      log.filter { $0.event == name && $0.time >= start && $0.time < end }.compactMap(\.page)
    }
  }

  private static let assets: String = {
    var path = #filePath[...]
    for _ in 0..<3 { path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
    return path + "/Assets"
  }()

  private func picture(_ name: String) throws -> Picture {
    let file = "\(Self.assets)/traces/\(name).vpt"
    let text = String(decoding: try FileSystem.read(file), as: UTF8.self)
    return try FileSystem.withTemporaryFolder { folder in
      let result = try DemoProgram.run(["--replay", file, "--log", "-"], in: folder)
      #expect(result.status == .exited(0), "\(result.errors)")
      return Picture(
        trace: try InputTrace(parsing: text), log: try LogLine.lines(of: result.output))
    }
  }

  /// The demo with a trace played to its end, and before the run is closed.
  private func demo(after name: String) throws -> DemoController {
    let text = String(
      decoding: try FileSystem.read("\(Self.assets)/traces/\(name).vpt"), as: UTF8.self)
    let trace = try InputTrace(parsing: text)
    let demo = DemoController(options: try DemoOptions().completed(by: trace.header))
    let size = try #require(trace.header.size)
    demo.pager.open(size: size, scale: 1, at: .zero)
    var sinks = TracePlayer.Sinks()
    sinks.program = { demo.play($0) }
    let player = TracePlayer(
      demo.pager, viewport: TraceViewport(size: size, scale: 1, pageCount: demo.scene.count),
      sinks: sinks)
    let stage = try OffscreenStage(size: size, scale: 1)
    for entry in trace.entries { try player.play(entry) }
    try stage.draw(demo.pager)
    demo.pager.dropTextures()
    return demo
  }

  @Test func `Every picture of the README is there, and every one there is in the README`() throws {
    let readme = String(
      decoding: try FileSystem.read("\(Self.assets)/../README.md"), as: UTF8.self)
    let shown = readme.split(separator: "](Assets/pictures/").dropFirst()
      .map { String($0.prefix { $0 != ")" }) }
    #expect(try shown.sorted() == FileSystem.names(in: "\(Self.assets)/pictures").sorted())
    let traces = Set(try FileSystem.names(in: "\(Self.assets)/traces"))
    #expect(Set(shown.map { $0.prefix { $0 != "." } + ".vpt" }) == traces)
  }

  @Test func `turn shows a page that is pulled up, let go, and settles on the next one`() throws {
    let turn = try picture("turn")
    #expect(
      turn.lifeCycle == [
        "willAppear 0", "didAppear 0", "willAppear 1", "willDisappear 0", "didDisappear 0",
        "didAppear 1", "willDisappear 1", "didDisappear 1",
      ])
    #expect(turn.pages("willEndDragging") == [1] && turn.pages("didSettle").last == 1)
    #expect(turn.strip(6).compactMap(\.phase) == ["dragging", "dragging", "settling", "settling"])
    #expect(turn.frames.last?.phase == "idle")
  }

  @Test func `lifecycle shows a swipe given up half-way, all of it in the log and nothing besides`()
    throws
  {
    let given = try picture("lifecycle")
    #expect(
      given.lifeCycle == [
        "willAppear 1", "didAppear 1",
        // The swipe, and what takes it back.
        "willAppear 2", "willDisappear 1", "willAppear 1", "willDisappear 2", "didAppear 1",
        "didDisappear 2",
        // The end of the run, after the picture.
        "willDisappear 1", "didDisappear 1",
      ])
    #expect(given.pages("willEndDragging") == [1] && given.pages("didSettle").last == 1)
    let farthest = given.frames.compactMap(\.displacement).max() ?? 0
    #expect(farthest > 800 * 0.3 && farthest < 800 * 0.5, "about half of a page")
    // The press is on the page and beside the log.
    let size = try #require(given.trace.header.size)
    let pane = try #require(LogPane.frame(in: size))
    var points: [Point] = []
    for entry in given.trace.entries {
      if case .down(let position) = entry.action {
        points.append(position.resolved(in: size))
      }
    }
    #expect(points.count == 1 && points.allSatisfy { !pane.contains($0) })
    // All rows of the log are on show: from the start, with drag and rest.
    let log = try #require(
      demo(after: "lifecycle").overlays.all.compactMap { $0 as? LogOverlay }.first)
    let rows = given.events.filter { !$0.hasPrefix("bind") && !$0.hasPrefix("recycle") }.count - 2
    #expect(rows >= 10 && log.rowsOnShow == 0..<rows)
  }

  @Test func `xray shows a turn from outside, with the jump back to the middle`() throws {
    let xray = try picture("xray")
    #expect(try demo(after: "xray").overlays.showsXRay)
    #expect(xray.pages("didRecentre") == [3] && xray.pages("didSettle").last == 3)
    let shown = xray.strip(4)
    #expect(shown.compactMap(\.phase) == ["dragging", "settling"])
    #expect(shown.allSatisfy { $0.visible == [2, 3] && ($0.displacement ?? 0) > 100 })
    #expect(xray.frames.last?.phase == "idle" && xray.frames.last?.page == 3)
  }

  @Test func `swipe shows one test card that pulls the other up`() throws {
    let swipe = try picture("swipe")
    #expect(swipe.pages("didSettle").last == 1)
    #expect(swipe.strip(6).count { $0.visible == [0, 1] } >= 4)
  }

  @Test func `film shows a short pull, a long one, reading inside a page, and the way back`() throws
  {
    let film = try picture("film")
    let presses = film.presses
    try #require(presses.count == 3)
    // The short pull begins a turn and takes it back.
    #expect(film.pages("willAppear", from: presses[0], to: presses[1]) == [1, 0])
    #expect(film.pages("didSettle", from: presses[0], to: presses[1]) == [0])
    #expect(film.pages("didRecentre", to: presses[1]) == [])
    // The long one turns.
    #expect(film.pages("didSettle", from: presses[1], to: presses[2]) == [1])
    // The page scrolls inside and stays.
    let back = try #require(
      film.trace.entries.first { if case .key = $0.action { true } else { false } }
    )
    .time.milliseconds
    let reading = film.frames.filter { $0.time > presses[2] && $0.time < back }
    #expect(reading.allSatisfy { $0.page == 1 && $0.displacement == 0 })
    #expect((reading.compactMap(\.inner).max() ?? 0) > 200)
    // And back to the start.
    #expect(film.pages("didSettle", from: back).last == 0)
    #expect(film.frames.last?.page == 0)
  }
}
