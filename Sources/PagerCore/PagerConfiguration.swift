/// Everything about a pager's feel and rules that can be chosen.
///
/// The defaults are those of the manual. A change takes effect with the next drag or settle. Each
/// number is documented with its range; a pager brings what lies outside into it, and takes the
/// default for what is not a number.
public struct PagerConfiguration: Hashable, Sendable {
  /// The direction in which pages follow each other.
  public var axis: Axis
  /// On which side the next page of a horizontal pager lies; a vertical one takes no notice.
  ///
  /// From right to left everything that points sideways is mirrored: pointer, wheel, Left and Right,
  /// positions in frames, and content that scrolls inside along the same axis.
  public var layoutDirection: LayoutDirection
  /// The direction in which a page longer than the viewport scrolls inside.
  public var innerAxis: Axis
  /// What comes before the first and after the last page.
  public var boundary: Boundary
  /// How the strip follows the pointer between pages.
  public var response: DragResponse
  /// How the strip moves to its target after release.
  public var settle: SettleStyle
  /// Where a page that comes in stands inside.
  public var entry: EntryEdge
  /// Whether a turn takes a single frame interval, for people whom motion makes unwell.
  public var reduceMotion: Bool

  /// The slope of the rubber band at rest, without unit, 0.01...1; 0.55 is UIScrollView's.
  ///
  /// The smaller it is, the less the page follows; at 1 it starts point for point.
  public var rubberBandCoefficient: Double
  /// How far the mouse moves before a drag starts, in points, 0...1000; 0 makes every move a drag.
  ///
  /// 3 is less than GTK's 8 and Qt's 10: in a pager a drag is the rule and a click the exception.
  public var mouseSlopPoints: Double
  /// How far a finger moves before a drag starts, in points, 0...1000; UIKit's 10.
  public var fingerSlopPoints: Double
  /// The fraction of the extent from which a damped pull turns, 0...1; 0 turns with any pull.
  ///
  /// 0.12 takes a quarter of a page of pointer travel. A damped pull never reaches 1: then only a
  /// flick turns.
  public var dampedThresholdFraction: Double
  /// The fraction of the extent past which a projected tracking drag turns, 0...1: the nearer page.
  public var trackingThresholdFraction: Double
  /// How far below the threshold the hint takes a promised turn back, as a fraction of the extent.
  ///
  /// 0...1; at 0 it changes at the threshold itself.
  public var promiseHysteresisFraction: Double
  /// The travel below which motion of the pointer is noise to the pull hint, in points, 0...∞.
  ///
  /// Half of what a pointer at `pointingVelocity` travels in `velocityWindow`.
  public var tremblePoints: Double
  /// The speed from which a release is a flick, in points per second, 0...∞; ∞ for no flicks.
  ///
  /// Near Android's ViewPager.
  public var flickVelocity: Double
  /// The pointer travel that a flick needs, in points, 0...∞; ∞ for no flicks.
  ///
  /// So that no twitch on release turns a page.
  public var flickTravelPoints: Double
  /// The speed above which a release has a direction, in points per second, 0...∞.
  ///
  /// Below it the pointer counts as stopped. At ∞ no release has one.
  public var pointingVelocity: Double
  /// The travel by which a swipe carries a caught turn a page further, as a fraction of the extent.
  ///
  /// 0...∞; ∞ for never. Shorter travel is a touch that only means to stop the motion.
  public var swipeTravelFraction: Double
  /// The fraction of speed kept per millisecond, 0.5...0.9999; UIScrollView's 0.998.
  ///
  /// For projection and inner momentum.
  public var decelerationRate: Double

  /// The response of the settling spring: the time of one undamped swing, 0...1 hour.
  ///
  /// 0.3 s lies between AdwCarousel's 0.2 s and Flutter's 0.44 s: a page is at rest 0.47 s after a
  /// key. With 0.4 s the last hundredth of a turn took 0.2 s of steps of a single pixel. 0 takes one
  /// frame interval.
  public var springResponse: Duration
  /// The duration of the eased settle, 0...1 hour: TPVerticalPageContainerView's half second.
  public var easedDuration: Duration
  /// How near its target a motion ends, in device pixels, 0.01...100: half a one, which none shows.
  public var restDistancePixels: Double
  /// How slow a settle is when it ends, in points per second, 0.1...∞: a third of a point a frame.
  ///
  /// At ∞ the distance alone counts.
  public var restVelocity: Double
  /// The response of the bounce at the ends of a page's content, 1 ms...1 hour; UIScrollView's.
  public var bounceResponse: Duration

  /// How far back the velocity is measured, 0...10 s: six frames even out the pointer's noise.
  public var velocityWindow: Duration
  /// How old the last move may be before the pointer counts as standing, 0...10 s: three frames.
  public var velocityStaleness: Duration
  /// The shortest time over which a velocity is measured, 0...10 s.
  ///
  /// Below 5 ms the error of a millisecond in the events' times rules.
  public var velocityMinimumSpan: Duration
  /// The greatest velocity, in points per second, 0...1,000,000; Android's 8000.
  public var maximumVelocity: Double

  /// How far one notch of the wheel scrolls inside a page, in points, 0...1,000,000.
  ///
  /// 72 are three lines of text of 24 points. 0 turns at once.
  public var notchPoints: Double
  /// How far a precise delta of 1 scrolls inside a page, in points, 0...1,000,000; Wayland's unit.
  ///
  /// 0 turns at once.
  public var precisePoints: Double
  /// The fraction of the viewport by which Space and Page Down scroll, 0...1; 0 turns at once.
  ///
  /// A few lines of the last view stay in sight.
  public var pageStepFraction: Double
  /// How long a notch or key takes to scroll inside a page, 0...1 hour: quick, but visible.
  public var innerStepDuration: Duration

  /// How a wheel or trackpad is understood.
  public var wheel: WheelRules
  /// How long a turn without motion takes, 1 ms...1 s: one frame of the virtual clock.
  ///
  /// Not nothing, so that turns begun by the callbacks of turns advance one a frame.
  public var frameInterval: Duration
  /// The fraction of the extent, 0...1, up to which a turn that ends counts as arrived for the eye.
  ///
  /// From there on keys and the wheel belong to the page that arrives, if it scrolls their way.
  public var arrivedFraction: Double
  /// How far ahead of the picture steps may run, in pages, 1...2: three surfaces show no more.
  public var maximumStepPages: Double
  /// How far an outward velocity may carry a settle away from its target, in pages, 0...0.9.
  ///
  /// A strip that is sent the other way while it moves must not run off over whole pages.
  public var maximumExcursionPages: Double
  /// The speed below which inner momentum stops, in points per second, 0.1...∞; ∞ for no momentum.
  public var minimumInnerVelocity: Double

  /// Makes a configuration with the defaults of the manual for an axis.
  ///
  /// The response defaults to damped along the vertical and tracking along the horizontal axis.
  public init(
    axis: Axis = .vertical,
    boundary: Boundary = .bounded,
    response: DragResponse? = nil,
    settle: SettleStyle = .spring,
    entry: EntryEdge = .start,
    reduceMotion: Bool = false,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.axis = axis
    self.layoutDirection = layoutDirection
    innerAxis = .vertical
    self.boundary = boundary
    self.response = response ?? (axis == .vertical ? .damped : .tracking)
    self.settle = settle
    self.entry = entry
    self.reduceMotion = reduceMotion
    rubberBandCoefficient = 0.55
    mouseSlopPoints = 3
    fingerSlopPoints = 10
    dampedThresholdFraction = 0.12
    trackingThresholdFraction = 0.5
    promiseHysteresisFraction = 0.02
    tremblePoints = 5
    flickVelocity = 400
    flickTravelPoints = 24
    pointingVelocity = 100
    swipeTravelFraction = 0.1
    decelerationRate = 0.998
    springResponse = .milliseconds(300)
    easedDuration = .milliseconds(500)
    restDistancePixels = 0.5
    restVelocity = 20
    bounceResponse = .milliseconds(630)
    velocityWindow = .milliseconds(100)
    velocityStaleness = .milliseconds(50)
    velocityMinimumSpan = .milliseconds(5)
    maximumVelocity = 8000
    notchPoints = 72
    precisePoints = 10
    pageStepFraction = 0.9
    innerStepDuration = .milliseconds(150)
    wheel = WheelRules()
    frameInterval = .milliseconds(16)
    arrivedFraction = 0.1
    maximumStepPages = 2
    maximumExcursionPages = 0.25
    minimumInnerVelocity = 10
  }
}

/// What comes before the first and after the last page.
public enum Boundary: String, Hashable, Sendable, CaseIterable {
  /// Nothing: a pull there is damped and springs back.
  case bounded
  /// The other end: the pages go round for ever, when there are two or more.
  case looping
}

/// The order in which pages lie side by side, as the reader's script has it.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// The next page lies to the right.
  case leftToRight = "ltr"
  /// The next page lies to the left.
  case rightToLeft = "rtl"
}

/// How the strip follows the pointer between pages.
public enum DragResponse: String, Hashable, Sendable, CaseIterable {
  /// Less and less, as if on a rubber band.
  case damped
  /// Point for point, one page at most.
  case tracking
}

/// How the strip moves to its target after release.
public enum SettleStyle: String, Hashable, Sendable, CaseIterable {
  /// A critically damped spring that starts with the speed of the picture at release.
  case spring
  /// Half a second, slow at both ends: the motion of TPVerticalPageContainerView.
  case eased
}

/// Where a page that comes in stands inside.
public enum EntryEdge: String, Hashable, Sendable, CaseIterable {
  /// At its start, forward or backward.
  case start
  /// At the edge next to the page left: at its end when reached backward.
  case adjacentEdge
}

extension PagerConfiguration {
  /// Whether left and right are exchanged: a horizontal pager from right to left.
  public var isMirrored: Bool { axis == .horizontal && layoutDirection == .rightToLeft }

  /// How a fling slows down.
  var deceleration: Deceleration { Deceleration(rate: decelerationRate) }

  /// How content bounces at its ends.
  var bounce: DampedSpring { DampedSpring(response: bounceResponse.seconds) }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    let parts = components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
  }
}
