import Testing

@testable import PagerCore

@Suite("Keys and the wheel while a turn ends")
struct QuickKeyTests {
  /// A turn from 5 to 6, a page of three windows, shortly before its end.
  private func arriving(_ configuration: PagerConfiguration = .damped, left: Double = 0.09)
    -> PagerBench
  {
    var bench = PagerBench(configuration, lengths: [6: 1800])
    bench.send(.goToNext)
    bench.wait(untilFraction: 1 - left)
    #expect(bench.pager.phase == .settling && bench.pager.page == 5)
    _ = bench.words()
    return bench
  }

  @Test(
    "With at most a tenth left, a key scrolls the page that arrives",
    arguments: [(PagerKey.down, 72.0), (.pageDown, 540), (.space, 540), (.end, 1200)])
  func scrollsUnder(_ key: PagerKey, offset: Double) {
    var bench = arriving()
    let displacement = bench.pager.displacement
    bench.send(.key(key, .down))
    #expect(bench.pager.targetPage == 6 && bench.pager.displacement == displacement)
    bench.wait(30)
    #expect(bench.pager.phase == .settling)
    #expect(bench.pager.frame.second?.slot.page == 6)
    #expect(bench.pager.frame.second?.innerPixels ?? 0 > 0)
    bench.settle()
    #expect(bench.pager.page == 6 && bench.pager.innerOffset == offset)
    #expect(bench.words([.motion, .life]) == "DD5 DA6 centre6 settle6")
  }

  @Test("A notch and a precise delta scroll it too, and neither turns a further page")
  func wheel() {
    for delta in [WheelDelta(y: -1), WheelDelta(y: -1.5, isPrecise: true)] {
      var bench = arriving()
      bench.send(.wheel(delta))
      bench.settle()
      #expect(bench.pager.page == 6)
      #expect(bench.pager.innerOffset == (delta.isPrecise ? 15 : 72))
    }
  }

  @Test(
    "With more left than a tenth, and toward a side without content, it is a step of the target")
  func steps() {
    var early = arriving(left: 0.12)
    early.send(.key(.down, .down))
    #expect(early.pager.targetPage == 7)
    var back = arriving()
    back.send(.key(.up, .down))
    #expect(back.pager.targetPage == 5)
    var short = PagerBench(.damped)
    short.send(.goToNext)
    short.wait(untilFraction: 0.95)
    short.send(.key(.down, .down))
    #expect(short.pager.targetPage == 7)
  }

  @Test("However quick the keys are, no page that scrolls is lost unread")
  func nothingLost() {
    for pause in stride(from: 20.0, through: 700, by: 20) {
      var bench = PagerBench(.damped, at: 0, lengths: [1: 1800])
      bench.send(.key(.down, .down))
      bench.send(.key(.down, .up))
      bench.wait(pause)
      let isThere = bench.pager.page == 1 || bench.pager.displacementFraction >= 0.9
      bench.send(.key(.down, .down))
      bench.settle()
      #expect(bench.pager.page == (isThere ? 1 : 2), "after \(pause) ms")
      #expect(bench.pager.innerOffset == (isThere ? 72 : 0), "after \(pause) ms")
    }
  }

  @Test("Backward over two pages the rule holds for the page that is all but reached")
  func backward() {
    var bench = PagerBench(
      .damped.with { $0.innerScrolling.entry = .adjacentEdge }, lengths: [3: 1800])
    bench.send(.goToPrevious)
    bench.send(.goToPrevious)
    while bench.pager.page != 4 { bench.wait(1) }
    bench.wait(untilFraction: -0.95)
    bench.send(.key(.up, .down))
    bench.settle()
    #expect(bench.pager.page == 3 && bench.pager.innerOffset == 1200 - 72)
  }

  @Test("Stopped by a press and pulled back, the page that nearly came starts over")
  func pulledBack() {
    var bench = arriving()
    bench.send(.key(.down, .down))
    bench.wait(20)
    bench.press()
    let frame = bench.pager.frame
    bench.wait(500)
    #expect(bench.pager.frame.second == frame.second && !bench.pager.needsNextFrame)
    bench.pull(to: -0.95)
    bench.lift()
    bench.settle()
    #expect(bench.pager.page == 5)
    bench.send(.goToNext)
    bench.settle()
    #expect(bench.pager.page == 6 && bench.pager.innerOffset == 0)
  }

  @Test("Just below a tenth left is arrived already")
  func tenth() {
    var bench = arriving(left: 0.0999)
    #expect(bench.pager.displacementFraction < 0.905)
    bench.send(.key(.down, .down))
    #expect(bench.pager.targetPage == 6)
  }
}
