import Testing

@testable import PagerCore

@Suite("Reload and resize")
struct DataTests {
  private func count(_ words: String, _ word: String) -> Int {
    words.split(separator: " ").filter { $0 == word }.count
  }

  @Test("A length that is no number, or is told of a surface without a page, changes nothing")
  func lengthOfNothing() {
    let bench = PagerBench(.damped, at: 0)
    var pager = bench.pager
    let used = [pager.slots.current?.surface, pager.slots.next?.surface]
    #expect(pager.slots.previous == nil)
    for surface in -1...3 where !used.contains(surface) {
      pager.setContentLength(5000, ofSurface: surface)
    }
    for length in [Double.nan, .infinity, -.infinity] {
      for surface in 0...2 { pager.setContentLength(length, ofSurface: surface) }
    }
    #expect(pager == bench.pager)
  }

  @Test("Shorter than the index, empty, and filled again")
  func shrinks() {
    var bench = PagerBench(.damped, at: 11)
    bench.send(.reload(count: 5, current: nil))
    #expect(bench.words() == "WD11 DD11 WA4 DA4")
    #expect(bench.pager.page == 4 && bench.pager.activePage == 4)
    bench.send(.reload(count: 0, current: nil))
    #expect(bench.words([.life, .surfaces]) == "WD4 DD4 -3 -4")
    #expect(bench.pager.page == nil && bench.pager.activePage == nil)
    bench.send(.reload(count: 5, current: nil))
    #expect(bench.words([.life, .surfaces]) == "+0 +1 WA0 DA0")
    bench.send(.reload(count: -3, current: nil))
    #expect(bench.pager.pageCount == 0)
  }

  @Test("All three are asked for anew whatever the count", arguments: [12, 13, 7])
  func renews(_ count: Int) {
    var bench = PagerBench(.damped)
    bench.send(.reload(count: count, current: nil))
    #expect(bench.words(.surfaces) == "-4 -5 -6 +5 +6 +4" && bench.pager.page == 5)
    #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
  }

  @Test("A page with a stable identity stays current where it has gone")
  func identity() {
    var bench = PagerBench(.damped, lengths: [5: 900, 8: 900])
    bench.press()
    bench.move(toPoints: 100)
    bench.lift()
    bench.send(.reload(count: 15, current: 8))
    #expect(bench.pager.page == 8 && bench.pager.innerOffset == 100)
    bench.send(.reload(count: 15, current: 99))
    #expect(bench.pager.page == 14 && bench.pager.innerOffset == 0)
  }

  @Test("A reload keeps the position inside, and starts over on another page")
  func innerPlace() {
    var bench = PagerBench(.damped, lengths: [3: 900, 5: 900])
    bench.press()
    bench.move(toPoints: 100)
    bench.lift()
    bench.send(.reload(count: 12, current: nil))
    #expect(bench.pager.innerOffset == 100)
    bench.send(.reload(count: 4, current: nil))
    #expect(bench.pager.page == 3 && bench.pager.innerOffset == 0)
  }

  /// A bench in a phase, at 5 on its way to 6 unless the phase says otherwise.
  private static let phases: [(String, @Sendable (inout PagerBench) -> Void)] = [
    ("at rest", { _ in }),
    ("pressed", { $0.press() }),
    (
      "pulled",
      { bench in
        bench.press()
        bench.pull(to: 0.3)
      }
    ),
    (
      "pulled back",
      { bench in
        bench.press()
        bench.pull(to: -0.3)
      }
    ),
    (
      "turning",
      { bench in
        bench.send(.goToNext)
        bench.wait(100)
      }
    ),
    (
      "turning two",
      { bench in
        bench.send(.goToNext)
        bench.send(.goToNext)
        bench.wait(50)
      }
    ),
    (
      "springing back",
      { bench in
        bench.press()
        bench.pull(to: 0.2)
        bench.lift()
        bench.wait(30)
      }
    ),
    (
      "caught",
      { bench in
        bench.send(.goToNext)
        bench.wait(100)
        bench.press()
      }
    ),
    (
      "caught springing back",
      { bench in
        bench.press()
        bench.pull(to: 0.2)
        bench.lift()
        bench.wait(30)
        bench.press()
      }
    ),
    (
      "caught and dragged",
      { bench in
        bench.send(.goToNext)
        bench.wait(100)
        bench.press()
        bench.pull(to: 0.1)
      }
    ),
    (
      "two caught and dragged",
      { bench in
        bench.send(.goToNext)
        bench.send(.goToNext)
        bench.wait(50)
        bench.press()
        bench.pull(to: 0.1)
      }
    ),
    (
      "jumping",
      { bench in
        bench.send(.goTo(page: 10, animated: true))
        bench.wait(100)
      }
    ),
    (
      "jumping from 0.3",
      { bench in
        bench.press()
        bench.pull(to: -0.3)
        bench.send(.goTo(page: 10, animated: true))
        bench.wait(10)
      }
    ),
    (
      "passing over a jump",
      { bench in
        bench.send(.goTo(page: 9, animated: true))
        bench.send(.goToNext)
        bench.wait(220)
      }
    ),
  ]

  @Test(
    "A reload in any phase keeps the position if it is legal, else springs back", arguments: 0..<14)
  func reloadInAnyPhase(_ phase: Int) {
    for configuration in [PagerConfiguration.damped, .tracking, .trackingLoop, .dampedLoop] {
      for count in [12, 11, 7, 6, 5, 2, 1, 0, 40] {
        for current in [nil, 0, 3, 39] {
          var bench = PagerBench(configuration)
          Self.phases[phase].1(&bench)
          let before = bench.pager
          bench.send(.reload(count: count, current: current))
          let comment: Comment = "\(Self.phases[phase].0), \(count) pages, current \(current ?? -1)"
          if count == 12, current == nil {
            #expect(bench.pager.displacement == before.displacement, comment)
            #expect(bench.pager.targetPage == before.targetPage, comment)
            #expect(bench.pager.phase == before.phase, comment)
          }
          if count > 0 {
            #expect((bench.pager.displacement - before.displacement).magnitude < 12.01, comment)
          }
          bench.pull(to: 0.2)
          bench.lift()
          bench.settle()
          let problem = LegalWordsOfReload.problem(in: bench.events, of: bench.pager)
          #expect(problem == nil, comment)
          #expect(!bench.pager.needsNextFrame && bench.pager.displacement == 0, comment)
        }
      }
    }
  }

  @Test("A drag in which all pages go ends there")
  func emptiedInDrag() {
    var bench = PagerBench()
    bench.press()
    bench.pull(to: 0.3)
    bench.send(.reload(count: 0, current: nil))
    #expect(
      bench.words([.life, .motion])
        == "begin WA6 WD5 end>5 WA5 WD6 DA5 DD6 WD5 DD5")
    bench.pull(to: 0.6)
    bench.lift()
    bench.send(.reload(count: 3, current: nil))
    #expect(bench.pager.phase == .idle && bench.words(.motion).isEmpty)
  }

  @Test("The bound may come nearer or go away under a pull")
  func boundMoves() {
    var nearer = PagerBench(.damped)
    nearer.press()
    nearer.pull(to: 0.5)
    nearer.send(.reload(count: 6, current: nil))
    nearer.lift()
    nearer.settle()
    #expect(nearer.pager.page == 5)
    var further = PagerBench(.tracking, at: 11)
    further.press()
    further.pull(to: 0.5)
    let before = further.pager.displacement
    further.send(.reload(count: 20, current: nil))
    #expect(further.pager.displacement == before)
    further.pull(to: 0.6)
    #expect((further.pager.displacement - before - 60).magnitude < 1e-9)
    further.lift(velocity: 500)
    further.settle()
    #expect(further.pager.page == 12)
    var vanished = PagerBench(.tracking)
    vanished.press()
    vanished.pull(to: 0.5)
    vanished.send(.reload(count: 6, current: nil))
    #expect(vanished.pager.phase == .settling && vanished.pager.targetPage == 5)
  }

  @Test("A turn whose target goes away ends at the last page that is left")
  func targetGone() {
    var bench = PagerBench(.damped, at: 8)
    bench.send(.goToNext)
    bench.send(.goToNext)
    bench.wait(60)
    bench.send(.reload(count: 10, current: nil))
    #expect(bench.pager.targetPage == 9)
    bench.settle()
    #expect(bench.pager.page == 9)
  }

  @Test(arguments: [false, true]) func `A turn whose target goes away goes on at the speed it has`(
    _ isReload: Bool
  ) {
    var bench = PagerBench(.damped, at: 8)
    bench.send(.goToNext)
    bench.send(.goToNext)
    bench.wait(60)
    let speed = bench.pager.settleVelocity
    #expect(bench.pager.page == 8 && speed > 1)
    let change = PageUpdate(count: 10, previous: 7, current: 8, next: 9)
    bench.send(isReload ? .reload(change, isCurrentGone: false) : .update(change))
    #expect(bench.pager.targetPage == 9)
    #expect((bench.pager.settleVelocity - speed).magnitude < 1e-9)
  }

  @Test(arguments: [false, true])
  func `A spring-back past a bound that goes away is caught point for point`(_ isPressed: Bool) {
    var bench = PagerBench(.tracking, at: 11)
    bench.press()
    bench.pull(to: 0.8)
    bench.lift()
    bench.wait(20)
    if isPressed { bench.press() }
    bench.send(.update(PageUpdate(count: 20, previous: 10, current: 11, next: nil)))
    let before = bench.pager.displacement
    #expect(before > 30 && bench.pager.targetPage == 11)
    if !isPressed { bench.press() }
    bench.move(toPoints: 60)
    #expect((bench.pager.displacement - before - 60).magnitude < 1e-9)
  }

  @Test("A far jump reaches its page across a reload")
  func jumpAcrossReload() {
    for wait in [0.0, 50, 200] {
      var bench = PagerBench(.damped, pages: 99)
      bench.send(.goTo(page: 70, animated: true))
      bench.wait(wait)
      bench.send(.reload(count: 80, current: nil))
      bench.settle()
      #expect(bench.pager.page == 70)
    }
  }

  @Test("A new boundary is seen with the next press, step or jump")
  func boundaryChanges() {
    var bench = PagerBench(.damped, at: 0)
    bench.pager.configuration.boundary = .looping
    bench.send(.goToPrevious)
    bench.settle()
    #expect(bench.pager.page == 11)
    bench.pager.configuration.boundary = .bounded
    bench.press()
    bench.pull(to: 0.9)
    #expect(!bench.words().hasSuffix("WA0 WD11"))
    bench.lift()
    bench.settle()
    #expect(bench.pager.page == 11)
    #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
  }

  @Test("A resize in any phase keeps base, fraction and target", arguments: 0..<14)
  func resizeInAnyPhase(_ phase: Int) {
    for size in [Size(width: 900, height: 300), Size(width: 1, height: 1)] {
      var bench = PagerBench(.damped)
      Self.phases[phase].1(&bench)
      let before = bench.pager
      bench.send(.resize(size, scale: 2))
      #expect(bench.pager.page == before.page && bench.pager.targetPage == before.targetPage)
      #expect((bench.pager.displacementFraction - before.displacementFraction).magnitude < 1e-12)
      #expect(bench.pager.phase == before.phase && bench.pager.scale == 2)
      bench.send(.resize(Size(width: 400, height: 600), scale: 1))
      #expect((bench.pager.displacementFraction - before.displacementFraction).magnitude < 1e-12)
      bench.lift()
      bench.settle()
      #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
    }
  }

  @Test("In a resized drag the next motion counts in the new size")
  func resizedDrag() {
    var bench = PagerBench()
    bench.press()
    bench.pull(to: 0.5)
    bench.send(.resize(Size(width: 400, height: 300), scale: 1))
    bench.move(to: Point(x: 200, y: -30))
    #expect((bench.pager.displacement - 180).magnitude < 1e-9)
  }

  @Test("Sizes of nothing and scales of nothing keep the state")
  func nothing() {
    var bench = PagerBench()
    let before = bench.pager
    for size in [
      Size(width: 0, height: 0), Size(width: -1, height: 600), Size(width: .nan, height: 600),
      Size(width: .infinity, height: 600),
    ] {
      for scale in [0, -1, Double.nan, .infinity, 1] {
        bench.send(.resize(size, scale: scale))
        #expect(bench.pager == before)
      }
    }
  }

  @Test("A window that has no size yet takes inputs calmly and gets its size later")
  func lateSize() {
    var bench = PagerBench(size: Size(width: 0, height: 0))
    bench.press(Point(x: 0, y: 0))
    bench.move(to: Point(x: 50, y: -50))
    bench.lift(velocity: 900)
    bench.send(.goToNext)
    bench.settle()
    #expect(bench.pager.page == 6 && bench.pager.frame.first == nil)
    bench.send(.resize(Size(width: 400, height: 600), scale: 1))
    #expect(bench.pager.extent == 600 && bench.pager.frame.visiblePages == [6])
  }

  @Test("A resize keeps the content in range, also under the pointer")
  func content() {
    var bench = PagerBench(.damped, lengths: [5: 900])
    bench.press()
    bench.move(toPoints: 300)
    bench.send(.resize(Size(width: 400, height: 800), scale: 1))
    #expect(bench.pager.innerOffset == 100)
    bench.move(toPoints: 290)
    #expect((bench.pager.innerOffset - 90).magnitude < 1e-9 && bench.pager.displacement == 0)
  }

  @Test("A change of the inner axis changes what fits")
  func innerAxis() {
    var bench = PagerBench(.damped, lengths: [5: 500])
    #expect(!bench.pager.content.canScroll)
    bench.pager.configuration.innerScrolling.axis = .horizontal
    #expect(bench.pager.content.maximumOffset == 100)
  }
}

/// The rules for streams in which the number of pages changes: indices are counted at the largest.
private enum LegalWordsOfReload {
  static func problem(in events: [PagerEvent], of pager: Pager) -> String? {
    var words = LegalWords()
    for event in events {
      if let problem = words.take(event, count: 100) { return problem }
    }
    return words.problem(of: pager)
  }
}
