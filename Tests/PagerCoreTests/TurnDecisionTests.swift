import Testing

@testable import PagerCore

@Suite("The decision at release")
struct TurnDecisionTests {
  /// The step toward the side to which a drag turns; 0 for none.
  private func step(
    _ following: DragFollowing, _ fraction: Double, velocity: Double = 0, travel: Double? = nil,
    allowsFlick: Bool = true
  ) -> Int {
    TurnDecision(
      configuration: PagerConfiguration(following: following), extentPoints: 600,
      velocity: velocity, travelPoints: travel ?? (fraction < 0 ? -100 : 100)
    ).side(displacementPoints: fraction * 600, allowsFlick: allowsFlick)?.step ?? 0
  }

  @Test("A strip at rest stays, however fast the pointer", arguments: DragFollowing.allCases)
  func rest(_ following: DragFollowing) {
    #expect(step(following, 0, velocity: 8000) == 0)
    #expect(step(following, 0, velocity: -8000) == 0)
  }

  @Test(
    "A damped pull turns from 12 % of the page on, unless the velocity points back",
    arguments: [
      (0.119, 0.0, 0), (0.12, 0, 1), (0.5, 0, 1), (0.12, -100, 1), (0.12, -100.1, 0),
      (0.9, -5000, 0), (0.119, 399, 0),
    ])
  func damped(_ fraction: Double, _ velocity: Double, _ expected: Int) {
    #expect(step(.damped, fraction, velocity: velocity) == expected)
    #expect(step(.damped, -fraction, velocity: -velocity) == -expected)
  }

  @Test(
    "A flick turns from 400 points per second and 24 points of travel on",
    arguments: [
      (400.0, 24.0, 1), (399.9, 24, 0), (400, 23.9, 0), (8000, -24, 0), (-400, 24, 0),
    ])
  func flick(_ velocity: Double, _ travel: Double, _ expected: Int) {
    #expect(step(.damped, 0.01, velocity: velocity, travel: travel) == expected)
    #expect(step(.damped, -0.01, velocity: -velocity, travel: -travel) == -expected)
    // Tracking at 3 %: the projection of 400 points per second alone does not reach the half.
    if velocity <= 400 {
      #expect(step(.tracking, 0.03, velocity: velocity, travel: travel) == expected)
    }
  }

  @Test(
    "A tracking drag turns when its projection is past half the page",
    arguments: [
      (0.5, 0.0, 0), (0.501, 0, 1), (0.3, 240.2, 0), (0.3, 240.3, 1), (0.7, -240.2, 1),
      (0.7, -240.3, 0), (0.99, -399, 1), (0.99, -400, 0),
    ])
  func tracking(_ fraction: Double, _ velocity: Double, _ expected: Int) {
    #expect(step(.tracking, fraction, velocity: velocity) == expected)
    #expect(step(.tracking, -fraction, velocity: -velocity) == -expected)
  }

  @Test("A drag that has scrolled inside turns by the threshold alone")
  func insideFirst() {
    #expect(step(.damped, 0.1, velocity: 5000, allowsFlick: false) == 0)
    #expect(step(.damped, 0.13, velocity: 5000, allowsFlick: false) == 1)
    #expect(step(.damped, 0.13, velocity: -101, allowsFlick: false) == 0)
    #expect(step(.tracking, 0.45, velocity: 5000, allowsFlick: false) == 0)
    #expect(step(.tracking, 0.51, velocity: 5000, allowsFlick: false) == 1)
    #expect(step(.tracking, 0.51, velocity: -100, allowsFlick: false) == 1)
  }

  private func caught(
    at position: Double, velocity: Double, travel: Double, range: ClosedRange<Int> = 5...6
  ) -> Int {
    TurnDecision(
      configuration: PagerConfiguration(), extentPoints: 600, velocity: velocity,
      travelPoints: travel
    ).target(caughtAt: position, target: 6, range: range)
  }

  @Test("After a catch a real swipe goes one page further in its own direction")
  func swipeAfterCatch() {
    #expect(caught(at: 5.4, velocity: 400, travel: 60) == 7)
    #expect(caught(at: 5.4, velocity: -400, travel: -60) == 5)
    #expect(caught(at: 4.4, velocity: 400, travel: 60, range: 4...6) == 7)
    #expect(caught(at: 4.4, velocity: -400, travel: -60, range: 4...6) == 5)
  }

  @Test("After a catch a gentler release goes with its velocity")
  func gentleAfterCatch() {
    #expect(caught(at: 5.2, velocity: 399, travel: 300) == 6)
    #expect(caught(at: 5.2, velocity: 2000, travel: 59) == 6)
    #expect(caught(at: 5.8, velocity: -399, travel: -300) == 5)
    #expect(caught(at: 5.8, velocity: -2000, travel: -59) == 5)
    #expect(caught(at: 5.8, velocity: -2000, travel: 60) == 5)
    #expect(caught(at: 4.2, velocity: 101, travel: 9, range: 4...6) == 5)
    #expect(caught(at: 5, velocity: 101, travel: 9, range: 4...6) == 6)
    #expect(caught(at: 5, velocity: -101, travel: -9, range: 4...6) == 4)
  }

  @Test("After a catch a release without velocity goes to the nearer page")
  func slowAfterCatch() {
    for velocity in [-100.0, 0, 100] {
      #expect(caught(at: 5.49, velocity: velocity, travel: 1) == 5)
      #expect(caught(at: 5.5, velocity: velocity, travel: 1) == 6)
      #expect(caught(at: 4.8, velocity: velocity, travel: 1) == 5)
      #expect(caught(at: 4.8, velocity: velocity, travel: 1, range: 4...6) == 5)
    }
  }
}
