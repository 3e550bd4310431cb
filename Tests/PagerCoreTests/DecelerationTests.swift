@testable import PagerCore
import Testing

@Suite("Deceleration")
struct DecelerationTests {
  /// Friction per second as the published cases have it.
  private let friction = Deceleration(ratePerSecond: 0.135)

  @Test(
    "A fling has the derived way, speed and time",
    arguments: [
      (0.998, 500.0, 249.749917, 45.312925, 409.283402, 1.954055),
      (0.998, 1000, 499.499833, 90.625851, 818.566805, 2.300282),
      (0.998, 2000, 998.999666, 181.251702, 1637.133609, 2.646509),
      (0.99, 500, 49.749581, 31.539626, 183.016171, 0.389243),
      (0.99, 1000, 99.499162, 63.079251, 366.032341, 0.458211),
      (0.99, 2000, 198.998325, 126.158502, 732.064683, 0.527178),
    ])
  func decay(
    _ rate: Double, _ velocity: Double, _ way: Double, _ early: Double, _ speed: Double,
    _ time: Double
  ) {
    let motion = Deceleration(rate: rate)
    #expect((motion.distance(velocity: velocity) - way).magnitude <= 5e-7)
    #expect((motion.offset(velocity: velocity, seconds: 0.1) - early).magnitude <= 5e-7)
    #expect((motion.velocity(initial: velocity, seconds: 0.1) - speed).magnitude <= 5e-7)
    #expect((motion.time(velocity: velocity, untilSpeed: 10) - time).magnitude <= 5e-7)
    #expect(
      motion.offset(velocity: -velocity, seconds: 0.1) == -motion.offset(
        velocity: velocity, seconds: 0.1))
  }

  @Test(
    "A fling is projected as touch interfaces do",
    arguments: [
      (0.998, -1500.0, -748.5), (0.998, 250, 124.75), (0.998, 1000, 499), (0.998, 4000, 1996),
      (0.99, -1500, -148.5), (0.99, 250, 24.75), (0.99, 1000, 99), (0.99, 4000, 396),
    ])
  func projection(_ rate: Double, _ velocity: Double, _ way: Double) {
    #expect((Deceleration(rate: rate).projection(velocity: velocity) - way).magnitude < 1e-9)
  }

  /// libadwaita's projection is this one between a dead zone and a steeper end of its own.
  @Test(
    "The linear middle of libadwaita's projection, in points per ms and pages",
    arguments: [(0.3, 0.1497), (0.5, 0.2495), (1, 0.499), (2, 0.998), (-1, -0.499)])
  func adwaitaProjection(_ pointsPerMillisecond: Double, _ pages: Double) {
    let way = Deceleration(rate: 0.998).projection(velocity: pointsPerMillisecond * 1000)
    #expect((way / 1000 - pages).magnitude < 1e-12)
  }

  @Test("Forward friction has the published positions")
  func forwardFriction() {
    let position = { 100 + friction.offset(velocity: 100, seconds: $0) }
    #expect(position(0) == 100 && friction.velocity(initial: 100, seconds: 0) == 100)
    #expect((position(0.1) - 110).magnitude <= 1)
    #expect((position(0.5) - 131).magnitude <= 1)
    #expect((position(2) - 149).magnitude <= 1)
    #expect((100 + friction.distance(velocity: 100) - 149).magnitude <= 1)
  }

  @Test("Backward friction has the published positions")
  func backwardFriction() {
    let position = { 100 + friction.offset(velocity: -100, seconds: $0) }
    #expect((position(0.1) - 91).magnitude <= 1)
    #expect((position(0.5) - 68).magnitude <= 1)
    #expect((position(2) - 51).magnitude <= 1)
    #expect((100 + friction.distance(velocity: -100) - 50).magnitude <= 1)
  }

  @Test("Constant friction besides stops the motion at the published position")
  func constantFriction() {
    let braked = Deceleration(ratePerSecond: 0.135, friction: 100)
    let position = { 100 + braked.offset(velocity: -100, seconds: $0) }
    #expect(position(0) == 100 && braked.velocity(initial: -100, seconds: 0) == -100)
    #expect((position(0.1) - 91).magnitude <= 1)
    #expect((position(0.5) - 80).magnitude <= 1)
    #expect((position(2) - 80).magnitude <= 1 && position(2) == position(3))
    #expect((100 + braked.distance(velocity: -100) - 80).magnitude <= 1)
    #expect(braked.velocity(initial: -100, seconds: 2) == 0)
    let time = braked.time(velocity: -100, untilSpeed: 50)
    #expect((braked.velocity(initial: -100, seconds: time) + 50).magnitude < 1e-9)
  }

  @Test(
    "The time of a position is the inverse of the position",
    arguments: [
      (100.0, 0.0, [0.1, 0.5, 2.0]), (-100, 0, [0.1, 0.5, 2]), (-100, 100, [0.1, 0.2, 0.3]),
    ])
  func timeOfPlace(_ velocity: Double, _ brake: Double, _ times: [Double]) {
    let motion = Deceleration(ratePerSecond: 0.135, friction: brake)
    #expect(motion.time(velocity: velocity, untilOffset: 0) == 0)
    for time in times {
      let offset = motion.offset(velocity: velocity, seconds: time)
      #expect((motion.time(velocity: velocity, untilOffset: offset) - time).magnitude < 1e-9)
    }
    let ahead: Double = velocity > 0 ? 100 : -60
    #expect(motion.time(velocity: velocity, untilOffset: ahead) == .infinity)
    #expect(motion.time(velocity: velocity, untilOffset: -ahead / 100) == .infinity)
    #expect(motion.time(velocity: 0, untilOffset: 1) == .infinity)
  }

  @Test("The published friction of 0.3 per second, free and between walls")
  func strongFriction() {
    let motion = Deceleration(ratePerSecond: 0.3)
    let position = { 100 + motion.offset(velocity: 400, seconds: $0) }
    let speeds = (1...4).map { motion.velocity(initial: 400, seconds: Double($0)) }
    #expect(position(0) == 100 && position(1) > 330 && position(1) < 335)
    for (speed, expected) in zip(speeds, [120, 36, 10.8]) {
      #expect((speed - expected).magnitude <= 1e-10)
    }
    #expect(speeds[3] < 3.5)
    #expect(motion.velocity(initial: 400, seconds: 5) < 1)
    #expect(position(5) > 431 && position(5) < 432)
    // A wall is met when its offset is reached.
    let wall = motion.time(velocity: 400, untilOffset: 50)
    #expect(wall < 1 && (position(wall) - 150).magnitude < 1e-9)
  }

  @Test(
    "A motion is recovered from two of its points",
    arguments: [(0.025, 10.0, 600.0), (0.025, 1000, -500)])
  func through(_ drag: Double, _ start: Double, _ velocity: Double) {
    let motion = Deceleration(ratePerSecond: drag)
    let way = motion.offset(velocity: velocity, seconds: 1)
    let speed = motion.velocity(initial: velocity, seconds: 1)
    // v is linear in x with the slope ln(drag): e to the power of it is the drag.
    let again = Deceleration(rate: motion.rate)
    #expect(((speed - velocity) / way - Math.logarithm(drag)).magnitude < 1e-9)
    #expect((start + again.offset(velocity: velocity, seconds: 1) - start - way).magnitude < 1e-10)
    #expect((again.velocity(initial: velocity, seconds: 1) - speed).magnitude < 1e-10)
  }

  @Test(
    "Whatever numbers a motion is made of, it goes forward, ends and never is no number",
    arguments: [-1, 0, 0.5, 0.998, 1, 2, .infinity, -.infinity, .nan],
    [0.0, -5, 200, .infinity, .nan])
  func anyNumbers(rate: Double, friction: Double) {
    for motion in [
      Deceleration(rate: rate, friction: friction),
      Deceleration(ratePerSecond: rate, friction: friction),
    ] {
      #expect(motion.rate > 0 && motion.rate < 1 && motion.friction >= 0)
      let end = motion.distance(velocity: 1000)
      #expect(end.isFinite && end > 0)
      #expect(motion.offset(velocity: 1000, seconds: 0.1) <= end * (1 + 1e-9))
      #expect(motion.time(velocity: 1000, untilSpeed: 1).isFinite)
      #expect(motion.projection(velocity: 1000).isFinite)
    }
  }

  @Test("A motion that is slow enough takes no time")
  func slowStart() {
    #expect(Deceleration().time(velocity: 5, untilSpeed: 10) == 0)
    #expect(Deceleration().time(velocity: -5, untilSpeed: 10) == 0)
  }
}
