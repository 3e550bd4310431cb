import Testing

@testable import PagerCore

@Suite("Clicks")
struct ClickTests {
  /// The clicks of a bench: page and place.
  private func clicks(_ bench: PagerBench) -> [(page: Int, place: Point)] {
    bench.events.compactMap { event in
      if case .click(let slot, let place) = event.kind { return (slot.page, place) }
      return nil
    }
  }

  private func click(_ place: Point, in bench: inout PagerBench) {
    bench.press(place)
    bench.send(.pointerUp(.mouse, at: place))
  }

  @Test("A click at rest goes to the page on show, in its own points")
  func atRest() {
    var bench = PagerBench()
    click(Point(x: 30, y: 40), in: &bench)
    #expect(clicks(bench).map(\.page) == [5])
    #expect(clicks(bench)[0].place == Point(x: 30, y: 40))
    #expect(bench.words([.life, .motion, .surfaces]).isEmpty && bench.pager.phase == .idle)
  }

  @Test("Inside the slop it is a click at the place of the release")
  func insideSlop() {
    var bench = PagerBench()
    bench.pager.configuration.mouseSlopPoints = 3
    bench.press(Point(x: 30, y: 40))
    bench.move(to: Point(x: 31, y: 42))
    bench.send(.pointerUp(.mouse, at: Point(x: 31, y: 42)))
    #expect(clicks(bench)[0].place == Point(x: 31, y: 42))
  }

  @Test("A scrolled page is clicked in its content")
  func scrolled() {
    var bench = PagerBench(.damped, lengths: [5: 900])
    bench.press()
    bench.move(toPoints: 120)
    bench.lift()
    click(Point(x: 30, y: 40), in: &bench)
    #expect(clicks(bench)[0].place == Point(x: 30, y: 160))
    var across = PagerBench(.damped.with { $0.innerAxis = .horizontal }, lengths: [5: 900])
    across.send(.key(.end, .down))
    across.settle()
    click(Point(x: 30, y: 40), in: &across)
    #expect(clicks(across)[0].place == Point(x: 530, y: 40))
  }

  @Test("Between two pages the one under the pointer is clicked")
  func betweenPages() {
    for (axis, isForward) in [(Axis.vertical, true), (.vertical, false), (.horizontal, true)] {
      var bench = PagerBench(PagerConfiguration(axis: axis))
      bench.send(isForward ? .goToNext : .goToPrevious)
      bench.wait(80)
      let shift = bench.pager.displacement
      click(Point(x: 10, y: 10), in: &bench)
      click(Point(x: 390, y: 590), in: &bench)
      let extent = bench.pager.extent
      let found = clicks(bench)
      #expect(found.map(\.page) == (isForward ? [5, 6] : [4, 5]))
      let first = found[0].place
      let second = found[1].place
      let along = axis == .vertical ? (first.y, second.y) : (first.x, second.x)
      let start = isForward ? shift : extent + shift
      #expect((along.0 - 10 - start).magnitude < 1e-6)
      let last: Double = axis == .vertical ? 590 : 390
      #expect((along.1 - (last + shift - (isForward ? extent : 0))).magnitude < 1e-6)
      bench.settle()
      #expect(bench.pager.page == (isForward ? 6 : 4))
    }
  }

  @Test("Outside of the viewport, beyond a bound and without pages there is nothing to click")
  func nothing() {
    var bench = PagerBench(at: 0)
    for place in [
      Point(x: 10, y: -0.01), Point(x: 10, y: 600), Point(x: -1, y: 9), Point(x: 400, y: 9),
    ] {
      click(place, in: &bench)
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
