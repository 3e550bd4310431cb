extension Pager {
  /// Begins a drag from a press that has left the slop.
  mutating func beginDrag(_ pan: PanRecognizer.Pan, press: Press, at point: Point) {
    track.tell(.willBeginDragging)
    track.turns(because: .user)
    let anchor = -pan.anchor
    become(
      .dragging(
        Drag(
          axis: pan.axis, press: -press.recognizer.press[pan.axis], pointer: anchor,
          hold: hold(pan, press: press, at: point, anchor: anchor))))
  }

  /// What a drag takes hold of that begins at an anchor.
  private func hold(
    _ pan: PanRecognizer.Pan, press: Press, at point: Point, anchor: Double
  ) -> Drag.Hold {
    let offset = innerOffset
    if pan.axis != configuration.axis {
      return .contentAcross(origin: anchor - loosePull(offset))
    }
    if let caught = press.caught { return hold(caught, anchor: anchor) }
    let curve = restCurve(at: track.strip.step)
    let content = content
    if configuration.innerScrolling.axis == configuration.axis, content.canScroll {
      let side: PageSide = -point[pan.axis] < anchor ? .previous : .next
      if offset < 0 || offset > content.maximumOffset {
        return .looseContent(
          Drag.ContentGrip(origin: anchor - loosePull(offset), curve: curve))
      }
      if content.canMove(toward: side, from: offset) {
        return .content(Drag.ContentGrip(origin: anchor - offset, curve: curve))
      }
    }
    return .pull(
      Drag.Pull(
        grip: StripGrip(
          origin: anchor, originStep: track.strip.step, curve: curve, position: 0)))
  }

  /// Goes on from a caught settle, so that the strip starts without a jump.
  private func hold(_ caught: Caught, anchor: Double) -> Drag.Hold {
    let step = track.strip.step
    let position = caught.displacement(fromStep: step)
    switch caught.cause {
    case .springBack(let curve, let originStep):
      var grip = StripGrip(
        origin: anchor, originStep: originStep, curve: curve,
        position: position + Double(step - originStep))
      let pull = curve.pull(position: grip.position)
      grip.reanchor(anchor, extent: extent)
      return .pull(
        Drag.Pull(grip: grip, side: pull < 0 ? .previous : .next, isFromCatch: true))
    case .turn:
      // The rearmost page on show lies just behind the strip, seen from the target.
      let behind = caught.distance.rounded(caught.distance < 0 ? .down : .up)
      let rear = existingStep(caught.target + Int(behind))
      let range = min(rear, caught.target)...max(rear, caught.target)
      var grip = StripGrip(
        origin: anchor, originStep: step, curve: curve(within: range, from: step),
        position: position)
      grip.reanchor(anchor, extent: extent)
      return .turn(grip, CaughtTurn(target: caught.target, range: range))
    }
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
    func hasPage(_ steps: Int) -> Bool { track.strip.page(atStep: origin + steps) != nil }
    var curve = curve(within: (hasPage(-1) ? -1 : 0)...(hasPage(1) ? 1 : 0), from: 0)
    // One extent at most either way, but damped beyond the first and the last page.
    if hasPage(-1), hasPage(-2) { curve.below = .stopped }
    if hasPage(1), hasPage(2) { curve.above = .stopped }
    return curve
  }

  /// Follows the pointer to a coordinate along the drag's axis, positive toward the next page.
  mutating func follow(_ pointer: Double) {
    guard case .dragging(var drag) = motion else { return }
    let before = drag.displacement(fromStep: track.strip.step)
    drag.pointer = pointer
    // At most strip → content → strip: each transfer passes on the rest of the same motion.
    var transfers = 0
    while transfers < 3, pass(&drag) { transfers += 1 }
    let after = drag.displacement(fromStep: track.strip.step)
    track.move(from: before, to: after, &contents)
    let step = track.strip.step
    drag.updateGrip { $0.stay(withinPageOf: step) }
    become(.dragging(drag))
  }

  /// Applies the pointer to what the drag holds; true if it has handed over and must go on.
  private mutating func pass(_ drag: inout Drag) -> Bool {
    let surface = track.strip.current.surface
    switch drag.hold {
    case .pull(var pull):
      let points = drag.pointer - pull.grip.origin
      if let side = pull.side, side.outward(points) < 0, entersContent(pull) {
        drag.hold = .content(
          Drag.ContentGrip(
            origin: pull.grip.origin - innerOffset, curve: pull.grip.curve,
            isFromCatch: pull.isFromCatch))
        return true
      }
      if let side = PageSide(of: points) { pull.side = side }
      pull.grip.follow(drag.pointer, extent: extent)
      drag.hold = .pull(pull)
    case .turn(var grip, let turn):
      grip.follow(drag.pointer, extent: extent)
      drag.hold = .turn(grip, turn)
    case .content(let content):
      let offset = drag.pointer - content.origin
      let held = contents[surface].inRange(offset)
      contents.hold(surface, at: held)
      if held != offset {
        drag.hold = .pull(
          Drag.Pull(
            grip: StripGrip(
              origin: content.origin + held, originStep: track.strip.step, curve: content.curve,
              position: 0),
            side: offset < held ? .previous : .next, isFromCatch: content.isFromCatch,
            hasScrolledInside: true))
        return true
      }
    case .looseContent(let content):
      let pull = drag.pointer - content.origin
      contents.hold(surface, at: looseOffset(pull))
      if contents[surface].inRange(pull) == pull { drag.hold = .content(content) }
    case .contentAcross(let origin):
      contents.hold(surface, at: looseOffset(drag.pointer - origin))
    }
    return false
  }

  /// Whether a pull that has come back to the rest goes on by scrolling the page inside.
  private func entersContent(_ pull: Drag.Pull) -> Bool {
    configuration.axis == configuration.innerScrolling.axis
      && pull.grip.originStep == track.strip.step && content.canScroll
  }
}
