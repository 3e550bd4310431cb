import PagerTesting
import PagerTestSupport
import Testing

@testable import PagerCore

@Suite("Independence of the frame rate")
struct FrameRateTests {
  /// A random run: inputs with their instants, made against a pager of its own.
  private func inputs(
    seed: UInt64, count: Int, _ configuration: PagerConfiguration
  ) -> [TimedInput] {
    var user = RandomUser(seed: seed)
    var pager = pager(configuration)
    var events: [PagerEvent] = []
    var clock: Int64 = 0
    return (0..<count).map { _ in
      clock += user.pause()
      let input = user.input(for: pager)
      let time = Timestamp(nanoseconds: clock)
      pager.handle(input, at: time, into: &events)
      return TimedInput(time: time, input: input)
    }
  }

  private func pager(_ configuration: PagerConfiguration) -> Pager {
    Pager(
      configuration: configuration, pageCount: 7, startPage: 3,
      viewport: Size(width: 400, height: 600))
  }

  /// What a run shows at some instants, and all its events.
  private struct Course: Equatable {
    var events: [PagerEvent] = []
    var positions: [Double] = []
    var pager: Pager?
  }

  /// Plays inputs with frames at instants that a clock gives, and looks at every probe.
  private func course(
    _ inputs: [TimedInput], _ configuration: PagerConfiguration, probes: [Timestamp],
    frame: (Timestamp) -> Timestamp
  ) -> Course {
    var pager = pager(configuration)
    var course = Course()
    var told = 0
    // A host tells the lengths of pages as soon as they are asked for.
    func host() {
      for event in course.events[told...] {
        if case .bind(let slot) = event.kind {
          pager.setContentLength(slot.page % 2 == 0 ? 1400 : 0, ofSurface: slot.surface)
        }
      }
      told = course.events.count
    }
    var now = Timestamp.zero
    var next = frame(now)
    func advance(to time: Timestamp) {
      while next < time {
        pager.advance(to: next, into: &course.events)
        host()
        next = frame(next)
      }
      now = time
    }
    pager.start(at: .zero, into: &course.events)
    host()
    var rest = probes[...]
    for input in inputs {
      while let probe = rest.first, probe < input.time {
        advance(to: probe)
        pager.advance(to: probe, into: &course.events)
        host()
        course.positions += [pager.displacement, pager.innerOffset]
        rest = rest.dropFirst()
      }
      advance(to: input.time)
      pager.handle(input.input, at: input.time, into: &course.events)
      host()
      course.positions += [pager.displacement, pager.innerOffset]
    }
    pager.advance(to: now.advanced(bySeconds: 20), into: &course.events)
    course.pager = pager
    return course
  }

  private static let configurations: [PagerConfiguration] = [
    .damped, .tracking, .dampedLoop, .trackingLoop, .reduced,
    PagerConfiguration(boundary: .looping, settle: .eased),
    PagerConfiguration(axis: .horizontal, entry: .adjacentEdge),
  ]

  @Test("The same run is the same at any rate and with any frames", arguments: 0..<7)
  func anyRate(_ index: Int) {
    let configuration = Self.configurations[index]
    for seed in 0..<6 {
      let inputs = inputs(seed: UInt64(seed * 100 + index), count: 150, configuration)
      let end = inputs.last?.time.nanoseconds ?? 0
      var generator = SeededGenerator(seed: UInt64(seed))
      let probes = (0..<100).map { _ in
        Timestamp(nanoseconds: .random(in: 0...end, using: &generator))
      }.sorted()
      let reference = course(inputs, configuration, probes: probes) { _ in
        Timestamp(nanoseconds: .max)
      }
      for rate in [30.0, 60, 144, 240, 1000] where rate < 1000 || seed == 0 {
        let other = course(inputs, configuration, probes: probes) {
          $0.advanced(bySeconds: 1 / rate)
        }
        #expect(other == reference, "\(rate) Hz, seed \(seed)")
      }
      let random = course(inputs, configuration, probes: probes) {
        $0.advanced(bySeconds: .random(in: 0.0001...0.2, using: &generator))
      }
      #expect(random == reference, "random frames, seed \(seed)")
    }
  }

  /// A swipe at 0 ms that lets go at 100 ms, from page 5.
  private func swipe(_ configuration: PagerConfiguration) -> PagerBench {
    var bench = PagerBench(configuration)
    bench.press()
    for part in 1...6 { bench.pull(to: 0.05 * Double(part), after: 100 / 6) }
    bench.send(.pointerUp(.mouse, at: Point(x: 200, y: 120)))
    return bench
  }

  @Test("One step of 100 ms equals seven uneven ones")
  func unevenSteps() {
    for configuration in [PagerConfiguration.damped, .tracking] {
      var whole = swipe(configuration)
      var parts = whole
      whole.pager.advance(to: Timestamp(nanoseconds: 200_000_000), into: &whole.events)
      for nanoseconds in [101, 118, 128, 148, 156, 168, 200] {
        parts.pager.advance(
          to: Timestamp(nanoseconds: Int64(nanoseconds) * 1_000_000), into: &parts.events)
      }
      #expect(whole.pager == parts.pager && whole.events == parts.events)
      #expect(whole.pager.displacement != 0)
    }
  }

  @Test("After a gap of 5 seconds in a settle the target is there, without overshoot")
  func gapInSettle() {
    var gap = swipe(.damped)
    var smooth = gap
    gap.wait(5000)
    for _ in 0..<300 {
      smooth.wait(5000 / 300)
      #expect(smooth.pager.displacementFraction.magnitude <= 1)
    }
    #expect(gap.pager.page == 6 && gap.pager.displacement == 0)
    #expect(gap.events == smooth.events)
  }

  @Test("After a gap of 5 seconds in a drag the strip is where the pointer is")
  func gapInDrag() {
    var bench = PagerBench()
    bench.press()
    bench.pull(to: 0.2)
    bench.wait(5000)
    #expect((bench.pager.displacementFraction - 0.2).magnitude < 1e-12)
    bench.pull(to: 0.3)
    #expect((bench.pager.displacementFraction - 0.3).magnitude < 1e-12)
    bench.lift()
    bench.settle()
    #expect(bench.pager.page == 5)
  }

  @Test("An instant in the past changes nothing")
  func past() {
    var bench = swipe(.damped)
    bench.wait(50)
    let before = bench.pager
    bench.pager.advance(to: .zero, into: &bench.events)
    bench.pager.advance(to: Timestamp(nanoseconds: .min), into: &bench.events)
    #expect(bench.pager == before)
    bench.pager.handle(.goToNext, at: .zero, into: &bench.events)
    #expect(bench.pager.now == before.now && bench.pager.targetPage == 7)
  }

  @Test("Events carry the instants at which they fell due, not those of the frames")
  func instants() {
    var bench = swipe(.damped)
    bench.wait(10_000)
    let settled = bench.events.last { event in
      if case .didSettle = event.kind { return true }
      return false
    }
    #expect(settled.map { $0.time.milliseconds > 300 && $0.time.milliseconds < 900 } == true)
  }
}
