extension Pager {
  /// Begins a drag from a press that has left the slop.
  mutating func beginDrag(_ pan: PanRecognizer.Pan, press: Press, at point: Point) {
    emit(.willBeginDragging)
    turnCause = .user
    let anchor = -pan.anchor
    let inner = strip.current.inner
    var drag = Drag(
      axis: pan.axis, grip: .strip(origin: anchor), press: -press.recognizer.press[pan.axis],
      pointer: anchor, originStep: strip.step, curve: restCurve(at: strip.step), position: 0)
    if pan.axis != configuration.axis {
      drag.grip = .looseContent(origin: anchor - loosePull(innerOffset))
      drag.hasScrolledInside = true
    } else if let caught = press.caught {
      take(caught, into: &drag, anchor: anchor)
    } else if configuration.innerScrolling.axis == configuration.axis, inner.canScroll {
      let offset = innerOffset
      let side: PageSide = -point[pan.axis] < anchor ? .previous : .next
      if offset < 0 || offset > inner.maximumOffset {
        drag.grip = .looseContent(origin: anchor - loosePull(offset))
        drag.hasScrolledInside = true
      } else if inner.canMove(toward: side, from: offset) {
        drag.grip = .content(origin: anchor - offset)
        drag.hasScrolledInside = true
      }
    }
    motion = .dragging(drag)
  }

  /// Goes on from a caught settle, so that the strip starts without a jump.
  private func take(_ caught: Caught, into drag: inout Drag, anchor: Double) {
    drag.isFromCatch = true
    let position = caught.displacement(fromStep: strip.step)
    let pull: Double
    switch caught.cause {
    case .springBack(let curve, let originStep):
      drag.curve = curve
      drag.originStep = originStep
      drag.position = position + Double(strip.step - originStep)
      pull = curve.pull(position: drag.position)
    case .turn:
      // The rearmost page on show lies just behind the strip, seen from the target.
      let behind = caught.distance.rounded(caught.distance < 0 ? .down : .up)
      let rear = existingStep(caught.target + Int(behind))
      let turn = CaughtTurn(
        target: caught.target, range: min(rear, caught.target)...max(rear, caught.target))
      drag.caught = turn
      drag.curve = curve(within: turn.range, from: strip.step)
      drag.position = position
      pull = drag.curve.pull(position: position)
    }
    drag.side = pull < 0 ? .previous : .next
    drag.grip = .strip(origin: anchor - pull * extent)
  }

  /// The curve of a drag that is free between the rests at two steps, and damped beyond.
  func curve(within range: ClosedRange<Int>, from origin: Int) -> PullCurve {
    PullCurve(
      free: Double(range.lowerBound - origin)...Double(range.upperBound - origin),
      below: .damped, above: .damped, coefficient: configuration.gesture.rubberBandCoefficient)
  }

  /// The curve of a pull from a rest that is damped both ways.
  var dampedCurve: PullCurve { curve(within: 0...0, from: 0) }

  /// The curve of a drag that begins at the rest of a step.
  func restCurve(at origin: Int) -> PullCurve {
    guard configuration.gesture.following == .tracking else { return dampedCurve }
    func hasPage(_ steps: Int) -> Bool { strip.page(atStep: origin + steps) != nil }
    var curve = curve(
      within: (hasPage(-1) ? -1 : 0)...(hasPage(1) ? 1 : 0), from: 0)
    // One extent at most either way, but damped beyond the first and the last page.
    if hasPage(-1), hasPage(-2) { curve.below = .stopped }
    if hasPage(1), hasPage(2) { curve.above = .stopped }
    return curve
  }

  /// Follows the pointer to a coordinate along the drag's axis, positive toward the next page.
  mutating func follow(_ pointer: Double) {
    guard case .dragging(var drag) = motion else { return }
    let before = drag.position - Double(strip.step - drag.originStep)
    drag.pointer = pointer
    // At most strip → content → strip: each transfer passes on the rest of the same motion.
    var transfers = 0
    while transfers < 3, pass(&drag) { transfers += 1 }
    let after = drag.position - Double(strip.step - drag.originStep)
    motion = .dragging(drag)
    moveStrip(from: before, to: after)
    // Where the page beyond has gone meanwhile, the strip goes no further than one page.
    let excess = displacementFraction - min(max(displacementFraction, -1), 1)
    if excess != 0 {
      drag.position -= excess
      motion = .dragging(drag)
    }
  }

  /// Applies the pointer to what the drag holds; true if it has handed over and must go on.
  private mutating func pass(_ drag: inout Drag) -> Bool {
    let inner = strip.current.inner
    switch drag.grip {
    case .strip(let origin):
      let points = drag.pointer - origin
      if let side = drag.side, side.outward(points) < 0, entersContent(drag) {
        drag.position = 0
        drag.side = nil
        drag.hasScrolledInside = true
        drag.grip = .content(origin: origin - innerOffset)
        return true
      }
      if let side = PageSide(of: points) { drag.side = side }
      drag.position = extent > 0 ? Self.position(drag.curve.position(pull: points / extent)) : 0
    case .content(let origin):
      let offset = drag.pointer - origin
      let held = inner.inRange(offset)
      strip.current.inner.position = .still(held)
      if held != offset {
        drag.grip = .strip(origin: origin + held)
        drag.side = offset < held ? .previous : .next
        return true
      }
    case .looseContent(let origin):
      let pull = drag.pointer - origin
      strip.current.inner.position = .still(looseOffset(pull))
      if drag.axis == configuration.axis, inner.inRange(pull) == pull {
        drag.grip = .content(origin: origin)
      }
    }
    return false
  }

  /// A position, or the rest that lies within a rounding error of it.
  private static func position(_ position: Double) -> Double {
    let rest = position.rounded()
    return (position - rest).magnitude < 1e-9 ? rest : position
  }

  /// Whether a pull that has come back to the rest goes on by scrolling the page inside.
  private func entersContent(_ drag: Drag) -> Bool {
    drag.caught == nil && drag.axis == configuration.innerScrolling.axis
      && drag.originStep == strip.step && strip.current.inner.canScroll
  }
}
