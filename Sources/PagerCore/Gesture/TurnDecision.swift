/// Decides, once and at release, to which page a drag leads.
///
/// Lengths are in points, velocities in points per second, both positive toward the next page.
struct TurnDecision: Hashable, Sendable {
  /// How the strip follows the pointer.
  var following: DragFollowing
  /// The numbers.
  var rules: PagerConfiguration.Turn
  /// The fraction of the extent past which a drag turns without any velocity.
  var thresholdFraction: Double
  /// How a fling slows down.
  var deceleration: Deceleration
  /// The length of a page.
  var extentPoints: Double
  /// The velocity of the pointer at release, along the axis.
  var velocity: Double
  /// The travel of the pointer since the press, along the axis.
  var travelPoints: Double

  init(
    configuration: PagerConfiguration, extentPoints: Double, velocity: Double,
    travelPoints: Double
  ) {
    following = configuration.gesture.following
    rules = configuration.turn
    thresholdFraction = configuration.turnThresholdFraction
    deceleration = configuration.gesture.deceleration
    self.extentPoints = extentPoints
    self.velocity = velocity
    self.travelPoints = travelPoints
  }

  /// The side to which a strip turns that stands this far from a rest; nil when it goes back there.
  ///
  /// `allowsFlick` is false for a drag that began by scrolling inside a page.
  func side(displacementPoints: Double, allowsFlick: Bool) -> PageSide? {
    guard let side = PageSide(of: displacementPoints) else { return nil }
    let distance = displacementPoints.magnitude
    let outward = side.outward(velocity)
    if allowsFlick, outward >= rules.flickVelocity,
      side.outward(travelPoints) >= rules.flickTravelPoints
    {
      return side
    }
    switch following {
    case .damped:
      let isFar = distance >= thresholdFraction * extentPoints
      return isFar && outward >= -rules.pointingVelocity ? side : nil
    case .tracking:
      if outward <= -rules.flickVelocity { return nil }
      let coasting = deceleration.distance(velocity: outward)
      let projected = distance + (allowsFlick ? coasting : 0)
      return projected > thresholdFraction * extentPoints ? side : nil
    }
  }

  /// The target for a turn that was caught, in pages on the strip.
  ///
  /// A real swipe goes one page further than `target` in its own direction; a gentler release goes
  /// with its velocity, or else to the nearer page, between the rests of `range`.
  func target(caughtAt position: Double, target: Int, range: ClosedRange<Int>) -> Int {
    let side: PageSide = velocity < 0 ? .previous : .next
    if velocity.magnitude >= rules.flickVelocity,
      side.outward(travelPoints) >= rules.swipeTravelFraction * extentPoints
    {
      return target + side.step
    }
    let rest: Double
    if velocity > rules.pointingVelocity {
      rest = position.rounded(.down) + 1
    } else if velocity < -rules.pointingVelocity {
      rest = position.rounded(.up) - 1
    } else {
      rest = position.rounded()
    }
    return min(max(Int(rest), range.lowerBound), range.upperBound)
  }
}
