import PagerCore
import Testing

@Suite("The damped spring")
struct DampedSpringTests {
  /// A motion from a position toward an end, as the published cases describe it.
  private struct Run {
    var spring: DampedSpring
    var start = 0.0
    var end: Double
    var velocity = 0.0

    init(mass: Double = 1, stiffness: Double, ratio: Double, end: Double) {
      let damping = ratio * 2 * (mass * stiffness).squareRoot()
      spring = DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
      self.end = end
    }

    private func state(_ seconds: Double) -> DampedSpring.State {
      spring.state(
        from: .init(distance: start - end, velocity: velocity), seconds: seconds)
    }

    func position(_ seconds: Double) -> Double { end + state(seconds).distance }
    func speed(_ seconds: Double) -> Double { state(seconds).velocity }

    func isDone(_ seconds: Double, distance: Double = 0.001, speed: Double = 0.001) -> Bool {
      state(seconds).distance.magnitude < distance && state(seconds).velocity.magnitude < speed
    }
  }

  @Test("The critical spring of the published case")
  func critical() {
    let run = Run(stiffness: 100, ratio: 1, end: 500)
    #expect(run.spring.regime == .critical)
    #expect(!run.isDone(0, distance: 0.01, speed: 0.01))
    #expect(run.position(0) == 0 && run.speed(0) == 0)
    #expect([0.25, 0.5, 0.75].map { run.position($0).rounded(.down) } == [356, 479, 497])
    #expect([0.25, 0.5, 0.75].map { run.speed($0).rounded(.down) } == [1026, 168, 20])
    #expect(run.position(1.5) > 499 && run.position(1.5) < 501 && run.speed(1.5) < 0.1)
    #expect(run.isDone(1.6, distance: 0.01, speed: 0.01))
  }

  @Test("The overdamped spring of the published case")
  func overdamped() {
    let run = Run(stiffness: 100, ratio: 1.25, end: 500)
    #expect(run.spring.regime == .overdamped)
    #expect(run.position(0) == 0 && run.speed(0).magnitude <= 1e-10)
    #expect([0.5, 1, 1.5].map { run.position($0).rounded(.down) } == [445, 495, 499])
    #expect([0.5, 1, 1.5].map { run.speed($0).rounded(.down) } == [273, 22, 1])
    #expect(run.isDone(3, distance: 0.01, speed: 0.01))
  }

  @Test("The underdamped spring of the published case")
  func underdamped() {
    let run = Run(stiffness: 100, ratio: 0.25, end: 300)
    #expect(run.spring.regime == .underdamped)
    #expect(run.position(0).magnitude <= 1e-10 && run.speed(0).magnitude <= 1e-10)
    #expect(run.position(1).rounded(.down) == 325 && run.speed(1).rounded(.down) == -65)
    #expect(run.position(6).rounded(.down) == 299 && run.speed(6).rounded(.down) == 0)
    #expect(run.isDone(6))
  }

  @Test("The regime follows from the ratio, or from mass, stiffness and damping")
  func regimes() {
    #expect(Run(stiffness: 100, ratio: 1, end: 300).spring.regime == .critical)
    #expect(Run(stiffness: 100, ratio: 0.75, end: 300).spring.regime == .underdamped)
    #expect(Run(stiffness: 100, ratio: 1.25, end: 300).spring.regime == .overdamped)
    #expect(DampedSpring(mass: 1, stiffness: 100, damping: 20).regime == .critical)
    #expect(DampedSpring(response: 0.4).regime == .critical)
  }

  @Test("A stiff spring is on its way at 0.4 s, and within a tenth of its end")
  func notSnappedYet() {
    let run = Run(stiffness: 400, ratio: 1, end: 1)
    #expect(run.position(0.4) < 1 && run.speed(0.4) > 0)
    #expect(run.isDone(0.4, distance: 0.1, speed: 0.1))
  }

  @Test("The three regimes meet where the ratio is 1", arguments: [1, 1.001, 0.999])
  func continuity(_ ratio: Double) {
    let run = Run(mass: 0.4, stiffness: 0.4, ratio: ratio, end: 1)
    #expect((run.position(0.4) - 0.06155).magnitude <= 0.01)
    #expect((run.speed(0.4) - 0.2681).magnitude <= 0.01)
  }

  /// Duration and bounce in Flutter's words: ω = 2π/duration, ratio 1 − bounce, or 1/(1 + bounce).
  @Test(
    "Duration and bounce make the published stiffness and damping",
    arguments: [(0.5, 0.3, 157.91, 17.59), (0.5, -0.3, 157.91, 35.9), (0.1, 0, 3947.84, 125.66)])
  func durationAndBounce(
    _ seconds: Double, _ bounce: Double, _ stiffness: Double, _ damping: Double
  ) {
    let ratio = bounce > 0 ? 1 - bounce : 1 / (1 + bounce)
    let omega = 2 * Double.pi / seconds
    #expect((omega * omega - stiffness).magnitude <= 0.01)
    let spring = DampedSpring(mass: 1, stiffness: stiffness, damping: damping)
    #expect((spring.angularFrequency - omega).magnitude <= 0.001)
    #expect((spring.dampingRatio - ratio).magnitude <= 0.001)
    if bounce == 0 {
      #expect((DampedSpring(response: seconds).angularFrequency - omega).magnitude < 1e-12)
    }
  }

  /// The bounce of inner scrolling, at 10 radians per second.
  @Test(
    "The critical bounce has the derived positions",
    arguments: [
      (100.0, 0.0, 0.1, 73.575888), (100, 0, 0.2, 40.600585), (100, 0, 0.4, 9.157819),
      (100, 0, 0.8, 0.301916), (0, 1000, 0.1, 36.787944), (0, 1000, 0.2, 27.067057),
      (0, 1000, 0.4, 7.326256), (0, 1000, 0.8, 0.26837), (-50, -800, 0.1, -66.218299),
      (-50, -800, 0.2, -41.953938), (-50, -800, 0.4, -10.439914), (-50, -800, 0.8, -0.365654),
    ])
  func bounce(_ start: Double, _ velocity: Double, _ seconds: Double, _ position: Double) {
    let spring = DampedSpring(mass: 1, stiffness: 100, damping: 20)
    let state = spring.state(from: .init(distance: start, velocity: velocity), seconds: seconds)
    #expect((state.distance - position).magnitude <= 5e-7)
  }

  @Test("Velocity is the slope of the position in every regime", arguments: [0.3, 1, 1.7])
  func velocityIsSlope(_ ratio: Double) {
    let spring = DampedSpring(angularFrequency: 12, dampingRatio: ratio)
    let start = DampedSpring.State(distance: -3, velocity: 25)
    for step in 1..<100 {
      let seconds = Double(step) / 100
      let before = spring.state(from: start, seconds: seconds - 1e-6).distance
      let after = spring.state(from: start, seconds: seconds + 1e-6).distance
      let slope = (after - before) / 2e-6
      #expect((spring.state(from: start, seconds: seconds).velocity - slope).magnitude < 1e-5)
    }
  }

  @Test("One long step equals several short ones", arguments: [0.3, 1, 1.7])
  func composition(_ ratio: Double) {
    let spring = DampedSpring(angularFrequency: 12, dampingRatio: ratio)
    let start = DampedSpring.State(distance: 1, velocity: -9)
    let whole = spring.state(from: start, seconds: 0.1)
    let parts = [0.003, 0.017, 0.01, 0.02, 0.008, 0.012, 0.03]
    let state = parts.reduce(start) { spring.state(from: $0, seconds: $1) }
    #expect((state.distance - whole.distance).magnitude < 1e-13)
    #expect((state.velocity - whole.velocity).magnitude < 1e-12)
  }

  @Test(
    "Whatever numbers a spring is made of, its state is a number",
    arguments: [-1, 0, 0.3, .infinity, -.infinity, .nan], [-1, 0, 1, 2, .infinity, .nan])
  func anyNumbers(value: Double, ratio: Double) {
    for spring in [
      DampedSpring(angularFrequency: value, dampingRatio: ratio), DampedSpring(response: value),
      DampedSpring(mass: value, stiffness: 100, damping: ratio),
      DampedSpring(mass: 1, stiffness: value, damping: ratio),
    ] {
      let state = spring.state(from: .init(distance: 100, velocity: -50), seconds: 0.1)
      #expect(state.distance.isFinite && state.velocity.isFinite)
      #expect(spring.angularFrequency > 0 && spring.dampingRatio >= 0)
    }
  }
}
