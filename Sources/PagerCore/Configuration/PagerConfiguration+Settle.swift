extension PagerConfiguration {
  /// How the strip moves to its target.
  public struct Settle: Hashable, Sendable {
    /// By which law it moves.
    public var style = SettleStyle.spring
    /// The response of the settling spring: the time of one undamped swing, 0...1 hour.
    ///
    /// 0.3 s lies between AdwCarousel's 0.2 s and Flutter's 0.44 s: a page is at rest 0.47 s after a
    /// key. With 0.4 s the last hundredth of a turn took 0.2 s of steps of a single pixel. 0 takes one
    /// frame interval.
    public var springResponse = Duration.milliseconds(300)
    /// The duration of the eased settle, 0...1 hour: TPVerticalPageContainerView's half second.
    public var easedDuration = Duration.milliseconds(500)
    /// How near its target a motion ends, in device pixels, 0.01...100: half a one, which none shows.
    public var restDistancePixels = 0.5
    /// How slow a settle is when it ends, in points per second, 0.1...∞: a third of a point a frame.
    ///
    /// At ∞ the distance alone counts.
    public var restVelocity = 20.0
    /// How far an outward velocity may carry a settle away from its target, in pages, 0...0.9.
    ///
    /// A strip that is sent the other way while it moves must not run off over whole pages.
    public var maximumExcursionPages = 0.25
    /// The fraction of the extent, 0...1, up to which a turn that ends counts as arrived for the eye.
    ///
    /// From there on keys and the wheel belong to the page that arrives, if it scrolls their way.
    public var arrivedFraction = 0.1
    /// How long a turn without motion takes, 1 ms...1 s: one frame of the virtual clock.
    ///
    /// Not nothing, so that turns begun by the callbacks of turns advance one a frame.
    public var frameInterval = Duration.milliseconds(16)

    /// Makes the rules of the manual.
    public init() {}
  }
}

extension PagerConfiguration.Settle: ConfigurationGroup {
  static var limits: [FieldLimit<Self>] {
    [
      .duration(\.springResponse, .zero ... .seconds(3600)),
      .duration(\.easedDuration, .zero ... .seconds(3600)),
      .number(\.restDistancePixels, 0.01...100),
      .number(\.restVelocity, 0.1...Double.infinity),
      .number(\.maximumExcursionPages, 0...0.9),
      .number(\.arrivedFraction, 0...1),
      .duration(\.frameInterval, .milliseconds(1) ... .seconds(1)),
    ]
  }
}
