extension Pager {
  /// A pointer went down: the first one leads, and stops whatever moves.
  mutating func pointerDown(_ id: PointerID, at point: Point) {
    // A second press of the same button without a release: the release was lost.
    if pointers.release(id) {
      endGesture(velocity: 0)
      runDue(until: now)
    }
    guard pageCount > 0, pointers.press(id) else { return }
    let slop =
      id == .mouse ? configuration.gesture.mouseSlopPoints : configuration.gesture.fingerSlopPoints
    trackers.begin(
      at: now, point, axis: configuration.axis, slopPoints: slop,
      window: configuration.gesture.velocityWindow)
    var recognizer = PanRecognizer(
      press: point, slopPoints: slop, pagingAxis: configuration.axis, innerAxis: crossingAxis)
    var start = Press.Start.page(stopsContent: contents.stop(at: now))
    if case .settling(let settling) = motion {
      start = .settle(
        Caught(
          target: settling.settle.target, distance: settling.settle.distance(at: now),
          cause: settling.cause))
      // Between two pages only paging can use the drag.
      recognizer.innerAxis = nil
    }
    become(.pressed(Press(recognizer: recognizer, start: start)))
  }

  /// The inner axis, when the page scrolls inside across the paging axis.
  private var crossingAxis: Axis? {
    let axis = configuration.innerScrolling.axis
    return axis != configuration.axis && content.canScroll ? axis : nil
  }

  /// A pointer moved.
  mutating func pointerMove(_ id: PointerID, to point: Point) {
    guard pointers.owner == id else { return }
    notePromise()
    trackers.add(at: now, point, axis: configuration.axis)
    if case .pressed(let press) = motion, let pan = press.recognizer.pan(at: point) {
      beginDrag(pan, press: press, at: point)
    }
    if case .dragging(let drag) = motion {
      follow(-point[drag.axis])
      notePromise()
    }
  }

  /// A pointer went up: the drag is decided, or the press was a click.
  mutating func pointerUp(_ id: PointerID, at point: Point) {
    if point.isFinite, lastPoint(differsFrom: point) { pointerMove(id, to: point) }
    guard pointers.release(id) else { return }
    switch motion {
    case .pressed(let press):
      if !press.isStop { click(at: point) }
      resume(after: press)
    case .dragging(let drag):
      release(
        drag,
        velocity: trackers.velocity(
          isAlong: drag.axis == configuration.axis, at: now, configuration: configuration))
    case .idle, .settling: break
    }
  }

  /// Whether the pointer has moved since its last event; a release alone is no sample.
  private func lastPoint(differsFrom point: Point) -> Bool {
    switch motion {
    case .pressed: true
    case .dragging(let drag): drag.pointer != -point[drag.axis]
    case .idle, .settling: false
    }
  }

  /// The mouse moved with no button held: a drag whose release was lost ends where it was last seen.
  mutating func hover() {
    if pointers.release(.mouse) { endGesture(velocity: 0) }
  }

  /// Ends the gesture as a release at the last position, without the pointer that led it.
  private mutating func endGesture(velocity: Double) {
    switch motion {
    case .pressed(let press): resume(after: press)
    case .dragging(let drag): release(drag, velocity: velocity)
    case .idle, .settling: break
    }
  }

  /// The system took the pointer away: spring back, no turn.
  mutating func cancelGesture() {
    switch motion {
    case .pressed(let press): resume(after: press)
    case .dragging(let drag): abandon(drag)
    case .idle, .settling: break
    }
  }

  /// A click changes nothing: a caught settle goes on from where it stands.
  private mutating func resume(after press: Press) {
    if let caught = press.caught {
      settle(toStep: caught.target, velocity: 0, cause: caught.cause)
    } else {
      become(.idle)
      settleContent(velocity: 0)
    }
  }

  /// Tells the page at rest that it was clicked; its own x grows to the right.
  ///
  /// Between two pages every press is a stop, so that only the base can be clicked.
  private mutating func click(at directed: Point) {
    let point = configuration.isMirrored ? Point(x: -directed.x, y: directed.y) : directed
    guard let (page, position) = frame.page(at: point) else { return }
    track.tell(.click(page.slot, at: position))
  }
}
