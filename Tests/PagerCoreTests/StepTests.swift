import Testing

@testable import PagerCore

@Suite("Steps, keys and jumps")
struct StepTests {
  @Test("A step in motion moves the target one page, from the present position and speed")
  func stepInMotion() {
    var bench = PagerBench(.damped)
    bench.send(.goToNext)
    bench.wait(80)
    let position = bench.pager.displacement
    let speed = bench.pager.settleVelocity
    bench.send(.goToNext)
    #expect(bench.pager.targetPage == 7 && (bench.pager.displacement - position).magnitude < 1e-9)
    #expect((bench.pager.settleVelocity - speed).magnitude < 1e-9)
    bench.settle()
    #expect(bench.pager.page == 7)
    #expect(bench.words([.motion]) == "centre6 centre7 settle7")
  }

  @Test("Steps run at most two pages ahead of the picture; further ones are dropped")
  func atMostTwo() {
    var bench = PagerBench(.damped, pages: 30)
    for _ in 0..<5 { bench.send(.goToNext) }
    #expect(bench.pager.targetPage == 7)
    bench.wait(untilFraction: 0.5)
    bench.send(.goToNext)
    #expect(bench.pager.targetPage == 7)
    bench.settle()
    bench.send(.goToNext)
    bench.send(.goToNext)
    #expect(bench.pager.targetPage == 9)
    for _ in 0..<200 {
      bench.send(.goToNext)
      bench.wait(7)
      let ahead = Double((bench.pager.targetPage ?? 0) - (bench.pager.page ?? 0))
      #expect(ahead - bench.pager.displacementFraction <= 2 + 1e-9)
    }
  }

  @Test func `Turned round, steps run at most two pages ahead of the picture, not of the base`() {
    for (step, back, target) in [
      (PagerInput.goToNext, .goToPrevious, 4), (.goToPrevious, .goToNext, 6),
    ]
      as [(PagerInput, PagerInput, Int)]
    {
      var bench = PagerBench(.damped)
      bench.send(step)
      bench.wait(60)
      #expect(bench.pager.page == 5 && bench.pager.displacementFraction.magnitude > 0.1)
      for _ in 0..<3 { bench.send(back) }
      #expect(bench.pager.targetPage == target)
    }
  }

  @Test("A step back in motion turns round without a jump")
  func stepBack() {
    var bench = PagerBench(.damped)
    bench.send(.goToNext)
    bench.wait(80)
    let position = bench.pager.displacement
    bench.send(.goToPrevious)
    #expect(bench.pager.targetPage == 5 && (bench.pager.displacement - position).magnitude < 1e-9)
    bench.settle()
    #expect(bench.pager.page == 5 && bench.words() == "WA6 WD5 WA5 WD6 DA5 DD6")
  }

  @Test("At a bound a step does nothing, and forth and back keeps the index in range")
  func stepAtBound() {
    var bench = PagerBench(.damped, at: 11)
    bench.send(.goToNext)
    #expect(!bench.pager.needsNextFrame && bench.words(.motion).isEmpty)
    bench.send(.goToPrevious)
    bench.wait(60)
    bench.send(.goToNext)
    bench.send(.goToNext)
    #expect(bench.pager.targetPage == 11)
    bench.settle()
    #expect(bench.pager.page == 11)
  }

  @Test("Thrown over the last rest by a step back, the strip stays within a page of it")
  func thrownOverBound() {
    for extent in [600.0, 40, 3] {
      var bench = PagerBench(
        .tracking, pages: 2, at: 0, size: Size(width: 400, height: extent))
      bench.press()
      bench.pull(to: 0.85)
      bench.lift(velocity: 8000)
      bench.send(.goToPrevious)
      for _ in 0..<500 {
        bench.wait(2)
        #expect(bench.pager.displacementFraction.magnitude <= 1)
      }
      bench.settle()
      #expect(bench.pager.page == 0)
      #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
    }
  }

  @Test("Thrown toward a page that goes away in that moment, the strip stays with its base")
  func thrownTowardNothing() {
    var bench = PagerBench(.tracking, pages: 12, at: 5, size: Size(width: 400, height: 60))
    bench.press()
    bench.pull(to: 0.3)
    bench.lift(velocity: 3000)
    bench.wait(1)
    bench.send(.goToPrevious)
    bench.wait(1)
    #expect(bench.pager.displacementFraction > 0.8 && bench.pager.settleVelocity > 0)
    bench.send(.reload(count: 6, current: nil))
    for _ in 0..<100 {
      bench.wait(3)
      #expect(bench.pager.page == 5 && bench.pager.displacementFraction < 1)
    }
  }

  @Test("Let go outward at great speed past a bound, the strip stays within a page of it")
  func flungPastBound() {
    for height in [600.0, 60, 6, 1] {
      for page in [0, 11] {
        var bench = PagerBench(at: page, size: Size(width: 400, height: height))
        let direction: Double = page == 0 ? -1 : 1
        bench.press()
        bench.pull(to: direction * 3000)
        bench.lift(velocity: direction * 8000)
        for _ in 0..<200 {
          bench.wait(1)
          #expect(bench.pager.displacementFraction.magnitude <= 1 && bench.pager.page == page)
        }
        bench.settle()
        #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
      }
    }
  }

  @Test("A command in a drag wins: the rest of the drag is ignored until the button is up")
  func commandInDrag() {
    let commands: [(PagerInput, Int)] = [
      (.goToNext, 6), (.goToPrevious, 4), (.goTo(page: 0, animated: true), 0),
      (.goTo(page: 9, animated: false), 9), (.key(.pageDown, .down), 6),
      (.goTo(page: 5, animated: true), 5), (.goTo(page: 5, animated: false), 5),
    ]
    for (command, page) in commands {
      var bench = PagerBench()
      bench.press()
      bench.pull(to: 0.3)
      bench.send(command)
      #expect(bench.words([.motion]).hasPrefix("begin end>\(page)"))
      bench.pull(to: -0.9)
      bench.lift(velocity: -3000)
      bench.settle()
      #expect(bench.pager.page == page)
      bench.swipe()
      bench.settle()
      #expect(bench.pager.page == page + 1)
    }
  }

  @Test("A command in a press takes it over: no click")
  func commandInPress() {
    var bench = PagerBench()
    bench.press()
    bench.send(.goToNext)
    bench.send(.pointerUp(.mouse, at: Point(x: 200, y: 300)))
    bench.settle()
    #expect(bench.pager.page == 6 && bench.allWords(.rest).isEmpty)
  }

  @Test("To the page at rest there is nothing to do, pressed or not")
  func jumpToPresentPage() {
    for animated in [true, false] {
      var bench = PagerBench()
      bench.send(.goTo(page: 5, animated: animated))
      bench.press()
      bench.send(.goTo(page: 5, animated: animated))
      #expect(bench.words([.life, .motion, .surfaces]).isEmpty)
      bench.send(.pointerUp(.mouse, at: Point(x: 200, y: 300)))
      #expect(bench.words(.rest) == "click5")
    }
  }

  @Test("Out of range is a typed error, and nothing has moved")
  func outOfRange() {
    for count in [0, 12] {
      var bench = PagerBench(pages: count)
      let before = bench.pager
      for page in [-1, count, .max, .min] {
        for animated in [true, false] {
          #expect(throws: PagerError.pageOutOfRange(page: page, count: count)) {
            try bench.pager.goTo(page, animated: animated, at: .zero, into: &bench.events)
          }
          bench.send(.goTo(page: page, animated: animated))
        }
      }
      #expect(bench.pager == before && bench.words([.life, .motion, .surfaces]).isEmpty)
    }
    #expect("\(PagerError.pageOutOfRange(page: 7, count: 0))" == "no page 7: there are no pages")
    #expect(
      "\(PagerError.pageOutOfRange(page: 7, count: 3))" == "no page 7: pages go from 0 to 2")
  }

  @Test("In range the throwing call goes to the page")
  func goTo() throws {
    var bench = PagerBench()
    try bench.pager.goTo(7, animated: false, at: .zero, into: &bench.events)
    #expect(bench.pager.page == 7)
  }

  @Test("A far jump slides its page in from the side of its index, and asks for no other")
  func farJump() {
    for (page, direction, words) in [
      (40, 1.0, "-6 +40 -4 +41 -5 +39"), (1, -1, "-4 +1 -6 +0 -5 +2"),
    ] {
      var bench = PagerBench(.damped, pages: 50)
      bench.send(.goTo(page: page, animated: true))
      bench.wait(50)
      #expect(bench.pager.displacement * direction > 0 && bench.pager.targetPage == page)
      bench.settle()
      #expect(bench.pager.page == page)
      #expect(bench.words(.surfaces) == words)
      #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
    }
  }

  @Test(
    "In a loop a far jump goes the shorter way round, forward on a tie",
    arguments: [(2, 1.0), (5, 1), (6, -1), (8, -1)])
  func farJumpInLoop(_ page: Int, _ direction: Double) {
    var bench = PagerBench(.dampedLoop, pages: 10, at: 0)
    bench.send(.goTo(page: page, animated: true))
    bench.wait(50)
    #expect(bench.pager.displacement * direction > 0)
    bench.settle()
    #expect(bench.pager.page == page)
  }

  @Test("Until rest the page left stays the target's neighbour, and comes back when pulled")
  func pageLeft() {
    var bench = PagerBench(.tracking, pages: 50)
    bench.send(.goTo(page: 40, animated: true))
    bench.wait(untilFraction: 0.5)
    bench.press()
    bench.pull(to: 1 - bench.pager.displacementFraction)
    #expect(bench.pager.page == 40)
    bench.pull(to: -bench.pager.displacementFraction - 0.4)
    bench.lift()
    bench.settle()
    #expect(bench.pager.page == 5)
    #expect(bench.words(.motion) == "begin centre40 end>5 centre5 settle5")
    #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
  }

  @Test("A jump in motion runs over the page on show that lies toward its target")
  func jumpInMotion() {
    var forward = PagerBench(pages: 50)
    forward.send(.goToNext)
    forward.wait(80)
    forward.send(.goTo(page: 40, animated: true))
    forward.settle()
    #expect(forward.words(.motion) == "centre6 centre40 settle40")
    var backward = PagerBench(pages: 50)
    backward.send(.goToNext)
    backward.wait(80)
    backward.send(.goTo(page: 1, animated: true))
    backward.settle()
    #expect(backward.words() == "WA6 WD5 WA5 WD6 DA5 DD6 WA1 WD5 DD5 DA1")
  }

  @Test("A jump to a page on show runs to it")
  func jumpToPageOnShow() {
    var bench = PagerBench(pages: 50)
    bench.press()
    bench.pull(to: 0.3)
    bench.send(.goTo(page: 6, animated: true))
    bench.settle()
    #expect(bench.words([.life, .motion]) == "begin WA6 WD5 end>6 DD5 DA6 centre6 settle6")
  }

  @Test("A jump that another jump replaces leaves no trace")
  func replacedJump() {
    var bench = PagerBench(pages: 50)
    bench.press()
    bench.pull(to: 0.3)
    bench.send(.goTo(page: 40, animated: true))
    bench.send(.goTo(page: 5, animated: true))
    bench.send(.goToNext)
    bench.send(.goToNext)
    bench.settle()
    #expect(bench.pager.page == 7)
    #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
  }

  @Test("Two jumps in a row end at the second")
  func twoJumps() {
    for second in [5, 6, 4, 20, 45, 1] {
      for wait in [0.0, 30, 120, 250] {
        var bench = PagerBench(pages: 50)
        bench.send(.goTo(page: 40, animated: true))
        bench.wait(wait)
        bench.send(.goTo(page: second, animated: true))
        bench.settle()
        #expect(bench.pager.page == second)
        #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
      }
    }
  }

  @Test("A jump during a spring-back replaces it, from the present position")
  func jumpInSpringBack() {
    for (target, words) in [(1, "centre1 settle1"), (11, "settle11")] {
      var bench = PagerBench(.damped, at: 11)
      bench.press()
      bench.pull(to: 0.9)
      bench.lift()
      bench.wait(60)
      let position = bench.pager.displacement
      _ = bench.words()
      bench.send(.goTo(page: target, animated: true))
      #expect((bench.pager.displacement - position).magnitude < 1e-9)
      bench.settle()
      #expect(bench.words(.motion) == words && bench.pager.page == target)
    }
  }

  @Test("A cut shows its page at once and keeps only what is still a neighbour")
  func cut() {
    var bench = PagerBench(pages: 50)
    bench.send(.goTo(page: 40, animated: false))
    #expect(bench.pager.page == 40 && bench.pager.phase == .idle)
    #expect(bench.words([.motion, .surfaces]) == "-6 +40 centre40 -4 +41 -5 +39 settle40")
    bench.send(.goTo(page: 39, animated: false))
    #expect(bench.words([.motion, .surfaces]) == "centre39 -41 +38 settle39")
    #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
  }

  @Test("A step while a press holds a turn that it caught counts from that turn's target")
  func stepOfACaughtTurn() {
    var bench = PagerBench()
    bench.send(.goToNext)
    bench.wait(80)
    bench.press()
    bench.send(.goToNext)
    #expect(bench.pager.targetPage == 7)
    bench.settle()
    #expect(bench.pager.page == 7)
  }

  @Test("A far page that the strip does not head to any more is never asked for")
  func detourGivenUp() {
    var bench = PagerBench(pages: 60)
    bench.send(.goToNext)
    bench.wait(80)
    bench.send(.goTo(page: 40, animated: true))
    bench.wait(16)
    #expect(bench.pager.targetPage == 40 && bench.pager.page == 5)
    bench.send(.goToPrevious)
    bench.settle()
    #expect(bench.pager.page == 6)
    #expect(!bench.allWords(.surfaces).contains("+40"))
  }
}
