import Testing

@testable import PagerCore

@Suite("The settle")
struct SettleTests {
  private static let extent = 600.0

  private func settle(
    from distance: Double, velocity: Double = 0, toStep target: Int = 0, room: Double = .infinity,
    _ configuration: PagerConfiguration = PagerConfiguration()
  ) -> Settle {
    Settle(
      from: distance, velocity: velocity, toStep: target, at: Timestamp(milliseconds: 1000),
      extentPoints: Self.extent, outwardRoom: room, configuration: configuration)
  }

  private func time(_ milliseconds: Double) -> Timestamp {
    Timestamp(milliseconds: 1000 + milliseconds)
  }

  private static let starts: [(Double, Double)] = [
    (-1, 0), (1, 0), (-0.88, 3), (0.3, 0), (-0.3, -4), (0.12, 2), (-2, 5), (1.7, -3), (-0.001, 0.2),
    (-0.7, 13), (0.05, -13), (-0.5, 40), (0.9, 8),
  ]

  @Test("It begins where it is let go, with the speed it had", arguments: starts)
  func begins(_ distance: Double, _ velocity: Double) {
    let settle = settle(from: distance, velocity: velocity)
    #expect(settle.distance(at: settle.start) == distance)
    #expect((settle.velocity(at: settle.start) - velocity).magnitude < 1e-9 * 40)
  }

  @Test("It ends within half a pixel and 20 points per second, and not earlier", arguments: starts)
  func ends(_ distance: Double, _ velocity: Double) {
    let settle = settle(from: distance, velocity: velocity)
    func isAtRest(_ time: Timestamp) -> Bool {
      settle.distance(at: time).magnitude * Self.extent <= 0.5
        && settle.velocity(at: time).magnitude * Self.extent <= 20
    }
    #expect(settle.distance(at: settle.end) == 0 && settle.velocity(at: settle.end) == 0)
    let justBefore = Timestamp(nanoseconds: settle.end.nanoseconds - 1000)
    #expect(settle.end > settle.start && !isAtRest(justBefore))
    #expect(settle.distance(at: justBefore).magnitude * Self.extent <= 0.5001)
    #expect(settle.end < time(1200))
  }

  @Test("It never passes its target, and its picture never jumps", arguments: starts)
  func neverPasses(_ distance: Double, _ velocity: Double) {
    let settle = settle(from: distance, velocity: velocity)
    var last = distance
    let fastest = max(velocity.magnitude, 2 * .pi / 0.4 * distance.magnitude)
    for step in 1...2400 {
      let position = settle.distance(at: time(Double(step) / 2))
      #expect(position * distance >= 0)
      #expect((position - last).magnitude <= fastest * 0.0005 * 1.01 + 0.25 / Self.extent)
      last = position
    }
  }

  @Test("A release faster than the spring raises its frequency to velocity over distance")
  func raisedFrequency() {
    let settle = settle(from: -0.5, velocity: 40)
    // Pure decay: distance · e^(−80 t).
    #expect((settle.distance(at: time(10)) + 0.5 * Math.exponential(-0.8)).magnitude < 1e-12)
    #expect((settle.velocity(at: time(10)) - 40 * Math.exponential(-0.8)).magnitude < 1e-10)
  }

  @Test("Any release at any speed has an end: a thousand rounding errors of the raised spring")
  func roundingErrors() {
    for step in 1...1000 {
      let settle = settle(from: -Double(step) / 1003, velocity: 13.7 + Double(step) / 7)
      #expect(settle.end > settle.start && settle.end < time(1200))
    }
  }

  @Test("An outward release is carried out, turns once and comes back")
  func outward() {
    let settle = settle(from: 0.3, velocity: 6)
    let positions = (0...1000).map { settle.distance(at: time(Double($0))) }
    let peak = positions.max() ?? 0
    #expect(peak > 0.3 && peak < 0.55 && settle.initialSide == .next)
    let turn = positions.firstIndex(of: peak) ?? 0
    #expect(Array(positions[...turn]) == positions[...turn].sorted())
    #expect(Array(positions[turn...]) == positions[turn...].sorted(by: >))
  }

  @Test("However fast, it is carried out by no more than a quarter of a page, or the room there is")
  func excursion() {
    func peak(_ settle: Settle) -> Double {
      (0...1000).map { settle.distance(at: time(Double($0))) }.max() ?? 0
    }
    #expect(peak(settle(from: 0.3, velocity: 500)) <= 0.55)
    #expect(peak(settle(from: 0.98, velocity: 500, room: 0.02)) <= 1)
    #expect(peak(settle(from: 0.98, velocity: 500, room: 0)) == 0.98)
  }

  @Test("Its first side is outward or inward")
  func sides() {
    #expect(settle(from: -1).initialSide == .next)
    #expect(settle(from: 1).initialSide == .previous)
    #expect(settle(from: 1, velocity: 5).initialSide == .next)
    #expect(settle(from: -1, velocity: -5).initialSide == .previous)
    #expect(settle(from: -1, velocity: -1e-12).initialSide == .next)
    #expect(settle(from: 0).initialSide == nil)
    #expect(settle(from: -1, .reduced).initialSide == .next)
  }

  /// All rests that a settle crosses, as the pager asks for them.
  private func crossings(_ settle: Settle, from distance: Double) -> [Settle.Crossing] {
    var found: [Settle.Crossing] = []
    var next = settle.crossing(after: settle.start, position: distance)
    while let crossing = next, found.count < 10 {
      found.append(crossing)
      next = settle.crossing(
        after: crossing.time, position: Double(crossing.step - settle.target))
    }
    return found
  }

  @Test("Rests on the way are crossed in order, each at its own nanosecond")
  func crossingsInOrder() {
    let settle = settle(from: -2.5, velocity: 2, toStep: 7)
    let found = crossings(settle, from: -2.5)
    #expect(found.map(\.step) == [5, 6] && found.map(\.side) == [.next, .next])
    for crossing in found {
      let rest = Double(crossing.step - 7)
      let before = Timestamp(nanoseconds: crossing.time.nanoseconds - 1)
      #expect(settle.distance(at: crossing.time) >= rest && settle.distance(at: before) < rest)
    }
    #expect(crossings(self.settle(from: 2, toStep: -2), from: 2).map(\.step) == [-1])
  }

  @Test("A whole page from rest to rest crosses none, nor does a spring-back")
  func noCrossing() {
    #expect(crossings(settle(from: -1), from: -1).isEmpty)
    #expect(crossings(settle(from: 0.4, velocity: 2), from: 0.4).isEmpty)
  }

  @Test("Carried over a rest and back, it crosses it twice")
  func crossedTwice() {
    let found = crossings(settle(from: 0.95, velocity: 9, toStep: 3), from: 0.95)
    #expect(found.map(\.step) == [4, 4] && found.map(\.side) == [.next, .previous])
    #expect(found[0].time < found[1].time)
    // From the rest itself it is left outward and crossed on the way back.
    let back = crossings(settle(from: 1, velocity: 5, toStep: 3), from: 1)
    #expect(back.map(\.step) == [4] && back.map(\.side) == [.previous])
  }

  @Test(
    "A key at 800 points is at rest within 480 ms; at scale 2 the end is half a pixel there too")
  func endsInTime() {
    let settle = Settle(
      from: -1, velocity: 0, toStep: 0, at: time(0), extentPoints: 800, configuration: .damped)
    #expect(settle.end.seconds(since: settle.start) <= 0.48)
    let sharp = Settle(
      from: -1, velocity: 0, toStep: 0, at: time(0), extentPoints: 800, scale: 2,
      configuration: .damped)
    let justBefore = Timestamp(nanoseconds: sharp.end.nanoseconds - 1000)
    #expect((sharp.distance(at: justBefore).magnitude * 800 - 0.25).magnitude < 1e-4)
  }

  @Test("Reduced motion, no extent or no time: it stands for a frame interval and is there then")
  func withoutMotion() {
    let timeless: [PagerConfiguration] = [
      .reduced, .reduced.with { $0.settle.style = .eased },
      .damped.with { $0.settle.springResponse = .zero },
      .damped.with { $0.settle.style = .eased }.with { $0.settle.easedDuration = .seconds(-1) },
    ]
    for configuration in timeless {
      let settle = settle(from: -2, velocity: 5, configuration)
      #expect(settle.end == time(16))
      let justBefore = Timestamp(nanoseconds: settle.end.nanoseconds - 1)
      #expect(settle.distance(at: justBefore) == -2 && settle.velocity(at: justBefore) == 0)
      #expect(settle.distance(at: settle.end) == 0)
      let passed = crossings(settle, from: -2)
      #expect(passed.map(\.time) == [time(16)] && passed.map(\.side) == [.next])
    }
    let flat = Settle(
      from: -1, velocity: 0, toStep: 0, at: time(0), extentPoints: 0,
      configuration: PagerConfiguration())
    #expect(flat.end == time(16))
    #expect(settle(from: 0, velocity: 5).end == time(0))
  }

  @Test("The eased settle takes half a second along its curve, whatever the velocity")
  func eased() {
    let configuration = PagerConfiguration(settle: .eased)
    let settle = settle(from: -1, velocity: 3, configuration)
    #expect(settle.end == time(500))
    for (tenth, progress) in [0, 0.019722, 0.08166, 0.187396, 0.331884, 0.5].enumerated() {
      let position = settle.distance(at: time(Double(tenth) * 50))
      #expect((position + 1 - progress).magnitude <= 5e-7)
    }
    let numeric =
      (settle.distance(at: time(200.001)) - settle.distance(at: time(199.999))) / 2e-6
    #expect((settle.velocity(at: time(200)) - numeric).magnitude < 1e-4)
    #expect(crossings(self.settle(from: -2, configuration), from: -2).map(\.step) == [-1])
  }
}
