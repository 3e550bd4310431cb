import Testing

@testable import PagerCore

@Suite("What a release would do")
struct PullForecastTests {
  private func forecast(_ bench: PagerBench) -> Bool? { bench.pager.frame.pull?.turnsOnRelease }

  @Test("At rest past the threshold it promises the turn that then comes, short of it none")
  func atRest() {
    for (pull, turns) in [(0.2, false), (0.24, false), (0.26, true), (0.4, true)] {
      var bench = PagerBench(.damped)
      bench.press()
      bench.pull(to: pull, after: 300)
      #expect(forecast(bench) == turns)
      bench.lift()
      bench.settle()
      #expect(bench.pager.page == (turns ? 6 : 5))
    }
  }

  @Test("A slow drift back takes the promise back, for no turn would come")
  func drift() {
    var bench = PagerBench(.damped)
    bench.press()
    bench.pull(to: 0.5)
    bench.pull(to: 0.5, after: 300)
    #expect(forecast(bench) == true)
    for step in 1...4 { bench.move(toPoints: 300 - 4 * Double(step)) }
    #expect(forecast(bench) == false)
    // The pointer stands again: after 50 ms its velocity is forgotten, without any input.
    #expect(bench.pager.needsNextFrame)
    bench.wait(51)
    #expect(forecast(bench) == true && !bench.pager.needsNextFrame)
    for step in 1...4 { bench.move(toPoints: 284 - 4 * Double(step)) }
    bench.send(.pointerUp(.mouse, at: Point(x: 200, y: 300 - 268)))
    bench.settle()
    #expect(bench.pager.page == 5)
  }

  @Test("A pointer that trembles at the threshold changes nothing")
  func tremble() {
    var bench = PagerBench(.damped)
    bench.press()
    bench.pull(to: 0.2, after: 100)
    var found: [Bool?] = []
    for step in 0..<20 {
      bench.move(toPoints: step.isMultiple(of: 2) ? 150.5 : 146.5, after: 22)
      found.append(forecast(bench))
    }
    #expect(Set(found) == [true])
    // Two hundredths of the page below the threshold it is taken back.
    bench.move(toPoints: 124, after: 200)
    #expect(bench.pager.displacementFraction > 0.1 && forecast(bench) == true)
    bench.move(toPoints: 120, after: 200)
    #expect(bench.pager.displacementFraction < 0.1 && forecast(bench) == false)
    // And comes only past the threshold itself.
    bench.move(toPoints: 146.5, after: 200)
    #expect(forecast(bench) == false)
  }

  @Test("A flick promises as long as it is one")
  func flick() {
    var bench = PagerBench(.damped)
    bench.press()
    bench.pull(to: 0.1, after: 20)
    #expect(bench.pager.displacementFraction < 0.12 && forecast(bench) == true)
    bench.wait(60)
    #expect(forecast(bench) == false)
  }

  @Test("Past a bound nothing turns, and after reading a flick does not")
  func never() {
    var bound = PagerBench(.damped, at: 11)
    bound.press()
    bound.pull(to: 0.8, after: 300)
    #expect(forecast(bound) == false)
    var read = PagerBench(.damped, lengths: [5: 640])
    read.press()
    read.pull(to: 0.15, after: 20)
    #expect(read.pager.displacementFraction > 0 && forecast(read) == false)
  }

  @Test("Side by side the pages turn past the half, counting on the velocity")
  func tracking() {
    var bench = PagerBench(.tracking)
    bench.press()
    bench.pull(to: 0.45, after: 300)
    #expect(forecast(bench) == false)
    bench.pull(to: 0.52, after: 300)
    #expect(forecast(bench) == true)
    bench.pull(to: 0.485, after: 300)
    #expect(forecast(bench) == true)
    bench.pull(to: 0.475, after: 300)
    #expect(forecast(bench) == false)
  }

  @Test("What only a flick promised ends with it, also just below the threshold")
  func flickIsNoPromise() {
    var bench = PagerBench(.damped)
    bench.press()
    bench.pull(to: 0.225, after: 40)
    #expect((0.1..<0.12).contains(bench.pager.displacementFraction) && forecast(bench) == true)
    bench.wait(60)
    #expect(forecast(bench) == false)
  }

  @Test("A promise that came back by standing still holds against a trembling pointer")
  func promiseByStanding() {
    var bench = PagerBench(.damped)
    bench.press()
    bench.pull(to: 0.4, after: 300)
    for points in [210.0, 180, 152] { bench.move(toPoints: points) }
    #expect(bench.pager.displacementFraction > 0.12 && forecast(bench) == false)
    bench.wait(120)
    #expect(forecast(bench) == true)
    bench.move(toPoints: 148)
    #expect((0.1..<0.12).contains(bench.pager.displacementFraction) && forecast(bench) == true)
  }
}
