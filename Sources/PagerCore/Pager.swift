/// A pager as a pure value: takes timestamped inputs, returns events, and tells what to show.
///
/// It knows no clock and no pixels. Every input first advances it to the input's time; what falls
/// due on the way (a rest crossed, a settle ended) is emitted in order with its own instant, so that
/// the stream does not depend on how often it is asked. Every call takes constant time for any
/// number of pages and, between turns, allocates nothing.
public struct Pager: Hashable, Sendable {
  /// The feel and the rules; a change takes effect with the next drag or settle.
  ///
  /// A new boundary changes the neighbours at rest, with the next input or `advance`.
  public var configuration: PagerConfiguration {
    didSet {
      if configuration.innerScrolling.axis != oldValue.innerScrolling.axis { resizeContents() }
    }
  }

  /// The instant up to which every event has been emitted.
  public internal(set) var now = Timestamp.zero
  /// The page on which the pager last came to rest; nil without pages.
  public internal(set) var activePage: Int?
  /// The size of the viewport in points.
  public internal(set) var viewport: Size
  /// Device pixels per point.
  public internal(set) var scale: Double

  /// Why the strip moves, or last moved, to another page.
  var turnCause = ActivePageCause.start
  var strip: PageStrip
  var lifecycle = PageLifecycle()
  var motion = Motion.idle
  var pointers = PointerLedger()
  /// Velocity along the paging axis and across it, toward the next page and the content's end.
  var trackers = TrackerPair()
  var wheel = WheelGesture()
  var heldKey: HeldKey?
  /// Events on their way to the caller's buffer.
  var outbox: [PagerEvent] = []

  /// Makes a pager that stands on a page, brought into range; `start` sets it going.
  ///
  /// `pageCount` is brought into 0...2^31 − 1. `viewport` is in points; without an area nothing is
  /// shown until a `resize`. `scale` is device pixels per point, above 0.
  public init(
    configuration: PagerConfiguration = PagerConfiguration(), pageCount: Int, startPage: Int = 0,
    viewport: Size, scale: Double = 1
  ) {
    self.configuration = configuration
    self.viewport = viewport
    self.scale = scale
    strip = PageStrip(
      count: pageCount, isLooping: configuration.boundary == .looping, page: startPage)
    resetNeighbours()
  }

  /// How many pages there are.
  public var pageCount: Int { strip.count }

  /// The page from whose rest positions are counted, the base; nil without pages.
  public var page: Int? { strip.current.page }

  /// The base on its surface; nil without pages.
  public var currentSlot: PageSlot? { strip.current.pageSlot }

  /// The pages on the three surfaces; nil beyond a bounded end.
  public var slots: (previous: PageSlot?, current: PageSlot?, next: PageSlot?) {
    (strip.previous.pageSlot, strip.current.pageSlot, strip.next.pageSlot)
  }

  /// The length of a page along the paging axis, in points.
  public var extent: Double { viewport[configuration.axis] }

  /// What the pager is doing.
  public var phase: PagerPhase {
    switch motion {
    case .idle: strip.current.inner.motionEnd == nil ? .idle : .scrolling
    case .pressed(let press): press.caught == nil ? .idle : .dragging
    case .dragging: .dragging
    case .settling: .settling
    }
  }

  /// How far the strip stands from the base's rest, as a fraction of the extent within −1...1.
  public var displacementFraction: Double {
    switch motion {
    case .idle: 0
    case .pressed(let press): press.caught?.displacement(fromStep: strip.step) ?? 0
    case .dragging(let drag): drag.position - Double(strip.step - drag.originStep)
    case .settling(let settling):
      settling.settle.distance(at: now) + Double(settling.settle.target - strip.step)
    }
  }

  /// How far the strip stands from the base's rest, in points; positive toward the next page.
  public var displacement: Double { displacementFraction * extent }

  /// How far the current page is scrolled inside, in points.
  public var innerOffset: Double { strip.current.inner.offset(at: now) }

  /// The page that the strip is heading to, or the base when it heads nowhere.
  public var targetPage: Int? {
    if case .settling(let settling) = motion {
      return strip.page(atStep: settling.settle.target)
    }
    return page
  }

  /// Whether something moves by itself, so that the next frame will differ from this one.
  public var needsNextFrame: Bool {
    if case .settling = motion { return true }
    return strip.current.inner.motionEnd != nil || isForecastPending
  }

  /// Asks for the first pages and shows the one at the start; call it once.
  public mutating func start(at time: Timestamp, into events: inout [PagerEvent]) {
    perform(at: time, into: &events) { pager in
      pager.strip.centre(on: pager.strip.current.page ?? 0)
      pager.bindAll()
      pager.appear(because: .start)
    }
  }

  /// Ends the run: whatever is on show disappears.
  public mutating func stop(at time: Timestamp, into events: inout [PagerEvent]) {
    perform(at: time, into: &events) { pager in
      pager.lifecycle.disappear(at: pager.now, into: &pager.outbox)
      pager.motion = .idle
      pager.pointers.ignoreUntilUp()
      pager.activePage = nil
    }
  }

  /// Goes on to an instant and emits, in order, what fell due until then.
  ///
  /// An instant in the past changes nothing.
  public mutating func advance(to time: Timestamp, into events: inout [PagerEvent]) {
    perform(at: time, into: &events) { _ in }
  }

  /// Advances to an instant, then runs an action there; events go to the caller's buffer.
  mutating func perform(
    at time: Timestamp, into events: inout [PagerEvent], _ action: (inout Pager) -> Void
  ) {
    swap(&outbox, &events)
    runDue(until: time)
    if motion.isAtRest { adoptBoundary() }
    action(&self)
    runDue(until: now)
    swap(&outbox, &events)
  }

  /// Appends an event that falls due now.
  mutating func emit(_ kind: PagerEvent.Kind) {
    outbox.append(PagerEvent(time: now, kind: kind))
  }

  /// Emits everything due up to an instant, each at its own.
  mutating func runDue(until time: Timestamp) {
    while let due = nextDue, due <= time {
      now = max(now, due)
      fallDue()
    }
    now = max(now, time)
  }

  /// The next instant at which something falls due by itself.
  private var nextDue: Timestamp? {
    let inner = strip.current.inner.motionEnd
    guard case .settling(let settling) = motion else { return inner }
    let due = settling.crossing?.time ?? settling.settle.end
    return inner.map { min($0, due) } ?? due
  }

  /// Carries out the next thing that is due, the strip's before the content's.
  private mutating func fallDue() {
    if case .settling(var settling) = motion {
      if let crossing = settling.crossing, crossing.time <= now {
        reach(step: crossing.step)
        leave(crossing.side)
        settling.crossing = settling.settle.crossing(
          after: crossing.time, position: Double(crossing.step - settling.settle.target))
        motion = .settling(settling)
        return
      }
      if settling.crossing == nil, settling.settle.end <= now {
        moveStrip(
          from: displacementBeforeRest(of: settling),
          to: Double(settling.settle.target - strip.step))
        rest()
        return
      }
    }
    if let end = strip.current.inner.motionEnd, end <= now {
      strip.current.inner.position = .still(strip.current.inner.offset(at: end))
    }
  }

  /// On which side of the base a settling strip stands just before its end.
  private func displacementBeforeRest(of settling: Settling) -> Double {
    if case .crossing(_, let neighbour) = lifecycle.state {
      return neighbour == strip.next.pageSlot ? 0.5 : -0.5
    }
    return 0
  }
}
