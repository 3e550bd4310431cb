import PagerTestSupport
import Testing

@testable import PagerCore

@Suite("The wheel")
struct WheelGestureTests {
  /// One event of a wheel: ms and delta in notches.
  private typealias Turn = (Double, Double)

  /// The steps that a stream makes, as (ms, step).
  private func steps(_ turns: [Turn], isPrecise: Bool) -> [Turn] {
    var wheel = WheelGesture()
    return turns.compactMap { milliseconds, delta in
      let time = Timestamp(milliseconds: milliseconds)
      wheel.begin(delta, isPrecise: isPrecise, at: time)
      return wheel.step(delta, isPrecise: isPrecise, at: time).map {
        (milliseconds, $0.outward(1))
      }
    }
  }

  private func notches(_ times: [Double], _ delta: Double = 1) -> [Double] {
    steps(times.map { ($0, delta) }, isPrecise: false).map(\.0)
  }

  private func precise(_ turns: [Turn]) -> [Turn] { steps(turns, isPrecise: true) }

  /// The published burst: 80 events 12 ms apart, each 7 % weaker than the last.
  private func burst(at begin: Double = 0, sign: Double = 1) -> [Turn] {
    GestureScript.wheelWithLongTail.steps.compactMap { step in
      guard case .wheel(let notches) = step.kind else { return nil }
      return (begin + step.milliseconds, -notches * sign)
    }
  }

  @Test("A notch is a step, in its own direction")
  func oneNotch() {
    #expect(notches([0]) == [0])
    #expect(steps([(0, -1)], isPrecise: false).map(\.1) == [-1])
    #expect(steps([(0, -3)], isPrecise: false).map(\.1) == [-1])
  }

  @Test("Notches at 200 ms are a step each")
  func slowNotches() {
    #expect(notches([0, 200, 400, 600]) == [0, 200, 400, 600])
  }

  @Test("After a notch 150 ms are locked")
  func lockout() {
    #expect(notches([0, 149]) == [0])
    #expect(notches([0, 150]) == [0, 150])
    #expect(notches([0, 100, 200, 300, 400]) == [0, 200, 400])
    #expect(notches([0, 60, 120, 180, 240, 300, 360]) == [0, 180, 360])
  }

  @Test(
    "Notches 10 to 30 ms apart are one step, for as long as they go on", arguments: [10, 20, 30])
  func notchBurst(_ interval: Double) {
    let times = (0..<60).map { Double($0) * interval }
    #expect(notches(times) == [0])
    let end = (times.last ?? 0) + 150
    #expect(notches(times + [end]) == [0, end])
  }

  @Test("Two close notches are no burst yet, the third begins one")
  func thirdNotch() {
    #expect(notches([0, 30, 160]) == [0, 160])
    #expect(notches([0, 30, 60, 160]) == [0])
    #expect(notches([0, 30, 60, 209.9, 359.8]) == [0])
    #expect(notches([0, 30, 60, 210]) == [0, 210])
  }

  @Test func `Notches 40 ms apart are close, those further apart are not`() {
    #expect(notches([0, 40, 80, 160]) == [0])
    #expect(notches([0, 41, 82, 160]) == [0, 160])
  }

  @Test("A turn of direction steps at once")
  func turnOfDirection() {
    let turns = [(0.0, 1.0), (20, -1), (40, 1)]
    #expect(steps(turns, isPrecise: false).map(\.1) == [1, -1, 1])
    let burst = (0..<9).map { (Double($0) * 15, 1.0) } + [(140.0, -1.0)]
    #expect(steps(burst, isPrecise: false).map(\.0) == [0, 140])
  }

  @Test("A notch event of many times the strength is a new push")
  func strongNotch() {
    let weak = (0..<20).map { (Double($0) * 20, 1.0) }
    #expect(steps(weak + [(400, 3)], isPrecise: false).map(\.0) == [0, 400])
    #expect(steps(weak + [(400, 1.8)], isPrecise: false).map(\.0) == [0])
  }

  @Test("One push on a trackpad with a long tail is one step")
  func longTail() {
    #expect(precise(burst()).map(\.0) == [0])
  }

  @Test("A second push at 600 ms is a second step, whether the tail ends there or goes on")
  func secondPush() {
    let second = burst(at: 600)
    #expect(precise(burst().filter { $0.0 < 600 } + second).map(\.0) == [0, 600])
    let both = (burst() + second).sorted { $0.0 < $1.0 }
    #expect(precise(both).map(\.0) == [0, 600])
  }

  @Test("A push up and then one down are two steps")
  func upThenDown() {
    let turns = burst() + burst(at: 960, sign: -1)
    #expect(precise(turns).map(\.0) == [0, 960])
    #expect(precise(turns).map(\.1) == [1, -1])
  }

  @Test("A push within 250 ms of the step is part of it")
  func earlyPush() {
    let tail = burst().filter { $0.0 < 240 }
    #expect(precise(tail + [(240, 4)]).map(\.0) == [0])
    #expect(precise(tail + [(252, 4)]).map(\.0) == [0, 252])
  }

  @Test("A new push is at least a quarter of a notch and twice the envelope")
  func weakPush() {
    // A push that counts leaves its strength for the next event, which makes the notch full.
    func fading(_ push: Double, at end: Double) -> Bool {
      let tail = stride(from: 100.0, to: end, by: 100).map { ($0, 0.01) }
      return precise([(0, 1)] + tail + [(end, push), (end + 10, 0.78)]).count == 2
    }
    // At 600 ms the envelope is e^−2 = 0.135, at 1500 ms 0.007.
    #expect(!fading(0.26, at: 600))
    #expect(fading(0.28, at: 600))
    #expect(!fading(0.24, at: 1500))
    #expect(fading(0.25, at: 1500))
  }

  @Test func `A push of exactly twice the envelope is none yet`() {
    let tail = [(0.0, 1.0), (130, 0.01), (255, 0.5)]
    #expect(precise(tail + [(255, 1)]).map(\.0) == [0])
    #expect(precise(tail + [(255, 1.01)]).map(\.0) == [0, 255])
  }

  @Test func `After a turn of direction the strength of the push before counts no more`() {
    let turns = [(0.0, 5.0), (20, -1), (160, -0.01), (300, -1)]
    #expect(precise(turns).map(\.0) == [0, 20, 300])
  }

  @Test("Precise deltas add up to a notch, and the rest is dropped")
  func sums() {
    let tenths = (0..<30).map { (Double($0) * 16, 0.1) }
    #expect(precise(tenths).map(\.0) == [144])
    #expect(precise([(0, 5)]).map(\.1) == [1])
  }

  @Test("A push that swells keeps what has added up")
  func swelling() {
    #expect(precise([(0, 0.1), (10, 0.3), (20, 0.65)]).map(\.0) == [20])
  }

  @Test("A pause of 150 ms or a turn drops what has added up")
  func remainder() {
    #expect(precise([(0, 0.9), (149, 0.1)]).map(\.0) == [149])
    #expect(precise([(0, 0.9), (150, 0.1)]).isEmpty)
    #expect(precise([(0, 0.9), (20, -0.2), (40, 0.2)]).isEmpty)
    #expect(precise([(0, 0.9), (20, -0.2), (40, 0.5)]).isEmpty)
    #expect(precise([(0, 0.5), (20, -0.5), (40, -0.5)]).map(\.0) == [40])
    #expect(precise([(0, 0.9), (20, -0.2), (40, 0.2), (60, 0.8)]).map(\.1) == [1])
  }

  @Test("What began inside stays inside until a pause")
  func inside() {
    var wheel = WheelGesture()
    func turn(_ milliseconds: Double, _ delta: Double) -> PageSide? {
      let time = Timestamp(milliseconds: milliseconds)
      wheel.begin(delta, isPrecise: true, at: time)
      if milliseconds < 30 {
        wheel.scrolledInside(at: time)
        return nil
      }
      return wheel.step(delta, isPrecise: true, at: time)
    }
    #expect([(0, 0.1), (15, 0.3), (30, 1.2), (45, 1.5)].compactMap(turn) == [])
    #expect(turn(194.9, 0.3) == nil)
    #expect(turn(344.9, 1) == .next)
  }

  @Test
  func `A new push at the end turns 250 ms after the first motion inside, not after the last`() {
    for (milliseconds, side) in [(249.0, nil), (250, PageSide.next)] {
      var wheel = WheelGesture()
      for inside in [0.0, 100, 200] {
        let time = Timestamp(milliseconds: inside)
        wheel.begin(0.1, isPrecise: true, at: time)
        wheel.scrolledInside(at: time)
      }
      let time = Timestamp(milliseconds: milliseconds)
      wheel.begin(1.2, isPrecise: true, at: time)
      #expect(wheel.step(1.2, isPrecise: true, at: time) == side)
    }
  }

  @Test func `Fractions right after a whole notch that turned are its tail, until a pause`() {
    var wheel = WheelGesture()
    func turn(_ milliseconds: Double, _ delta: Double, isPrecise: Bool) -> PageSide? {
      let time = Timestamp(milliseconds: milliseconds)
      wheel.begin(delta, isPrecise: isPrecise, at: time)
      return wheel.step(delta, isPrecise: isPrecise, at: time)
    }
    #expect(turn(0, 1, isPrecise: false) == .next)
    #expect(turn(20, 0.3, isPrecise: true) == nil)
    #expect(turn(160, 1, isPrecise: true) == nil)
    #expect(turn(310, 1, isPrecise: true) == .next)
  }

  @Test("The tail of a push that has turned does not scroll the page that came")
  func tailOfTurn() {
    var wheel = WheelGesture()
    wheel.begin(1, isPrecise: true, at: .zero)
    #expect(wheel.mayScrollInside && wheel.step(1, isPrecise: true, at: .zero) == .next)
    let soon = Timestamp(milliseconds: 100)
    wheel.begin(0.5, isPrecise: true, at: soon)
    #expect(!wheel.mayScrollInside)
    wheel.begin(-0.5, isPrecise: true, at: soon)
    #expect(wheel.mayScrollInside)
  }
}
