extension PagerConfiguration {
  /// When a drag, a flick or a step turns the page.
  public struct Turn: Hashable, Sendable {
    /// The fraction of the extent from which a damped pull turns, 0...1; 0 turns with any pull.
    ///
    /// 0.12 takes a quarter of a page of pointer travel. A damped pull never reaches 1: then only a
    /// flick turns.
    public var dampedThresholdFraction = 0.12
    /// The fraction of the extent past which a projected tracking drag turns, 0...1: the nearer page.
    public var trackingThresholdFraction = 0.5
    /// How far below the threshold the hint takes a promised turn back, as a fraction of the extent.
    ///
    /// 0...1; at 0 it changes at the threshold itself.
    public var promiseHysteresisFraction = 0.02
    /// The travel below which motion of the pointer is noise to the pull hint, in points, 0...∞.
    ///
    /// Half of what a pointer at `pointingVelocity` travels in `Gesture.velocityWindow`.
    public var tremblePoints = 5.0
    /// The speed from which a release is a flick, in points per second, 0...∞; ∞ for no flicks.
    ///
    /// Android's ViewPager takes 400 too.
    public var flickVelocity = 400.0
    /// The pointer travel that a flick needs, in points, 0...∞; ∞ for no flicks.
    ///
    /// So that no twitch on release turns a page; Android's ViewPager takes 25.
    public var flickTravelPoints = 24.0
    /// The speed above which a release has a direction, in points per second, 0...∞.
    ///
    /// Below it the pointer counts as stopped. At ∞ no release has one.
    public var pointingVelocity = 100.0
    /// The travel by which a swipe carries a caught turn a page further, as a fraction of the extent.
    ///
    /// 0...∞; ∞ for never. Shorter travel is a touch that only means to stop the motion.
    public var swipeTravelFraction = 0.1
    /// How far ahead of the picture steps may run, in pages, 1...2: three surfaces show no more.
    public var maximumStepPages = 2.0

    /// Makes the rules of the manual.
    public init() {}

    /// The fraction of the extent past which a drag turns without any velocity.
    func thresholdFraction(_ following: DragFollowing) -> Double {
      switch following {
      case .damped: dampedThresholdFraction
      case .tracking: trackingThresholdFraction
      }
    }
  }
}

extension PagerConfiguration.Turn: ConfigurationGroup {
  static var limits: [FieldLimit<Self>] {
    let positive = 0...Double.infinity
    return [
      .number(\.dampedThresholdFraction, 0...1),
      .number(\.trackingThresholdFraction, 0...1),
      .number(\.promiseHysteresisFraction, 0...1),
      .number(\.tremblePoints, positive),
      .number(\.flickVelocity, positive),
      .number(\.flickTravelPoints, positive),
      .number(\.pointingVelocity, positive),
      .number(\.swipeTravelFraction, positive),
      .number(\.maximumStepPages, 1...2),
    ]
  }
}
