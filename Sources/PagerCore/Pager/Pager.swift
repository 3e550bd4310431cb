/// A pager as a pure value: takes timestamped inputs, returns events, and tells what to show.
///
/// It knows no clock and no pixels. Every input first advances it to the input's time; what falls
/// due on the way (a rest crossed, a settle ended) is emitted in order with its own instant, so that
/// the stream does not depend on how often it is asked. Every call takes constant time for any
/// number of pages and, between turns, allocates nothing.
///
/// Each part keeps its own state: the track the pages and what was told of them, the content scroller
/// how they are scrolled inside, the gestures what a pointer, wheel or key has done so far. The pager
/// routes inputs to them and keeps what the strip is doing.
public struct Pager: Hashable, Sendable {
  /// The feel and the rules; a change takes effect with the next drag or settle.
  ///
  /// A new boundary changes the neighbours at rest, with the next input or `advance`.
  public var configuration: PagerConfiguration {
    didSet {
      takeBounds()
      if configuration.innerScrolling.axis != oldValue.innerScrolling.axis { reanchorContent() }
    }
  }

  /// The size of the viewport in points.
  public private(set) var viewport: Size
  /// Device pixels per point.
  public private(set) var scale: Double

  /// What the strip is doing.
  private(set) var motion = PagerMotion.idle
  /// The pages, and what was told of them.
  var track: Track
  /// How the pages are scrolled inside.
  var contents: ContentScroller
  /// Which pointers are down.
  var pointers = PointerLedger()
  /// Velocity along the paging axis and across it, toward the next page and the content's end.
  var trackers = TrackerPair()
  /// What the wheel has done so far.
  var wheel = WheelGesture()
  /// The key that is held down.
  var heldKey = HeldKey()

  /// Makes a pager that stands on a page, brought into range; `start` sets it going.
  ///
  /// `pageCount` is brought into 0...2^31 − 1. `viewport` is in points; without an area nothing is
  /// shown until a `resize`. `scale` is device pixels per point, above 0.
  public init(
    configuration: PagerConfiguration = PagerConfiguration(), pageCount: Int, startPage: Int = 0,
    viewport: Size, scale: Double = 1
  ) {
    self.init(
      configuration: configuration,
      track: Track(
        count: pageCount, isLooping: configuration.boundary == .looping, page: startPage),
      viewport: viewport, scale: scale)
  }

  /// Makes a pager on a track.
  init(configuration: PagerConfiguration, track: Track, viewport: Size, scale: Double = 1) {
    self.configuration = configuration
    self.viewport = viewport
    self.scale = scale
    self.track = track
    contents = ContentScroller(
      ContentScroller.Bounds(viewport: viewport, scale: scale, configuration: configuration))
    for side in PageSide.allCases { contents.clear(track.strip[side].surface, on: side) }
  }

  /// Takes up another motion; a drag comes out of a press.
  mutating func become(_ next: PagerMotion) {
    if case .dragging = next {
      switch motion {
      case .pressed, .dragging: break
      case .idle, .settling: preconditionFailure("a drag without a press")
      }
    }
    motion = next
  }

  /// Takes another size and scale; the position is kept as a fraction of the extent.
  ///
  /// What is not positive and finite is ignored.
  mutating func resize(to size: Size, scale newScale: Double) {
    let isScale = newScale > 0 && newScale.isFinite
    if isScale { scale = newScale }
    let hasArea =
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    if hasArea {
      let before = extent
      viewport = size
      if case .dragging(var drag) = motion, before > 0 {
        let (pointer, after) = (drag.pointer, extent)
        drag.updateGrip { $0.origin = pointer - (pointer - $0.origin) / before * after }
        motion = .dragging(drag)
      }
    }
    takeBounds()
    if hasArea { reanchorContent() }
  }

  /// Tells the contents of all three pages what holds for them.
  private mutating func takeBounds() {
    contents.resize(
      ContentScroller.Bounds(viewport: viewport, scale: scale, configuration: configuration),
      at: now, configuration: configuration)
  }
}
