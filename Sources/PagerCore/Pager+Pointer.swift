extension Pager {
  /// A pointer went down: the first one leads, and stops whatever moves.
  mutating func pointerDown(_ id: PointerID, at point: Point) {
    // A second press of the same button without a release: the release was lost.
    if pointers.release(id) {
      endGesture(velocity: 0)
      runDue(until: now)
    }
    guard strip.count > 0, pointers.press(id) else { return }
    let slop =
      id == .mouse ? configuration.gesture.mouseSlopPoints : configuration.gesture.fingerSlopPoints
    trackers.begin(
      at: now, point, axis: configuration.axis, slopPoints: slop,
      window: configuration.gesture.velocityWindow)
    var press = Press(
      recognizer: PanRecognizer(
        press: point, slopPoints: slop, pagingAxis: configuration.axis, innerAxis: crossingAxis))
    if case .settling(let settling) = motion {
      press.caught = Caught(
        target: settling.settle.target, distance: settling.settle.distance(at: now),
        cause: settling.cause)
      // Between two pages only paging can use the drag.
      press.recognizer.innerAxis = nil
      press.isStop = true
    }
    let time = now
    strip.forEachSlot { slot in
      guard case .moving(let motion) = slot.inner.position else { return }
      // Where it would come to rest by itself at this very instant nothing is stopped.
      if motion.end > time { press.isStop = true }
      slot.inner.position = .still(motion.offset(at: time))
    }
    motion = .pressed(press)
  }

  /// The inner axis, when the page scrolls inside across the paging axis.
  private var crossingAxis: Axis? {
    let axis = configuration.innerScrolling.axis
    return axis != configuration.axis && strip.current.inner.canScroll ? axis : nil
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

  /// Ends a drag without a turn of its own: a pull springs back, a caught turn goes on.
  private mutating func abandon(_ drag: Drag) {
    let pulled = drag.caught?.end(passedAt: drag.position + Double(drag.originStep))
    let target = existingStep(pulled ?? drag.caught?.target ?? drag.originStep)
    emit(.willEndDragging(target: strip.page(atStep: target) ?? 0, velocity: 0))
    guard case .strip = drag.grip else { return releaseContent(drag, velocity: 0) }
    settleOrRest(toStep: target, velocity: 0, cause: cause(of: drag, target: target))
  }

  /// A click changes nothing: a caught settle goes on from where it stands.
  private mutating func resume(after press: Press) {
    if let caught = press.caught {
      settle(toStep: caught.target, velocity: 0, cause: caught.cause)
    } else {
      motion = .idle
      settleContent(velocity: 0)
    }
  }

  /// Tells the page at rest that it was clicked; its own x grows to the right.
  ///
  /// Between two pages every press is a stop, so that only the base can be clicked.
  private mutating func click(at directed: Point) {
    var point = configuration.isMirrored ? Point(x: -directed.x, y: directed.y) : directed
    guard viewport.contains(point), let slot = strip.current.pageSlot else { return }
    let offset = edgeOffset(of: strip.current.inner)
    if configuration.innerScrolling.axis == .horizontal {
      point.x += offset
    } else {
      point.y += offset
    }
    emit(.click(slot, at: point))
  }
}
