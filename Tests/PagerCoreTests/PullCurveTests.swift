import Testing

@testable import PagerCore

@Suite("How the strip follows a pull")
struct PullCurveTests {
  private static let curves = [
    PullCurve(free: 0...0, below: .damped, above: .damped, coefficient: 0.55),
    PullCurve(free: -1...1, below: .stopped, above: .stopped, coefficient: 0.55),
    PullCurve(free: -1...0, below: .stopped, above: .damped, coefficient: 0.55),
    PullCurve(free: 0...2, below: .damped, above: .damped, coefficient: 0.55),
    PullCurve(free: 0...0, below: .stopped, above: .damped, coefficient: 0.55),
  ]

  @Test("Inside the free range it goes point for point, beyond it is damped or stops")
  func positions() {
    let curve = PullCurve(free: -1...1, below: .stopped, above: .damped, coefficient: 0.55)
    #expect([-0.5, 0, 0.25, 1].map { curve.position(pull: $0) } == [-0.5, 0, 0.25, 1])
    #expect(curve.position(pull: -7) == -1)
    let band = RubberBand(extent: 1)
    #expect(curve.position(pull: 3) == 1 + band.displacement(pull: 2))
  }

  @Test("The pull of a position gives the position back", arguments: curves)
  func inverse(_ curve: PullCurve) {
    for step in -400...400 {
      let pull = Double(step) / 100
      let position = curve.position(pull: pull)
      let again = curve.position(pull: curve.pull(position: position))
      #expect((again - position).magnitude < 1e-12)
    }
  }

  @Test("The slope is that of the position", arguments: curves)
  func slope(_ curve: PullCurve) {
    for step in -80...80 {
      let pull = Double(step) / 20 + 0.013
      let before = curve.position(pull: pull - 1e-6)
      let numeric = (curve.position(pull: pull + 1e-6) - before) / 2e-6
      #expect((curve.slope(pull: pull) - numeric).magnitude < 1e-5)
    }
  }

  @Test("At the ends of the free range the slope is that inside, at a point rest that of the band")
  func slopeAtEnds() {
    #expect(Self.curves[0].slope(pull: 0) == 0.55)
    #expect(Self.curves[1].slope(pull: 1) == 1 && Self.curves[1].slope(pull: -1) == 1)
    #expect(Self.curves[1].slope(pull: 1.1) == 0 && Self.curves[1].slope(pull: -1.1) == 0)
  }

  @Test("The position never falls as the pull grows, and has no jump", arguments: curves)
  func monotonic(_ curve: PullCurve) {
    let positions = (-4000...4000).map { curve.position(pull: Double($0) / 1000) }
    #expect(positions == positions.sorted())
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $1 - $0 <= 0.001 + 1e-12 })
  }
}
