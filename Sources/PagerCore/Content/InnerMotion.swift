/// A motion of a page's content: coasting after a fling, or stepping for a wheel or key.
enum InnerMotion: Hashable, Sendable {
  /// Runs on and bounces.
  case coasting(InnerCoast)
  /// Goes to a position in a fixed time.
  case stepping(InnerStep)

  /// The offset at an instant, in points.
  func offset(at time: Timestamp) -> Double {
    switch self {
    case .coasting(let coast): coast.offset(at: time)
    case .stepping(let step): step.offset(at: time)
    }
  }

  /// The velocity at an instant, in points per second.
  func velocity(at time: Timestamp) -> Double {
    switch self {
    case .coasting(let coast): coast.velocity(at: time)
    case .stepping(let step): step.velocity(at: time)
    }
  }

  /// Where it ends, in points.
  var destination: Double {
    switch self {
    case .coasting(let coast): coast.destination
    case .stepping(let step): step.to
    }
  }

  /// When it ends.
  var end: Timestamp {
    switch self {
    case .coasting(let coast): coast.end
    case .stepping(let step): step.end
    }
  }
}

/// A step of a page's content by a wheel notch or a key: fast at first, slow at the end.
struct InnerStep: Hashable, Sendable {
  /// When it began.
  var start: Timestamp
  /// How long it takes.
  var duration: Duration
  /// Where it began, in points.
  var from: Double
  /// Where it ends, in points.
  var to: Double

  /// When it ends.
  var end: Timestamp { start.advanced(bySeconds: duration.seconds) }

  /// The offset at an instant, in points.
  func offset(at time: Timestamp) -> Double {
    if time >= end { return to }
    let fraction = time.seconds(since: start) / duration.seconds
    return from + (to - from) * CubicBezier.easeOut.progress(at: fraction)
  }

  /// The velocity at an instant, in points per second.
  func velocity(at time: Timestamp) -> Double {
    if time >= end { return 0 }
    let fraction = time.seconds(since: start) / duration.seconds
    return (to - from) * CubicBezier.easeOut.slope(at: fraction) / duration.seconds
  }
}

/// Content that runs on after a fling, slows down, and bounces at its ends.
struct InnerCoast: Hashable, Sendable {
  private let start: Timestamp
  private let origin: Double
  private let initialVelocity: Double
  private let slowing: Deceleration
  /// The meeting with an end: when, which offset, and the spring's start from there.
  private let bounce: Bounce?
  /// When it ends.
  let end: Timestamp
  /// Where it ends, in points.
  let destination: Double

  private struct Bounce: Hashable {
    var time: Timestamp
    var edge: Double
    var spring: DampedSpring
    var state: DampedSpring.State
  }

  init(
    from offset: Double, velocity: Double, maximumOffset: Double, at time: Timestamp,
    scale: Double, configuration: PagerConfiguration
  ) {
    start = time
    origin = offset
    initialVelocity = velocity
    slowing = configuration.gesture.deceleration
    let spring = configuration.innerScrolling.bounce
    // Where it would stand still without an end.
    let seconds = slowing.time(
      velocity: velocity, untilSpeed: configuration.innerScrolling.minimumVelocity)
    let reach = offset + slowing.offset(velocity: velocity, seconds: seconds)
    // How far the content stands beyond an end, signed; 0 in range.
    let beyond = offset < 0 ? offset : max(0, offset - maximumOffset)
    let inward = beyond > 0 ? -velocity : velocity
    // Thrown back in faster than the spring would pull, the content coasts on inside.
    let isOutside =
      beyond != 0
      && (inward <= spring.angularFrequency * beyond.magnitude
        || (beyond > 0 ? reach > maximumOffset : reach < 0))
    let edge: Double? =
      isOutside
      ? (beyond < 0 ? 0 : maximumOffset)
      : (reach < 0 ? 0 : (reach > maximumOffset ? maximumOffset : nil))
    guard let edge else {
      bounce = nil
      end = time.advanced(bySeconds: seconds)
      destination = reach
      return
    }
    let delay =
      isOutside ? 0 : slowing.time(velocity: velocity, untilOffset: edge - offset)
    let state = DampedSpring.State(
      distance: isOutside ? offset - edge : 0,
      velocity: slowing.velocity(initial: velocity, seconds: delay))
    let meeting = time.advanced(bySeconds: delay)
    bounce = Bounce(time: meeting, edge: edge, spring: spring, state: state)
    destination = edge
    // A critical spring has lost all but e^-60 of itself after 60 of its radians.
    let range = Int64(0)...Int64(60 / spring.angularFrequency * 1e9)
    let rest = configuration.settle.restDistancePixels / scale
    let restVelocity = configuration.settle.restVelocity
    // Search backward from the far end for the last instant that is not at rest.
    let still = Math.firstInstant(in: range) { instant in
      let seconds = Double(range.upperBound - instant) / 1e9
      let now = spring.state(from: state, seconds: seconds)
      return now.distance.magnitude > rest || now.velocity.magnitude > restVelocity
    }
    end = Timestamp(nanoseconds: meeting.nanoseconds + range.upperBound - still + 1)
  }

  func offset(at time: Timestamp) -> Double {
    if time >= end { return destination }
    if let bounce, time >= bounce.time {
      let seconds = time.seconds(since: bounce.time)
      return bounce.edge + bounce.spring.state(from: bounce.state, seconds: seconds).distance
    }
    return origin
      + slowing.offset(velocity: initialVelocity, seconds: time.seconds(since: start))
  }

  func velocity(at time: Timestamp) -> Double {
    if time >= end { return 0 }
    if let bounce, time >= bounce.time {
      let seconds = time.seconds(since: bounce.time)
      return bounce.spring.state(from: bounce.state, seconds: seconds).velocity
    }
    return slowing.velocity(initial: initialVelocity, seconds: time.seconds(since: start))
  }
}
