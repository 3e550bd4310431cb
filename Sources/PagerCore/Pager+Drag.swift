extension Pager {
  /// Begins a drag from a press that has left the slop.
  mutating func beginDrag(_ pan: PanRecognizer.Pan, press: Press, at point: Point) {
    emit(.willBeginDragging)
    let anchor = -pan.anchor
    let inner = strip.current.inner
    var drag = Drag(
      axis: pan.axis, grip: .strip(origin: anchor), press: -press.recognizer.press[pan.axis],
      pointer: anchor, originStep: strip.step, response: restResponse(), place: 0)
    if pan.axis != configuration.axis {
      drag.grip = .looseContent(origin: anchor - loosePull(innerOffset))
    } else if let caught = press.caught {
      take(caught, into: &drag, anchor: anchor)
    } else if configuration.innerAxis == configuration.axis, inner.canScroll {
      let offset = innerOffset
      let direction = -point[pan.axis] < anchor ? -1 : 1
      if offset < 0 || offset > inner.largestOffset {
        drag.grip = .looseContent(origin: anchor - loosePull(offset))
        drag.startedInside = true
      } else if inner.canMove(direction, from: offset) {
        drag.grip = .content(origin: anchor - offset)
        drag.startedInside = true
      }
    }
    motion = .dragging(drag)
  }

  /// Goes on from a caught settle, so that the strip starts without a jump.
  private func take(_ caught: Caught, into drag: inout Drag, anchor: Double) {
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
      let behind = caught.distance < 0 ? caught.distance.rounded(.down) : caught.distance.rounded(.up)
      let rear = caught.target + Int(behind)
      let range = min(rear, caught.target)...max(rear, caught.target)
      drag.caught = CaughtTurn(target: caught.target, range: range)
      drag.response = PullResponse(
        free: Double(range.lowerBound - strip.step)...Double(range.upperBound - strip.step),
        below: .damped, above: .damped, coefficient: configuration.rubberBandCoefficient)
      drag.place = place
      pull = place
    }
    drag.side = pull < 0 ? -1 : 1
    drag.grip = .strip(origin: anchor - pull * extent)
  }

  /// The response of a drag that begins at the base's rest.
  func restResponse() -> PullResponse {
    var response = PullResponse(
      free: 0...0, below: .damped, above: .damped,
      coefficient: configuration.rubberBandCoefficient)
    guard configuration.response == .tracking else { return response }
    let lower = strip.previous.page == nil ? 0.0 : -1.0
    let upper = strip.next.page == nil ? 0.0 : 1.0
    response.free = lower...upper
    // One extent at most either way, but damped beyond the first and the last page.
    if lower < 0, strip.page(atStep: strip.step - 2) != nil { response.below = .stopped }
    if upper > 0, strip.page(atStep: strip.step + 2) != nil { response.above = .stopped }
    return response
  }

  /// Follows the pointer to a coordinate along the drag's axis, positive toward the next page.
  mutating func follow(_ pointer: Double) {
    guard case .dragging(var drag) = motion else { return }
    let before = drag.place - Double(strip.step - drag.originStep)
    drag.pointer = pointer
    // At most strip → content → strip: each hand-over passes on the rest of the same motion.
    for _ in 0..<3 where pass(&drag) {}
    let after = drag.place - Double(strip.step - drag.originStep)
    motion = .dragging(drag)
    walk(from: before, to: after)
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
        drag.grip = .content(origin: origin - innerOffset)
        return true
      }
      if points != 0 { drag.side = points < 0 ? -1 : 1 }
      drag.place = extent > 0 ? drag.response.place(pull: points / extent) : 0
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

  /// Whether a pull that has come back to the rest goes on by scrolling the page inside.
  private func entersContent(_ drag: Drag) -> Bool {
    drag.caught == nil && drag.axis == configuration.innerAxis
      && drag.originStep == strip.step && strip.current.inner.canScroll
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
    let share = displacementShare
    guard case .strip(let origin) = drag.grip, share != 0 || drag.caught != nil else {
      emit(.willEndDragging(target: page ?? 0, velocity: velocity))
      if case .strip = drag.grip {
        rest()
      } else {
        motion = .idle
        settleContent(velocity: velocity)
      }
      return
    }
    let target = existingStep(targetStep(of: drag, velocity: velocity))
    emit(.willEndDragging(target: strip.page(atStep: target) ?? 0, velocity: velocity))
    let pull = extent > 0 ? (drag.pointer - origin) / extent : 0
    let shown = extent > 0 ? velocity / extent * drag.response.slope(pull: pull) : 0
    settleOrRest(
      toStep: target, velocity: shown, cause: cause(of: drag, target: target))
    settleContent(velocity: 0)
  }

  /// The step that a released drag leads to, whether or not a page exists there.
  private func targetStep(of drag: Drag, velocity: Double) -> Int {
    let decision = TurnDecision(
      configuration: configuration, extentPoints: extent, velocity: velocity,
      travelPoints: drag.pointer - drag.press)
    if let caught = drag.caught {
      let place = drag.place + Double(drag.originStep)
      let beyond = place - Double(caught.target)
      let isPast =
        caught.range.lowerBound == caught.target
        ? beyond < 0 : (caught.range.upperBound == caught.target && beyond > 0)
      if !isPast {
        return decision.target(caughtAt: place, target: caught.target, range: caught.range)
      }
      return caught.target
        + decision.step(displacementPoints: beyond * extent, allowsFlick: true)
    }
    return strip.step
      + decision.step(displacementPoints: displacement, allowsFlick: !drag.startedInside)
  }

  /// What a settle to a target goes on from when it is caught.
  private func cause(of drag: Drag, target: Int) -> Settling.Cause {
    if let caught = drag.caught {
      let place = drag.place + Double(drag.originStep)
      guard target == caught.target, place < Double(caught.range.lowerBound)
        || place > Double(caught.range.upperBound)
      else { return .turn }
      return .springBack(dampedResponse, originStep: target)
    }
    return target == drag.originStep
      ? .springBack(drag.response, originStep: target) : .turn
  }

  private var dampedResponse: PullResponse {
    PullResponse(
      free: 0...0, below: .damped, above: .damped,
      coefficient: configuration.rubberBandCoefficient)
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
