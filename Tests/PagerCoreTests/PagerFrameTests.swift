import Testing

@testable import PagerCore

@Suite("Frames")
struct PagerFrameTests {
  @Test("At rest one page fills the viewport")
  func rest() {
    let frame = PagerBench().pager.frame
    #expect(frame.visiblePages == [5] && frame.first?.originPixels == 0)
    #expect(frame.extentPixels == 600 && frame.displacementPixels == 0)
    #expect(frame.phase == .idle && frame.page == 5 && !frame.needsNextFrame && frame.pull == nil)
  }

  @Test("Pages abut in whole pixels and cover the viewport, at any scale and position")
  func abut() {
    for scale in [0.5, 1, 1.25, 1.5, 2, 3.7] {
      var bench = PagerBench()
      bench.send(.resize(Size(width: 400, height: 601), scale: scale))
      bench.press()
      for step in -100...100 {
        bench.pull(to: Double(step) / 101)
        let frame = bench.pager.frame
        guard let first = frame.first else {
          Issue.record("nothing on show")
          return
        }
        if let second = frame.second {
          #expect(first.originPixels < 0)
          #expect(second.originPixels == first.originPixels + frame.extentPixels)
        } else {
          #expect(first.originPixels == 0)
        }
        let exact = bench.pager.displacementFraction * Double(frame.extentPixels)
        #expect((Double(frame.displacementPixels) - exact).magnitude <= 0.5)
      }
    }
  }

  @Test("Both sides of a re-centre show one picture")
  func recentre() {
    var bench = PagerBench()
    bench.press()
    bench.pull(to: 0.9999)
    let before = bench.pager.frame
    bench.pull(to: 1)
    let after = bench.pager.frame
    #expect(before.page == 5 && after.page == 6)
    #expect(before.visiblePages == [6] && before.first?.slot == after.first?.slot)
    #expect(before.first?.originPixels == 0 && after.first?.originPixels == 0)
  }

  @Test("Past a bound the page on show moves and nothing takes its place")
  func bound() {
    var bench = PagerBench(.damped, at: 0)
    bench.press()
    bench.pull(to: -0.5)
    let frame = bench.pager.frame
    #expect(frame.visiblePages == [0] && frame.first?.originPixels == -frame.displacementPixels)
    #expect(frame.displacementPixels < 0)
    #expect(frame.pull?.hasPage == false && frame.pull?.side == .previous)
  }

  @Test("A pull tells its fraction of the way to the threshold")
  func pull() throws {
    for (configuration, threshold) in [(PagerConfiguration.damped, 0.12), (.tracking, 0.5)] {
      var bench = PagerBench(configuration)
      bench.press()
      #expect(bench.pager.frame.pull == nil)
      bench.pull(to: 0.2)
      let pull = try #require(bench.pager.frame.pull)
      #expect(pull.side == .next && pull.hasPage)
      #expect((pull.fraction - bench.pager.displacementFraction / threshold).magnitude < 1e-12)
      bench.lift()
      #expect(bench.pager.frame.pull == nil)
    }
  }

  @Test("Scrolled pages stand on whole pixels of their content")
  func inner() {
    var bench = PagerBench(.damped, lengths: [5: 900])
    bench.send(.resize(Size(width: 400, height: 600), scale: 2))
    bench.press()
    bench.move(toPoints: 100.3)
    #expect(bench.pager.frame.first?.innerPixels == 201)
    #expect((bench.pager.frame.innerOffset - 100.3).magnitude < 1e-9)
    bench.move(toPoints: 400)
    let frame = bench.pager.frame
    #expect(frame.first?.innerPixels == 600 && frame.second?.innerPixels == 0)
  }

  @Test("The smallest viewport has a pixel, and the wildest is no trap")
  func extremes() {
    for size in [Size(width: 1, height: 1), Size(width: 1e300, height: 1e300)] {
      for scale in [0.01, 1, 1e300] {
        var bench = PagerBench()
        bench.send(.resize(size, scale: scale))
        #expect(bench.pager.frame.extentPixels >= 1 && bench.pager.frame.visiblePages == [5])
        bench.press(Point(x: 0, y: 0))
        bench.pull(to: 0.5)
        _ = bench.pager.frame
        bench.lift(velocity: 1000)
        bench.settle()
        #expect(bench.pager.displacement == 0)
      }
    }
  }

  @Test("At rest the neighbours are to be drawn ahead where they come in; in motion nothing is")
  func prepared() {
    var bench = PagerBench(PagerConfiguration(entry: .adjacentEdge), lengths: [4: 900])
    let ahead = bench.pager.neighboursToPrepare
    #expect(ahead.map(\.slot.page) == [6, 4] && ahead.map(\.innerPixels) == [0, 300])
    bench.send(.goToNext)
    #expect(bench.pager.neighboursToPrepare.isEmpty)
    #expect(PagerBench(pages: 1, at: 0).pager.neighboursToPrepare.isEmpty)
  }

  @Test("A frame changes nothing")
  func pure() {
    var bench = PagerBench()
    bench.send(.goToNext)
    bench.wait(50)
    let before = bench.pager
    #expect(bench.pager.frame == bench.pager.frame && bench.pager == before)
    #expect(bench.pager.frame.needsNextFrame && bench.pager.frame.phase == .settling)
  }
}
