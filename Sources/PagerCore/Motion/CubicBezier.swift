/// An easing curve: a cubic Bézier from (0, 0) to (1, 1) with two control points.
///
/// Time is the curve's x, progress its y, as in CSS and Core Animation.
public struct CubicBezier: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Makes a curve from its control points; each x is brought into 0...1, so that time only grows.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Slow at both ends: (0.42, 0) (0.58, 1), the motion of UIView's ease-in-out.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// Fast at first, slow at the end: (0, 0) (0.58, 1), for wheel notches inside a page.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)

  /// The progress, 0 to 1, at a fraction of the duration; fractions outside 0...1 are clamped.
  ///
  /// Accurate to 1e-12. Costs at most 60 polynomial evaluations.
  public func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    return Self.polynomial(y1, y2, parameter(at: fraction))
  }

  /// The slope of progress over the fraction of the duration, without unit; 0 outside of 0...1.
  public func slope(at fraction: Double) -> Double {
    guard fraction >= 0, fraction <= 1 else { return 0 }
    let parameter = parameter(at: fraction)
    let along = Self.derivative(x1, x2, parameter)
    return along > 0 ? Self.derivative(y1, y2, parameter) / along : 0
  }

  /// The parameter at which x equals the fraction: bisection, which meets the last bit everywhere.
  private func parameter(at fraction: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if Self.polynomial(x1, x2, middle) < fraction { low = middle } else { high = middle }
    }
    return low + (high - low) / 2
  }

  private static func polynomial(_ first: Double, _ second: Double, _ t: Double) -> Double {
    ((1 + 3 * first - 3 * second) * t + (3 * second - 6 * first)) * t * t + 3 * first * t
  }

  private static func derivative(_ first: Double, _ second: Double, _ t: Double) -> Double {
    (3 * (1 + 3 * first - 3 * second) * t + 2 * (3 * second - 6 * first)) * t + 3 * first
  }
}
