/// How a wheel or trackpad is understood: what is one push, and what its tail.
public struct WheelRules: Hashable, Sendable {
  /// A pause this long ends a burst; longer than any gap in a tail, shorter than between two pushes.
  public var pause = Duration.milliseconds(150)
  /// How long after the step of a whole notch further ones are dropped: one click, one page.
  public var lockout = Duration.milliseconds(150)
  /// Whole notches closer than this, from the third on, are a trackpad's: no hand turns so fast.
  public var notchBurst = Duration.milliseconds(40)
  /// The time in which the envelope falls to 1/e: more slowly than inertia tails, about half as fast.
  public var envelopeDecay = Duration.milliseconds(300)
  /// How much stronger than the envelope a new push is: above the jitter of a tail.
  public var pushRatio = 2.0
  /// The least strength of a new push, in notches: above the trembling of a resting finger.
  public var pushMinimum = 0.25
  /// The least time between a push and the next: a hand cannot push sooner.
  public var pushInterval = Duration.milliseconds(250)

  /// Makes the rules of the manual.
  public init() {}
}
