import Testing

@testable import PagerCore

/// Turns without end; `VPAGE_TURNS` asks for more than the usual number.
@Suite("Endless turning")
struct EndlessTests {
  private let turns = Environment.number("VPAGE_TURNS") ?? 100_000

  @Test("A loop goes round for ever: index, step and position stay exact", arguments: [2, 3, 1000])
  func loop(_ count: Int) {
    var pager = Pager(
      configuration: .dampedLoop, pageCount: count, viewport: Size(width: 400, height: 600))
    var events: [PagerEvent] = []
    pager.start(at: .zero, into: &events)
    events.removeAll(keepingCapacity: true)
    var page = 0
    var step = 0
    var clock: Int64 = 0
    for turn in 0..<turns / 3 {
      // Two thirds forward, one third backward, in blocks.
      let direction = turn / 100 % 3 == 2 ? -1 : 1
      pager.handle(
        direction > 0 ? .goToNext : .goToPrevious, at: Timestamp(nanoseconds: clock),
        into: &events)
      clock += 1_000_000_000
      pager.advance(to: Timestamp(nanoseconds: clock), into: &events)
      page = (page + direction + count) % count
      step += direction
      guard pager.page == page, pager.track.strip.step == step, pager.displacement == 0,
        pager.phase == .idle, events.count == 9
      else {
        Issue.record("turn \(turn): page \(pager.page ?? -1), step \(pager.track.strip.step)")
        return
      }
      events.removeAll(keepingCapacity: true)
    }
    #expect(pager.track.strip.step == step)
  }

  @Test("After as many turns a settle goes the same way as the first, to the last bit")
  func precision() {
    var bench = PagerBench(.dampedLoop, pages: 3, at: 0)
    func course(_ bench: inout PagerBench) -> [Double] {
      bench.swipe()
      return (0..<60).map { _ in
        bench.wait(16)
        return bench.pager.displacement
      }
    }
    let first = course(&bench)
    var lateBench = PagerBench(.dampedLoop, pages: 3, at: 0, firstStep: 1_000_000_000)
    lateBench.clock = 4e9
    lateBench.settle()
    let late = course(&lateBench)
    #expect(zip(first, late).allSatisfy { ($0 - $1).magnitude < 1e-3 })
    lateBench.settle()
    #expect(lateBench.pager.track.strip.step == 1_000_000_001)
    #expect(lateBench.pager.displacement == 0)
  }

  @Test("Thousands of swipes leave the pager as large as it was")
  func noGrowth() {
    var bench = PagerBench(.trackingLoop, pages: 3, at: 0)
    for _ in 0..<2000 {
      bench.swipe()
      bench.settle()
      bench.events.removeAll()
    }
    let pager = bench.pager
    for _ in 0..<3 {
      bench.swipe()
      bench.settle()
    }
    // All that differs is the clock, the step and the last gesture's samples.
    #expect(
      bench.pager.page == pager.page && bench.pager.track.strip.count == pager.track.strip.count)
    #expect(!pager.track.hasEvents && pager.pointers == bench.pager.pointers)
  }

  @Test("Step by step through as many pages as there can be")
  func largestCount() {
    let last = Int(Int32.max) - 1
    var bench = PagerBench(.dampedLoop, pages: Int(Int32.max), at: last)
    bench.swipe()
    bench.settle()
    #expect(bench.pager.page == 0)
    bench.swipe(-1)
    bench.settle()
    #expect(bench.pager.page == last)
    bench.send(.goTo(page: last / 2, animated: true))
    bench.wait(50)
    #expect(bench.pager.displacement < 0)
    bench.settle()
    #expect(bench.pager.page == last / 2)
  }
}
