/// Tells how fast a pointer moves along one axis, from the press and the moves of a short window.
///
/// Velocity is (last − first position) / (last − first time) over the window, and starts anew at
/// the last reversal of more than the slop. Adding a sample costs constant time and, once warm,
/// allocates nothing.
struct VelocityTracker: Hashable, Sendable {
  private struct Sample: Hashable {
    var time: Timestamp
    var position: Double
  }

  /// Samples, of which those before `head` have been dropped.
  private var samples: [Sample] = []
  private var head = 0
  /// The furthest sample toward the present side: where a reversal would have begun.
  private var extremum = 0
  private var side: PageSide?
  private var reversalLimitPoints = 0.0
  private var windowNanoseconds: Int64 = 0
  /// Whether a move has followed the press.
  private var hasMoved = false

  init() { samples.reserveCapacity(256) }

  /// Forgets all samples and begins with the press.
  mutating func begin(
    at time: Timestamp, position: Double, slopPoints: Double, window: Duration
  ) {
    samples.removeAll(keepingCapacity: true)
    samples.append(Sample(time: time, position: position))
    head = 0
    extremum = 0
    side = nil
    hasMoved = false
    reversalLimitPoints = slopPoints
    windowNanoseconds = Timestamp(milliseconds: window.seconds * 1e3).nanoseconds
  }

  /// Takes a move; a move at the time of the one before replaces it.
  mutating func add(at time: Timestamp, position: Double) {
    guard let last = samples.last else { return }
    hasMoved = true
    if time <= last.time {
      samples[samples.count - 1].position = position
    } else {
      samples.append(Sample(time: time, position: position))
    }
    followDirection(to: position)
    forget(before: samples[samples.count - 1].time)
  }

  /// The velocity at an instant in points per second; 0 when the pointer stands.
  func velocity(at time: Timestamp, configuration: PagerConfiguration) -> Double {
    guard let (first, last) = ends(at: time, configuration: configuration) else { return 0 }
    let span = last.time.seconds(since: first.time)
    guard span > 0, span >= configuration.gesture.velocityMinimumSpan.seconds else { return 0 }
    let limit = configuration.gesture.maximumVelocity
    return min(max((last.position - first.position) / span, -limit), limit)
  }

  /// The travel over which the velocity at an instant is measured, in points; 0 at rest.
  func travel(at time: Timestamp, configuration: PagerConfiguration) -> Double {
    ends(at: time, configuration: configuration).map { $1.position - $0.position } ?? 0
  }

  /// The first and the last sample of the window at an instant; nil when the pointer stands.
  private func ends(
    at time: Timestamp, configuration: PagerConfiguration
  ) -> (first: Sample, last: Sample)? {
    guard hasMoved, let last = samples.last,
      time.seconds(since: last.time) < configuration.gesture.velocityStaleness.seconds,
      let first = samples[head...].first(where: {
        time.nanoseconds - $0.time.nanoseconds <= windowNanoseconds
      })
    else { return nil }
    return (first, last)
  }

  /// Keeps the extremum, and starts anew there once the pointer has come back by the slop.
  private mutating func followDirection(to position: Double) {
    let newest = samples.count - 1
    let way = position - samples[extremum].position
    guard let present = side else {
      guard let first = PageSide(of: way) else { return }
      side = first
      extremum = newest
      return
    }
    let outward = present.outward(way)
    if outward >= 0 {
      extremum = newest
    } else if -outward > reversalLimitPoints {
      head = max(head, extremum)
      side = present.opposite
      extremum = newest
    }
  }

  /// Drops what has left the window, and now and then gives the room back to the buffer's start.
  private mutating func forget(before now: Timestamp) {
    while head < samples.count - 1,
      now.nanoseconds - samples[head].time.nanoseconds > windowNanoseconds
    {
      head += 1
    }
    extremum = max(extremum, head)
    if head >= 128 {
      samples.removeSubrange(..<head)
      extremum -= head
      head = 0
    }
  }
}
