import PagerTesting
import PagerTestSupport
import PagerTrace

@testable import PagerCore

/// A pager on a test bench: a user who pulls it, a host that tells content lengths, and a log.
///
/// The pointer starts in the middle and goes along the paging axis; positions are in pages, positive
/// toward the next page. With a slop of 0, as here, a pull starts exactly where it was pressed.
struct PagerBench {
  var pager: Pager
  /// All events since the start.
  var events: [PagerEvent] = []
  /// The clock in ms.
  var clock = 0.0
  /// The content length of a page, in points; pages that are not named fit.
  var lengths: [Int: Double]
  private var told = 0
  private var pointer = Point(x: 200, y: 300)
  private var pointerID = PointerID.mouse
  private var pressed = Point(x: 0, y: 0)

  init(
    _ configuration: PagerConfiguration = .tracking, pages: Int = 12, at page: Int = 5,
    size: Size = Size(width: 400, height: 600), lengths: [Int: Double] = [:], firstStep: Int = 0
  ) {
    var configuration = configuration
    configuration.gesture.mouseSlopPoints = 0
    configuration.gesture.fingerSlopPoints = 0
    self.lengths = lengths
    pager = Pager(
      configuration: configuration,
      track: Track(
        count: pages, isLooping: configuration.boundary == .looping, page: page,
        firstStep: firstStep),
      viewport: size)
    pager.start(at: .zero, into: &events)
    host(from: 0)
    told = events.count
  }

  /// Handles an input at the clock, or sets the clock first.
  mutating func send(_ input: PagerInput, at milliseconds: Double? = nil) {
    clock = milliseconds ?? clock
    let first = events.count
    pager.handle(input, at: Timestamp(milliseconds: clock), into: &events)
    host(from: first)
  }

  /// Lets time pass.
  mutating func wait(_ milliseconds: Double) {
    clock += milliseconds
    let first = events.count
    pager.advance(to: Timestamp(milliseconds: clock), into: &events)
    host(from: first)
  }

  /// Lets everything come to rest.
  mutating func settle() { wait(10_000) }

  /// Lets time pass until the displacement has reached a fraction of the page, by steps of 1 ms.
  mutating func wait(untilFraction fraction: Double, upTo limit: Double = 2000) {
    let end = clock + limit
    let from = pager.displacementFraction
    while clock < end, (pager.displacementFraction - fraction) * (from - fraction) > 0 { wait(1) }
  }

  /// Tells the lengths of pages that were bound, as a host does.
  private mutating func host(from first: Int) {
    for event in events[first...] {
      if case .bind(let slot) = event.kind {
        pager.setContentLength(lengths[slot.page] ?? 0, ofSurface: slot.surface)
      }
    }
  }

  // MARK: The user

  /// Presses in the middle, or at a position in points.
  mutating func press(_ position: Point? = nil, by pointerID: PointerID = .mouse) {
    pointer = position ?? Point(x: pager.viewport.width / 2, y: pager.viewport.height / 2)
    pressed = pointer
    self.pointerID = pointerID
    send(.pointerDown(pointerID, at: pointer))
  }

  /// Moves the pointer to a pull in pages, counted from the press, after 16 ms.
  mutating func pull(to fraction: Double, after milliseconds: Double = 16) {
    move(toPoints: fraction * pager.extent, after: milliseconds)
  }

  /// Moves the pointer to a pull in points, counted from the press.
  mutating func move(toPoints points: Double, after milliseconds: Double = 16) {
    clock += milliseconds
    if pager.configuration.axis == .horizontal {
      pointer.x = pressed.x - points
    } else {
      pointer.y = pressed.y - points
    }
    send(.pointerMove(pointerID, to: pointer))
  }

  /// Moves the pointer to a position in points.
  mutating func move(to position: Point, after milliseconds: Double = 16) {
    clock += milliseconds
    pointer = position
    send(.pointerMove(pointerID, to: position))
  }

  /// Lets go after standing still, or in motion at a velocity toward the next page.
  ///
  /// The motion adds 10 ms times the velocity to the pull.
  mutating func lift(velocity: Double = 0) {
    clock += 200
    if velocity != 0 {
      let along = pager.configuration.axis
      send(.pointerMove(pointerID, to: pointer))
      clock += 10
      if along == .horizontal {
        pointer.x -= velocity / 100
      } else {
        pointer.y -= velocity / 100
      }
      send(.pointerMove(pointerID, to: pointer))
    }
    send(.pointerUp(pointerID, at: pointer))
  }

  /// A full swipe of 40 % of the page at 3000 points per second, from wherever the strip stands.
  mutating func swipe(_ direction: Double = 1) {
    press()
    pull(to: direction * 0.39)
    lift(velocity: direction * 3000)
  }

  // MARK: The log

  /// The words of the events since the last call, of the kinds asked for.
  mutating func words(_ kinds: Words = .life) -> String {
    defer { told = events.count }
    return events[told...].compactMap { $0.kind.word(kinds) }.joined(separator: " ")
  }

  /// The words of all events.
  func allWords(_ kinds: Words = .life) -> String {
    events.compactMap { $0.kind.word(kinds) }.joined(separator: " ")
  }
}

/// Which events a test wants to see.
struct Words: OptionSet {
  let rawValue: Int
  /// WA, DA, WD, DD: will and did appear and disappear.
  static let life = Words(rawValue: 1)
  /// begin, end>target, settle, centre.
  static let motion = Words(rawValue: 2)
  /// +page and -page: bind and recycle.
  static let surfaces = Words(rawValue: 4)
  /// click and reset.
  static let rest = Words(rawValue: 8)
  /// Why and which page became the active one.
  static let active = Words(rawValue: 16)
}

extension PagerEvent.Kind {
  /// A short word for the event, when it is of the kinds asked for.
  fileprivate func word(_ kinds: Words) -> String? {
    switch self {
    case .willAppear(let slot): kinds.contains(.life) ? "WA\(slot.page)" : nil
    case .didAppear(let slot): kinds.contains(.life) ? "DA\(slot.page)" : nil
    case .willDisappear(let slot): kinds.contains(.life) ? "WD\(slot.page)" : nil
    case .didDisappear(let slot): kinds.contains(.life) ? "DD\(slot.page)" : nil
    case .willBeginDragging: kinds.contains(.motion) ? "begin" : nil
    case .willEndDragging(let target, _): kinds.contains(.motion) ? "end>\(target)" : nil
    case .didSettle(let page): kinds.contains(.motion) ? "settle\(page)" : nil
    case .didRecentre(let page): kinds.contains(.motion) ? "centre\(page)" : nil
    case .bind(let slot): kinds.contains(.surfaces) ? "+\(slot.page)" : nil
    case .recycle(let slot): kinds.contains(.surfaces) ? "-\(slot.page)" : nil
    case .click(let slot, _): kinds.contains(.rest) ? "click\(slot.page)" : nil
    case .resetInnerOffset(let slot): kinds.contains(.rest) ? "reset\(slot.page)" : nil
    case .reindex(let slot, let former):
      kinds.contains(.surfaces) ? "\(former)=\(slot.page)" : nil
    case .didChangeActivePage(let page, let cause):
      kinds.contains(.active) ? "\(cause)\(page ?? -1)" : nil
    }
  }
}

extension PagerConfiguration {
  /// Vertical paging that follows the pointer point for point.
  static let tracking = PagerConfiguration(following: .tracking)
  /// The same, going round.
  static let trackingLoop = PagerConfiguration(boundary: .looping, following: .tracking)
  /// Vertical paging with the damped pull.
  static let damped = PagerConfiguration()
  /// The same, going round.
  static let dampedLoop = PagerConfiguration(boundary: .looping)
  /// Tracking, with turns of a single frame.
  static let reduced = PagerConfiguration(following: .tracking, reduceMotion: true)

  /// This configuration with a change.
  func with(_ change: (inout PagerConfiguration) -> Void) -> PagerConfiguration {
    var copy = self
    change(&copy)
    return copy
  }
}

extension GestureScript {
  /// The gesture in the viewport of the bench, 400 by 600 points.
  var timedInputs: [TimedInput] {
    var header = TraceHeader()
    header.size = Size(width: 400, height: 600)
    return trace(header: header).timedInputs()
  }
}
