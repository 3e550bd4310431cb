import PagerCore
import Testing

@Suite("The rubber band")
struct RubberBandTests {
  @Test(
    "A band of 960 points has the published displacements",
    arguments: [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)])
  func publishedTable(_ pull: Double, _ displacement: Double) {
    let found = RubberBand(extent: 960).displacement(pull: pull)
    #expect((found - displacement).magnitude <= 0.005)
  }

  @Test(
    "A band of 600 points has the derived displacements",
    arguments: [
      (0.0, 0.0), (1, 0.549496), (10, 5.450041), (50, 26.294821), (100, 50.381679),
      (200, 92.957746), (300, 129.411765), (600, 212.903226), (1200, 314.285714),
    ])
  func derivedTable(_ pull: Double, _ displacement: Double) {
    let found = RubberBand(extent: 600).displacement(pull: pull)
    #expect((found - displacement).magnitude <= 5e-7)
  }

  /// Overshoot as libadwaita has it is a band with slope 1 and limit 1/k, k = 0.1 per point.
  @Test(
    "With slope 1 it is libadwaita's overshoot",
    arguments: [
      (400.0, 0.05, 6.666667), (400, 0.1, 8.0), (400, 0.5, 9.52381), (400, 1, 9.756098),
      (600, 0.05, 7.5), (600, 0.1, 8.571429), (600, 0.5, 9.677419), (600, 1, 9.836066),
    ])
  func overshoot(_ distance: Double, _ pages: Double, _ points: Double) {
    let k = 0.1 * distance
    let band = RubberBand(coefficient: 1, extent: 1 / k)
    #expect((band.displacement(pull: pages) * distance - points / 1).magnitude <= 5e-7)
  }

  @Test("It rises, stays below its limit and below the slope at rest, and is odd")
  func properties() {
    let band = RubberBand(extent: 600)
    var last = -1.0
    for step in 0..<2000 {
      let pull = Double(step) * 1.7
      let shown = band.displacement(pull: pull)
      #expect(shown > last && shown < 600 && shown <= 0.55 * pull)
      #expect(band.displacement(pull: -pull) == -shown)
      last = shown
    }
  }

  @Test("The inverse gives back the pull, up to 98 % of the extent")
  func inverse() {
    let band = RubberBand(extent: 600)
    for step in 1..<980 {
      let shown = Double(step) / 1000 * 600
      let pull = band.pull(displacement: shown)
      #expect((band.displacement(pull: pull) / shown - 1).magnitude <= 1e-9)
      #expect(band.pull(displacement: -shown) == -pull)
    }
    #expect(band.pull(displacement: 600) == band.pull(displacement: 588))
  }

  @Test("The slope is that of the curve")
  func slope() {
    let band = RubberBand(extent: 600)
    #expect(band.slope(pull: 0) == 0.55)
    for pull in stride(from: -900.0, through: 900, by: 37) {
      let numeric =
        (band.displacement(pull: pull + 1e-4) - band.displacement(pull: pull - 1e-4)) / 2e-4
      #expect((band.slope(pull: pull) - numeric).magnitude < 1e-6)
    }
  }

  @Test("Endless pulls reach the limit, and a band without an extent stays at 0")
  func extremes() {
    let band = RubberBand(extent: 600)
    #expect(band.displacement(pull: .infinity) == 600)
    #expect(band.displacement(pull: -.greatestFiniteMagnitude) == -600)
    #expect(RubberBand(extent: 0).displacement(pull: 5) == 0)
    #expect(RubberBand(extent: 0).pull(displacement: 5) == 0)
    #expect(RubberBand(extent: 0).slope(pull: 5) == 0)
    #expect(RubberBand(coefficient: 0, extent: 9).pull(displacement: 5) == 0)
  }

  @Test(
    "Whatever a band is made of, the page follows the pointer and stays within its limit",
    arguments: [-0.5, 0, 0.55, 3, .infinity, .nan], [-600, 0, 600, .infinity, .nan])
  func anyNumbers(coefficient: Double, extent: Double) {
    let band = RubberBand(coefficient: coefficient, extent: extent)
    for pull in [-100.0, 0, 100, .infinity] {
      let displacement = band.displacement(pull: pull)
      #expect(displacement.magnitude <= band.extent)
      if coefficient <= 0 || extent <= 0 { #expect(displacement == 0) }
      #expect(pull.isInfinite || displacement * pull >= 0)
      #expect(band.pull(displacement: displacement).isFinite)
      #expect(band.slope(pull: pull) >= 0)
    }
  }
}
