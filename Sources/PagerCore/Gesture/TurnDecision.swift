/// Decides, once and at release, to which page a drag leads.
///
/// Lengths are in points, velocities in points per second, both positive toward the next page.
struct TurnDecision: Hashable, Sendable {
  /// The rules and numbers.
  var configuration: PagerConfiguration
  /// The length of a page.
  var extentPoints: Double
  /// The velocity of the pointer at release, along the axis.
  var velocity: Double
  /// The travel of the pointer since the press, along the axis.
  var travelPoints: Double

  /// The page step, −1, 0 or 1, for a strip that stands this far from a rest.
  ///
  /// `allowsFlick` is false for a drag that began by scrolling inside a page.
  func step(displacementPoints: Double, allowsFlick: Bool) -> Int {
    guard displacementPoints != 0 else { return 0 }
    let side = displacementPoints < 0 ? -1 : 1
    let distance = displacementPoints.magnitude
    let outward = velocity * Double(side)
    if allowsFlick, outward >= configuration.flickVelocity,
      travelPoints * Double(side) >= configuration.flickTravelPoints
    {
      return side
    }
    switch configuration.response {
    case .damped:
      let isFar = distance >= configuration.dampedThresholdFraction * extentPoints
      return isFar && outward >= -configuration.pointingVelocity ? side : 0
    case .tracking:
      if outward <= -configuration.flickVelocity { return 0 }
      let coasting = configuration.deceleration.distance(velocity: outward)
      let projected = distance + (allowsFlick ? coasting : 0)
      return projected > configuration.trackingThresholdFraction * extentPoints ? side : 0
    }
  }

  /// The target for a turn that was caught, in pages on the strip.
  ///
  /// A real swipe goes one page further than `target` in its own direction; a gentler release goes
  /// with its velocity, or else to the nearer page, between the rests of `range`.
  func target(caughtAt position: Double, target: Int, range: ClosedRange<Int>) -> Int {
    let direction = velocity < 0 ? -1 : 1
    if velocity.magnitude >= configuration.flickVelocity,
      travelPoints * Double(direction) >= configuration.swipeTravelFraction * extentPoints
    {
      return target + direction
    }
    let rest: Double
    if velocity > configuration.pointingVelocity {
      rest = position.rounded(.down) + 1
    } else if velocity < -configuration.pointingVelocity {
      rest = position.rounded(.up) - 1
    } else {
      rest = position.rounded()
    }
    return min(max(Int(rest), range.lowerBound), range.upperBound)
  }
}
