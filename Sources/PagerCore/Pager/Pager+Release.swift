extension Pager {
  /// Decides a drag at its release, at a pointer velocity toward the next page.
  mutating func release(_ drag: Drag, velocity: Double) {
    guard let grip = drag.grip else {
      track.tell(.willEndDragging(target: page ?? 0, velocity: velocity))
      return releaseContent(drag, velocity: velocity)
    }
    let target = existingStep(targetStep(of: drag, grip, velocity: velocity))
    track.tell(
      .willEndDragging(target: track.strip.page(atStep: target) ?? 0, velocity: velocity))
    let pull = grip.pull(drag.pointer, extent: extent)
    let shown = extent > 0 ? velocity / extent * grip.curve.slope(pull: pull) : 0
    settleOrRest(toStep: target, velocity: shown, cause: cause(of: drag, grip, target: target))
  }

  /// Ends a drag without a turn of its own: a pull springs back, a caught turn goes on.
  mutating func abandon(_ drag: Drag) {
    guard let grip = drag.grip else {
      track.tell(.willEndDragging(target: page ?? 0, velocity: 0))
      return releaseContent(drag, velocity: 0)
    }
    var wanted = grip.originStep
    if case .turn(_, let turn) = drag.hold {
      wanted = turn.end(passedAt: grip.absolutePosition) ?? turn.target
    }
    let target = existingStep(wanted)
    track.tell(.willEndDragging(target: track.strip.page(atStep: target) ?? 0, velocity: 0))
    settleOrRest(toStep: target, velocity: 0, cause: cause(of: drag, grip, target: target))
  }

  /// The content that was held runs on by itself; the strip stands at a rest.
  private mutating func releaseContent(_ drag: Drag, velocity: Double) {
    become(.idle)
    settleContent(velocity: velocity)
    // A settle that was caught, or new data in the drag, has come to rest under the pointer.
    var isFromCatch = false
    if case .content(let content) = drag.hold { isFromCatch = content.isFromCatch }
    if isFromCatch || activePage != page { rest() }
  }

  /// The step that a released drag of the strip leads to, whether or not a page exists there.
  private func targetStep(of drag: Drag, _ grip: StripGrip, velocity: Double) -> Int {
    let decision = TurnDecision(
      configuration: configuration, extentPoints: extent, velocity: velocity,
      travelPoints: drag.pointer - drag.press)
    switch drag.hold {
    case .turn(_, let caught):
      let position = grip.absolutePosition
      let beyond = position - Double(caught.target)
      if caught.end(passedAt: position) != caught.target {
        return decision.target(caughtAt: position, target: caught.target, range: caught.range)
      }
      let side = decision.side(displacementPoints: beyond * extent, allowsFlick: true)
      return caught.target + (side?.step ?? 0)
    case .pull(let pull):
      let side = decision.side(
        displacementPoints: displacement, allowsFlick: !pull.hasScrolledInside)
      return track.strip.step + (side?.step ?? 0)
    case .content, .looseContent, .contentAcross:
      return track.strip.step
    }
  }

  /// What a settle to a target goes on from when it is caught.
  private func cause(of drag: Drag, _ grip: StripGrip, target: Int) -> Settling.Cause {
    guard case .turn(_, let caught) = drag.hold else {
      return target == grip.originStep ? .springBack(grip.curve, originStep: target) : .turn
    }
    // Beyond either end of the free range the strip was damped, as by a pull from the rest there.
    let isPull = caught.end(passedAt: grip.absolutePosition) == target
    return isPull ? .springBack(dampedCurve, originStep: target) : .turn
  }
}
