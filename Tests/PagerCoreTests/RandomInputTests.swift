import PagerTestSupport
import Testing

@testable import PagerCore

/// Every kind of input at random, over every configuration; the rules are checked at every step.
@Suite("Random inputs")
struct RandomInputTests {
  /// All combinations of what can be chosen.
  private static let configurations: [PagerConfiguration] = (0..<128).map { bits in
    func bit(_ position: Int) -> Bool { bits >> position & 1 == 1 }
    var configuration = PagerConfiguration(
      axis: bit(0) ? .horizontal : .vertical, boundary: bit(1) ? .looping : .bounded,
      following: bit(2) ? .tracking : .damped, settle: bit(3) ? .eased : .spring,
      entry: bit(4) ? .adjacentEdge : .start, reduceMotion: bit(6) && bit(3))
    configuration.innerScrolling.axis = bit(5) ? .horizontal : .vertical
    return configuration
  }

  /// How many inputs there are in all; `VPAGE_RANDOM_INPUTS` asks for more.
  private static let inputCount = Environment.number("VPAGE_RANDOM_INPUTS") ?? 200_000
  /// Where the seeds begin; `VPAGE_RANDOM_SEED` asks for other runs.
  private static let firstSeed = UInt64(Environment.number("VPAGE_RANDOM_SEED") ?? 1000)

  @Test("All rules hold after every one of many random inputs", arguments: 0..<8)
  func rulesHold(_ part: Int) {
    let perRun = max(1, Self.inputCount / Self.configurations.count)
    for index in stride(from: part, to: Self.configurations.count, by: 8) {
      let seed = UInt64(index) + Self.firstSeed
      var run = RandomRun(Self.configurations[index], seed: seed)
      if let problem = run.play(perRun) {
        // Once more, with a log.
        var again = RandomRun(Self.configurations[index], seed: seed, keepsLog: true)
        _ = again.play(perRun)
        Issue.record("seed \(seed), configuration \(index): \(problem)\n\(again.lastInputs)")
        return
      }
    }
  }
}

/// A run of random inputs with the checks after each of them.
struct RandomRun {
  private var user: RandomUser
  private var pager: Pager
  private var words = LegalWords()
  private var events: [PagerEvent] = []
  private var clock: Int64 = 0
  private let keepsLog: Bool
  private var log: [String] = []

  init(_ configuration: PagerConfiguration, seed: UInt64, keepsLog: Bool = false) {
    self.keepsLog = keepsLog
    user = RandomUser(seed: seed)
    let count = user.pageCount()
    pager = Pager(
      configuration: configuration, pageCount: count, startPage: user.number(0..<max(1, count)),
      viewport: Size(width: 400, height: 600))
  }

  /// The last inputs, for the message of a failure.
  var lastInputs: String { log.suffix(12).joined(separator: "\n") }

  /// Plays a number of inputs and lets the pager come to rest; tells what went wrong.
  mutating func play(_ count: Int) -> String? {
    pager.start(at: .zero, into: &events)
    if let problem = look(count: pager.pageCount) { return problem }
    for _ in 0..<count {
      if let problem = step() { return problem }
    }
    return rest()
  }

  private mutating func step() -> String? {
    let before = pager.pageCount
    let pause = user.pause()
    clock += pause
    if user.chance(30) {
      // Frames on the way there are nothing but looks.
      pager.advance(to: Timestamp(nanoseconds: clock - pause / 2), into: &events)
      if let problem = look(count: before) { return problem }
    }
    if user.chance(2) {
      let surface = user.number(0..<3)
      let view = pager.viewport[pager.configuration.innerScrolling.axis]
      let length = user.contentLength(view)
      note("content of \(surface): \(length)")
      pager.setContentLength(length, ofSurface: surface)
    }
    if user.chance(1) {
      pager.configuration.boundary = user.chance(50) ? .looping : .bounded
      note(pager.configuration.boundary.rawValue)
    }
    let input = user.input(for: pager)
    if keepsLog { note("\(Double(clock) / 1e6) ms: \(input)") }
    pager.handle(input, at: Timestamp(nanoseconds: clock), into: &events)
    return look(count: max(before, pager.pageCount))
  }

  /// Keeps an input for the message, with what it meets.
  private mutating func note(_ text: String) {
    guard keepsLog else { return }
    let pages = [pager.track.strip.previous, pager.track.strip.current, pager.track.strip.next].map
    {
      "\($0.page ?? -1)"
    }
    log.append(
      "\(text)\n    at \(pager.displacementFraction) of \(pages) step \(pager.track.strip.step), "
        + "\(pager.track.lifecycle.state), \(pager.motion)")
  }

  /// Feeds the new events to the rules, tells lengths as a host does, and looks at the pager.
  private mutating func look(count: Int) -> String? {
    for event in events {
      if let problem = words.take(event, count: count) { return problem }
      if case .bind(let slot) = event.kind, user.chance(70) {
        let view = pager.viewport[pager.configuration.innerScrolling.axis]
        pager.setContentLength(user.contentLength(view), ofSurface: slot.surface)
      }
    }
    events.removeAll(keepingCapacity: true)
    return words.problem(of: pager) ?? problem(in: pager.frame)
  }

  private func problem(in frame: PagerFrame) -> String? {
    let extent = frame.extentPixels
    if let first = frame.first, let second = frame.second {
      if second.originPixels - first.originPixels != extent { return "pages do not abut" }
      if first.originPixels > 0 || second.originPixels < 0 { return "pages do not cover" }
    } else if let first = frame.first {
      let side: PageSide = frame.displacementPixels < 0 ? .previous : .next
      let hasNeighbour = pager.track.strip[side].page != nil
      if first.originPixels != 0, hasNeighbour { return "a gap beside a page" }
    } else if pager.pageCount > 0, extent > 0, frame.displacementPixels.magnitude < extent {
      return "nothing on show"
    }
    let inner = pager.content
    if case .idle = pager.motion, inner.motionEnd == nil,
      inner.inRange(frame.innerOffset) != frame.innerOffset
    {
      return "content at rest out of range"
    }
    return nil
  }

  /// After the last input everything comes to rest within 20 seconds.
  private mutating func rest() -> String? {
    pager.handle(.focus(false), at: Timestamp(nanoseconds: clock), into: &events)
    if let problem = look(count: pager.pageCount) { return problem }
    for _ in 0..<200 where pager.needsNextFrame {
      clock += 100_000_000
      pager.advance(to: Timestamp(nanoseconds: clock), into: &events)
      if let problem = look(count: pager.pageCount) { return problem }
    }
    if pager.needsNextFrame || pager.phase != .idle { return "no rest: \(pager.motion)" }
    pager.stop(at: Timestamp(nanoseconds: clock), into: &events)
    for event in events {
      if let problem = words.take(event, count: pager.pageCount) { return problem }
    }
    return nil
  }
}
