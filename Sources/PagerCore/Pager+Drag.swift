extension Pager {
  /// Begins a drag from a press that has left the slop.
  mutating func beginDrag(_ pan: PanRecognizer.Pan, press: Press, at point: Point) {
    emit(.willBeginDragging)
    let anchor = -pan.anchor
    let inner = strip.current.inner
    var drag = Drag(
      axis: pan.axis, grip: .strip(origin: anchor), press: -press.recognizer.press[pan.axis],
      pointer: anchor, originStep: strip.step, response: restResponse(at: strip.step), place: 0)
    if pan.axis != configuration.axis {
      drag.grip = .looseContent(origin: anchor - loosePull(innerOffset))
      drag.hasScrolledInside = true
    } else if let caught = press.caught {
      take(caught, into: &drag, anchor: anchor)
    } else if configuration.innerAxis == configuration.axis, inner.canScroll {
      let offset = innerOffset
      let direction = -point[pan.axis] < anchor ? -1 : 1
      if offset < 0 || offset > inner.largestOffset {
        drag.grip = .looseContent(origin: anchor - loosePull(offset))
        drag.hasScrolledInside = true
      } else if inner.canMove(direction, from: offset) {
        drag.grip = .content(origin: anchor - offset)
        drag.hasScrolledInside = true
      }
    }
    motion = .dragging(drag)
  }

  /// Goes on from a caught settle, so that the strip starts without a jump.
  private func take(_ caught: Caught, into drag: inout Drag, anchor: Double) {
    drag.isFromCatch = true
    let place = caught.displacement(fromStep: strip.step)
    let pull: Double
    switch caught.cause {
    case .springBack(let response, let originStep):
      drag.response = response
      drag.originStep = originStep
      drag.place = place + Double(strip.step - originStep)
      pull = response.pull(place: drag.place)
    case .turn:
      // The rearmost page on show lies just behind the strip, seen from the target.
      let behind = caught.distance.rounded(caught.distance < 0 ? .down : .up)
      let rear = existingStep(caught.target + Int(behind))
      let turn = CaughtTurn(
        target: caught.target, range: min(rear, caught.target)...max(rear, caught.target))
      drag.caught = turn
      drag.response = response(within: turn.range, from: strip.step)
      drag.place = place
      pull = drag.response.pull(place: place)
    }
    drag.side = pull < 0 ? -1 : 1
    drag.grip = .strip(origin: anchor - pull * extent)
  }

  /// The response of a drag that is free between the rests at two steps, and damped beyond.
  func response(within range: ClosedRange<Int>, from origin: Int) -> PullResponse {
    PullResponse(
      free: Double(range.lowerBound - origin)...Double(range.upperBound - origin),
      below: .damped, above: .damped, coefficient: configuration.rubberBandCoefficient)
  }

  /// The response of a pull from a rest that is damped both ways.
  var dampedResponse: PullResponse { response(within: 0...0, from: 0) }

  /// The response of a drag that begins at the rest of a step.
  func restResponse(at origin: Int) -> PullResponse {
    guard configuration.response == .tracking else { return dampedResponse }
    func hasPage(_ steps: Int) -> Bool { strip.page(atStep: origin + steps) != nil }
    var response = response(
      within: (hasPage(-1) ? -1 : 0)...(hasPage(1) ? 1 : 0), from: 0)
    // One extent at most either way, but damped beyond the first and the last page.
    if hasPage(-1), hasPage(-2) { response.below = .stopped }
    if hasPage(1), hasPage(2) { response.above = .stopped }
    return response
  }

  /// Follows the pointer to a coordinate along the drag's axis, positive toward the next page.
  mutating func follow(_ pointer: Double) {
    guard case .dragging(var drag) = motion else { return }
    let before = drag.place - Double(strip.step - drag.originStep)
    drag.pointer = pointer
    // At most strip → content → strip: each hand-over passes on the rest of the same motion.
    var handOvers = 0
    while handOvers < 3, pass(&drag) { handOvers += 1 }
    let after = drag.place - Double(strip.step - drag.originStep)
    motion = .dragging(drag)
    walk(from: before, to: after)
    // Where the page beyond has gone meanwhile, the strip goes no further than its empty place.
    let excess = displacementShare - min(max(displacementShare, -1), 1)
    if excess != 0 {
      drag.place -= excess
      motion = .dragging(drag)
    }
  }

  /// Applies the pointer to what the drag holds; true if it has handed over and must go on.
  private mutating func pass(_ drag: inout Drag) -> Bool {
    let inner = strip.current.inner
    switch drag.grip {
    case .strip(let origin):
      let points = drag.pointer - origin
      if points * drag.side < 0, entersContent(drag) {
        drag.place = 0
        drag.side = 0
        drag.hasScrolledInside = true
        drag.grip = .content(origin: origin - innerOffset)
        return true
      }
      if points != 0 { drag.side = points < 0 ? -1 : 1 }
      drag.place = extent > 0 ? Self.place(drag.response.place(pull: points / extent)) : 0
    case .content(let origin):
      let offset = drag.pointer - origin
      let held = inner.inRange(offset)
      strip.current.inner.place = .still(held)
      if held != offset {
        drag.grip = .strip(origin: origin + held)
        drag.side = offset < held ? -1 : 1
        return true
      }
    case .looseContent(let origin):
      let pull = drag.pointer - origin
      strip.current.inner.place = .still(looseOffset(pull))
      if drag.axis == configuration.axis, inner.inRange(pull) == pull {
        drag.grip = .content(origin: origin)
      }
    }
    return false
  }

  /// A place, or the rest that lies within a rounding error of it.
  private static func place(_ place: Double) -> Double {
    let rest = place.rounded()
    return (place - rest).magnitude < 1e-9 ? rest : place
  }

  /// Whether a pull that has come back to the rest goes on by scrolling the page inside.
  private func entersContent(_ drag: Drag) -> Bool {
    drag.caught == nil && drag.axis == configuration.innerAxis
      && drag.originStep == strip.step && strip.current.inner.canScroll
  }

  /// Takes hold of the content anew, after its length or the viewport has changed under the pointer.
  mutating func regripContent() {
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
  private func looseOffset(_ pull: Double) -> Double {
    let held = strip.current.inner.inRange(pull)
    return held + contentBand.displacement(pull: pull - held)
  }

  /// The pull of loose content that shows an offset.
  private func loosePull(_ offset: Double) -> Double {
    let held = strip.current.inner.inRange(offset)
    return held + contentBand.pull(displacement: offset - held)
  }

  private var contentBand: RubberBand {
    RubberBand(
      coefficient: configuration.rubberBandCoefficient,
      extent: viewport[configuration.innerAxis])
  }

  /// Decides a drag at its release, at a pointer velocity toward the next page.
  mutating func release(_ drag: Drag, velocity: Double) {
    guard case .strip(let origin) = drag.grip else {
      emit(.willEndDragging(target: page ?? 0, velocity: velocity))
      letGoOfContent(drag, velocity: velocity)
      return
    }
    let target = existingStep(targetStep(of: drag, velocity: velocity))
    emit(.willEndDragging(target: strip.page(atStep: target) ?? 0, velocity: velocity))
    let pull = extent > 0 ? (drag.pointer - origin) / extent : 0
    let shown = extent > 0 ? velocity / extent * drag.response.slope(pull: pull) : 0
    settleOrRest(toStep: target, velocity: shown, cause: cause(of: drag, target: target))
  }

  /// The content that was held runs on by itself; the strip stands at a rest.
  mutating func letGoOfContent(_ drag: Drag, velocity: Double) {
    motion = .idle
    settleContent(velocity: velocity)
    // A settle that was caught, or new data in the drag, has come to its rest by hand.
    if drag.isFromCatch || activePage != page { rest() }
  }

  /// The step that a released drag leads to, whether or not a page exists there.
  private func targetStep(of drag: Drag, velocity: Double) -> Int {
    let decision = TurnDecision(
      configuration: configuration, extentPoints: extent, velocity: velocity,
      travelPoints: drag.pointer - drag.press)
    if let caught = drag.caught {
      let place = drag.place + Double(drag.originStep)
      let beyond = place - Double(caught.target)
      if caught.end(passedAt: place) != caught.target {
        return decision.target(caughtAt: place, target: caught.target, range: caught.range)
      }
      return caught.target
        + decision.step(displacementPoints: beyond * extent, allowsFlick: true)
    }
    return strip.step
      + decision.step(displacementPoints: displacement, allowsFlick: !drag.hasScrolledInside)
  }

  /// What a settle to a target goes on from when it is caught.
  func cause(of drag: Drag, target: Int) -> Settling.Cause {
    guard let caught = drag.caught else {
      return target == drag.originStep ? .springBack(drag.response, originStep: target) : .turn
    }
    // Beyond either end of the free range the strip was damped, as by a pull from the rest there.
    let isPull = caught.end(passedAt: drag.place + Double(drag.originStep)) == target
    return isPull ? .springBack(dampedResponse, originStep: target) : .turn
  }

  /// Settles to a step, or comes to rest at once when the strip stands there already.
  mutating func settleOrRest(toStep step: Int, velocity: Double, cause: Settling.Cause) {
    if step == strip.step, displacementShare == 0 {
      rest()
    } else {
      settle(toStep: step, velocity: velocity, cause: cause)
    }
  }

  /// Lets the current page's content go at a velocity, when it was held.
  mutating func settleContent(velocity: Double) {
    guard case .still(let offset) = strip.current.inner.place else { return }
    strip.current.inner.coast(
      from: offset, velocity: velocity, at: now, configuration: configuration)
  }
}
