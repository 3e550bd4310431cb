import PagerCore
import Testing

@Suite("Easing curves")
struct CubicBezierTests {
  private static let easeInOut = [
    0, 0.019722, 0.08166, 0.187396, 0.331884, 0.5, 0.668116, 0.812604, 0.91834, 0.980278, 1,
  ]
  private static let animationDefault = [
    0, 0.094796, 0.295244, 0.513315, 0.682541, 0.802403, 0.885229, 0.940765, 0.975625, 0.994316,
    1,
  ]

  @Test(
    "Curves have the derived progress at every tenth",
    arguments: [
      (CubicBezier.easeInOut, easeInOut), (CubicBezier(0.25, 0.1, 0.25, 1), animationDefault),
    ])
  func tables(_ curve: CubicBezier, _ progress: [Double]) {
    for (tenth, expected) in progress.enumerated() {
      #expect((curve.progress(at: Double(tenth) / 10) - expected).magnitude <= 5e-7)
    }
  }

  @Test("Progress rises from 0 to 1 and stays there")
  func rises() {
    for curve in [CubicBezier.easeInOut, .easeOut, CubicBezier(1, 0, 0, 1)] {
      let values = (0...1000).map { curve.progress(at: Double($0) / 1000) }
      #expect(values == values.sorted())
      #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1)
    }
  }

  @Test("The slope is that of the progress, and 0 outside")
  func slope() {
    for curve in [CubicBezier.easeInOut, .easeOut] {
      for step in 1..<100 {
        let fraction = Double(step) / 100
        let numeric =
          (curve.progress(at: fraction + 1e-6) - curve.progress(at: fraction - 1e-6)) / 2e-6
        #expect((curve.slope(at: fraction) - numeric).magnitude < 1e-5)
      }
      #expect(curve.slope(at: -0.1) == 0 && curve.slope(at: 1.1) == 0)
    }
  }

  @Test("Control points outside of 0...1 are brought in, so that time never folds")
  func clamped() {
    #expect(CubicBezier(-3, 0, 9, 1) == CubicBezier(0, 0, 1, 1))
  }
}
