import PagerTestSupport
import Testing

@testable import PagerCore

@Suite("Keys")
struct KeyTests {
  private let long: [Int: Double] = [5: 1800, 6: 1800]

  private func bench(
    _ configuration: PagerConfiguration = .damped, at page: Int = 5, lengths: [Int: Double] = [:]
  ) -> PagerBench { PagerBench(configuration, at: page, lengths: lengths) }

  /// Presses a key and lets it go.
  private func tap(_ key: PagerKey, _ bench: inout PagerBench) {
    bench.send(.key(key, .down))
    bench.send(.key(key, .up))
  }

  @Test(
    "On a page that fits, keys step",
    arguments: [
      (PagerKey.down, 6), (.up, 4), (.pageDown, 6), (.pageUp, 4), (.space, 6), (.shiftSpace, 4),
      (.home, 0), (.end, 11), (.controlHome, 0), (.controlEnd, 11), (.left, 5), (.right, 5),
    ])
  func stepping(_ key: PagerKey, _ page: Int) {
    var bench = bench()
    tap(key, &bench)
    bench.settle()
    #expect(bench.pager.page == page)
  }

  @Test(
    "In a horizontal pager left and right step, and up and down scroll inside",
    arguments: [(PagerKey.left, 4), (.right, 6), (.up, 5), (.down, 5), (.space, 6), (.end, 11)])
  func horizontal(_ key: PagerKey, _ page: Int) {
    var bench = bench(PagerConfiguration(axis: .horizontal))
    tap(key, &bench)
    bench.settle()
    #expect(bench.pager.page == page)
    var scrolled = self.bench(PagerConfiguration(axis: .horizontal), lengths: long)
    tap(.down, &scrolled)
    scrolled.settle()
    #expect(scrolled.pager.page == 5 && scrolled.pager.innerOffset == 72)
    tap(.right, &scrolled)
    scrolled.settle()
    #expect(scrolled.pager.page == 6)
  }

  @Test("With content across a vertical pager left and right scroll inside")
  func contentAcross() {
    var bench = bench(.damped.with { $0.innerScrolling.axis = .horizontal }, lengths: long)
    tap(.right, &bench)
    bench.settle()
    #expect(bench.pager.page == 5 && bench.pager.innerOffset == 72)
    tap(.left, &bench)
    tap(.left, &bench)
    bench.settle()
    #expect(bench.pager.page == 5 && bench.pager.innerOffset == 0)
    tap(.down, &bench)
    bench.settle()
    #expect(bench.pager.page == 6)
  }

  @Test("In a page that scrolls, Space moves by 90 % of the viewport, Down by 3 lines, then turns")
  func insideFirst() {
    var bench = bench(lengths: long)
    tap(.space, &bench)
    #expect(bench.pager.phase == .scrolling && bench.pager.needsNextFrame)
    bench.wait(75)
    #expect(bench.pager.innerOffset > 270)
    bench.wait(75)
    #expect(bench.pager.innerOffset == 540 && bench.pager.phase == .idle)
    tap(.down, &bench)
    bench.settle()
    #expect(bench.pager.innerOffset == 612)
    tap(.pageDown, &bench)
    tap(.pageDown, &bench)
    bench.settle()
    #expect(bench.pager.page == 5 && bench.pager.innerOffset == 1200)
    tap(.up, &bench)
    bench.settle()
    #expect(bench.pager.innerOffset == 1128)
    tap(.pageDown, &bench)
    bench.settle()
    tap(.pageDown, &bench)
    bench.settle()
    #expect(bench.pager.page == 6 && bench.pager.innerOffset == 0)
    #expect(bench.allWords(.rest) == "reset5")
  }

  @Test("Home and End go to the page's ends, pressed again to the first and last page")
  func homeAndEnd() {
    var bench = bench(lengths: long)
    tap(.end, &bench)
    tap(.end, &bench)
    #expect(bench.pager.targetPage == 11)
    bench.settle()
    #expect(bench.pager.page == 11)
    var home = self.bench(lengths: long)
    tap(.end, &home)
    home.settle()
    #expect(home.pager.page == 5 && home.pager.innerOffset == 1200)
    tap(.home, &home)
    home.settle()
    #expect(home.pager.page == 5 && home.pager.innerOffset == 0)
    tap(.home, &home)
    home.settle()
    #expect(home.pager.page == 0)
    var control = self.bench(lengths: long)
    tap(.controlEnd, &control)
    control.settle()
    #expect(control.pager.page == 11)
  }

  @Test("Home on the first page and End on the last do nothing")
  func noWhere() {
    var bench = bench(at: 0)
    tap(.home, &bench)
    tap(.pageUp, &bench)
    tap(.controlHome, &bench)
    #expect(!bench.pager.needsNextFrame && bench.words([.life, .motion, .surfaces]).isEmpty)
  }

  @Test("Pressed twice within 80 ms, a key makes two steps")
  func twice() {
    var bench = bench(at: 0)
    tap(.pageDown, &bench)
    bench.wait(80)
    tap(.pageDown, &bench)
    bench.settle()
    #expect(bench.pager.page == 2)
  }

  @Test("Held, a key steps no faster than the settle and stops with the key-up")
  func held() {
    var bench = bench(at: 0)
    bench.send(.key(.pageDown, .down))
    for repeated in 1...60 {
      bench.send(.key(.pageDown, .repeated), at: Double(repeated) * 1000 / 30)
      let ahead = (bench.pager.targetPage ?? 0) - (bench.pager.page ?? 0)
      #expect(ahead <= 1)
    }
    bench.send(.key(.pageDown, .up))
    let target = bench.pager.targetPage
    bench.wait(700)
    #expect(bench.pager.phase == .idle && bench.pager.page == target)
    #expect(target ?? 0 >= 3 && target ?? 99 <= 5)
    bench.send(.key(.pageDown, .repeated))
    #expect(bench.pager.phase == .idle)
  }

  @Test("Held at the last page, nothing happens and nothing piles up")
  func heldAtTheEnd() {
    var bench = bench(at: 11)
    bench.send(.key(.pageDown, .down))
    for _ in 0..<60 {
      bench.wait(33)
      bench.send(.key(.pageDown, .repeated))
      #expect(!bench.pager.needsNextFrame)
    }
    bench.send(.key(.end, .repeated))
    #expect(bench.words([.life, .motion, .surfaces]).isEmpty)
  }

  @Test("A held key that began inside scrolls to the end and turns no page")
  func heldInside() {
    for key in [PagerKey.down, .space, .end] {
      var bench = bench(lengths: long)
      bench.send(.key(key, .down))
      for _ in 0..<90 {
        bench.wait(33)
        bench.send(.key(key, .repeated))
      }
      bench.settle()
      #expect(bench.pager.page == 5 && bench.pager.innerOffset == 1200)
      bench.send(.key(key, .up))
      tap(key, &bench)
      bench.settle()
      #expect(bench.pager.page == (key == .end ? 11 : 6))
    }
  }

  @Test("Repeats of a key that is not held, or after focus was lost, do nothing")
  func staleRepeats() {
    var bench = bench()
    bench.send(.key(.pageDown, .repeated))
    bench.send(.key(.controlEnd, .repeated))
    #expect(bench.pager.phase == .idle)
    bench.send(.key(.pageDown, .down))
    bench.settle()
    bench.send(.focus(false))
    bench.send(.key(.pageDown, .repeated))
    #expect(bench.pager.phase == .idle && bench.pager.page == 6)
    bench.send(.key(.pageUp, .up))
    #expect(bench.pager.phase == .idle)
  }

  @Test("Ctrl+End held slides once")
  func heldOutermost() {
    var bench = bench()
    bench.send(.key(.controlEnd, .down))
    for _ in 0..<30 {
      bench.wait(33)
      bench.send(.key(.controlEnd, .repeated))
    }
    bench.settle()
    #expect(bench.pager.page == 11 && bench.words(.motion) == "centre11 settle11")
  }

  @Test("A key that scrolls inside takes a press over: no click, no drag")
  func keyInPress() {
    var bench = bench(lengths: long)
    bench.press()
    tap(.space, &bench)
    bench.pull(to: 0.5)
    bench.lift()
    bench.settle()
    #expect(bench.pager.page == 5 && bench.pager.innerOffset == 540)
    #expect(bench.allWords([.rest, .motion]).isEmpty)
  }

  @Test("Page Down in a drag turns, whatever the page holds")
  func keyInDrag() {
    var bench = bench(at: 5, lengths: [5: 1800])
    bench.press()
    bench.move(toPoints: 100)
    #expect(bench.pager.innerOffset == 100)
    tap(.pageDown, &bench)
    #expect(bench.words(.motion) == "begin end>6")
    bench.settle()
    #expect(bench.pager.page == 6)
  }
}
