extension Pager {
  /// Scrolls the current page inside to an offset in points, at once and brought into range.
  ///
  /// Content that moves by itself stops there. While the page is dragged nothing happens.
  public mutating func setInnerOffset(_ points: Double) {
    if case .dragging = motion { return }
    guard points.isFinite else { return }
    contents.put(track.strip.current.surface, at: points)
  }

  /// Tells the length of the page on a surface, in points along the inner axis.
  ///
  /// The offset stays in range. To be told after every `bind` and whenever the content has changed;
  /// what is not a number, or is about a surface without a page, is ignored.
  public mutating func setContentLength(_ points: Double, ofSurface surface: Int) {
    guard points.isFinite, track.strip.slot(onSurface: surface)?.page != nil else { return }
    contents.setLength(points, of: surface, at: now, configuration: configuration)
    if surface == track.strip.current.surface { reanchorContent() }
  }

  /// The step of the page that keys and the wheel scroll inside, or nil between two pages.
  ///
  /// That is the page at rest, or the target of a settle that has come within `arrivedFraction` of
  /// it: its content scrolls under the ending settle.
  private var readStep: Int? {
    if motion.isAtRest { return track.strip.step }
    guard case .settling(let settling) = motion else { return nil }
    let target = settling.settle.target
    let isArrived =
      settling.settle.distance(at: now).magnitude <= configuration.settle.arrivedFraction
    return isArrived && (target - track.strip.step).magnitude <= 1 ? target : nil
  }

  /// The surface of that page.
  private var readSurface: Int? { readStep.flatMap { track.strip[step: $0]?.surface } }

  /// The content that keys and the wheel scroll, or nil between two pages.
  var readContent: InnerScroll? { readSurface.map { contents[$0] } }

  /// Scrolls the page that is read inside by notches; false when it cannot move that way.
  mutating func scrollInside(byWheel amount: Double, isPrecise: Bool) -> Bool {
    let rules = configuration.innerScrolling
    guard isPrecise else { return scrollInside(by: amount * rules.notchPoints) }
    let points = amount * rules.precisePoints
    guard let side = PageSide(of: points), let surface = readSurface else { return false }
    let offset = contents[surface].offset(at: now)
    guard contents[surface].canMove(toward: side, from: offset) else { return false }
    contents.put(surface, at: offset + points)
    return true
  }

  /// Scrolls the page that is read inside by a step in points; false when it cannot move that way.
  mutating func scrollInside(by points: Double) -> Bool {
    guard let side = PageSide(of: points), let inner = readContent else { return false }
    let heading = inner.destination(at: now)
    guard inner.canMove(toward: side, from: heading) else { return false }
    scrollInside(to: heading + points)
    return true
  }

  /// Scrolls the page that is read inside to an offset in points, brought into range.
  mutating func scrollInside(to offset: Double) {
    guard let step = readStep, let surface = readSurface else { return }
    takeOver(toward: track.strip.page(atStep: step))
    contents.step(surface, to: offset, at: now, configuration: configuration)
  }

  /// Takes hold of the content anew, after its length or the viewport has changed under the pointer.
  mutating func reanchorContent() {
    guard case .dragging(var drag) = motion else { return }
    switch drag.hold {
    case .pull, .turn: return
    case .content(var grip):
      grip.origin = drag.pointer - innerOffset
      drag.hold = .content(grip)
    case .looseContent(var grip):
      grip.origin = drag.pointer - loosePull(innerOffset)
      drag.hold = .looseContent(grip)
    case .contentAcross:
      drag.hold = .contentAcross(origin: drag.pointer - loosePull(innerOffset))
    }
    become(.dragging(drag))
  }

  /// The pull of the current page's content, held beyond its ends, that shows an offset.
  func loosePull(_ offset: Double) -> Double {
    contents.loosePull(offset, of: track.strip.current.surface, configuration.gesture)
  }

  /// The offset that such a pull shows.
  func looseOffset(_ pull: Double) -> Double {
    contents.looseOffset(pull, of: track.strip.current.surface, configuration.gesture)
  }

  /// Lets the current page's content go at a velocity, when it was held.
  mutating func settleContent(velocity: Double) {
    contents.release(
      track.strip.current.surface, velocity: velocity, at: now, configuration: configuration)
  }
}
