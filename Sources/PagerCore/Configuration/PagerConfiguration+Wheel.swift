extension PagerConfiguration {
  /// How a wheel or trackpad is understood: what is one push, and what its tail of inertia.
  public struct Wheel: Hashable, Sendable {
    /// The pause that ends a burst, 0...10 s; 0 makes every event a push of its own.
    ///
    /// Longer than any gap in a tail, shorter than between two pushes.
    public var pause = Duration.milliseconds(150)
    /// How long after the step of a whole notch further ones are dropped, 0...10 s; 0 drops none.
    public var lockout = Duration.milliseconds(150)
    /// The interval below which whole notches, from the third on, count as a trackpad's, 0...10 s.
    ///
    /// No wheel turns so fast. 0 takes every whole notch for a wheel's.
    public var notchBurst = Duration.milliseconds(40)
    /// The time in which the envelope falls to 1/e, 1 ms...10 s; about half slower than inertia tails.
    public var envelopeDecay = Duration.milliseconds(300)
    /// How many times stronger than the envelope a new push is, 0...∞: above the jitter of a tail.
    ///
    /// ∞ takes no push for new before a pause.
    public var pushRatio = 2.0
    /// The least strength of a new push, in notches, 0...∞: above the noise of a resting finger.
    public var pushMinimum = 0.25
    /// The least time between a push and the next, 0...10 s; 0 sets no limit.
    public var pushInterval = Duration.milliseconds(250)

    /// Makes the rules of the manual.
    public init() {}
  }
}

extension PagerConfiguration.Wheel: ConfigurationGroup {
  static var limits: [FieldLimit<Self>] {
    let memory = Duration.zero ... .seconds(10)
    return [
      .duration(\.pause, memory),
      .duration(\.lockout, memory),
      .duration(\.notchBurst, memory),
      .duration(\.envelopeDecay, .milliseconds(1) ... .seconds(10)),
      .number(\.pushRatio, 0...Double.infinity),
      .number(\.pushMinimum, 0...Double.infinity),
      .duration(\.pushInterval, memory),
    ]
  }
}
