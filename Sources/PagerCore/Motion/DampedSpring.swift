/// A damped spring in closed form: position and velocity at any time, without steps.
///
/// The pager uses damping ratio 1 (critical): the fastest return that never swings. The others are
/// here for renderers that want them.
public struct DampedSpring: Hashable, Sendable {
  /// Radians per second of the undamped spring, 1e-6...1e15: 2π divided by the response in seconds.
  public let angularFrequency: Double
  /// The damping, without unit, 0...1e6: 1 is critical, below it swings, above it creeps; 0 never rests.
  public let dampingRatio: Double

  /// Makes a spring from its frequency in radians per second and its damping ratio.
  ///
  /// Both are brought into their ranges; what is not a number becomes 2π and 1.
  public init(angularFrequency: Double, dampingRatio: Double = 1) {
    self.angularFrequency = Math.value(angularFrequency, in: 1e-6...1e15, orNaN: 2 * .pi)
    self.dampingRatio = Math.value(dampingRatio, in: 0...1e6, orNaN: 1)
  }

  /// Makes a critically damped spring from its response: the seconds of one undamped swing, above 0.
  public init(response: Double) {
    self.init(angularFrequency: 2 * .pi / response)
  }

  /// Makes a spring from mass and stiffness, above 0, and damping coefficient, 0 or more.
  public init(mass: Double, stiffness: Double, damping: Double) {
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (mass * stiffness).squareRoot()))
  }

  /// How a spring comes to rest.
  public enum Regime: Hashable, Sendable {
    /// Swings about the target.
    case underdamped
    /// The fastest return without a swing.
    case critical
    /// Creeps toward the target.
    case overdamped
  }

  /// The regime of this spring; ratios within 1e-9 of 1 count as critical.
  public var regime: Regime {
    if (dampingRatio - 1).magnitude < 1e-9 { return .critical }
    return dampingRatio < 1 ? .underdamped : .overdamped
  }

  /// Distance from the target and velocity, in any one unit of length.
  public struct State: Hashable, Sendable {
    /// The distance from the target, signed.
    public var distance: Double
    /// The velocity in that unit per second, signed.
    public var velocity: Double

    /// Makes a state from distance and velocity.
    public init(distance: Double, velocity: Double) {
      self.distance = distance
      self.velocity = velocity
    }
  }

  /// The state after a number of seconds, 0 or more, from the state at the start.
  public func state(from start: State, seconds: Double) -> State {
    let omega = angularFrequency
    switch regime {
    case .critical:
      let slope = start.velocity + omega * start.distance
      let fade = Math.exponential(-omega * seconds)
      return State(
        distance: (start.distance + slope * seconds) * fade,
        velocity: (start.velocity - omega * slope * seconds) * fade)
    case .overdamped:
      let root = (dampingRatio * dampingRatio - 1).squareRoot()
      let slow = -omega * (dampingRatio - root)
      let fast = -omega * (dampingRatio + root)
      let second = (start.velocity - slow * start.distance) / (fast - slow)
      let first = start.distance - second
      let slowFade = Math.exponential(slow * seconds)
      let fastFade = Math.exponential(fast * seconds)
      return State(
        distance: first * slowFade + second * fastFade,
        velocity: first * slow * slowFade + second * fast * fastFade)
    case .underdamped:
      let damped = omega * (1 - dampingRatio * dampingRatio).squareRoot()
      let decay = dampingRatio * omega
      let first = start.distance
      let second = (start.velocity + decay * first) / damped
      let (sine, cosine) = Math.sineAndCosine(damped * seconds)
      let fade = Math.exponential(-decay * seconds)
      return State(
        distance: fade * (first * cosine + second * sine),
        velocity: fade
          * (cosine * (second * damped - decay * first)
            - sine * (first * damped + decay * second)))
    }
  }
}
