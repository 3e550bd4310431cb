import Testing

@testable import PagerCore

/// The table of the manual and the worked cases, driven through real inputs.
@Suite("The life cycle in motion")
struct LifecycleTraceTests {
  @Test("At the start the first page appears, once")
  func start() {
    var bench = PagerBench(at: 0)
    #expect(bench.allWords() == "WA0 DA0")
    bench.settle()
    #expect(bench.allWords() == "WA0 DA0")
    #expect(bench.allWords(.surfaces) == "+0 +1")
  }

  @Test("A turn is the same stream by drag, wheel, key and command, forward and backward")
  func turns() {
    let forward: [(inout PagerBench) -> Void] = [
      { $0.swipe() }, { $0.send(.wheel(WheelDelta(y: -1))) },
      { $0.send(.key(.pageDown, .down)) }, { $0.send(.goToNext) },
      { $0.send(.goTo(page: 6, animated: true)) },
      {
        $0.press()
        $0.pull(to: 0.7)
        $0.lift()
      },
    ]
    for turn in forward {
      var bench = PagerBench()
      turn(&bench)
      bench.settle()
      #expect(bench.words() == "WA6 WD5 DD5 DA6")
    }
    let backward: [(inout PagerBench) -> Void] = [
      { $0.swipe(-1) }, { $0.send(.wheel(WheelDelta(y: 1))) },
      { $0.send(.key(.shiftSpace, .down)) }, { $0.send(.goToPrevious) },
      { $0.send(.goTo(page: 4, animated: true)) },
    ]
    for turn in backward {
      var bench = PagerBench()
      turn(&bench)
      bench.settle()
      #expect(bench.words() == "WA4 WD5 DD5 DA4")
    }
  }

  @Test("Announcements come when displacement leaves 0, facts at rest")
  func instants() {
    var bench = PagerBench()
    bench.press()
    #expect(bench.words().isEmpty)
    bench.pull(to: 0.001)
    #expect(bench.words() == "WA6 WD5")
    bench.pull(to: 0.6)
    bench.lift()
    #expect(bench.words().isEmpty)
    bench.wait(100)
    #expect(bench.words().isEmpty && bench.pager.phase == .settling)
    bench.settle()
    #expect(bench.words() == "DD5 DA6" && bench.pager.page == 6)
    // Facts, the change of base, its new neighbour and the settling fraction the instant of the rest.
    let instants = bench.events.suffix(6).map(\.time)
    #expect(Set(instants).count == 1 && instants[0].milliseconds < 1000)
  }

  @Test("Pulled to 1.3 and sprung back")
  func springBack() {
    var bench = PagerBench(at: 1)
    bench.press()
    bench.pull(to: 0.3)
    bench.lift()
    #expect(bench.words() == "WA2 WD1")
    bench.settle()
    #expect(bench.words() == "WA1 WD2 DA1 DD2")
    bench.swipe()
    bench.settle()
    #expect(bench.words() == "WA2 WD1 DD1 DA2")
  }

  @Test("Pulled to 1.3 and carried back by the pointer itself")
  func carriedBack() {
    var bench = PagerBench(at: 1)
    bench.press()
    bench.pull(to: 0.3)
    bench.pull(to: 0)
    #expect(bench.words() == "WA2 WD1 WA1 WD2 DA1 DD2")
    bench.lift()
    #expect(bench.words([.life, .motion]) == "end>1 settle1")
    bench.swipe(-1)
    bench.settle()
    #expect(bench.words() == "WA0 WD1 DD1 DA0")
  }

  @Test(
    "One gesture over the rest and on to the other side",
    arguments: [
      ([0.3, -0.6, -1], "WA2 WD1 WA1 WD2 DA1 DD2 WA0 WD1 DD1 DA0"),
      ([-0.3, 0.6, 1], "WA0 WD1 WA1 WD0 DA1 DD0 WA2 WD1 DD1 DA2"),
      ([0.3, -0.3, 0], "WA2 WD1 WA1 WD2 DA1 DD2 WA0 WD1 WA1 WD0 DA1 DD0"),
      ([0.005, 0], "WA2 WD1 WA1 WD2 DA1 DD2"),
      ([1, 0.4, 0, -1], "WA2 WD1 DD1 DA2 WA1 WD2 DD2 DA1 WA0 WD1 DD1 DA0"),
    ])
  func overTheRest(_ pulls: [Double], _ words: String) {
    var bench = PagerBench(at: 1)
    bench.press()
    for pull in pulls { bench.pull(to: pull) }
    bench.lift()
    bench.settle()
    #expect(bench.words() == words)
  }

  @Test("In one gesture the spring may do the last part")
  func overTheRestAndSprung() {
    var bench = PagerBench(at: 1)
    bench.press()
    bench.pull(to: 0.3)
    bench.pull(to: -0.3)
    bench.lift()
    bench.settle()
    #expect(bench.words() == "WA2 WD1 WA1 WD2 DA1 DD2 WA0 WD1 WA1 WD0 DA1 DD0")
  }

  @Test("Passing over 2 on the way from 1 to 3, by two steps or by two swipes")
  func passingOver() {
    var steps = PagerBench(at: 1)
    steps.send(.goToNext)
    steps.wait(80)
    steps.send(.goToNext)
    steps.settle()
    #expect(steps.words() == "WA2 WD1 DD1 DA2 WA3 WD2 DD2 DA3")
    var swipes = PagerBench(at: 1)
    swipes.swipe()
    swipes.wait(50)
    swipes.swipe()
    swipes.settle()
    #expect(swipes.words() == "WA2 WD1 DD1 DA2 WA3 WD2 DD2 DA3")
  }

  @Test("A frame that jumps over rests tells all of them, in order")
  func jumpingFrames() {
    for gaps in [[5000.0], [0.6, 100, 5000], [1, 3, 700, 1]] {
      var bench = PagerBench(at: 0)
      bench.send(.goToNext)
      bench.send(.goToNext)
      for gap in gaps { bench.wait(gap) }
      bench.settle()
      #expect(bench.words() == "WA1 WD0 DD0 DA1 WA2 WD1 DD1 DA2")
    }
  }

  @Test("A far jump announces and shows its page alone")
  func farJump() {
    for animated in [true, false] {
      var bench = PagerBench(at: 0)
      bench.send(.goTo(page: 3, animated: animated))
      #expect(bench.words() == (animated ? "WA3 WD0" : "WA3 WD0 DD0 DA3"))
      bench.settle()
      #expect(bench.allWords() == "WA0 DA0 WA3 WD0 DD0 DA3")
      #expect(bench.pager.page == 3)
    }
  }

  @Test("A far jump during a drag runs over the page on show")
  func farJumpInDrag() {
    var bench = PagerBench(at: 0)
    bench.press()
    bench.pull(to: 0.3)
    bench.send(.goTo(page: 3, animated: true))
    bench.settle()
    #expect(bench.words() == "WA1 WD0 DD0 DA1 WA3 WD1 DD1 DA3")
    #expect(bench.allWords([.motion]) == "begin end>3 centre1 centre3 settle3")
  }

  @Test("A cut during a drag closes the open pair first")
  func cutInDrag() {
    var bench = PagerBench(at: 0)
    bench.press()
    bench.pull(to: 0.3)
    bench.send(.goTo(page: 3, animated: false))
    #expect(bench.words() == "WA1 WD0 WA0 WD1 DA0 DD1 WA3 WD0 DD0 DA3")
    #expect(bench.pager.phase == .idle && bench.pager.displacement == 0)
  }

  @Test("A reload at rest says goodbye to the old view and hello to the new one")
  func reloadAtRest() {
    var bench = PagerBench(at: 1)
    bench.send(.reload(count: 12, current: nil))
    #expect(bench.words([.life, .surfaces]) == "WD1 DD1 -0 -1 -2 +1 +2 +0 WA1 DA1")
  }

  @Test("A reload in motion closes the open pair, renews and goes on", arguments: [true, false])
  func reloadInMotion(_ completes: Bool) {
    var bench = PagerBench(at: 1)
    bench.press()
    bench.pull(to: 0.3)
    bench.send(.reload(count: 12, current: nil))
    #expect(bench.words() == "WA2 WD1 WA1 WD2 DA1 DD2 WD1 DD1 WA1 DA1 WA2 WD1")
    #expect((bench.pager.displacementFraction - 0.3).magnitude < 1e-12)
    bench.pull(to: completes ? 0.7 : 0.2)
    bench.lift()
    bench.settle()
    #expect(bench.words() == (completes ? "DD1 DA2" : "WA1 WD2 DA1 DD2"))
  }

  @Test("A catch, a click and a pull past a bound are no events")
  func nothing() {
    var bench = PagerBench(at: 0)
    bench.press()
    bench.send(.pointerUp(.mouse, at: Point(x: 200, y: 300)))
    bench.press()
    bench.pull(to: -0.2)
    bench.pull(to: -0.0001)
    bench.lift()
    bench.settle()
    #expect(bench.words().isEmpty)
    bench.send(.goToNext)
    bench.wait(60)
    _ = bench.words()
    bench.press()
    bench.wait(900)
    #expect(bench.words([.life, .motion, .surfaces]).isEmpty)
    bench.send(.pointerUp(.mouse, at: Point(x: 200, y: 300)))
    #expect(bench.words([.life, .motion, .surfaces]).isEmpty)
    bench.settle()
    #expect(bench.words() == "DD0 DA1")
  }

  @Test("Past a bound and back over the rest the neighbour is announced at the rest")
  func overTheBound() {
    var bench = PagerBench(at: 0)
    bench.press()
    bench.pull(to: -0.3)
    #expect(bench.words().isEmpty)
    bench.pull(to: 0.3)
    #expect(bench.words() == "WA1 WD0")
    bench.pull(to: -0.3)
    #expect(bench.words() == "WA0 WD1 DA0 DD1")
  }

  @Test("Quitting closes an open pair, and the page disappears")
  func quit() {
    var resting = PagerBench(at: 1)
    resting.pager.stop(at: .zero, into: &resting.events)
    #expect(resting.words() == "WD1 DD1" && resting.pager.activePage == nil)
    var moving = PagerBench(at: 1)
    moving.press()
    moving.pull(to: 0.3)
    moving.pager.stop(at: Timestamp(milliseconds: moving.clock), into: &moving.events)
    #expect(moving.words() == "WA2 WD1 WA1 WD2 DA1 DD2 WD1 DD1")
    #expect(!moving.pager.needsNextFrame && moving.pager.displacement == 0)
  }

  @Test("The active page changes only at rest")
  func activePage() {
    var bench = PagerBench(at: 1)
    bench.press()
    bench.pull(to: 1)
    #expect(bench.pager.page == 2 && bench.pager.activePage == 1)
    bench.lift()
    #expect(bench.pager.activePage == 2)
    bench.send(.goToNext)
    bench.wait(100)
    bench.send(.goToNext)
    bench.wait(150)
    #expect(bench.pager.page == 3 && bench.pager.activePage == 2)
    bench.settle()
    #expect(bench.pager.activePage == 4)
  }

  @Test("Reduced motion has the same events in the same order, within one frame interval")
  func reducedMotion() {
    for steps in [["next"], ["next", "next"], ["jump"], ["previous"]] {
      func run(_ configuration: PagerConfiguration) -> PagerBench {
        var bench = PagerBench(configuration, at: 2)
        for step in steps {
          switch step {
          case "next": bench.send(.goToNext)
          case "previous": bench.send(.goToPrevious)
          default: bench.send(.goTo(page: 9, animated: true))
          }
        }
        return bench
      }
      var calm = run(.reduced)
      var moving = run(.tracking)
      calm.wait(15.9)
      #expect(calm.pager.phase == .settling && calm.pager.displacement == 0)
      calm.wait(0.1)
      #expect(!calm.pager.needsNextFrame && calm.pager.phase == .idle)
      moving.settle()
      let kinds: Words = [.life, .surfaces, .motion]
      #expect(calm.words(kinds) == moving.words(kinds))
    }
  }
}
