/// How a wheel or trackpad is understood: what is one push, and what its tail.
///
/// Times lie in 0...10 s; a pager brings what lies outside into its range.
public struct WheelRules: Hashable, Sendable {
  /// A pause this long ends a burst; longer than any gap in a tail, shorter than between two pushes.
  ///
  /// 0 makes every event a push of its own.
  public var pause = Duration.milliseconds(150)
  /// How long after the step of a whole notch further ones are dropped: one click, one page.
  public var lockout = Duration.milliseconds(150)
  /// Whole notches closer than this, from the third on, are a trackpad's: no wheel turns so fast.
  ///
  /// 0 takes every whole notch for a wheel's.
  public var notchBurst = Duration.milliseconds(40)
  /// The time in which the envelope falls to 1/e, from 1 ms; slower than inertia tails, by about half.
  public var envelopeDecay = Duration.milliseconds(300)
  /// How many times stronger than the envelope a new push is, 0...∞: above the jitter of a tail.
  ///
  /// ∞ takes no push for new before a pause.
  public var pushRatio = 2.0
  /// The least strength of a new push, in notches, 0...∞: above the trembling of a resting finger.
  public var pushMinimum = 0.25
  /// The least time between a push and the next: nobody pushes sooner.
  public var pushInterval = Duration.milliseconds(250)

  /// Makes the rules of the manual.
  public init() {}
}
