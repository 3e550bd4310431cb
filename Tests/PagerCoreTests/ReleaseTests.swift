import PagerTestSupport
import Testing

@testable import PagerCore

@Suite("Drag and release")
struct ReleaseTests {
  @Test("The slop is 3 points for the mouse, 10 for a finger, and the strip starts without a jump")
  func slop() {
    for (pointer, slop) in [(PointerID.mouse, 3.0), (.finger(4), 10)] {
      var events: [PagerEvent] = []
      var pager = Pager(
        configuration: .tracking, pageCount: 3, startPage: 1,
        viewport: Size(width: 400, height: 600))
      pager.start(at: .zero, into: &events)
      func move(_ y: Double) {
        pager.handle(.pointerMove(pointer, to: Point(x: 200, y: y)), at: .zero, into: &events)
      }
      pager.handle(.pointerDown(pointer, at: Point(x: 200, y: 300)), at: .zero, into: &events)
      move(300 - slop)
      #expect(pager.phase == .idle && pager.displacement == 0)
      move(300 - slop - 0.5)
      #expect(pager.phase == .dragging && (pager.displacement - 0.5).magnitude < 1e-9)
      move(300 + slop)
      #expect((pager.displacement + 2 * slop).magnitude < 1e-9)
    }
  }

  @Test("Tracking follows point for point, one page at most either way")
  func tracking() {
    var bench = PagerBench()
    bench.press()
    for fraction in [0.25, 0.5, -0.25, -0.999, 0.75] {
      bench.pull(to: fraction)
      #expect((bench.pager.displacementFraction - fraction).magnitude < 1e-12)
    }
    bench.pull(to: 1.7)
    #expect(bench.pager.page == 6 && bench.pager.displacement == 0)
    bench.pull(to: 0.9)
    #expect(bench.pager.page == 6 && (bench.pager.displacementFraction + 0.1).magnitude < 1e-12)
    bench.pull(to: -3)
    #expect(bench.pager.page == 4 && bench.pager.displacement == 0)
  }

  @Test func `Tracking toward the first or last page, the strip is damped past that page's rest`() {
    let band = RubberBand(extent: 1)
    for (start, end, direction) in [(1, 0, -1.0), (10, 11, 1.0)] {
      var bench = PagerBench(at: start)
      bench.press()
      bench.pull(to: direction * 1.3)
      let beyond = direction * band.displacement(pull: 0.3)
      #expect(bench.pager.page == end)
      #expect((bench.pager.displacementFraction - beyond).magnitude < 1e-9)
    }
  }

  @Test("Damped, the strip follows the rubber band")
  func damped() {
    var bench = PagerBench(.damped)
    bench.press()
    for points in [10.0, 100, 300, -200, 1200] {
      bench.move(toPoints: points)
      let expected = RubberBand(extent: 600).displacement(pull: points)
      #expect((bench.pager.displacement - expected).magnitude < 1e-9)
    }
  }

  @Test("Beyond a bounded end both ways of following are damped and spring back without events")
  func bound() {
    for configuration in [PagerConfiguration.tracking, .damped] {
      for (page, direction) in [(0, -1.0), (11, 1)] {
        var bench = PagerBench(configuration, at: page)
        _ = bench.words()
        bench.press()
        bench.pull(to: direction * 0.8)
        let expected = RubberBand(extent: 1).displacement(pull: direction * 0.8)
        #expect((bench.pager.displacementFraction - expected).magnitude < 1e-12)
        bench.lift(velocity: direction * 8000)
        #expect(bench.pager.phase == .settling)
        bench.settle()
        #expect(bench.pager.page == page && bench.pager.displacement == 0)
        #expect(bench.words([.life, .surfaces]).isEmpty)
      }
    }
  }

  @Test("A slow pull turns from 12 % of the page on when damped, past the half when tracking")
  func thresholds() {
    func turns(_ configuration: PagerConfiguration, _ fraction: Double) -> Bool {
      var bench = PagerBench(configuration)
      bench.press()
      bench.pull(to: fraction)
      bench.lift()
      bench.settle()
      return bench.pager.page != 5
    }
    // The pull that shows 12 %: 0.12/(0.55·0.88) = 0.24793.
    #expect(!turns(.damped, 0.2479) && turns(.damped, 0.248))
    #expect(!turns(.damped, -0.2479) && turns(.damped, -0.248))
    #expect(!turns(.tracking, 0.499) && turns(.tracking, 0.501))
    #expect(!turns(.tracking, -0.499) && turns(.tracking, -0.501))
  }

  @Test("A flick turns, a flick back springs back, at once and only one page")
  func flicks() {
    for configuration in [PagerConfiguration.tracking, .damped] {
      for direction in [1.0, -1] {
        var bench = PagerBench(configuration)
        bench.press()
        bench.pull(to: direction * 0.05)
        bench.lift(velocity: direction * 400)
        bench.settle()
        #expect(bench.pager.page == 5 + Int(direction))
        bench.press()
        bench.pull(to: direction * 0.6)
        bench.lift(velocity: direction * -500)
        bench.settle()
        #expect(bench.pager.page == 5 + Int(direction))
        bench.press()
        bench.pull(to: direction * 0.3)
        bench.lift(velocity: direction * 8000)
        bench.settle()
        #expect(bench.pager.page == 5 + 2 * Int(direction))
      }
    }
  }

  @Test("The settle begins with the speed of the picture, not of the pointer")
  func continuousSpeed() {
    for (configuration, slope) in [(PagerConfiguration.tracking, 1.0), (.damped, 0.55)] {
      var bench = PagerBench(configuration)
      bench.press()
      bench.pull(to: 0.2)
      bench.lift(velocity: 900)
      let fraction = 1 / (1 + 0.55 * (0.2 + 9 / 600))
      let expected = 900 * (slope == 1 ? 1 : slope * fraction * fraction)
      let before = bench.pager.displacement
      bench.wait(0.001)
      let speed = (bench.pager.displacement - before) / 1e-6
      #expect((speed / expected - 1).magnitude < 0.001)
    }
  }

  @Test("The end of a drag names the page it leads to and the pointer's velocity")
  func willEndDragging() {
    var bench = PagerBench()
    bench.press()
    bench.pull(to: 0.3)
    bench.lift(velocity: 800)
    let ends = bench.events.compactMap { event -> (Int, Double)? in
      if case .willEndDragging(let target, let velocity) = event.kind { return (target, velocity) }
      return nil
    }
    #expect(ends.count == 1 && ends[0].0 == 6 && (ends[0].1 - 800).magnitude < 1e-6)
  }

  @Test("An up at another position is first a move; an up alone is no sample")
  func upAtAnotherPlace() {
    var bench = PagerBench()
    bench.press()
    bench.pull(to: 0.4)
    bench.clock += 200
    bench.send(.pointerUp(.mouse, at: Point(x: 200, y: 300 - 0.6 * 600)))
    #expect(bench.pager.targetPage == 6)
    // Fast until 40 ms before the release, which has the last move's position: still a flick.
    var flick = PagerBench()
    flick.press()
    flick.pull(to: 0.1)
    flick.clock += 40
    flick.send(.pointerUp(.mouse, at: Point(x: 200, y: 240)))
    #expect(flick.pager.targetPage == 6)
  }

  @Test("Positions that are no numbers are no positions")
  func notANumber() {
    var bench = PagerBench()
    bench.send(.pointerDown(.mouse, at: Point(x: .nan, y: 1)))
    bench.press()
    bench.pull(to: 0.3)
    bench.send(.pointerMove(.mouse, to: Point(x: 200, y: .infinity)))
    #expect((bench.pager.displacementFraction - 0.3).magnitude < 1e-12)
    bench.clock += 200
    bench.send(.pointerUp(.mouse, at: Point(x: .nan, y: .nan)))
    #expect(bench.pager.phase == .settling && bench.pager.targetPage == 5)
    bench.press()
    bench.send(.pointerUp(.mouse, at: Point(x: .nan, y: .nan)))
    #expect(!bench.allWords(.rest).contains("click"))
  }

  @Test("Any finite position is taken: the strip goes no further than a page")
  func wildPlaces() {
    for configuration in [PagerConfiguration.tracking, .damped] {
      var bench = PagerBench(configuration, pages: 2, at: 0)
      bench.press()
      for y in [1e300, -1e300, 1.7e308, -1.7e308, 0, 1e9] {
        bench.move(to: Point(x: 1e308, y: y))
        #expect(bench.pager.displacementFraction.magnitude <= 1)
        _ = bench.pager.frame
      }
      bench.lift()
      bench.settle()
      #expect(bench.pager.displacement == 0)
    }
  }

  @Test("One pointer owns the drag until all are up")
  func secondPointer() {
    var bench = PagerBench()
    bench.press(by: .finger(1))
    bench.pull(to: 0.3)
    let there = Point(x: 10, y: 10)
    for input: PagerInput in [
      .pointerDown(.finger(2), at: there), .pointerMove(.finger(2), to: Point(x: 10, y: 500)),
      .pointerDown(.mouse, at: there), .pointerUp(.mouse, at: there), .wheel(WheelDelta(y: -1)),
      .hover(at: there), .pointerCancel(.finger(2)),
    ] {
      bench.send(input)
      #expect((bench.pager.displacementFraction - 0.3).magnitude < 1e-12)
    }
    bench.send(.pointerDown(.finger(2), at: there))
    bench.lift()
    #expect(bench.pager.phase == .settling)
    // The second finger is still down: it does not lead, nor does a third.
    bench.send(.pointerMove(.finger(2), to: Point(x: 10, y: 300)))
    bench.send(.pointerDown(.finger(3), at: there))
    #expect(bench.pager.phase == .settling)
    bench.send(.pointerUp(.finger(2), at: there))
    bench.send(.pointerUp(.finger(3), at: there))
    bench.send(.pointerDown(.finger(3), at: there))
    #expect(bench.pager.phase == .dragging)
  }

  @Test("A move with no button held releases at the last position seen, at speed 0")
  func lostButtonUp() {
    var bench = PagerBench()
    bench.press()
    bench.pull(to: 0.45)
    bench.send(.hover(at: Point(x: 200, y: 0)))
    #expect(bench.pager.phase == .settling && bench.pager.targetPage == 5)
    #expect((bench.pager.displacementFraction - 0.45).magnitude < 1e-12)
    #expect(bench.words([.motion]) == "begin end>5")
    bench.settle()
    bench.press()
    bench.pull(to: 0.55)
    bench.send(.hover(at: Point(x: 200, y: 300)))
    bench.settle()
    #expect(bench.pager.page == 6)
    bench.press()
    bench.send(.hover(at: Point(x: 200, y: 0)))
    #expect(bench.pager.phase == .idle && !bench.allWords(.rest).contains("click"))
  }

  @Test("A second press of the same pointer means that its release was lost")
  func lostRelease() {
    var bench = PagerBench()
    bench.press()
    bench.pull(to: 0.55)
    bench.press()
    #expect(bench.words([.motion]) == "begin end>6" && bench.pager.phase == .dragging)
    bench.lift()
    bench.settle()
    #expect(bench.pager.page == 6)
  }

  @Test func `What a lost release leaves all but at rest is at rest for the next press`() {
    var bench = PagerBench(.damped)
    bench.press()
    bench.move(toPoints: 0.3)
    #expect(bench.pager.displacement > 0)
    bench.press()
    #expect(bench.words([.motion]) == "begin end>5 settle5" && bench.pager.phase == .idle)
    bench.lift()
    #expect(bench.words([.rest]) == "click5")
  }

  @Test func `After focus loss or hiding another finger leads, though the first one never came up`()
  {
    for cancel in [PagerInput.focus(false), .visibility(false)] {
      var bench = PagerBench()
      bench.press(by: .finger(1))
      bench.send(cancel)
      bench.press(by: .finger(2))
      bench.pull(to: 0.3)
      #expect((bench.pager.displacementFraction - 0.3).magnitude < 1e-9)
    }
  }

  @Test("Focus loss, hiding and a cancelled finger spring back, without a turn or a click")
  func cancels() {
    let cancels: [PagerInput] = [.focus(false), .visibility(false), .pointerCancel(.finger(1))]
    for cancel in cancels {
      var bench = PagerBench()
      bench.press(by: .finger(1))
      bench.pull(to: 0.9)
      _ = bench.words()
      bench.send(cancel)
      #expect(bench.words([.motion]) == "end>5")
      // What is left of the gesture does nothing.
      bench.pull(to: -0.9)
      bench.lift()
      bench.settle()
      #expect(bench.pager.page == 5 && bench.pager.displacement == 0)
      bench.press(by: .finger(1))
      bench.send(cancel)
      bench.send(.pointerUp(.finger(1), at: Point(x: 200, y: 300)))
      #expect(!bench.allWords(.rest).contains("click") && bench.pager.phase == .idle)
    }
  }

  @Test("Gaining focus or being shown changes nothing")
  func gains() {
    var bench = PagerBench()
    bench.press()
    bench.pull(to: 0.3)
    let pager = bench.pager
    bench.send(.focus(true))
    bench.send(.visibility(true))
    #expect(bench.pager == pager)
  }
}
