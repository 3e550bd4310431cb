/// Turns the events of a wheel or trackpad into steps: one push is one step.
///
/// Whole notches step and then lock out; precise deltas add up to one notch. What goes on without a
/// pause is a burst and steps no more, until a pause, a turn of direction or a new push, which is
/// told from the inertia tail by an envelope that decays more slowly than the tail.
struct WheelGesture: Hashable, Sendable {
  /// The times and strengths that tell a push from its tail.
  var rules = PagerConfiguration.Wheel()

  /// What has been going on without a pause.
  private enum Burst: Hashable {
    /// Nothing that holds back a step.
    case none
    /// A step was made; the rest is inertia.
    case stepped
    /// The page scrolled inside; the rest of the push may not turn the page.
    case inside
  }

  private var burst = Burst.none
  private var lastTime: Timestamp?
  private var side: PageSide?
  private var sum = 0.0
  private var envelope = 0.0
  /// When the last push did its work: a step, or the first of its motion inside the page.
  private var lastPush: Timestamp?
  private var lockedUntil: Timestamp?
  /// Whole notches in a row, each close to the one before.
  private var closeNotches = 0
  /// Whether the last event was precise, or went on from one.
  private var isPreciseStream = false

  /// Whether the last event may scroll the page inside: not the tail of a push that turned to it.
  var mayScrollInside: Bool { burst != .stepped }

  /// Whether an event is precise: marked so by the device, or a whole number among fractions.
  ///
  /// Strokes of a trackpad sometimes come in whole notches.
  func isPrecise(_ isToldSo: Bool, at time: Timestamp) -> Bool {
    guard !isToldSo, isPreciseStream, let lastTime else { return isToldSo }
    return time.seconds(since: lastTime) < rules.pause.seconds
  }

  /// Notes an event; call it once for every event, before `scrolledInside` or `step`.
  mutating func begin(_ delta: Double, isPrecise: Bool, at time: Timestamp) {
    let strength = delta.magnitude
    let pause = lastTime.map { time.seconds(since: $0) } ?? .infinity
    let isReversal = side.map { $0.outward(delta) < 0 } ?? false
    if pause >= rules.pause.seconds || isReversal {
      burst = .none
      sum = 0
      closeNotches = 0
      if isReversal {
        envelope = 0
        lockedUntil = nil
      }
    }
    envelope *= Math.exponential(-min(pause, 10) / rules.envelopeDecay.seconds)
    let sincePush = lastPush.map { time.seconds(since: $0) } ?? .infinity
    if burst != .none, strength > rules.pushRatio * envelope, strength >= rules.pushMinimum,
      sincePush >= rules.pushInterval.seconds
    {
      burst = .none
      sum = 0
      closeNotches = 0
    }
    closeNotches = !isPrecise && pause <= rules.notchBurst.seconds ? closeNotches + 1 : 1
    isPreciseStream = isPrecise
    envelope = max(envelope, strength)
    side = delta < 0 ? .previous : .next
    lastTime = time
  }

  /// The page took the event inside: the rest of the burst stays inside.
  mutating func scrolledInside(at time: Timestamp) {
    if burst != .inside { lastPush = time }
    burst = .inside
    sum = 0
  }

  /// The side to which the event steps, that of its delta; nil when it makes no step.
  mutating func step(_ delta: Double, isPrecise: Bool, at time: Timestamp) -> PageSide? {
    if !isPrecise, closeNotches >= 3, burst == .none { burst = .stepped }
    guard burst == .none else { return nil }
    if isPrecise {
      // Fractions right after a whole notch that turned: a trackpad that began with it.
      if let lockedUntil, time < lockedUntil {
        burst = .stepped
        return nil
      }
      sum += delta
      guard sum.magnitude >= 1 - 1e-9 else { return nil }
      sum = 0
      burst = .stepped
    } else {
      if let lockedUntil, time < lockedUntil { return nil }
      lockedUntil = time.advanced(bySeconds: rules.lockout.seconds)
    }
    lastPush = time
    return delta < 0 ? .previous : .next
  }
}
