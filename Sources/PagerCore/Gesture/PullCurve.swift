/// How far the strip goes for a pull, in pages from the rest where the drag began.
///
/// Point for point inside `free`, damped or stopped beyond. The damped pull of a page at rest has
/// an empty free range.
struct PullCurve: Hashable, Sendable {
  /// What lies beyond an end of the free range.
  enum Beyond: Hashable, Sendable {
    /// A rubber band with one extent as its limit.
    case damped
    /// Nothing: the strip stays at the end.
    case stopped
  }

  /// Where the strip follows the pointer point for point, in pages.
  var free: ClosedRange<Double>
  /// What lies below the free range.
  var below: Beyond
  /// What lies above the free range.
  var above: Beyond
  /// The slope of the rubber band at its start.
  var coefficient: Double

  private var band: RubberBand { RubberBand(coefficient: coefficient, extent: 1) }

  /// The position for a pull, both in pages.
  func position(pull: Double) -> Double {
    if pull > free.upperBound {
      let over = pull - free.upperBound
      return free.upperBound + (above == .damped ? band.displacement(pull: over) : 0)
    }
    if pull < free.lowerBound {
      let over = pull - free.lowerBound
      return free.lowerBound + (below == .damped ? band.displacement(pull: over) : 0)
    }
    return pull
  }

  /// The pull that makes a position, both in pages.
  func pull(position: Double) -> Double {
    if position > free.upperBound {
      let over = position - free.upperBound
      return free.upperBound + (above == .damped ? band.pull(displacement: over) : over)
    }
    if position < free.lowerBound {
      let over = position - free.lowerBound
      return free.lowerBound + (below == .damped ? band.pull(displacement: over) : over)
    }
    return position
  }

  /// How fast the strip moves for a pointer of speed 1, at a pull in pages.
  func slope(pull: Double) -> Double {
    if pull > free.upperBound {
      return above == .damped ? band.slope(pull: pull - free.upperBound) : 0
    }
    if pull < free.lowerBound {
      return below == .damped ? band.slope(pull: pull - free.lowerBound) : 0
    }
    return free.lowerBound == free.upperBound ? coefficient : 1
  }
}
