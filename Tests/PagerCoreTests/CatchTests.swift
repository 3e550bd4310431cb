import PagerTesting
import PagerTestSupport
import Testing

@testable import PagerCore

@Suite("Catching a settle")
struct CatchTests {
  /// A bench on its way from 5 to 6, caught once it has gone a fraction of the page.
  private func caughtTurn(
    at fraction: Double, _ configuration: PagerConfiguration = .damped, direction: Double = 1
  ) -> PagerBench {
    var bench = PagerBench(configuration)
    bench.send(direction > 0 ? .goToNext : .goToPrevious)
    bench.wait(untilFraction: direction * fraction)
    bench.press()
    return bench
  }

  @Test("A press stops the strip where it stands, without a jump, for as long as it lasts")
  func stops() {
    var bench = PagerBench(.damped)
    bench.send(.goToNext)
    bench.wait(120)
    let before = bench.pager.displacement
    bench.press()
    #expect((bench.pager.displacement - before).magnitude < 1e-9)
    #expect(bench.pager.phase == .dragging && !bench.pager.needsNextFrame)
    bench.wait(3000)
    #expect((bench.pager.displacement - before).magnitude < 1e-9)
  }

  @Test("A drag from a catch starts without a jump of half a pixel, in a turn and a spring-back")
  func startsWithoutJump() {
    for configuration in [PagerConfiguration.damped, .tracking] {
      for fraction in [0.05, 0.3, 0.5, 0.8, 0.97] {
        for nudge in [0.01, -0.01] {
          var turn = caughtTurn(at: fraction, configuration)
          let before = turn.pager.displacement
          turn.move(toPoints: nudge)
          #expect((turn.pager.displacement - before).magnitude < 0.5)
          #expect((turn.pager.displacement - before - nudge).magnitude < 1e-9)
          var back = PagerBench(configuration)
          back.press()
          back.pull(
            to: configuration.gesture.following == .damped ? fraction * 0.15 : fraction * 0.4)
          back.lift()
          #expect(back.pager.targetPage == 5)
          back.wait(30)
          let shown = back.pager.displacement
          back.press()
          back.move(toPoints: nudge)
          #expect((back.pager.displacement - shown).magnitude < 0.5)
        }
      }
    }
  }

  @Test("The slop of a real mouse makes no jump either")
  func slopWithoutJump() {
    var bench = PagerBench(.damped)
    bench.pager.configuration.gesture.mouseSlopPoints = 3
    bench.send(.goToNext)
    bench.wait(120)
    let before = bench.pager.displacement
    bench.press()
    bench.move(toPoints: 3.1)
    #expect((bench.pager.displacement - before - 0.1).magnitude < 1e-9)
  }

  @Test("Caught in a spring-back the pull goes on along the rubber band")
  func springBackPull() {
    var bench = PagerBench(.damped, at: 11)
    bench.press()
    bench.pull(to: 0.8)
    bench.lift()
    bench.wait(40)
    let band = RubberBand(extent: 600)
    let pull = band.pull(displacement: bench.pager.displacement)
    bench.press()
    bench.move(toPoints: 50)
    #expect((bench.pager.displacement - band.displacement(pull: pull + 50)).magnitude < 1e-9)
    bench.move(toPoints: -pull)
    #expect(bench.pager.displacement.magnitude < 1e-9)
  }

  @Test(
    "A spring-back past long content is caught on its side: the pull goes first, then the content")
  func springBackOverContent() {
    for side in PageSide.allCases {
      var bench = PagerBench(.damped, lengths: [5: 1800])
      if side == .next { bench.send(.key(.end, .down)) }
      bench.settle()
      let offset = bench.pager.innerOffset
      bench.press()
      bench.pull(to: side.outward(0.15))
      bench.lift()
      bench.wait(40)
      let before = bench.pager.displacement
      #expect(side.outward(before) > 5 && offset == (side == .next ? 1200 : 0))
      bench.press()
      bench.move(toPoints: side.outward(-1))
      #expect(side.outward(bench.pager.displacement) > side.outward(before) - 1)
      #expect(bench.pager.innerOffset == offset)
      bench.move(toPoints: side.outward(-200))
      #expect(bench.pager.displacement == 0)
      #expect(side.outward(offset - bench.pager.innerOffset) > 50)
    }
  }

  @Test
  func `Stopped by a click, a spring-back goes on as one: a second catch follows the rubber band`()
  {
    var bench = PagerBench(.damped)
    bench.press()
    bench.pull(to: 0.2)
    bench.lift()
    bench.wait(20)
    bench.press()
    bench.send(.pointerUp(.mouse, at: Point(x: 200, y: 300)))
    bench.wait(20)
    let band = RubberBand(extent: 600)
    let pull = band.pull(displacement: bench.pager.displacement)
    #expect(pull > 20 && bench.pager.targetPage == 5)
    bench.press()
    bench.move(toPoints: 60)
    #expect((bench.pager.displacement - band.displacement(pull: pull + 60)).magnitude < 1e-9)
  }

  @Test func `Caught in a spring-back past long content a drag is still a pull: a flick turns`() {
    for (side, page) in [(PageSide.previous, 4), (.next, 6)] {
      var bench = PagerBench(.damped, lengths: [5: 1800])
      if side == .next { bench.send(.key(.end, .down)) }
      bench.settle()
      bench.press()
      bench.pull(to: side.outward(0.1))
      bench.lift()
      bench.wait(40)
      bench.press()
      bench.move(toPoints: side.outward(10))
      bench.move(toPoints: side.outward(30))
      #expect(bench.pager.displacementFraction.magnitude < 0.12)
      bench.send(.pointerUp(.mouse, at: Point(x: 200, y: 300 - side.outward(30))))
      #expect(bench.pager.targetPage == page)
    }
  }

  @Test("Caught very far out, the inverse takes at most 98 % of the page")
  func farOut() {
    var bench = PagerBench(.damped, at: 11)
    bench.press()
    bench.move(toPoints: 1e6)
    #expect(bench.pager.displacementFraction > 0.99)
    bench.lift()
    bench.press()
    bench.move(toPoints: -0.001)
    #expect((bench.pager.displacementFraction - 0.98).magnitude < 1e-6)
  }

  @Test("Caught in a turn the strip goes 1:1 between the two rests and is damped beyond either")
  func turnRange() {
    for direction in [1.0, -1] {
      var bench = caughtTurn(at: 0.4, direction: direction)
      let start = direction * bench.pager.displacementFraction
      let band = RubberBand(extent: 1)
      for position in [0.1, 0.9, 0, 1, 0.5] {
        bench.pull(to: direction * (position - start))
        let base = Double((bench.pager.page ?? 0) - 5)
        #expect((bench.pager.displacementFraction + base - direction * position).magnitude < 1e-9)
      }
      bench.pull(to: direction * (1.3 - start))
      let beyond = direction * (1 + band.displacement(pull: 0.3))
      #expect(
        (bench.pager.displacementFraction + Double((bench.pager.page ?? 0) - 5) - beyond).magnitude
          < 1e-9)
      bench.pull(to: direction * (-0.3 - start))
      #expect(bench.pager.page == 5)
      #expect(
        (bench.pager.displacementFraction - direction * band.displacement(pull: -0.3)).magnitude
          < 1e-9)
    }
  }

  @Test("Caught with two pages to go the range reaches from the rear page to the target")
  func twoPageRange() {
    var bench = PagerBench(.damped)
    bench.send(.goToNext)
    bench.send(.goToNext)
    bench.wait(untilFraction: 0.5)
    bench.press()
    let start = bench.pager.displacementFraction
    bench.pull(to: 1.75 - start)
    #expect(bench.pager.page == 6 && (bench.pager.displacementFraction - 0.75).magnitude < 1e-9)
    bench.pull(to: 0.25 - start)
    #expect(bench.pager.page == 6 && (bench.pager.displacementFraction + 0.75).magnitude < 1e-9)
    bench.lift()
    bench.settle()
    #expect(bench.pager.page == 5)
  }

  @Test("A press without a drag is a stop: the settle goes on from there at speed 0, and no click")
  func stopResumes() {
    for (configuration, isTurn) in [
      (PagerConfiguration.damped, true), (.damped, false), (.tracking, true), (.tracking, false),
    ] {
      var bench = PagerBench(configuration)
      if isTurn {
        bench.send(.goToNext)
      } else {
        bench.press()
        bench.pull(to: 0.2)
        bench.lift()
      }
      bench.wait(60)
      let target = bench.pager.targetPage
      let position = bench.pager.displacement
      bench.press()
      bench.wait(500)
      bench.send(.pointerUp(.mouse, at: Point(x: 200, y: 300)))
      #expect(bench.pager.targetPage == target && bench.pager.phase == .settling)
      #expect((bench.pager.displacement - position).magnitude < 1e-9)
      bench.wait(1)
      #expect((bench.pager.displacement - position).magnitude < 0.1)
      bench.settle()
      #expect(bench.pager.page == target)
      #expect(bench.allWords(.rest).isEmpty)
    }
  }

  @Test("A real swipe after a catch goes one page further in its own direction")
  func realSwipe() {
    var forward = caughtTurn(at: 0.4)
    forward.pull(to: 0.2)
    forward.lift(velocity: 400)
    #expect(forward.pager.targetPage == 7)
    var backward = caughtTurn(at: 0.4)
    backward.pull(to: -0.2)
    backward.lift(velocity: -400)
    #expect(backward.pager.targetPage == 5)
    var twice = PagerBench(.damped)
    twice.send(.goToNext)
    twice.send(.goToNext)
    twice.wait(60)
    twice.press()
    twice.pull(to: -0.1)
    twice.lift(velocity: -400)
    #expect(twice.pager.targetPage == 6)
  }

  @Test("A gentler release goes with its velocity, or to the nearer page")
  func gentle() {
    func target(_ fraction: Double, velocity: Double, pull: Double = 0.01) -> Int? {
      var bench = caughtTurn(at: fraction)
      bench.pull(to: pull)
      bench.lift(velocity: velocity)
      return bench.pager.targetPage
    }
    #expect(target(0.3, velocity: 150) == 6)
    #expect(target(0.7, velocity: -150) == 5)
    #expect(target(0.3, velocity: 0) == 5)
    #expect(target(0.7, velocity: 0) == 6)
    #expect(target(0.3, velocity: 90) == 5)
    // Fast, but short of 10 % of the page.
    #expect(target(0.3, velocity: 2000) == 6)
  }

  @Test("Pulled past the target's rest the ordinary rules apply to the part beyond")
  func pastTheTarget() {
    func target(_ beyond: Double, velocity: Double = 0) -> Int? {
      var bench = caughtTurn(at: 0.8)
      let start = bench.pager.displacementFraction
      let pull = RubberBand(extent: 1).pull(displacement: beyond)
      bench.pull(to: 1 + pull - start)
      bench.lift(velocity: velocity)
      return bench.pager.targetPage
    }
    #expect(target(0.119) == 6)
    #expect(target(0.1201) == 7)
    #expect(target(0.05, velocity: 500) == 7)
    #expect(target(0.2, velocity: -300) == 6)
  }

  @Test("Let go past the target, a second catch follows the rubber band from there")
  func secondCatch() {
    var bench = caughtTurn(at: 0.8)
    let start = bench.pager.displacementFraction
    bench.pull(to: 1.2 - start)
    bench.lift()
    #expect(bench.pager.targetPage == 6)
    bench.wait(20)
    let pull = RubberBand(extent: 600).pull(displacement: bench.pager.displacement)
    bench.press()
    bench.move(toPoints: 60)
    let expected = RubberBand(extent: 600).displacement(pull: pull + 60)
    #expect((bench.pager.displacement - expected).magnitude < 1e-9)
  }

  @Test("Pulled back past a bound and let go, a second catch is damped there too")
  func secondCatchAtBound() {
    var bench = PagerBench(.damped, at: 0)
    bench.send(.goToNext)
    bench.wait(untilFraction: 0.2)
    bench.press()
    bench.pull(to: -0.9)
    #expect(bench.pager.page == 0 && bench.pager.displacement < 0)
    bench.lift()
    #expect(bench.pager.targetPage == 0)
    bench.wait(20)
    let pull = RubberBand(extent: 600).pull(displacement: bench.pager.displacement)
    bench.press()
    bench.move(toPoints: -60)
    let expected = RubberBand(extent: 600).displacement(pull: pull - 60)
    #expect((bench.pager.displacement - expected).magnitude < 1e-9)
  }

  @Test("A step away from a pulled bound, caught there, is damped beyond the bound")
  func stepFromBound() {
    var bench = PagerBench(.damped, at: 0)
    bench.press()
    bench.pull(to: -0.9)
    bench.lift()
    bench.send(.goToNext)
    bench.wait(10)
    let before = bench.pager.displacementFraction
    #expect(before < -0.1)
    bench.press()
    bench.move(toPoints: 0.01)
    #expect((bench.pager.displacementFraction - before).magnitude < 1e-4)
    bench.pull(to: -5)
    #expect(bench.pager.displacementFraction > -1 && bench.pager.page == 0)
  }

  @Test("Five fast swipes turn five pages, one at a time", arguments: [false, true])
  func fiveFastSwipes(_ isLooping: Bool) {
    var bench = PagerBench(isLooping ? .dampedLoop : .damped, at: isLooping ? 9 : 2)
    for input in GestureScript.fiveFastSwipes.timedInputs {
      bench.send(input.input, at: input.time.milliseconds)
    }
    bench.settle()
    let pages = isLooping ? [10, 11, 0, 1, 2] : [3, 4, 5, 6, 7]
    let centres = bench.events.compactMap { event -> Int? in
      if case .didRecentre(let page) = event.kind { return page }
      return nil
    }
    #expect(centres == pages && bench.pager.page == pages.last)
  }

  @Test("A cancelled drag after a catch goes on to the target it had")
  func cancelled() {
    var bench = caughtTurn(at: 0.4)
    bench.pull(to: -0.3)
    bench.send(.focus(false))
    #expect(bench.words([.motion]) == "begin end>6" && bench.pager.targetPage == 6)
    bench.settle()
    #expect(bench.pager.page == 6)
    // Pulled past either end of the turn it springs back there.
    for (pull, page) in [(-0.9, 5), (1.5, 6)] {
      var pulled = caughtTurn(at: 0.4)
      pulled.pull(to: pull)
      pulled.send(.pointerCancel(.mouse))
      pulled.settle()
      #expect(pulled.pager.page == page)
    }
  }

  @Test("A lost release after a catch decides at speed 0")
  func lostRelease() {
    var bench = caughtTurn(at: 0.4)
    bench.pull(to: -0.3)
    bench.send(.hover(at: .init(x: 0, y: 0)))
    bench.settle()
    #expect(bench.pager.page == 5)
    var pressed = caughtTurn(at: 0.4)
    pressed.send(.hover(at: .init(x: 0, y: 0)))
    pressed.settle()
    #expect(pressed.pager.page == 6)
  }

  @Test("Between two pages a drag across can only page: it moves neither content nor strip")
  func acrossInCatch() {
    let configuration = PagerConfiguration(axis: .horizontal)
    let lengths = Dictionary(uniqueKeysWithValues: (0..<12).map { ($0, 2000.0) })
    var bench = PagerBench(configuration, lengths: lengths)
    bench.send(.goToNext)
    bench.wait(100)
    let before = bench.pager.displacement
    bench.press()
    bench.move(to: Point(x: 200, y: 100))
    #expect((bench.pager.displacement - before).magnitude < 1e-9 && bench.pager.innerOffset == 0)
    bench.move(to: Point(x: 190, y: 50))
    #expect((bench.pager.displacement - before - 10).magnitude < 1e-9)
    #expect(bench.pager.innerOffset == 0)
  }

  @Test("Caught just on a rest that is being passed, it goes both ways with legal words")
  func caughtOnRest() {
    for pull in [0.2, -0.2, 0] {
      // Eased, two pages: the middle of the way is exactly the rest between them.
      var bench = PagerBench(.tracking.with { $0.settle.style = .eased })
      bench.send(.goToNext)
      bench.send(.goToNext)
      bench.wait(250)
      bench.press()
      bench.pull(to: pull - bench.pager.displacementFraction)
      bench.pull(to: pull)
      bench.lift()
      bench.settle()
      #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
    }
  }
}
