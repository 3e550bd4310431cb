import PagerTestSupport
import Testing

@testable import PagerCore

@Suite("The wheel over pages")
struct InnerWheelTests {
  private func bench(
    _ configuration: PagerConfiguration = .damped, lengths: [Int: Double] = [:]
  ) -> PagerBench { PagerBench(configuration, lengths: lengths) }

  private func play(_ bench: inout PagerBench, at begin: Double, sign: Double = 1) {
    for step in GestureScript.wheelWithLongTail.steps {
      guard case .wheel(let notches) = step.kind else { continue }
      bench.send(
        .wheel(WheelDelta(y: notches * sign, isPrecise: true)), at: begin + step.milliseconds)
    }
  }

  @Test("Negative y is toward the next page; a horizontal pager takes x, else y")
  func directions() {
    func target(_ axis: Axis, _ delta: WheelDelta) -> Int? {
      var bench = bench(PagerConfiguration(axis: axis))
      bench.send(.wheel(delta))
      return bench.pager.targetPage
    }
    #expect(target(.vertical, WheelDelta(y: -1)) == 6)
    #expect(target(.vertical, WheelDelta(y: 1)) == 4)
    #expect(target(.vertical, WheelDelta(x: 1, y: 0)) == 5)
    #expect(target(.horizontal, WheelDelta(x: 1, y: 0)) == 6)
    #expect(target(.horizontal, WheelDelta(x: -1, y: 0)) == 4)
    #expect(target(.horizontal, WheelDelta(x: -1, y: -1)) == 4)
    #expect(target(.horizontal, WheelDelta(y: -1)) == 6)
    #expect(target(.vertical, WheelDelta(y: .nan)) == 5)
    #expect(target(.vertical, WheelDelta(y: -.infinity)) == 5)
    #expect(target(.vertical, WheelDelta(y: -1e300)) == 6)
  }

  @Test("One push with a long tail is one page, a second push a second, a push back goes back")
  func bursts() {
    var one = bench()
    play(&one, at: 0)
    one.settle()
    #expect(one.pager.page == 6)
    var two = bench()
    play(&two, at: 0)
    play(&two, at: 960)
    two.settle()
    #expect(two.pager.page == 7)
    var back = bench()
    play(&back, at: 0)
    play(&back, at: 960, sign: -1)
    back.settle()
    #expect(back.pager.page == 5)
    #expect(back.words(.motion) == "centre6 settle6 centre5 settle5")
  }

  @Test("Notches at 200 ms are a page each")
  func notches() {
    var bench = bench()
    for notch in 0..<4 { bench.send(.wheel(WheelDelta(y: -1)), at: Double(notch) * 200) }
    bench.settle()
    #expect(bench.pager.page == 9)
  }

  @Test("Inside, a notch is three lines over 150 ms, and notches add up")
  func notchInside() {
    var bench = bench(lengths: [5: 900])
    bench.send(.wheel(WheelDelta(y: -1)))
    bench.wait(75)
    #expect(bench.pager.innerOffset > 36 && bench.pager.innerOffset < 72)
    bench.send(.wheel(WheelDelta(y: -1)))
    bench.wait(150)
    #expect(bench.pager.innerOffset == 144 && !bench.pager.needsNextFrame)
    bench.send(.wheel(WheelDelta(y: 5)))
    bench.settle()
    #expect(bench.pager.innerOffset == 0 && bench.pager.page == 5)
  }

  @Test("Inside, precise deltas are ten points each, at once")
  func preciseInside() {
    var bench = bench(lengths: [5: 900])
    bench.send(.wheel(WheelDelta(y: -0.5, isPrecise: true)))
    #expect(bench.pager.innerOffset == 5 && !bench.pager.needsNextFrame)
    bench.send(.wheel(WheelDelta(y: -100, isPrecise: true)))
    #expect(bench.pager.innerOffset == 300)
  }

  @Test("A burst that began inside stays inside; a new one at the end turns")
  func burstInside() {
    var bench = bench(lengths: [5: 610])
    play(&bench, at: 0)
    bench.settle()
    #expect(bench.pager.page == 5 && bench.pager.innerOffset == 10)
    play(&bench, at: bench.clock + 1)
    bench.settle()
    #expect(bench.pager.page == 6)
  }

  @Test("Notches that began inside stay inside until a pause")
  func notchesInside() {
    var bench = bench(lengths: [5: 700])
    for notch in 0..<20 { bench.send(.wheel(WheelDelta(y: -1)), at: Double(notch) * 100) }
    bench.settle()
    #expect(bench.pager.page == 5 && bench.pager.innerOffset == 100)
    bench.send(.wheel(WheelDelta(y: -1)))
    bench.settle()
    #expect(bench.pager.page == 6)
  }

  @Test("The tail of a push that turned does not scroll the page that came")
  func tailAfterTurn() {
    var bench = bench(lengths: [6: 3000])
    play(&bench, at: 0)
    bench.settle()
    #expect(bench.pager.page == 6 && bench.pager.innerOffset == 0)
    play(&bench, at: bench.clock + 1)
    #expect(bench.pager.innerOffset > 200)
  }

  @Test("Over content across the pager each direction of the wheel has its own use")
  func across() {
    var bench = bench(PagerConfiguration(axis: .horizontal), lengths: [5: 900])
    bench.send(.wheel(WheelDelta(y: -1)))
    bench.settle()
    #expect(bench.pager.page == 5 && bench.pager.innerOffset == 72)
    bench.send(.wheel(WheelDelta(x: 1, y: 0)))
    bench.settle()
    #expect(bench.pager.page == 6)
  }

  @Test("The wheel is ignored in a drag and in a press, and works while settling")
  func ignored() {
    var bench = bench()
    bench.press()
    bench.send(.wheel(WheelDelta(y: -1)))
    #expect(bench.pager.targetPage == 5)
    bench.pull(to: 0.1)
    bench.send(.wheel(WheelDelta(y: -1)))
    #expect(bench.pager.phase == .dragging)
    bench.lift()
    bench.wait(10)
    bench.send(.wheel(WheelDelta(y: -1)))
    #expect(bench.pager.targetPage == 6)
  }
}
