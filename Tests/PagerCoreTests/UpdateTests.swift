import Testing

@testable import PagerCore

@Suite("Gentle updates of the data")
struct UpdateTests {
  private func update(
    _ bench: inout PagerBench, count: Int, _ previous: Int?, _ current: Int?, _ next: Int?
  ) {
    _ = bench.words()
    bench.send(
      .update(PageUpdate(count: count, previous: previous, current: current, next: next)))
  }

  private let kinds: Words = [.life, .surfaces, .motion, .active]

  @Test("Pages inserted before the current one move its index and nothing else")
  func inserted() {
    var bench = PagerBench(.damped, lengths: [5: 1800, 7: 1800])
    bench.send(.key(.pageDown, .down))
    bench.settle()
    update(&bench, count: 14, 6, 7, 8)
    #expect(bench.words(kinds) == "5=7 4=6 6=8 data7")
    #expect(bench.pager.page == 7 && bench.pager.activePage == 7)
    #expect(bench.pager.innerOffset == 540)
    update(&bench, count: 14, 6, 7, 8)
    #expect(bench.words(kinds).isEmpty)
  }

  @Test("A neighbour that is gone is bound anew, and the page on show hears nothing")
  func neighbourGone() {
    var bench = PagerBench(.damped)
    update(&bench, count: 11, 4, 5, nil)
    #expect(bench.words(kinds) == "-6 +6")
    update(&bench, count: 6, nil, 5, nil)
    #expect(bench.words(kinds) == "-4 +4 -6")
    #expect(bench.pager.slots.next == nil)
  }

  @Test("A current page that is gone turns into the one at its index, which keeps its view")
  func currentGone() {
    var bench = PagerBench(.damped, lengths: [5: 1800])
    bench.send(.key(.pageDown, .down))
    bench.settle()
    let surface = bench.pager.slots.next?.surface
    update(&bench, count: 11, 4, nil, 5)
    #expect(bench.words(kinds) == "WD5 DD5 -5 6=5 WA5 DA5 +6 data5")
    #expect(bench.pager.slots.current?.surface == surface && bench.pager.innerOffset == 0)
    // The last one goes: the one before takes its place.
    var last = PagerBench(.damped, at: 11)
    update(&last, count: 11, 10, nil, nil)
    #expect(last.words(kinds) == "WD11 DD11 -11 WA10 DA10 +9 data10")
    // And with no neighbour left either, a new one is bound.
    var none = PagerBench(.damped)
    update(&none, count: 3, nil, nil, nil)
    #expect(none.words(kinds) == "WD5 DD5 -5 +2 WA2 DA2 -4 +1 -6 data2")
  }

  @Test("Nothing left is the empty state, and some again start over")
  func empty() {
    var bench = PagerBench(.damped)
    update(&bench, count: 0, nil, nil, nil)
    #expect(bench.pager.page == nil && bench.words(kinds) == "WD5 DD5 -4 -5 -6 data-1")
    update(&bench, count: 3, nil, nil, nil)
    #expect(bench.pager.page == 0 && bench.words(kinds) == "+0 +1 WA0 DA0 data0")
  }

  @Test("In motion the pages on show stay, wherever they are now, and the turn goes on")
  func inMotion() {
    var bench = PagerBench(.damped)
    bench.send(.goToNext)
    bench.wait(80)
    let position = bench.pager.displacement
    // A page was inserted between the two on show.
    update(&bench, count: 13, 4, 5, 7)
    #expect(bench.words(kinds) == "6=7" && bench.pager.displacement == position)
    bench.settle()
    #expect(bench.pager.page == 7)
    #expect(
      bench.words(kinds) == "DD5 DA7 centre7 -4 +8 -5 +6 command7 settle7")
  }

  @Test("A neighbour on show that is gone closes its pair and gives way to the next one")
  func onShowGone() {
    var bench = PagerBench(.damped)
    bench.press()
    bench.pull(to: 0.4)
    update(&bench, count: 11, 4, 5, nil)
    #expect(bench.words(kinds) == "WA5 WD6 DA5 DD6 -6 +6 WA6 WD5")
    bench.lift()
    bench.settle()
    #expect(bench.pager.page == 6)
  }

  @Test("A jump to a page that is gone meanwhile goes to the one at its index")
  func jumpTargetGone() {
    var bench = PagerBench(.damped, at: 0)
    bench.send(.goTo(page: 7, animated: true))
    bench.wait(60)
    update(&bench, count: 11, nil, 0, nil)
    #expect(bench.words(kinds) == "WA0 WD7 DA0 DD7 -7 +7 WA7 WD0" && bench.pager.targetPage == 7)
    bench.settle()
    #expect(bench.pager.page == 7)
    // The last page goes: then it is the one before.
    bench.send(.goTo(page: 0, animated: false))
    bench.send(.goTo(page: 10, animated: true))
    bench.wait(60)
    update(&bench, count: 10, nil, 0, nil)
    bench.settle()
    #expect(bench.pager.page == 9)
    // Nothing but the page on show is left: the strip goes back to it.
    bench.send(.goTo(page: 0, animated: true))
    bench.wait(60)
    update(&bench, count: 1, nil, 0, nil)
    bench.settle()
    #expect(bench.pager.page == 0)
  }

  @Test("A jump begun in a pull the other way reaches its page, wherever it is now")
  func jumpTargetMoved() {
    var bench = PagerBench(.damped, pages: 99)
    bench.press()
    bench.pull(to: -0.3)
    bench.send(.goTo(page: 70, animated: true))
    update(&bench, count: 100, 4, 5, 71)
    bench.settle()
    #expect(bench.pager.page == 71)
  }

  @Test("One page is rebound alone: on show its old view leaves and a new one comes")
  func reloadPage() {
    var bench = PagerBench(.damped)
    _ = bench.words()
    bench.send(.reloadPage(5))
    #expect(bench.words(kinds) == "WD5 DD5 -5 +5 WA5 DA5")
    bench.send(.reloadPage(6))
    #expect(bench.words(kinds) == "-6 +6")
    bench.send(.reloadPage(9))
    #expect(bench.words(kinds).isEmpty)
    bench.press()
    bench.pull(to: 0.4)
    _ = bench.words()
    bench.send(.reloadPage(6))
    #expect(bench.words(kinds) == "WA5 WD6 DA5 DD6 -6 +6 WA6 WD5")
    bench.send(.reloadPage(5))
    #expect(bench.words(kinds) == "WA5 WD6 DA5 DD6 WD5 DD5 -5 +5 WA5 DA5 WA6 WD5")
  }

  @Test("The active page is told with its cause: start, user, command and data")
  func causes() {
    var bench = PagerBench(.damped)
    #expect(bench.allWords(.active) == "start5")
    _ = bench.words()
    bench.swipe()
    bench.settle()
    #expect(bench.words(.active) == "user6")
    bench.send(.wheel(WheelDelta(y: -1)))
    bench.settle()
    #expect(bench.words(.active) == "user7")
    bench.send(.key(.home, .down))
    bench.settle()
    #expect(bench.words(.active) == "user0")
    bench.send(.goTo(page: 4, animated: true))
    bench.settle()
    bench.send(.goTo(page: 9, animated: false))
    bench.send(.goTo(page: 9, animated: false))
    #expect(bench.words(.active) == "command4 command9")
    bench.press()
    bench.pull(to: 0.1)
    bench.lift()
    bench.settle()
    #expect(bench.words(.active).isEmpty)
    bench.send(.reload(count: 5, current: nil))
    #expect(bench.words(.active) == "data4")
  }

  @Test("After a reload the page in the place of one that is gone starts at its start")
  func goneAfterReload() {
    for (isGone, offset) in [(true, 0.0), (false, 540)] {
      var bench = PagerBench(.damped, lengths: [5: 1800])
      bench.send(.key(.pageDown, .down))
      bench.settle()
      bench.send(.reload(count: 11, current: nil, isCurrentGone: isGone))
      #expect(bench.pager.page == 5 && bench.pager.innerOffset == offset)
    }
  }

  @Test("Taking the place of a page that is gone, one that stood at its end goes to its start")
  func startsAtItsStart() {
    var bench = PagerBench(
      .damped.with { $0.innerScrolling.entry = .adjacentEdge }, at: 11, lengths: [10: 1800])
    #expect(bench.pager.frame.first?.slot.page == 11)
    update(&bench, count: 11, 10, nil, nil)
    #expect(bench.pager.page == 10 && bench.pager.innerOffset == 0)
  }

  @Test("While a turn goes on, the active page that it has left behind gets its new index")
  func activeLeftBehind() {
    var bench = PagerBench(.damped)
    bench.send(.goToNext)
    bench.send(.goToNext)
    while bench.pager.page != 6 { bench.wait(1) }
    #expect(bench.pager.phase == .settling && bench.pager.activePage == 5)
    update(&bench, count: 13, 6, 7, 8)
    #expect(bench.words(.active) == "data6" && bench.pager.activePage == 6)
    bench.settle()
    #expect(bench.words(.active) == "command8")
  }

  @Test("The active page stays among the pages, also when it is bound no more")
  func activeOutOfReach() {
    var bench = PagerBench(.damped, at: 2)
    bench.send(.goToNext)
    bench.send(.goToNext)
    while bench.pager.page != 3 { bench.wait(1) }
    bench.send(.goToNext)
    while bench.pager.page != 4 { bench.wait(1) }
    #expect(bench.pager.phase == .settling && bench.pager.activePage == 2)
    update(&bench, count: 2, nil, nil, nil)
    #expect(bench.pager.activePage == 1)
  }

  @Test("A far page that slides in is still the target at its new index")
  func farTarget() {
    var bench = PagerBench(.damped, at: 2)
    bench.send(.goTo(page: 9, animated: true))
    bench.wait(80)
    update(&bench, count: 14, 1, 2, 11)
    #expect(bench.words(kinds) == "9=11" && bench.pager.targetPage == 11)
    bench.settle()
    #expect(bench.pager.page == 11)
  }

  @Test("A turn to a page that is gone, with none after it, goes back")
  func targetGone() {
    var bench = PagerBench(.damped, at: 10)
    bench.send(.goToNext)
    bench.wait(80)
    #expect(bench.pager.targetPage == 11)
    update(&bench, count: 11, 9, 10, nil)
    #expect(bench.pager.targetPage == 10)
    bench.settle()
    #expect(bench.pager.page == 10 && bench.pager.displacement == 0)
    #expect(bench.pager.phase == .idle && bench.pager.activePage == 10)
  }

  @Test("Keys are the user's cause, whichever way they turn")
  func keysAreTheUsers() {
    for key in [PagerKey.pageDown, .down, .space, .controlEnd, .end] {
      var bench = PagerBench(.damped)
      _ = bench.words()
      bench.send(.key(key, .down))
      bench.settle()
      #expect(bench.words(.active).hasPrefix("user"), "\(key)")
    }
  }
}
