import Testing

@testable import PagerCore

@Suite("The velocity tracker")
struct VelocityTrackerTests {
  private let configuration = PagerConfiguration()

  /// The velocity at an instant after samples of (ms, points), the first of which is the press.
  private func velocity(
    _ samples: [(Double, Double)], at milliseconds: Double, slop: Double = 3
  ) -> Double {
    var tracker = VelocityTracker()
    for (index, (time, position)) in samples.enumerated() {
      let instant = Timestamp(milliseconds: time)
      if index == 0 {
        tracker.begin(
          at: instant, position: position, slopPoints: slop,
          window: configuration.gesture.velocityWindow)
      } else {
        tracker.add(at: instant, position: position)
      }
    }
    return tracker.velocity(
      at: Timestamp(milliseconds: milliseconds), configuration: configuration)
  }

  @Test("Velocity is way over time from the press to the last move")
  func average() {
    #expect(velocity([(0, 0), (20, 5), (50, 50)], at: 50) == 1000)
    #expect(velocity([(0, 0), (20, -5), (50, -50)], at: 60) == -1000)
  }

  @Test("A single instant has no velocity, also where no span is too short")
  func noSpan() {
    var tracker = VelocityTracker()
    tracker.begin(
      at: .zero, position: 0, slopPoints: 3, window: configuration.gesture.velocityWindow)
    tracker.add(at: .zero, position: 50)
    let free = configuration.with { $0.gesture.velocityMinimumSpan = .zero }
    #expect(tracker.velocity(at: .zero, configuration: free) == 0)
  }

  @Test("Only the last 100 ms before the release count")
  func window() {
    let samples = [(0.0, 0.0), (50, 500), (100, 510), (150, 520)]
    #expect(velocity(samples, at: 150) == 200)
    #expect(velocity(samples, at: 151) == 200)
    #expect(velocity([(0, 0), (100, 10)], at: 100) == 100)
    #expect(velocity([(0, 0), (100, 10)], at: 101) == 0)
  }

  @Test("A press alone and a tracker that never began have no velocity")
  func pressAlone() {
    #expect(velocity([(0, 0)], at: 1) == 0)
    #expect(
      VelocityTracker().velocity(at: .zero, configuration: configuration) == 0)
    var tracker = VelocityTracker()
    tracker.add(at: .zero, position: 3)
    #expect(tracker == VelocityTracker())
  }

  @Test("A reversal of more than the slop starts anew at its turning point")
  func reversal() {
    let back = [(0.0, 0.0), (20, 100), (40, 200), (60, 196.9)]
    #expect(velocity(back, at: 60) == (196.9 - 200) / 0.02)
    let again = [(0.0, 0.0), (20, 100), (40, 200), (60, 150), (80, 160)]
    #expect(velocity(again, at: 80) == 500)
  }

  @Test("A reversal of no more than the slop is a tremble")
  func tremble() {
    let samples = [(0.0, 0.0), (20, 100), (40, 200), (60, 197)]
    #expect(velocity(samples, at: 60) == 197 / 0.06)
    #expect(velocity(samples, at: 60, slop: 2.9) == -150)
  }

  @Test("A slow reversal adds up over several moves")
  func slowReversal() {
    let samples = [(0.0, 0.0), (40, 200), (50, 198), (60, 196), (70, 194)]
    #expect(velocity(samples, at: 70) == -200)
  }

  @Test("Of moves at one time the last wins")
  func equalTimes() {
    #expect(velocity([(0, 0), (10, 5), (10, 50), (10, 20)], at: 10) == 2000)
    #expect(velocity([(0, 0), (0, 50), (10, 60)], at: 10) == 1000)
  }

  @Test("A move that is 50 ms old stands still")
  func staleness() {
    #expect(velocity([(0, 0), (20, 20)], at: 69.9) == 1000)
    #expect(velocity([(0, 0), (20, 20)], at: 70) == 0)
  }

  @Test("A span under 5 ms tells nothing")
  func shortSpan() {
    #expect(velocity([(0, 0), (4.9, 20)], at: 5) == 0)
    #expect(velocity([(0, 0), (5, 20)], at: 5) == 4000)
  }

  @Test("More than 8000 points per second is not believed")
  func cap() {
    #expect(velocity([(0, 0), (10, 9000)], at: 10) == 8000)
    #expect(velocity([(0, 0), (10, -9000)], at: 10) == -8000)
  }

  @Test("Thousands of moves leave the answer exact and the buffer short")
  func manyMoves() {
    var tracker = VelocityTracker()
    tracker.begin(
      at: .zero, position: 0, slopPoints: 3, window: configuration.gesture.velocityWindow)
    for step in 1...20_000 {
      tracker.add(at: Timestamp(nanoseconds: Int64(step) * 125_000), position: Double(step))
    }
    let end = Timestamp(nanoseconds: 20_000 * 125_000)
    #expect(tracker.velocity(at: end, configuration: configuration) == 8000)
    for step in 1...100 {
      tracker.add(
        at: end.advanced(bySeconds: Double(step) / 1000), position: 20_000 - Double(step))
    }
    let velocity = tracker.velocity(
      at: end.advanced(bySeconds: 0.1), configuration: configuration)
    #expect((velocity + 1000).magnitude < 1e-9)
  }
}
