/// The damping of a pull: the further the pointer goes, the less the page follows.
///
/// `displacement = c·x·d / (d + c·x)`, as published for UIScrollView. The slope is `c` at rest, the
/// limit is `d`. All lengths are in the same unit, points or pages.
public struct RubberBand: Hashable, Sendable {
  /// The slope at rest, without unit, 0...1e6; 0.55 is UIScrollView's, and at 0 nothing moves.
  public let coefficient: Double
  /// The limit that the displacement approaches, 0...1e12: the extent of a page; at 0 nothing moves.
  public let extent: Double

  /// Makes a band from its slope at rest and its limit.
  ///
  /// Both are brought into their ranges; what is not a number becomes 0.55 and 0.
  public init(coefficient: Double = 0.55, extent: Double) {
    self.coefficient = Math.value(coefficient, in: 0...1e6, orNaN: 0.55)
    self.extent = Math.value(extent, in: 0...1e12, orNaN: 0)
  }

  /// The maximum fraction of the extent from which a pull is recovered: 0.98.
  ///
  /// Nearer to the limit the inverse grows without bound.
  public static let maximumInvertibleFraction = 0.98

  /// How far the page is displaced by a pull; odd, monotonic, below the extent, and equal to it at ∞.
  public func displacement(pull: Double) -> Double {
    guard extent > 0, coefficient > 0 else { return 0 }
    let stretch = coefficient * pull.magnitude
    guard stretch.isFinite else { return pull < 0 ? -extent : extent }
    return (pull < 0 ? -extent : extent) * (stretch / (extent + stretch))
  }

  /// The pull that makes a displacement; the displacement is taken as at most 0.98 of the extent.
  public func pull(displacement: Double) -> Double {
    guard extent > 0, coefficient > 0 else { return 0 }
    let shown = min(displacement.magnitude, Self.maximumInvertibleFraction * extent)
    return (displacement < 0 ? -1 : 1) * shown * extent / (coefficient * (extent - shown))
  }

  /// How fast the page moves for a pointer of speed 1, at a pull; without unit.
  public func slope(pull: Double) -> Double {
    guard extent > 0, coefficient > 0 else { return 0 }
    let fraction = extent / (extent + coefficient * pull.magnitude)
    return coefficient * fraction * fraction
  }
}
