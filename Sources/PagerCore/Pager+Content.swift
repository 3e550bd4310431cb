extension Pager {
  /// Tells all three pages the length of the viewport along the inner axis.
  mutating func resizeContents() {
    let view = viewport[configuration.innerScrolling.axis]
    strip.forEachSlot { slot in
      slot.inner.scale = scale
      slot.inner.resize(view: view, at: now, configuration: configuration)
    }
    reanchorContent()
  }

  /// Tells the length of the page on a surface, in points along the inner axis.
  ///
  /// The offset stays in range. Call it after every `bind` and whenever the content has changed;
  /// what is not a number, or is about a surface without a page, is ignored.
  public mutating func setContentLength(_ points: Double, ofSurface surface: Int) {
    guard points.isFinite, strip.slot(onSurface: surface)?.page != nil else { return }
    let view = viewport[configuration.innerScrolling.axis]
    if strip.current.surface == surface {
      strip.current.inner.resize(
        content: points, view: view, at: now, configuration: configuration)
      reanchorContent()
    }
    for side in PageSide.allCases where strip[side].surface == surface {
      strip[side].inner.resize(
        content: points, view: view, at: now, configuration: configuration)
    }
  }

  /// The step of the page that keys and the wheel scroll inside, or nil between two pages.
  ///
  /// That is the page at rest, or the target of a settle that has come within `arrivedFraction` of
  /// it: its content scrolls under the ending settle.
  private var readStep: Int? {
    if motion.isAtRest { return strip.step }
    guard case .settling(let settling) = motion else { return nil }
    let target = settling.settle.target
    let isArrived =
      settling.settle.distance(at: now).magnitude <= configuration.settle.arrivedFraction
    return isArrived && (target - strip.step).magnitude <= 1 ? target : nil
  }

  /// The content that keys and the wheel scroll, or nil between two pages.
  var readContent: InnerScroll? { readStep.flatMap { strip[step: $0]?.inner } }

  /// Scrolls the page that is read inside by notches; false when it cannot move that way.
  mutating func scrollInside(byWheel amount: Double, isPrecise: Bool) -> Bool {
    guard isPrecise else {
      return scrollInside(by: amount * configuration.innerScrolling.notchPoints)
    }
    let points = amount * configuration.innerScrolling.precisePoints
    guard let side = PageSide(of: points), let step = readStep,
      let inner = strip[step: step]?.inner
    else { return false }
    let offset = inner.offset(at: now)
    guard inner.canScroll, inner.canMove(toward: side, from: offset) else { return false }
    strip[step: step]?.inner.position = .still(inner.inRange(offset + points))
    return true
  }

  /// Scrolls the page that is read inside by a step in points; false when it cannot move that way.
  mutating func scrollInside(by points: Double) -> Bool {
    guard let side = PageSide(of: points), let inner = readContent else { return false }
    let heading = inner.destination(at: now)
    guard inner.canScroll, inner.canMove(toward: side, from: heading) else { return false }
    scrollInside(to: heading + points)
    return true
  }

  /// Scrolls the page that is read inside to an offset in points, brought into range.
  mutating func scrollInside(to offset: Double) {
    guard let step = readStep else { return }
    takeOver(toward: strip.page(atStep: step))
    strip[step: step]?.inner.step(to: offset, at: now, configuration: configuration)
  }

  /// Takes hold of the content anew, after its length or the viewport has changed under the pointer.
  mutating func reanchorContent() {
    guard case .dragging(var drag) = motion else { return }
    switch drag.grip {
    case .strip: return
    case .content: drag.grip = .content(origin: drag.pointer - innerOffset)
    case .looseContent:
      drag.grip = .looseContent(origin: drag.pointer - loosePull(innerOffset))
    }
    motion = .dragging(drag)
  }

  /// The offset that a pull of loose content shows: damped beyond the ends.
  func looseOffset(_ pull: Double) -> Double {
    let held = strip.current.inner.inRange(pull)
    return held + contentBand.displacement(pull: pull - held)
  }

  /// The pull of loose content that shows an offset.
  func loosePull(_ offset: Double) -> Double {
    let held = strip.current.inner.inRange(offset)
    return held + contentBand.pull(displacement: offset - held)
  }

  private var contentBand: RubberBand {
    RubberBand(
      coefficient: configuration.gesture.rubberBandCoefficient,
      extent: viewport[configuration.innerScrolling.axis])
  }

  /// The content that was held runs on by itself; the strip stands at a rest.
  mutating func releaseContent(_ drag: Drag, velocity: Double) {
    motion = .idle
    settleContent(velocity: velocity)
    // A settle that was caught, or new data in the drag, has come to rest under the pointer.
    if drag.isFromCatch || activePage != page { rest() }
  }

  /// Lets the current page's content go at a velocity, when it was held.
  mutating func settleContent(velocity: Double) {
    guard case .still(let offset) = strip.current.inner.position else { return }
    strip.current.inner.coast(
      from: offset, velocity: velocity, at: now, configuration: configuration)
  }
}
