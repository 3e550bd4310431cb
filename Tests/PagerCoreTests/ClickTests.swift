import Testing

@testable import PagerCore

@Suite("Clicks")
struct ClickTests {
  /// The clicks of a bench: page and position.
  private func clicks(_ bench: PagerBench) -> [(page: Int, position: Point)] {
    bench.events.compactMap { event in
      if case .click(let slot, let position) = event.kind { return (slot.page, position) }
      return nil
    }
  }

  private func click(_ position: Point, in bench: inout PagerBench) {
    bench.press(position)
    bench.send(.pointerUp(.mouse, at: position))
  }

  @Test("A click at rest goes to the page on show, in its own points")
  func atRest() {
    var bench = PagerBench()
    click(Point(x: 30, y: 40), in: &bench)
    #expect(clicks(bench).map(\.page) == [5])
    #expect(clicks(bench)[0].position == Point(x: 30, y: 40))
    #expect(bench.words([.life, .motion, .surfaces]).isEmpty && bench.pager.phase == .idle)
  }

  @Test("Inside the slop it is a click at the position of the release")
  func insideSlop() {
    var bench = PagerBench()
    bench.pager.configuration.gesture.mouseSlopPoints = 3
    bench.press(Point(x: 30, y: 40))
    bench.move(to: Point(x: 31, y: 42))
    bench.send(.pointerUp(.mouse, at: Point(x: 31, y: 42)))
    #expect(clicks(bench)[0].position == Point(x: 31, y: 42))
  }

  @Test("A scrolled page is clicked in its content")
  func scrolled() {
    var bench = PagerBench(.damped, lengths: [5: 900])
    bench.press()
    bench.move(toPoints: 120)
    bench.lift()
    click(Point(x: 30, y: 40), in: &bench)
    #expect(clicks(bench)[0].position == Point(x: 30, y: 160))
    var across = PagerBench(
      .damped.with { $0.innerScrolling.axis = .horizontal }, lengths: [5: 900])
    across.send(.key(.end, .down))
    across.settle()
    click(Point(x: 30, y: 40), in: &across)
    #expect(clicks(across)[0].position == Point(x: 530, y: 40))
  }

  @Test("A press that stops the strip is no click, on either page, and nor is one on a pull")
  func betweenPages() {
    for (axis, isForward) in [(Axis.vertical, true), (.vertical, false), (.horizontal, true)] {
      var bench = PagerBench(PagerConfiguration(axis: axis))
      bench.send(isForward ? .goToNext : .goToPrevious)
      bench.wait(80)
      click(Point(x: 10, y: 10), in: &bench)
      click(Point(x: 390, y: 590), in: &bench)
      bench.settle()
      #expect(bench.pager.page == (isForward ? 6 : 4) && clicks(bench).isEmpty)
      bench.press()
      bench.pull(to: 0.2)
      bench.lift()
      bench.wait(40)
      click(Point(x: 10, y: 10), in: &bench)
      bench.settle()
      #expect(clicks(bench).isEmpty)
      click(Point(x: 10, y: 10), in: &bench)
      #expect(clicks(bench).count == 1)
    }
  }

  @Test("A press that stops content that runs on, steps or bounces is no click; the next one is")
  func stopsContent() {
    var bench = PagerBench(.damped, lengths: [5: 6000])
    for stop in 0..<3 {
      switch stop {
      case 0:
        bench.press()
        bench.pull(to: 0.3)
        bench.lift(velocity: 2000)
      case 1: bench.send(.wheel(WheelDelta(y: -1)))
      default:
        bench.press()
        bench.pull(to: -0.3)
        bench.lift(velocity: -8000)
      }
      bench.wait(60)
      let offset = bench.pager.innerOffset
      #expect(bench.pager.phase == .scrolling)
      click(Point(x: 10, y: 10), in: &bench)
      #expect(bench.pager.innerOffset == offset && clicks(bench).count == stop)
      bench.settle()
      click(Point(x: 10, y: 10), in: &bench)
      #expect(clicks(bench).count == stop + 1)
    }
  }

  @Test("Outside of the viewport, beyond a bound and without pages there is nothing to click")
  func nothing() {
    var bench = PagerBench(at: 0)
    for position in [
      Point(x: 10, y: -0.01), Point(x: 10, y: 600), Point(x: -1, y: 9), Point(x: 400, y: 9),
    ] {
      click(position, in: &bench)
    }
    bench.press()
    bench.pull(to: -0.9)
    bench.lift()
    bench.wait(10)
    click(Point(x: 10, y: 5), in: &bench)
    var empty = PagerBench(pages: 0)
    click(Point(x: 10, y: 10), in: &empty)
    #expect(clicks(bench).isEmpty && clicks(empty).isEmpty)
  }

  @Test("A drag that comes back to its press is no click")
  func dragBack() {
    var bench = PagerBench()
    bench.press()
    bench.pull(to: 0.2)
    bench.pull(to: 0)
    bench.lift()
    bench.settle()
    #expect(clicks(bench).isEmpty)
  }
}
