import CSDL2
import Glibc
import PagerCore
import PagerSDLTestSupport
import PagerTesting
import PagerTestSupport
import Testing

@testable import PagerSDL

/// Wheels and trackpads as they are, uneven and with long tails: one push is one page.
@Suite struct WheelTests {
  /// One event: ms, notches toward the next page, and whether it is told as precise.
  private typealias Turn = (milliseconds: Double, notches: Double, isPrecise: Bool)

  /// A push on a trackpad: it swells to its peak, then fades; time and strength jitter.
  private func push(
    at begin: Double = 0, peak: Double? = nil, rise: Double? = nil, sign: Double = 1,
    using generator: inout SeededGenerator
  ) -> [Turn] {
    let peak = peak ?? Double.random(in: 0.7...3, using: &generator)
    let rise = rise ?? Double.random(in: 10...60, using: &generator)
    let fall = Double.random(in: 120...450, using: &generator)
    var turns: [Turn] = []
    var time = 0.0
    while true {
      let strength =
        time < rise ? peak * (time + 10) / (rise + 10) : peak * exp(-(time - rise) / fall)
      if time > rise, strength < 0.012 { return turns }
      let jitter = Double.random(in: 0.8...1.2, using: &generator)
      // As in SDL's events, in hundredths, and never quite nothing.
      let notches = max(0.01, (strength * jitter * 100).rounded() / 100)
      turns.append((begin + time.rounded(), sign * notches, notches != notches.rounded()))
      time += Double.random(in: 5...19, using: &generator)
    }
  }

  /// The re-centres of a stream of events, from page 5 of a vertical pager.
  private func pages(_ turns: [Turn]) throws -> [Int] {
    let stage = try play(turns)
    return stage.events.compactMap {
      if case .didRecentre(let page) = $0.kind { page } else { nil }
    }
  }

  private func play(_ turns: [Turn]) throws -> TestStage {
    let stage = try TestStage(start: 5)
    for turn in turns.sorted(by: { $0.milliseconds < $1.milliseconds }) {
      stage.take(
        .wheel(WheelDelta(y: -turn.notches, isPrecise: turn.isPrecise)), at: turn.milliseconds)
    }
    stage.wait()
    return stage
  }

  @Test(arguments: 0..<150)
  func `One uneven push on a trackpad is one page, however long its tail`(seed: Int) throws {
    // BC-19
    var generator = SeededGenerator(seed: UInt64(seed))
    #expect(try pages(push(using: &generator)) == [6])
  }

  @Test(arguments: 0..<100)
  func `A new push in the tail of the last one is a page too`(seed: Int) throws {
    // BC-19
    var generator = SeededGenerator(seed: 1000 + UInt64(seed))
    let first = push(peak: 1.6, using: &generator)
    let begin = Double.random(in: 550...700, using: &generator)
    // A finger that pushes again ends the inertia of its first push, and is quick to its peak.
    let second = push(at: begin, peak: 2.4, rise: 8, using: &generator)
    #expect(try pages(first.filter { $0.milliseconds < begin } + second) == [6, 7])
  }

  @Test(arguments: 0..<100)
  func `A push back in the tail of the last one goes back`(seed: Int) throws {
    // BC-19
    var generator = SeededGenerator(seed: 2000 + UInt64(seed))
    let first = push(peak: 1.6, using: &generator)
    let begin = Double.random(in: 400...900, using: &generator)
    let second = push(at: begin, peak: 1.6, sign: -1, using: &generator)
    let stage = try play(first.filter { $0.milliseconds < begin } + second)
    // It may come before page 6 has been reached.
    #expect(stage.pager.page == 5 && stage.words().contains("WA6"))
  }

  @Test(arguments: 0..<50)
  func `A trackpad that is told as notches 10 to 30 ms apart is one page`(seed: Int) throws {
    // X11 has whole notches only.
    var generator = SeededGenerator(seed: 3000 + UInt64(seed))
    var turns: [Turn] = []
    var time = 0.0
    for _ in 0..<Int.random(in: 3...60, using: &generator) {
      turns.append((time, 1, false))
      time += Double.random(in: 10...30, using: &generator).rounded()
    }
    // Toward its end the stream thins out.
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      turns.append((time, 1, false))
      time += Double.random(in: 40...140, using: &generator).rounded()
    }
    #expect(try pages(turns) == [6])
  }

  @Test(arguments: 0..<50)
  func `Slow notches of a wheel are a page each`(seed: Int) throws {
    var generator = SeededGenerator(seed: 4000 + UInt64(seed))
    var turns: [Turn] = []
    var time = 0.0
    for _ in 0..<5 {
      turns.append((time, 1, false))
      time += Double.random(in: 160...400, using: &generator).rounded()
    }
    #expect(try pages(turns) == [6, 7, 8, 9, 10])
  }

  @Test func `A push whose first event happens to be a whole notch is one page`() throws {
    let tail = [0.93, 0.85, 0.8, 1, 0.7, 0.61, 0.5, 0.4, 1, 0.3, 0.2, 0.1]
    var turns: [Turn] = [(0, 1, false)]
    for (position, notches) in tail.enumerated() {
      turns.append((Double(position + 1) * 12, notches, notches != 1))
    }
    #expect(try pages(turns) == [6])
    // One of them amid the others is not a notch of its own either.
    #expect(try pages([(0, 0.3, true), (12, 0.5, true), (24, 1, false), (36, 0.9, true)]) == [6])
  }

  @Test func `Amid fractions a whole number scrolls a page inside by its points, not by lines`()
    throws
  {
    let feed = Feed(0..<12)
    feed.lengths[5] = 1000
    let stage = try TestStage(feed: feed, start: 5)
    for (position, notches) in [0.5, 1, 0.5].enumerated() {
      stage.take(
        .wheel(WheelDelta(y: -notches, isPrecise: notches != 1)), at: Double(position) * 12)
    }
    #expect(stage.pager.frame.innerOffset == 20)
    // After a pause a whole number is a notch again: three lines.
    stage.wait(500)
    stage.take(.wheel(WheelDelta(y: -1)))
    stage.wait(500)
    #expect(stage.pager.frame.innerOffset == 92)
  }

  @Test func `Of a horizontal pager the wheel's x turns, else its y`() throws {
    for (x, y, page) in [(1.0, 0.0, 6), (0, -1, 6), (-1, 0, 4), (0, 1, 4), (1, 1, 6)] {
      let stage = try TestStage(start: 5, configuration: PagerConfiguration(axis: .horizontal))
      stage.take(.wheel(WheelDelta(x: x, y: y)))
      stage.wait()
      #expect(stage.pager.page == page, "x \(x), y \(y)")
    }
    // A vertical one takes no notice of x.
    let stage = try TestStage(start: 5)
    stage.take(.wheel(WheelDelta(x: 1, y: 0)))
    stage.wait()
    #expect(stage.pager.page == 5)
  }

  @Test func `Through SDL's queue a push with its tail is one page, and a new push another`() async
  {
    // BC-19
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      func push(count: Int) throws {
        var strength = 1.6
        for _ in 0..<count {
          live.wheel(y: -strength)
          try live.run(milliseconds: 10)
          strength *= 0.93
        }
      }
      try push(count: 60)
      #expect(live.recentres == [6])
      try push(count: 10)
      #expect(try live.runToRest())
      #expect(live.recentres == [6, 7] && live.card() == 7)
      live.close()
    }
  }

  @Test func `The flipped flag changes nothing: the desktop has turned the numbers round`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      for (isFlipped, y, page) in [(false, -1.0, 6), (true, -1, 7), (true, 1, 6), (false, 1, 5)] {
        live.wheel(y: y, isFlipped: isFlipped)
        #expect(try live.runToRest())
        try live.run(milliseconds: 160)
        #expect(live.pager.page == page)
      }
      live.close()
    }
  }

  @Test func `During a drag the wheel is ignored`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      try live.drag(to: 0.75)
      let held = live.pager.frame.displacement
      live.wheel(y: -1)
      live.wheel(y: 1)
      try live.rounds(3)
      #expect(live.pager.frame.displacement == held)
      live.button(false, 0.5, 0.75)
      #expect(try live.runToRest())
      #expect(live.recentres.isEmpty)
      live.close()
    }
  }
}
