extension Pager {
  /// The instant up to which every event has been emitted.
  public var now: Timestamp { track.now }

  /// The maximum count of pages, 2^31 − 1: what every index type of a data source can count.
  public static let maximumPages = Int(Int32.max)

  /// A count of pages brought into range, 0...`maximumPages`.
  package static func inRange(count: Int) -> Int { min(max(0, count), maximumPages) }

  /// How many pages there are.
  public var pageCount: Int { track.strip.count }

  /// The page on which the pager last came to rest; nil without pages.
  public var activePage: Int? { track.activePage }

  /// The page from whose rest positions are counted, the base; nil without pages.
  public var page: Int? { track.strip.current.page }

  /// The base on its surface; nil without pages.
  public var currentSlot: PageSlot? { track.strip.current.pageSlot }

  /// The pages on the three surfaces; nil beyond a bounded end.
  public var slots: (previous: PageSlot?, current: PageSlot?, next: PageSlot?) {
    (track.strip.previous.pageSlot, track.strip.current.pageSlot, track.strip.next.pageSlot)
  }

  /// The length of a page along the paging axis, in points.
  public var extent: Double { viewport[configuration.axis] }

  /// What the pager is doing.
  public var phase: PagerPhase {
    switch motion {
    case .idle: content.motionEnd == nil ? .idle : .scrolling
    case .pressed(let press): press.caught == nil ? .idle : .dragging
    case .dragging: .dragging
    case .settling: .settling
    }
  }

  /// How far the strip stands from the base's rest, as a fraction of the extent within −1...1.
  public var displacementFraction: Double {
    let step = track.strip.step
    switch motion {
    case .idle: return 0
    case .pressed(let press): return press.caught?.displacement(fromStep: step) ?? 0
    case .dragging(let drag): return drag.displacement(fromStep: step)
    case .settling(let settling):
      return settling.settle.distance(at: now) + Double(settling.settle.target - step)
    }
  }

  /// How far the strip stands from the base's rest, in points; positive toward the next page.
  public var displacement: Double { displacementFraction * extent }

  /// How far the current page is scrolled inside, in points.
  public var innerOffset: Double { content.offset(at: now) }

  /// The page that the strip is heading to, or the base when it heads nowhere.
  public var targetPage: Int? {
    if case .settling(let settling) = motion {
      return track.strip.page(atStep: settling.settle.target)
    }
    return page
  }

  /// Whether something moves by itself, so that the next frame will differ from this one.
  public var needsNextFrame: Bool {
    if case .settling = motion { return true }
    return content.motionEnd != nil || isForecastPending
  }

  /// The content of the base.
  var content: InnerScroll { contents[track.strip.current.surface] }

  /// The velocity at which the strip moves by itself, in pages per second.
  var settleVelocity: Double {
    if case .settling(let settling) = motion { return settling.settle.velocity(at: now) }
    return 0
  }

  /// The side on which the strip stands, or to which it is just leaving its rest.
  var sideOnShow: PageSide? { track.announcedSide ?? PageSide(of: displacementFraction) }

  /// The step at or nearest to `wanted`, on the way from the base, that carries a page.
  ///
  /// That is the base for a step that is `lost`.
  func existingStep(_ wanted: Int, lost: Int? = nil) -> Int {
    let strip = track.strip
    if wanted == lost { return strip.step }
    var step = wanted
    while step != strip.step, strip.page(atStep: step) == nil {
      step += step > strip.step ? -1 : 1
    }
    return step
  }
}
