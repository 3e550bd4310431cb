import PagerTestSupport
import Testing

@testable import PagerCore

@Suite("Dragging a page that scrolls inside")
struct InnerDragTests {
  /// Pages 4, 5 and 6 are 900 points long in a viewport of 600: offsets from 0 to 300.
  private func bench(
    _ configuration: PagerConfiguration = .damped,
    lengths: [Int: Double] = [4: 900, 5: 900, 6: 900]
  ) -> PagerBench { PagerBench(configuration, lengths: lengths) }

  private let band = RubberBand(extent: 600)

  @Test("Content follows point for point, then runs on with deceleration")
  func scrolls() {
    var bench = bench()
    bench.press()
    bench.move(toPoints: 50)
    #expect(bench.pager.innerOffset == 50 && bench.pager.displacement == 0)
    bench.move(toPoints: 20)
    #expect(bench.pager.innerOffset == 20)
    bench.lift(velocity: 300)
    #expect(bench.pager.phase == .scrolling && bench.pager.needsNextFrame)
    bench.wait(100)
    #expect((bench.pager.innerOffset - 23 - 0.3 * 90.625851).magnitude < 1e-6)
    bench.settle()
    #expect(bench.pager.phase == .idle && bench.pager.innerOffset > 140)
    #expect(bench.words([.life, .surfaces]).isEmpty)
    #expect(bench.allWords(.motion) == "begin end>5")
  }

  @Test("A drag that reaches the end goes on as a pull, inside the one event that reaches it")
  func handOver() {
    for configuration in [PagerConfiguration.damped, .tracking] {
      var bench = bench(configuration)
      bench.press()
      bench.move(toPoints: 299)
      #expect(bench.pager.innerOffset == 299 && bench.pager.displacement == 0)
      bench.move(toPoints: 360)
      let expected = configuration.gesture.following == .damped ? band.displacement(pull: 60) : 60
      #expect(bench.pager.innerOffset == 300)
      #expect((bench.pager.displacement - expected).magnitude < 1e-9)
      #expect(bench.words() == "WA6 WD5")
    }
  }

  @Test("Coming back, the pull is undone first, point for point under the pointer")
  func comingBack() {
    var bench = bench()
    bench.press()
    bench.move(toPoints: 400)
    bench.move(toPoints: 310)
    #expect((bench.pager.displacement - band.displacement(pull: 10)).magnitude < 1e-9)
    #expect(bench.pager.innerOffset == 300)
    bench.move(toPoints: 250)
    #expect(bench.pager.displacement == 0 && (bench.pager.innerOffset - 250).magnitude < 1e-9)
    #expect(bench.words() == "WA6 WD5 WA5 WD6 DA5 DD6")
    bench.move(toPoints: -40)
    #expect(bench.pager.innerOffset == 0)
    #expect((bench.pager.displacement + band.displacement(pull: 40)).magnitude < 1e-9)
  }

  @Test("From end to end in a single event, the rest of it is passed on")
  func endToEnd() {
    var bench = bench()
    bench.press()
    bench.move(toPoints: 350)
    bench.move(toPoints: -50)
    #expect(bench.pager.innerOffset == 0)
    #expect((bench.pager.displacement + band.displacement(pull: 50)).magnitude < 1e-9)
    bench.move(toPoints: 350)
    #expect((bench.pager.displacement - band.displacement(pull: 50)).magnitude < 1e-9)
  }

  @Test("A drag that began inside turns by the threshold alone, never by a flick")
  func thresholdAlone() {
    func page(_ pull: Double, velocity: Double) -> Int? {
      var bench = bench()
      bench.press()
      bench.move(toPoints: 150)
      bench.move(toPoints: 300 + pull)
      bench.lift(velocity: velocity)
      bench.settle()
      return bench.pager.page
    }
    #expect(page(40, velocity: 5000) == 5)
    #expect(page(160, velocity: 0) == 6)
    #expect(page(160, velocity: -300) == 5)
  }

  @Test("A drag that was a pull from its start turns by a flick")
  func flickFromTheEnd() {
    var bench = bench()
    bench.send(.key(.end, .down))
    bench.settle()
    bench.press()
    bench.move(toPoints: 30)
    bench.lift(velocity: 1000)
    bench.settle()
    #expect(bench.pager.page == 6)
    var backward = self.bench()
    backward.press()
    backward.move(toPoints: -30)
    backward.lift(velocity: -1000)
    backward.settle()
    #expect(backward.pager.page == 4)
  }

  @Test("A drag that was a pull, then scrolled, then pulls at the other end, has scrolled")
  func pullThenScroll() {
    var bench = bench()
    bench.press()
    bench.move(toPoints: -5)
    bench.move(toPoints: 320)
    bench.lift(velocity: 2000)
    bench.settle()
    #expect(bench.pager.page == 5)
  }

  @Test("Momentum never turns a page: it bounces")
  func momentum() {
    var bench = bench()
    bench.press()
    bench.move(toPoints: 100)
    bench.lift(velocity: 8000)
    var peak = 0.0
    for _ in 0..<300 {
      bench.wait(10)
      peak = max(peak, bench.pager.innerOffset)
      #expect(bench.pager.displacement == 0)
    }
    bench.settle()
    #expect(peak > 350 && bench.pager.innerOffset == 300 && bench.pager.page == 5)
  }

  @Test("A press stops the content where it stands; a click lets a bounce go on")
  func pressStops() {
    var bench = bench()
    bench.press()
    bench.move(toPoints: 100)
    bench.lift(velocity: 3000)
    bench.wait(150)
    let beyond = bench.pager.innerOffset
    #expect(beyond > 310)
    bench.press()
    bench.wait(1000)
    #expect(bench.pager.innerOffset == beyond && !bench.pager.needsNextFrame)
    bench.send(.pointerUp(.mouse, at: Point(x: 200, y: 300)))
    #expect(bench.pager.phase == .scrolling)
    bench.settle()
    #expect(bench.pager.innerOffset == 300)
  }

  @Test("Caught beyond its end, content follows the band, and scrolls again once it is back")
  func bouncing() {
    var bench = bench()
    bench.press()
    bench.move(toPoints: 100)
    bench.lift(velocity: 3000)
    bench.wait(150)
    let pull = band.pull(displacement: bench.pager.innerOffset - 300)
    bench.press()
    bench.move(toPoints: 20)
    let expected = 300 + band.displacement(pull: pull + 20)
    #expect((bench.pager.innerOffset - expected).magnitude < 1e-9)
    #expect(bench.pager.displacement == 0)
    bench.move(toPoints: -pull - 50)
    #expect((bench.pager.innerOffset - 250).magnitude < 1e-9)
    bench.move(toPoints: -pull + 40)
    #expect(bench.pager.innerOffset == 300)
    #expect((bench.pager.displacement - band.displacement(pull: 40)).magnitude < 1e-9)
  }

  @Test("Let go beyond its end, held content bounces back; cancelled too")
  func letGoBeyond() {
    for cancels in [true, false] {
      var bench = bench(PagerConfiguration(axis: .horizontal))
      bench.press()
      bench.move(to: Point(x: 200, y: 400))
      #expect((bench.pager.innerOffset + band.displacement(pull: 100)).magnitude < 1e-9)
      if cancels { bench.send(.focus(false)) } else { bench.lift() }
      #expect(bench.pager.phase == .scrolling)
      bench.settle()
      #expect(bench.pager.innerOffset == 0 && bench.allWords(.motion) == "begin end>5")
    }
  }

  @Test("Across the paging axis content alone moves, however far, and paging alone the other way")
  func across() {
    let configuration = PagerConfiguration(axis: .horizontal)
    var bench = bench(configuration)
    bench.press()
    bench.move(to: Point(x: 180, y: 200))
    bench.move(to: Point(x: -900, y: 250))
    #expect(bench.pager.displacement == 0 && (bench.pager.innerOffset - 50).magnitude < 15)
    bench.move(to: Point(x: -900, y: -900))
    #expect(bench.pager.displacement == 0 && bench.pager.innerOffset > 300)
    bench.lift()
    bench.settle()
    #expect(bench.pager.innerOffset == 300 && bench.pager.page == 5)
    bench.press()
    bench.move(to: Point(x: 180, y: 290))
    bench.move(to: Point(x: 100, y: -900))
    #expect(bench.pager.displacement > 80 && bench.pager.innerOffset == 300)
  }

  @Test("A slanting drag moves the longer way alone; a jitter moves nothing")
  func slanting() {
    for isSwapped in [false, true] {
      let lengths = [5: 1500.0]
      var bench = PagerBench(PagerConfiguration(axis: .horizontal), lengths: lengths)
      let steps = [(0.0, 0.0), (-32, -60), (-80, -150), (-136, -240)]
      bench.press(Point(x: 280, y: 420))
      for (x, y) in steps.dropFirst() {
        bench.move(to: Point(x: 280 + (isSwapped ? y : x), y: 420 + (isSwapped ? x : y)))
      }
      #expect((bench.pager.innerOffset != 0) == !isSwapped)
      #expect((bench.pager.displacement != 0) == isSwapped)
    }
    var jitter = PagerBench(PagerConfiguration(axis: .horizontal), lengths: [5: 1500])
    jitter.pager.configuration.gesture.mouseSlopPoints = 3
    jitter.press()
    jitter.move(to: Point(x: 202, y: 301))
    #expect(jitter.pager.innerOffset == 0 && jitter.pager.displacement == 0)
  }

  @Test("A page comes in at its start, forward or backward, and starts over out of sight")
  func entryAtStart() {
    var bench = bench()
    bench.press()
    bench.move(toPoints: 200)
    bench.lift()
    bench.send(.goToNext)
    bench.settle()
    #expect(bench.pager.page == 6 && bench.pager.innerOffset == 0)
    #expect(bench.words([.rest, .motion]) == "begin end>5 centre6 reset5 settle6")
    bench.send(.goToPrevious)
    bench.settle()
    #expect(bench.pager.page == 5 && bench.pager.innerOffset == 0)
  }

  @Test("With entry at the adjacent edge a page reached backward stands at its end")
  func entryAtEdge() {
    var bench = bench(PagerConfiguration(entry: .adjacentEdge))
    bench.send(.goToPrevious)
    bench.settle()
    #expect(bench.pager.page == 4 && bench.pager.innerOffset == 300)
    bench.send(.goToNext)
    bench.settle()
    #expect(bench.pager.page == 5 && bench.pager.innerOffset == 0)
    // Across the paging axis there is no adjacent edge.
    var across = self.bench(PagerConfiguration(axis: .horizontal, entry: .adjacentEdge))
    across.send(.goToPrevious)
    across.settle()
    #expect(across.pager.innerOffset == 0)
  }

  @Test("A page that springs back keeps its position inside")
  func keepsPlace() {
    var bench = bench()
    bench.press()
    bench.move(toPoints: 320)
    bench.lift()
    bench.settle()
    #expect(bench.pager.page == 5 && bench.pager.innerOffset == 300)
  }

  @Test("Content that grows or shrinks under the pointer makes no jump")
  func lengthChangesInDrag() {
    var bench = bench()
    let surface = bench.pager.track.strip.current.surface
    bench.press()
    bench.move(toPoints: 250)
    bench.pager.setContentLength(700, ofSurface: surface)
    #expect(bench.pager.innerOffset == 100 && bench.pager.displacement == 0)
    bench.move(toPoints: 240)
    #expect((bench.pager.innerOffset - 90).magnitude < 1e-9 && bench.pager.displacement == 0)
    bench.pager.setContentLength(2000, ofSurface: surface)
    bench.move(toPoints: 400)
    #expect((bench.pager.innerOffset - 250).magnitude < 1e-9 && bench.pager.displacement == 0)
  }

  @Test
  func `Content that comes under a pull is scrolled once the pull is undone, from either side`() {
    var bench = PagerBench(.damped)
    bench.press()
    bench.move(toPoints: 100)
    bench.move(toPoints: -100)
    bench.pager.setContentLength(1800, ofSurface: bench.pager.track.strip.current.surface)
    #expect(bench.pager.displacement < 0)
    bench.move(toPoints: 60)
    #expect(bench.pager.displacement == 0 && (bench.pager.innerOffset - 60).magnitude < 1e-9)
  }

  @Test("A length that is no number is ignored, a negative one is none")
  func absurdLengths() {
    var bench = bench()
    let surface = bench.pager.track.strip.current.surface
    bench.pager.setContentLength(.nan, ofSurface: surface)
    bench.pager.setContentLength(.infinity, ofSurface: surface)
    #expect(bench.pager.content.maximumOffset == 300)
    bench.pager.setContentLength(-5, ofSurface: surface)
    #expect(bench.pager.content.maximumOffset == 0)
    bench.pager.setContentLength(1e300, ofSurface: surface)
    bench.send(.key(.end, .down))
    bench.settle()
    #expect(bench.pager.frame.first?.innerPixels == 1 << 53)
    bench.pager.setContentLength(5, ofSurface: 7)
  }

  @Test("Content that bounces while its page leaves is in range when it comes back")
  func bounceAndLeave() {
    var bench = bench()
    bench.press()
    bench.move(toPoints: 100)
    bench.lift(velocity: 6000)
    bench.wait(100)
    #expect(bench.pager.innerOffset > 310)
    bench.send(.goToNext)
    bench.wait(60)
    bench.press()
    bench.pull(to: -0.5)
    bench.lift()
    bench.settle()
    #expect(bench.pager.page == 5 && bench.pager.innerOffset == 300)
    #expect(!bench.pager.needsNextFrame)
  }
}
