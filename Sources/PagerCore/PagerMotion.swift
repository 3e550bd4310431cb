extension Pager {
  /// What the strip is doing, with all that belongs to it.
  enum Motion: Hashable, Sendable {
    /// At rest, no pointer down.
    case idle
    /// The pointer is down within the slop.
    case pressed(Press)
    /// A drag.
    case dragging(Drag)
    /// The strip moves to its target.
    case settling(Settling)

    /// Whether the strip stands on its page, so that the page may scroll inside.
    var isAtRest: Bool {
      switch self {
      case .idle: true
      case .pressed(let press): press.caught == nil
      case .dragging, .settling: false
      }
    }
  }

  /// A press that may become a drag or a click.
  struct Press: Hashable, Sendable {
    var recognizer: PanRecognizer
    /// The settle that the press has stopped.
    var caught: Caught?
    /// Whether the press has stopped the strip or content that ran on: then it is no click.
    var isStop = false
  }

  /// A settle that was stopped in motion.
  struct Caught: Hashable, Sendable {
    var target: Int
    /// The distance of the strip from the target, in pages.
    var distance: Double
    var cause: Settling.Cause

    func displacement(fromStep step: Int) -> Double { distance + Double(target - step) }
  }

  /// A motion to a target.
  struct Settling: Hashable, Sendable {
    /// What made the motion; a catch goes on from it.
    enum Cause: Hashable, Sendable {
      /// A pull that did not turn: the curve that made it, from the rest at a step.
      case springBack(PullCurve, originStep: Int)
      /// A turn.
      case turn
    }

    var settle: Settle
    var cause: Cause
    /// The next rest on the way.
    var crossing: Settle.Crossing?
  }

  /// A drag, locked to one axis.
  struct Drag: Hashable, Sendable {
    /// What the pointer holds.
    enum Grip: Hashable, Sendable {
      /// The strip: the pull counts from `origin`, a pointer coordinate.
      case strip(origin: Double)
      /// The content of the page: its offset counts from `origin`.
      case content(origin: Double)
      /// The content of the page, beyond its end or across the paging axis: no transfer.
      case looseContent(origin: Double)
    }

    var axis: Axis
    var grip: Grip
    /// The pointer coordinate at the press.
    var press: Double
    /// The last pointer coordinate.
    var pointer: Double
    /// The step from whose rest `position` counts.
    var originStep: Int
    var curve: PullCurve
    /// The position of the strip, in pages from the rest at `originStep`.
    var position: Double
    /// The side on which a pull began; nil before there is one.
    var side: PageSide?
    /// Whether it began in a settle that it caught.
    var isFromCatch = false
    /// The turn that it caught; nil for a spring-back.
    var caught: CaughtTurn?
    /// Whether it has scrolled inside the page, so that a flick may not turn.
    var hasScrolledInside = false
    /// Whether the hint has shown that a release turns the page.
    var promisesTurn = false
  }

  /// The turn in whose middle a drag began.
  struct CaughtTurn: Hashable, Sendable {
    var target: Int
    /// The rests between which the strip follows the pointer point for point.
    var range: ClosedRange<Int>

    /// The end of the range, a step, that the strip has passed; nil inside.
    func end(passedAt position: Double) -> Int? {
      if position < Double(range.lowerBound) { return range.lowerBound }
      return position > Double(range.upperBound) ? range.upperBound : nil
    }
  }

  /// A key that is held down.
  struct HeldKey: Hashable, Sendable {
    var key: PagerKey
    /// Whether its press scrolled inside the page: then its repeats never turn.
    var scrollsInside: Bool
  }
}

/// Which pointers are down, and which one of them leads.
struct PointerLedger: Hashable, Sendable {
  private(set) var owner: PointerID?
  private var down: [PointerID] = []

  init() { down.reserveCapacity(16) }

  /// Notes a press; true if it is the first and leads from now on.
  mutating func press(_ id: PointerID) -> Bool {
    if !down.contains(id) { down.append(id) }
    guard down.count == 1, owner == nil else { return false }
    owner = id
    return true
  }

  /// Notes a release; true if the pointer led.
  mutating func release(_ id: PointerID) -> Bool {
    down.removeAll { $0 == id }
    guard owner == id else { return false }
    owner = nil
    return true
  }

  /// Takes the lead away; until all are up nothing leads.
  mutating func ignoreUntilUp() { owner = nil }

  /// Forgets every pointer: their releases may never come.
  mutating func forget() {
    owner = nil
    down.removeAll(keepingCapacity: true)
  }
}

/// Velocity along the paging axis and across it.
struct TrackerPair: Hashable, Sendable {
  private var along = VelocityTracker()
  private var across = VelocityTracker()

  mutating func begin(
    at time: Timestamp, _ point: Point, axis: Axis, slopPoints: Double, window: Duration
  ) {
    along.begin(at: time, position: -point[axis], slopPoints: slopPoints, window: window)
    across.begin(
      at: time, position: -point[axis.crossing], slopPoints: slopPoints, window: window)
  }

  mutating func add(at time: Timestamp, _ point: Point, axis: Axis) {
    along.add(at: time, position: -point[axis])
    across.add(at: time, position: -point[axis.crossing])
  }

  /// The velocity in points per second; positive toward the next page or the content's end.
  func velocity(
    isAlong: Bool, at time: Timestamp, configuration: PagerConfiguration
  ) -> Double {
    (isAlong ? along : across).velocity(at: time, configuration: configuration)
  }

  /// The travel in points along the paging axis from which the velocity there is measured.
  func travel(at time: Timestamp, configuration: PagerConfiguration) -> Double {
    along.travel(at: time, configuration: configuration)
  }
}
