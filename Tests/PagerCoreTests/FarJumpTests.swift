import Testing

@testable import PagerCore

/// A jump to a far page that is moved or removed on the way, by a reload and by an update.
@Suite("Far jumps across changes of the data")
struct FarJumpTests {
  /// A jump from page 5 of 30 to page 20, a little after its start.
  ///
  /// From rest its page slides in at once; from a pull toward it, only after the next page.
  private func jump(fromPull: Bool, to page: Int = 20) -> PagerBench {
    var bench = PagerBench(.damped, pages: 30)
    if fromPull {
      bench.press()
      bench.pull(to: 0.5)
    }
    bench.send(.goTo(page: page, animated: true))
    bench.wait(30)
    return bench
  }

  /// The page of a change that comes to a pager, by a reload or by an update.
  private func input(_ change: PageUpdate, isReload: Bool) -> PagerInput {
    isReload ? .reload(change, isCurrentGone: change.current == nil) : .update(change)
  }

  @Test("A target that is gone is brought into range", arguments: [false, true], [false, true])
  func targetGone(_ isReload: Bool, _ fromPull: Bool) {
    var bench = jump(fromPull: fromPull)
    let change = PageUpdate(
      count: 15, previous: 4, current: 5, next: fromPull ? 6 : nil)
    bench.send(input(change, isReload: isReload))
    #expect(bench.pager.targetPage == 14)
    bench.settle()
    #expect(bench.pager.page == 14 && bench.pager.phase == .idle)
  }

  @Test("Without identities it is so too", arguments: [false, true])
  func withoutIdentities(_ fromPull: Bool) {
    var bench = jump(fromPull: fromPull)
    bench.send(.reload(count: 15, current: nil))
    #expect(bench.pager.targetPage == 14)
    bench.settle()
    #expect(bench.pager.page == 14)
  }

  @Test(
    "A target that is elsewhere now stays the target", arguments: [false, true], [false, true])
  func targetMoved(_ isReload: Bool, _ fromPull: Bool) {
    var bench = jump(fromPull: fromPull)
    let change = PageUpdate(
      count: 40, previous: 4, current: 5, next: fromPull ? 6 : 27, target: 27)
    bench.send(input(change, isReload: isReload))
    #expect(bench.pager.targetPage == 27)
    bench.settle()
    #expect(bench.pager.page == 27)
    #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
  }

  @Test(
    "A page on show stays, also where another one is inserted before it", arguments: [false, true])
  func turnKeepsItsPage(_ isReload: Bool) {
    var bench = PagerBench(.damped, pages: 30)
    bench.send(.goToNext)
    bench.wait(60)
    let surface = bench.pager.slots.next?.surface
    let change = PageUpdate(count: 31, previous: 4, current: 5, next: 7)
    bench.send(input(change, isReload: isReload))
    #expect(bench.pager.frame.visiblePages == [5, 7] && bench.pager.targetPage == 7)
    #expect(bench.pager.slots.next?.surface == surface)
    bench.settle()
    #expect(bench.pager.page == 7 && bench.pager.slots.previous?.page == 6)
  }

  @Test("Out of sight a neighbour is the one by index, whatever the former one has become")
  func hiddenNeighbour() {
    var bench = PagerBench(.damped, pages: 30)
    bench.send(.goToNext)
    bench.wait(60)
    bench.send(
      .reload(
        PageUpdate(count: 31, previous: 3, current: 5, next: 6), isCurrentGone: false))
    #expect(bench.pager.slots.previous?.page == 4)
  }

  @Test(
    "In a loop a target that becomes the base itself leads back to it", arguments: [false, true])
  func targetBecomesBase(_ isReload: Bool) {
    var bench = PagerBench(.dampedLoop, pages: 30, at: 3)
    bench.send(.goTo(page: 25, animated: true))
    bench.wait(60)
    #expect(bench.pager.frame.visiblePages == [25, 3])
    let change = PageUpdate(count: 4, previous: nil, current: 3, next: nil)
    bench.send(input(change, isReload: isReload))
    #expect(bench.pager.targetPage == 3)
    bench.settle()
    #expect(bench.pager.page == 3)
  }

  @Test
  func `Carried back to the rest that it left and let go there, the far page is no neighbour`() {
    var bench = jump(fromPull: false)
    bench.press()
    bench.pull(to: -bench.pager.displacementFraction)
    #expect(bench.pager.displacementFraction == 0)
    bench.lift()
    #expect(bench.pager.phase == .idle && bench.pager.slots.next?.page == 6)
    bench.send(.goToNext)
    #expect(bench.pager.targetPage == 6)
    bench.settle()
    #expect(bench.pager.page == 6)
  }

  @Test("A jump that was caught goes on to its target in range", arguments: [false, true])
  func caught(_ isReload: Bool) {
    var bench = jump(fromPull: false)
    bench.wait(60)
    bench.press()
    bench.pull(to: 0.05)
    bench.send(
      input(PageUpdate(count: 15, previous: 4, current: 5, next: nil), isReload: isReload))
    bench.lift(velocity: 300)
    bench.settle()
    #expect(bench.pager.page == 14)
  }
}
