import PagerTestSupport
import Testing

@testable import PagerCore

@Suite("None, one, two and three pages")
struct FewPagesTests {
  /// One of everything that can come in.
  private static let everything: [PagerInput] = [
    .pointerDown(.mouse, at: Point(x: 200, y: 500)),
    .pointerMove(.mouse, to: Point(x: 200, y: 300)),
    .pointerMove(.mouse, to: Point(x: 200, y: 20)), .pointerUp(.mouse, at: Point(x: 200, y: 20)),
    .wheel(WheelDelta(y: -1)), .wheel(WheelDelta(y: 3, isPrecise: true)), .goToNext,
    .goToPrevious, .goTo(page: 0, animated: true), .goTo(page: 0, animated: false),
    .goTo(page: 3, animated: true), .resize(Size(width: 300, height: 500), scale: 2),
    .focus(false), .focus(true), .visibility(false), .hover(at: Point(x: 1, y: 1)),
    .pointerDown(.finger(1), at: Point(x: 9, y: 9)), .pointerCancel(.finger(1)),
  ]

  @Test("No page: everything is taken calmly", arguments: Boundary.allCases)
  func none(_ boundary: Boundary) {
    var bench = PagerBench(PagerConfiguration(boundary: boundary), pages: 0)
    let keys = PagerKey.allCases.flatMap {
      [PagerInput.key($0, .down), .key($0, .repeated), .key($0, .up)]
    }
    for input in Self.everything + keys {
      bench.send(input)
      #expect(!bench.pager.needsNextFrame && bench.pager.phase == .idle)
      #expect(bench.pager.page == nil && bench.pager.targetPage == nil)
      #expect(bench.pager.frame.visiblePages.isEmpty && bench.pager.neighboursToPrepare.isEmpty)
    }
    bench.pager.stop(at: .zero, into: &bench.events)
    #expect(bench.events.isEmpty)
  }

  @Test("One page: damping and spring-back only, looping or not", arguments: Boundary.allCases)
  func one(_ boundary: Boundary) {
    var bench = PagerBench(PagerConfiguration(boundary: boundary), pages: 1, at: 0)
    let keys = PagerKey.allCases.map { PagerInput.key($0, .down) }
    for input in Self.everything + keys {
      bench.send(input)
      bench.wait(20)
      #expect(bench.pager.page == 0 && bench.pager.displacementFraction.magnitude < 1)
    }
    bench.settle()
    #expect(bench.allWords([.life, .surfaces]) == "+0 WA0 DA0")
    #expect(!bench.allWords(.motion).contains("centre"))
    bench.press()
    bench.pull(to: 0.5)
    #expect(
      (bench.pager.displacement - RubberBand(extent: 500).displacement(pull: 250)).magnitude < 1e-9)
    bench.lift(velocity: 5000)
    bench.settle()
    #expect(bench.pager.displacement == 0)
  }

  @Test("A loop of two or three goes on for ever, from the side of the swipe", arguments: [2, 3])
  func loops(_ count: Int) {
    for configuration in [PagerConfiguration.dampedLoop, .trackingLoop] {
      var bench = PagerBench(configuration, pages: count, at: 0)
      var centres: [Int] = []
      for turn in 0..<12 {
        let direction: Double = turn < 6 ? 1 : -1
        bench.swipe(direction)
        bench.wait(60)
        #expect(bench.pager.displacement * direction > 0)
        let entering = bench.pager.targetPage
        let frame = bench.pager.frame
        #expect((direction > 0 ? frame.second : frame.first)?.slot.page == entering)
        bench.settle()
        centres.append(bench.pager.page ?? -1)
      }
      let forward = (1...6).map { $0 % count }
      let backward = (1...6).map { ((6 - $0) % count + count) % count }
      #expect(centres == forward + backward)
      #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
      #expect(!bench.words().isEmpty)
    }
  }

  @Test("A loop of two has the other page on both sides, on different surfaces")
  func loopOfTwo() {
    var bench = PagerBench(.trackingLoop, pages: 2, at: 0)
    bench.press()
    bench.pull(to: 0.3)
    let below = bench.pager.frame.second?.slot
    bench.pull(to: -0.3)
    let above = bench.pager.frame.first?.slot
    #expect(below?.page == 1 && above?.page == 1 && below?.surface != above?.surface)
    #expect(bench.words() == "WA1 WD0 WA0 WD1 DA0 DD1 WA1 WD0")
    #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
  }

  @Test("Bounded, two full swipes toward a near end stop there, one page at a time")
  func nearEnds() {
    for (start, direction, end) in [(1, -1.0, 0), (10, 1, 11)] {
      var bench = PagerBench(.damped, at: start)
      for swipe in 0..<2 {
        bench.clock = Double(swipe) * 140
        let from: Double = direction > 0 ? 480 : 120
        bench.press(Point(x: 200, y: from))
        for part in 1...6 {
          bench.move(toPoints: direction * 60 * Double(part), after: 16)
        }
        bench.send(.pointerUp(.mouse, at: Point(x: 200, y: from - direction * 360)))
      }
      bench.settle()
      #expect(bench.pager.page == end)
      let centres = bench.allWords(.motion).split(separator: " ").filter { $0.hasPrefix("centre") }
      #expect(centres == ["centre\(end)"])
      #expect(LegalWords.problem(in: bench.events, of: bench.pager) == nil)
    }
  }

  @Test("Two pages, bounded: there and back")
  func twoBounded() {
    var bench = PagerBench(pages: 2, at: 0)
    bench.swipe()
    bench.settle()
    bench.swipe()
    bench.settle()
    bench.swipe(-1)
    bench.settle()
    #expect(bench.words(.surfaces).isEmpty && bench.pager.page == 0)
  }
}
