/// The motion of the strip to its target, as a closed form of the time since release.
///
/// Positions are in pages and steps on the strip. Nothing is stepped: position and velocity at an instant
/// are computed, and the end and the rests on the way are solved once, on whole nanoseconds, so that
/// the course does not depend on the frames that show it.
struct Settle: Hashable, Sendable {
  /// What a style makes of a motion.
  enum Law: Hashable {
    /// A critically damped spring, which takes over the velocity.
    case spring
    /// An easing curve, whatever the velocity.
    case eased(CubicBezier)
  }

  /// The law of the motion, as the distance from the target.
  private enum Curve: Hashable {
    case spring(DampedSpring, DampedSpring.State)
    case eased(from: Double, CubicBezier, seconds: Double)
    /// Stands where it began until the end.
    case standing(Double)
  }

  /// When it began.
  let start: Timestamp
  /// When it ends; from then on the position is exactly the target.
  let end: Timestamp
  /// The step of the page that the strip is heading to.
  let target: Int
  /// When a spring that starts outward turns back; the start otherwise.
  private let turning: Timestamp
  private let curve: Curve

  /// A rest that is reached on the way.
  struct Crossing: Hashable, Sendable {
    /// When it is reached.
    var time: Timestamp
    /// The step of the page whose rest it is.
    var step: Int
    /// The side to which the strip goes on from there.
    var side: PageSide
  }

  /// Begins a motion at a distance in pages from the target, at a velocity in pages per second.
  ///
  /// With no way to go it ends where it begins. Without motion in sight it stands for one frame
  /// interval and is at its target then. An outward velocity carries the strip at most `outwardRoom`
  /// pages further away, nor more than a quarter of a page.
  init(
    from distance: Double, velocity: Double, toStep target: Int, at start: Timestamp,
    extentPoints: Double, scale: Double = 1, outwardRoom: Double = .infinity,
    configuration: PagerConfiguration
  ) {
    self.start = start
    self.target = target
    let rules = configuration.settle
    let (law, duration) = rules.style.law(under: rules)
    if configuration.reduceMotion || distance == 0 || extentPoints <= 0 || duration <= .zero {
      curve = .standing(distance)
      turning = start
      end = start.advanced(bySeconds: distance == 0 ? 0 : rules.frameInterval.seconds)
      return
    }
    switch law {
    case .eased(let bezier):
      curve = .eased(from: distance, bezier, seconds: duration.seconds)
      turning = start
      end = start.advanced(bySeconds: duration.seconds)
    case .spring:
      var spring = DampedSpring(response: duration.seconds)
      var state = DampedSpring.State(distance: distance, velocity: velocity)
      let inward = distance > 0 ? -velocity : velocity
      if inward > spring.angularFrequency * distance.magnitude {
        spring = DampedSpring(angularFrequency: inward / distance.magnitude)
      }
      // From rest at a velocity the furthest excursion is velocity / (e·ω); from further out less.
      let room = min(rules.maximumExcursionPages, outwardRoom)
      let outwardLimit = room * 2.718_281_828 * spring.angularFrequency
      if inward < -outwardLimit {
        state.velocity = distance > 0 ? outwardLimit : -outwardLimit
      }
      curve = .spring(spring, state)
      let span = Self.span(
        spring, from: state,
        restDistance: rules.restDistancePixels / scale / max(extentPoints, 1e-9),
        restVelocity: rules.restVelocity / max(extentPoints, 1e-9))
      turning = start.advanced(bySeconds: span.turning)
      end = start.advanced(bySeconds: span.end)
    }
  }

  /// The position at an instant, as the distance from the target in pages.
  func distance(at time: Timestamp) -> Double {
    if time >= end { return 0 }
    let seconds = max(0, time.seconds(since: start))
    switch curve {
    case .spring(let spring, let state):
      return spring.state(from: state, seconds: seconds).distance
    case .eased(let from, let bezier, let duration):
      return from * (1 - bezier.progress(at: seconds / duration))
    case .standing(let from):
      return from
    }
  }

  /// The velocity at an instant, in pages per second.
  func velocity(at time: Timestamp) -> Double {
    if time >= end { return 0 }
    let seconds = max(0, time.seconds(since: start))
    switch curve {
    case .spring(let spring, let state):
      return spring.state(from: state, seconds: seconds).velocity
    case .eased(let from, let bezier, let duration):
      return -from * bezier.slope(at: seconds / duration) / duration
    case .standing:
      return 0
    }
  }

  /// The side to which the motion starts; nil when it ends at once.
  var initialSide: PageSide? {
    guard end > start else { return nil }
    let from = distance(at: start)
    let isOutward = distance(at: turning).magnitude > from.magnitude
    return isOutward == (from > 0) ? .next : .previous
  }

  /// The next rest before the target's that is reached after an instant.
  ///
  /// `position` is the distance from the target at that instant, a whole number when a rest was just
  /// reached. Costs up to about 80 evaluations; asked once for every rest.
  func crossing(after time: Timestamp, position: Double) -> Crossing? {
    guard time < turning else { return crossing(from: time, position, until: end) }
    return crossing(from: time, position, until: turning)
      ?? crossing(from: turning, distance(at: turning), until: end)
  }

  /// The next rest on a stretch in which the motion keeps its direction.
  private func crossing(
    from time: Timestamp, _ position: Double, until limit: Timestamp
  ) -> Crossing? {
    guard limit > time else { return nil }
    let last = distance(at: limit)
    guard last != position else { return nil }
    let isForward = last > position
    let rest = isForward ? position.rounded(.down) + 1 : position.rounded(.up) - 1
    guard isForward ? last >= rest : last <= rest, !(limit == end && rest == 0) else { return nil }
    let instant = Math.firstInstant(in: time.nanoseconds...limit.nanoseconds) {
      let there = distance(at: Timestamp(nanoseconds: $0))
      return isForward ? there >= rest : there <= rest
    }
    // A rest that is only just touched where the motion turns back is left the way it came.
    let goesOn = limit == end || instant < limit.nanoseconds
    return Crossing(
      time: Timestamp(nanoseconds: instant), step: target + Int(rest),
      side: isForward == goesOn ? .next : .previous)
  }

  /// Seconds until an outward start turns back, and until the spring counts as at rest.
  private static func span(
    _ spring: DampedSpring, from state: DampedSpring.State,
    restDistance: Double, restVelocity: Double
  ) -> (turning: Double, end: Double) {
    let omega = spring.angularFrequency
    let slope = state.velocity + omega * state.distance
    let isOutward = state.velocity * state.distance > 0
    let turning = isOutward ? state.velocity / (omega * slope) : 0
    // Past the inflection distance and speed both only fall, so that "at rest" turns true once.
    // Without a slope, or with one that is but a rounding error, they fall from the start.
    let inflection =
      slope * state.distance > 0 ? max(turning, state.velocity / (omega * slope) + 1 / omega) : 0
    func isAtRest(_ seconds: Double) -> Bool {
      let now = spring.state(from: state, seconds: seconds)
      return now.distance.magnitude <= restDistance && now.velocity.magnitude <= restVelocity
    }
    let tail = isAtRest(inflection) ? turning : inflection
    let range = Int64(tail * 1e9)...Int64((inflection + 60 / omega) * 1e9)
    let end = Math.firstInstant(in: range) { isAtRest(Double($0) / 1e9) }
    return (turning, Double(end) / 1e9)
  }
}
