extension PagerConfiguration {
  /// How a page longer than the viewport scrolls inside.
  public struct InnerScrolling: Hashable, Sendable {
    /// The direction in which it scrolls.
    public var axis = Axis.vertical
    /// Where a page that comes in stands.
    public var entry = EntryEdge.start
    /// How far one notch of the wheel scrolls, in points, 0...1,000,000; 0 turns at once.
    ///
    /// 72 are three lines of text of 24 points.
    public var notchPoints = 72.0
    /// How far a precise delta of 1 scrolls, in points, 0...1,000,000; 0 turns at once.
    ///
    /// Wayland's unit: a notch of the wheel is 10 there.
    public var precisePoints = 10.0
    /// The fraction of the viewport by which Space and Page Down scroll, 0...1; 0 turns at once.
    ///
    /// A few lines of the last view stay in sight.
    public var pageStepFraction = 0.9
    /// How long a notch or key takes, 0...1 hour: quick, but visible.
    public var stepDuration = Duration.milliseconds(150)
    /// The response of the bounce at the ends of the content, 1 ms...1 hour; UIScrollView's.
    public var bounceResponse = Duration.milliseconds(630)
    /// The speed below which momentum stops, in points per second, 0.1...∞; ∞ for no momentum.
    public var minimumVelocity = 10.0

    /// Makes the rules of the manual.
    public init() {}

    /// How content bounces at its ends.
    var bounce: DampedSpring { DampedSpring(response: bounceResponse.seconds) }
  }
}

extension PagerConfiguration.InnerScrolling: ConfigurationGroup {
  static var limits: [FieldLimit<Self>] {
    [
      .number(\.notchPoints, 0...1e6),
      .number(\.precisePoints, 0...1e6),
      .number(\.pageStepFraction, 0...1),
      .duration(\.stepDuration, .zero ... .seconds(3600)),
      .duration(\.bounceResponse, .milliseconds(1) ... .seconds(3600)),
      .number(\.minimumVelocity, 0.1...Double.infinity),
    ]
  }
}
