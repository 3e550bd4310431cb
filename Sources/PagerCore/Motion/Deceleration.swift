/// Motion that slows down by itself after a fling.
///
/// `v(t) = v0·r^(1000 t) − a·t` and its integral; `r` is the deceleration rate per millisecond.
public struct Deceleration: Hashable, Sendable {
  /// The fraction of the speed left after one millisecond, 0.001...0.999999.
  ///
  /// 0.998 is UIScrollView's normal rate.
  public let rate: Double
  /// A constant loss of speed besides, in points per second squared, 0...1e9; 0 for none.
  public let friction: Double

  /// Makes a motion from its rate per millisecond and its constant friction.
  ///
  /// Both are brought into their ranges; what is not a number becomes the default.
  public init(rate: Double = 0.998, friction: Double = 0) {
    self.rate = Math.value(rate, in: 0.001...0.999_999, orNaN: 0.998)
    self.friction = Math.value(friction, in: 0...1e9, orNaN: 0)
  }

  /// Makes a motion from the fraction of the speed left after one second, as from `rate`.
  public init(ratePerSecond: Double, friction: Double = 0) {
    self.init(rate: Math.exponential(Math.logarithm(ratePerSecond) / 1000), friction: friction)
  }

  /// The natural logarithm of the fraction of speed left after a second; negative.
  private var decay: Double { 1000 * Math.logarithm(rate) }

  /// How far a fling goes in all, in points, for an initial velocity in points per second.
  public func distance(velocity: Double) -> Double {
    guard friction > 0 else { return -velocity / decay }
    return offset(velocity: velocity, seconds: .infinity)
  }

  /// How far a fling is expected to go, in points, by the sum that touch interfaces use for targets.
  ///
  /// `v/1000 · r/(1 − r)`: the sum over whole milliseconds, 0.1 % shorter than `distance`.
  public func projection(velocity: Double) -> Double {
    velocity / 1000 * rate / (1 - rate)
  }

  /// The distance from the start in points after a number of seconds, 0...∞.
  public func offset(velocity: Double, seconds: Double) -> Double {
    let time = friction > 0 ? min(seconds, stoppingTime(velocity: velocity)) : seconds
    let sign: Double = velocity < 0 ? -1 : 1
    let coasted = velocity * (Math.exponential(decay * time) - 1) / decay
    return friction > 0 ? coasted - sign * friction * time * time / 2 : coasted
  }

  /// The velocity in points per second after a number of seconds, 0 or more.
  public func velocity(initial: Double, seconds: Double) -> Double {
    let speed = initial.magnitude * Math.exponential(decay * seconds) - friction * seconds
    return (initial < 0 ? -1 : 1) * max(0, speed)
  }

  /// Seconds until the speed has fallen to a limit in points per second; 0 if it is below already.
  ///
  /// Without friction a limit of 0 is never reached: ∞.
  public func time(velocity: Double, untilSpeed limit: Double) -> Double {
    guard velocity.magnitude > limit else { return 0 }
    guard friction > 0 else { return Math.logarithm(limit / velocity.magnitude) / decay }
    return solve(below: 1e9) { self.velocity(initial: velocity, seconds: $0).magnitude <= limit }
  }

  /// Seconds until an offset in points is reached, or ∞ when it never is.
  public func time(velocity: Double, untilOffset target: Double) -> Double {
    guard target != 0 else { return 0 }
    let end = distance(velocity: velocity)
    guard velocity != 0, (target < 0) == (velocity < 0), target.magnitude <= end.magnitude else {
      return .infinity
    }
    guard friction > 0 else { return Math.logarithm(1 + target * decay / velocity) / decay }
    return solve(below: stoppingTime(velocity: velocity)) {
      offset(velocity: velocity, seconds: $0).magnitude >= target.magnitude
    }
  }

  /// Seconds until friction has stopped the motion.
  private func stoppingTime(velocity: Double) -> Double {
    solve(below: velocity.magnitude / friction) {
      velocity.magnitude * Math.exponential(decay * $0) - friction * $0 <= 0
    }
  }

  /// The first time at which a condition that turns true once holds, to the last bit.
  private func solve(below limit: Double, where isPast: (Double) -> Bool) -> Double {
    var low = 0.0
    var high = limit
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if isPast(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
