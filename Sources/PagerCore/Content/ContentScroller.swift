/// How the pages on the three surfaces are scrolled inside, and how their content moves by itself.
struct ContentScroller: Hashable, Sendable {
  private var first = InnerScroll()
  private var second = InnerScroll()
  private var third = InnerScroll()
  private var bounds: Bounds

  /// What holds for the content of every page.
  struct Bounds: Hashable, Sendable {
    /// The length of the viewport along the inner axis, in points.
    var viewPoints: Double
    /// Device pixels per point.
    var scale: Double
    /// Whether a page that comes in from the previous side stands at its end.
    var endsBackward: Bool

    init(viewport: Size, scale: Double, configuration: PagerConfiguration) {
      viewPoints = viewport[configuration.innerScrolling.axis]
      self.scale = scale
      endsBackward =
        configuration.innerScrolling.entry == .adjacentEdge
        && configuration.axis == configuration.innerScrolling.axis
    }
  }

  /// Makes three surfaces without content.
  init(_ bounds: Bounds) {
    self.bounds = bounds
    for surface in 0..<3 { clear(surface, on: .next) }
  }

  /// The content of the page on a surface, 0 to 2.
  private(set) subscript(surface: Int) -> InnerScroll {
    get {
      switch surface {
      case 0: first
      case 1: second
      default: third
      }
    }
    set {
      switch surface {
      case 0: first = newValue
      case 1: second = newValue
      default: third = newValue
      }
    }
  }

  /// Another page comes to a surface, on a side; its length is not known yet.
  mutating func clear(_ surface: Int, on side: PageSide) {
    self[surface] = InnerScroll()
    startOver(surface, on: side)
  }

  /// The page on a surface goes to the edge at which it comes in from a side.
  mutating func startOver(_ surface: Int, on side: PageSide) {
    self[surface].viewPoints = bounds.viewPoints
    self[surface].scale = bounds.scale
    self[surface].position = .edge(isEnd: side == .previous && bounds.endsBackward)
  }

  /// Takes other bounds; offsets stay in range and motions go on there.
  mutating func resize(
    _ new: Bounds, at time: Timestamp, configuration: PagerConfiguration
  ) {
    bounds = new
    for surface in 0..<3 {
      self[surface].scale = new.scale
      self[surface].resize(view: new.viewPoints, at: time, configuration: configuration)
    }
  }

  /// Takes the length of a page's content in points; its offset stays in range.
  mutating func setLength(
    _ points: Double, of surface: Int, at time: Timestamp, configuration: PagerConfiguration
  ) {
    self[surface].resize(
      content: points, view: bounds.viewPoints, at: time, configuration: configuration)
  }

  /// Stops whatever moves by itself; true if something would have gone on.
  mutating func stop(at time: Timestamp) -> Bool {
    var hasStopped = false
    for surface in 0..<3 {
      guard case .moving(let motion) = self[surface].position else { continue }
      // Where it would come to rest by itself at this very instant nothing is stopped.
      if motion.end > time { hasStopped = true }
      self[surface].position = .still(motion.offset(at: time))
    }
    return hasStopped
  }

  /// Ends a motion that was over at an instant.
  mutating func finishMotion(of surface: Int, at end: Timestamp) {
    self[surface].position = .still(self[surface].offset(at: end))
  }

  /// Holds the content at an offset in points, which may lie beyond its ends.
  mutating func hold(_ surface: Int, at offset: Double) { self[surface].position = .still(offset) }

  /// Puts the content at an offset in points, brought into range.
  mutating func put(_ surface: Int, at offset: Double) {
    hold(surface, at: self[surface].inRange(offset))
  }

  /// Lets content that is held go at a velocity in points per second.
  mutating func release(
    _ surface: Int, velocity: Double, at time: Timestamp, configuration: PagerConfiguration
  ) {
    guard case .still(let offset) = self[surface].position else { return }
    self[surface].coast(
      from: offset, velocity: velocity, at: time, configuration: configuration)
  }

  /// Moves the content to an offset in points, brought into range, over the time of a step.
  mutating func step(
    _ surface: Int, to offset: Double, at time: Timestamp, configuration: PagerConfiguration
  ) {
    self[surface].step(to: offset, at: time, configuration: configuration)
  }

  /// The offset in points that a pull of content held beyond its ends shows: damped there.
  func looseOffset(_ pull: Double, of surface: Int, _ gesture: PagerConfiguration.Gesture) -> Double
  {
    let held = self[surface].inRange(pull)
    return held + band(gesture).displacement(pull: pull - held)
  }

  /// The pull in points of content held beyond its ends that shows an offset.
  func loosePull(_ offset: Double, of surface: Int, _ gesture: PagerConfiguration.Gesture) -> Double
  {
    let held = self[surface].inRange(offset)
    return held + band(gesture).pull(displacement: offset - held)
  }

  private func band(_ gesture: PagerConfiguration.Gesture) -> RubberBand {
    RubberBand(coefficient: gesture.rubberBandCoefficient, extent: bounds.viewPoints)
  }
}
