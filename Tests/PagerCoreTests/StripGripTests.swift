import Testing

@testable import PagerCore

@Suite("The strip under a pointer")
struct StripGripTests {
  /// The strip held at its own rest, point for point for two pages either way.
  private func grip(position: Double = 0, originStep: Int = 3) -> StripGrip {
    StripGrip(
      origin: 100, originStep: originStep,
      curve: PullCurve(free: -2...2, below: .damped, above: .damped, coefficient: 0.55),
      position: position)
  }

  @Test("Within a rounding error of a rest the strip stands on it, further off it does not")
  func snap() {
    for rest in [-2.0, -1, 0, 1, 2] {
      for error in [-9e-10, 9e-10, -1.1e-9, 1.1e-9] where (rest + error).magnitude < 2 {
        var grip = grip()
        grip.follow(100 + (rest + error) * 600, extent: 600)
        #expect((grip.position == rest) == (error.magnitude < 1e-9), "\(rest) \(error)")
      }
    }
  }

  @Test("It goes no further than a page from the base")
  func onePage() {
    for (position, expected) in [(-0.5, 0), (0, 0), (0.3, 0.3), (2, 2), (2.7, 2), (-9, 0.0)] {
      var grip = grip(position: position)
      grip.stay(withinPageOf: 4)
      #expect(grip.position == expected, "\(position)")
    }
  }

  @Test("Where a page has no length the strip stays at rest")
  func noLength() {
    var grip = grip(position: 0.4)
    #expect(grip.pull(700, extent: 0) == 0 && grip.pull(700, extent: 600) == 1)
    grip.follow(700, extent: 0)
    #expect(grip.position == 0 && grip.absolutePosition == 3)
  }
}
