/// How a page is scrolled inside: its content's length, and where the viewport stands on it.
///
/// Offsets are in points from the start of the content. A motion is a closed form of time.
struct InnerScroll: Hashable, Sendable {
  /// Where the viewport stands.
  enum Position: Hashable, Sendable {
    /// At the start or the end, whatever the length turns out to be.
    case edge(isEnd: Bool)
    /// At an offset, which may lie beyond an end while held there.
    case still(Double)
    /// On the move.
    case moving(InnerMotion)
  }

  /// The length of the content, in points.
  var contentPoints = 0.0
  /// The length of the viewport, in points.
  var viewPoints = 0.0
  /// Device pixels per point.
  var scale = 1.0
  /// Where the viewport stands.
  var position = Position.edge(isEnd: false)

  /// The maximum offset at rest: 0 for content that fits.
  var maximumOffset: Double { max(0, contentPoints - viewPoints) }

  /// Whether there is anything to scroll.
  var canScroll: Bool { maximumOffset > 0 }

  /// The offset at an instant.
  func offset(at time: Timestamp) -> Double {
    switch position {
    case .edge(let isEnd): isEnd ? maximumOffset : 0
    case .still(let offset): offset
    case .moving(let motion): motion.offset(at: time)
    }
  }

  /// The velocity at an instant, in points per second.
  func velocity(at time: Timestamp) -> Double {
    if case .moving(let motion) = position { return motion.velocity(at: time) }
    return 0
  }

  /// Where the viewport is heading: the end of a motion, or the present offset.
  func destination(at time: Timestamp) -> Double {
    if case .moving(let motion) = position { return motion.destination }
    return offset(at: time)
  }

  /// When the motion ends, or nil when nothing moves.
  var motionEnd: Timestamp? {
    if case .moving(let motion) = position { return motion.end }
    return nil
  }

  /// The offset brought into the range of rest.
  func inRange(_ offset: Double) -> Double { min(max(offset, 0), maximumOffset) }

  /// Whether the content can move on toward a side: its end on the next, its start on the previous.
  func canMove(toward side: PageSide, from offset: Double) -> Bool {
    canScroll && (side == .next ? offset < maximumOffset : offset > 0)
  }

  /// Takes a new content length or viewport; a motion goes on in the new range.
  mutating func resize(
    content: Double? = nil, view: Double, at time: Timestamp, configuration: PagerConfiguration
  ) {
    let content = content ?? contentPoints
    guard content != contentPoints || view != viewPoints else { return }
    let now = offset(at: time)
    let speed = velocity(at: time)
    let wasHeading = destination(at: time)
    contentPoints = content
    viewPoints = view
    switch position {
    case .edge: break
    case .still: position = .still(inRange(now))
    case .moving(.stepping):
      step(to: wasHeading, at: time, configuration: configuration)
    case .moving:
      coast(from: inRange(now), velocity: speed, at: time, configuration: configuration)
    }
  }

  /// Lets the content run on from an offset at a velocity, bouncing at its ends.
  mutating func coast(
    from offset: Double, velocity: Double, at time: Timestamp, configuration: PagerConfiguration
  ) {
    let isInRange = offset >= 0 && offset <= maximumOffset
    if configuration.reduceMotion
      || (isInRange && velocity.magnitude < configuration.innerScrolling.minimumVelocity)
    {
      position = .still(inRange(offset))
      return
    }
    position = .moving(
      .coasting(
        InnerCoast(
          from: offset, velocity: velocity, maximumOffset: maximumOffset, at: time,
          scale: scale, configuration: configuration)))
  }

  /// Moves to an offset, brought into range, over the time of a wheel notch.
  mutating func step(to wanted: Double, at time: Timestamp, configuration: PagerConfiguration) {
    let from = offset(at: time)
    let target = inRange(wanted)
    guard target != from, !configuration.reduceMotion else {
      position = .still(target)
      return
    }
    position = .moving(
      .stepping(
        InnerStep(
          start: time, duration: configuration.innerScrolling.stepDuration, from: from, to: target))
    )
  }
}
