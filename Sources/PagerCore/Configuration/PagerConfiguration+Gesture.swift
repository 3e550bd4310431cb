extension PagerConfiguration {
  /// How a pointer is understood, and how the strip follows it.
  public struct Gesture: Hashable, Sendable {
    /// How the strip follows the pointer between pages.
    public var following = DragFollowing.damped
    /// The slope of the rubber band at rest, without unit, 0.01...1; 0.55 is UIScrollView's.
    ///
    /// The smaller it is, the less the page follows; at 1 it starts point for point.
    public var rubberBandCoefficient = 0.55
    /// How far the mouse moves before a drag starts, in points, 0...1000; 0 makes every move a drag.
    ///
    /// 3 is less than GTK's 8 and Qt's 10: in a pager a drag is the rule and a click the exception.
    public var mouseSlopPoints = 3.0
    /// How far a finger moves before a drag starts, in points, 0...1000; UIKit's 10.
    public var fingerSlopPoints = 10.0
    /// The fraction of speed kept per millisecond, 0.5...0.9999; UIScrollView's 0.998.
    ///
    /// For the projection of a drag and for momentum inside a page.
    public var decelerationRate = 0.998
    /// How far back the velocity is measured, 0...10 s: six frames even out the pointer's noise.
    public var velocityWindow = Duration.milliseconds(100)
    /// How old the last move may be before the pointer counts as standing, 0...10 s: three frames.
    public var velocityStaleness = Duration.milliseconds(50)
    /// The shortest time over which a velocity is measured, 0...10 s.
    ///
    /// Below 5 ms the error of a millisecond in the events' times rules.
    public var velocityMinimumSpan = Duration.milliseconds(5)
    /// The greatest velocity, in points per second, 0...1,000,000; Android's 8000.
    public var maximumVelocity = 8000.0

    /// Makes the rules of the manual for a vertical pager.
    public init() {}

    /// How a fling slows down.
    var deceleration: Deceleration { Deceleration(rate: decelerationRate) }
  }
}

extension PagerConfiguration.Gesture: ConfigurationGroup {
  static var limits: [FieldLimit<Self>] {
    let memory = Duration.zero ... .seconds(10)
    return [
      .number(\.rubberBandCoefficient, 0.01...1),
      .number(\.mouseSlopPoints, 0...1000),
      .number(\.fingerSlopPoints, 0...1000),
      .number(\.decelerationRate, 0.5...0.9999),
      .duration(\.velocityWindow, memory),
      .duration(\.velocityStaleness, memory),
      .duration(\.velocityMinimumSpan, memory),
      .number(\.maximumVelocity, 0...1e6),
    ]
  }
}
