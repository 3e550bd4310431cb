/// Everything about a pager's feel and rules that can be chosen.
///
/// The defaults are those of the manual. A change takes effect with the next drag or settle. Each
/// number is documented with its range: one outside is brought into it as it is set, and what is not
/// a number becomes the default.
public struct PagerConfiguration: Hashable, Sendable {
  /// The direction in which pages follow each other.
  public var axis: Axis
  /// On which side the next page of a horizontal pager lies; a vertical one takes no notice.
  ///
  /// From right to left everything that points sideways is mirrored: pointer, wheel, Left and Right,
  /// positions in frames, and content that scrolls inside along the same axis.
  public var layoutDirection: LayoutDirection
  /// What comes before the first and after the last page.
  public var boundary: Boundary
  /// Whether a turn takes a single frame interval, for people whom motion makes unwell.
  public var reduceMotion: Bool

  /// How a pointer is understood, and how the strip follows it.
  public var gesture = Gesture() { didSet { gesture = gesture.inRange() } }
  /// When a drag, a flick or a step turns the page.
  public var turn = Turn() { didSet { turn = turn.inRange() } }
  /// How the strip moves to its target.
  public var settle = Settle() { didSet { settle = settle.inRange() } }
  /// How a page longer than the viewport scrolls inside.
  public var innerScrolling = InnerScrolling() {
    didSet { innerScrolling = innerScrolling.inRange() }
  }
  /// How a wheel or trackpad is understood.
  public var wheel = Wheel() { didSet { wheel = wheel.inRange() } }

  /// Makes a configuration with the defaults of the manual for an axis.
  ///
  /// The strip follows a drag damped along the vertical and tracking along the horizontal axis.
  public init(
    axis: Axis = .vertical,
    boundary: Boundary = .bounded,
    following: DragFollowing? = nil,
    settle style: SettleStyle = .spring,
    entry: EntryEdge = .start,
    reduceMotion: Bool = false,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.axis = axis
    self.layoutDirection = layoutDirection
    self.boundary = boundary
    self.reduceMotion = reduceMotion
    gesture.following = following ?? (axis == .vertical ? .damped : .tracking)
    settle.style = style
    innerScrolling.entry = entry
  }

  /// Whether left and right are exchanged: a horizontal pager from right to left.
  public var isMirrored: Bool { axis == .horizontal && layoutDirection == .rightToLeft }

  /// The fraction of the extent past which a drag turns without any velocity, 0...1.
  ///
  /// That of `turn` for the way in which the strip follows.
  public var turnThresholdFraction: Double {
    get { turn.thresholdFraction(gesture.following) }
    set {
      switch gesture.following {
      case .damped: turn.dampedThresholdFraction = newValue
      case .tracking: turn.trackingThresholdFraction = newValue
      }
    }
  }
}
