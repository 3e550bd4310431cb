import PagerTestSupport
import PagerTesting
import Testing

/// What the README's captions say of its pictures is in the logs of the traces they are made from.
@Suite struct ReadmePictureTests {
  private static let checkout =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// Plays one of the traces in `Assets/traces`, with further options.
  private func play(_ name: String, _ options: [String] = []) throws -> [LogLine] {
    let run = try FileSystem.withTemporaryFolder { folder in
      try DemoProgram.run(
        ["--replay", "\(Self.checkout)/Assets/traces/\(name).vpt", "--log", "-"] + options,
        in: folder)
    }
    try #require(run.status == .exited(0), "\(run.errors)")
    return try LogLine.lines(of: run.output)
  }

  /// The life-cycle events of a log, such as `willAppear 2`.
  private func lifecycle(_ log: [LogLine]) -> [String] {
    log.compactMap { line in
      guard let event = line.event, event.hasSuffix("ppear") else { return nil }
      return "\(event) \(line.page ?? -1)"
    }
  }

  /// The frames in motion that a strip of `count` evenly spaced frames up to `end` ms shows.
  private func strip(_ log: [LogLine], count: Int, end: Double) -> [LogLine] {
    (0..<count).compactMap { number in
      let time = end * Double(number) / Double(count - 1)
      return log.last { $0.phase != nil && $0.time <= time }.flatMap {
        time - $0.time < 17 && $0.phase != "idle" ? $0 : nil
      }
    }
  }

  @Test func `The picture of the event log has a swipe that was given up, every will with its did`()
    throws
  {
    let log = try play("lifecycle")
    #expect(
      lifecycle(log).prefix(8) == [
        "willAppear 1", "didAppear 1", "willAppear 2", "willDisappear 1", "willAppear 1",
        "willDisappear 2", "didAppear 1", "didDisappear 2",
      ])
    // About half-way of the threshold and beyond, so that it is seen to be given up.
    let extreme = log.compactMap(\.displacement).max() ?? 0
    #expect(extreme > 150 && extreme < 400)
  }

  @Test func `The first picture has a page pulled up, let go, and settling on the next one`() throws
  {
    let log = try play("turn")
    let phases = strip(log, count: 6, end: 900).compactMap(\.phase)
    #expect(phases.contains("dragging") && phases.filter { $0 == "settling" }.count >= 2)
    #expect(phases.count < 6, "the first frame is at rest")
    #expect(log.filter { $0.event == "didSettle" }.compactMap(\.page) == [1])
    #expect(log.last { $0.phase != nil }?.phase == "idle")
  }

  @Test func `The picture of the x-ray has frames of the turn, and the jump back to the middle`()
    throws
  {
    let log = try play("xray")
    let shown = strip(log, count: 4, end: 620)
    #expect(shown.contains { ($0.displacement ?? 0) > 200 && $0.visible?.count == 2 })
    #expect(log.filter { $0.event == "didRecentre" }.compactMap(\.page) == [2])
    #expect(log.last { $0.phase != nil }?.phase == "idle")
  }

  @Test
  func `The film has a pull that springs back, one that turns, and a page that scrolls inside`()
    throws
  {
    let log = try play("film")
    let frames = log.filter { $0.phase != nil }
    #expect(log.filter { $0.event == "didSettle" }.compactMap(\.page).prefix(2) == [0, 1])
    #expect(frames.contains { $0.page == 1 && ($0.inner ?? 0) > 100 })
    #expect(log.filter { $0.event == "didSettle" }.compactMap(\.page).last == 0)
  }

  @Test func `The filmstrip of the trace has a card that pulls up the other`() throws {
    let log = try play("swipe")
    let shown = strip(log, count: 6, end: 900)
    #expect(shown.contains { ($0.displacement ?? 0) > 100 && $0.visible == [0, 1] })
    #expect(log.filter { $0.event == "didSettle" }.compactMap(\.page) == [1])
  }
}
