extension Pager {
  /// Decides a drag at its release, at a pointer velocity toward the next page.
  mutating func release(_ drag: Drag, velocity: Double) {
    guard case .strip(let origin) = drag.grip else {
      emit(.willEndDragging(target: page ?? 0, velocity: velocity))
      releaseContent(drag, velocity: velocity)
      return
    }
    let target = existingStep(targetStep(of: drag, velocity: velocity))
    emit(.willEndDragging(target: strip.page(atStep: target) ?? 0, velocity: velocity))
    let pull = extent > 0 ? (drag.pointer - origin) / extent : 0
    let shown = extent > 0 ? velocity / extent * drag.curve.slope(pull: pull) : 0
    settleOrRest(toStep: target, velocity: shown, cause: cause(of: drag, target: target))
  }

  /// The step that a released drag leads to, whether or not a page exists there.
  private func targetStep(of drag: Drag, velocity: Double) -> Int {
    let decision = TurnDecision(
      configuration: configuration, extentPoints: extent, velocity: velocity,
      travelPoints: drag.pointer - drag.press)
    if let caught = drag.caught {
      let position = drag.position + Double(drag.originStep)
      let beyond = position - Double(caught.target)
      if caught.end(passedAt: position) != caught.target {
        return decision.target(caughtAt: position, target: caught.target, range: caught.range)
      }
      let side = decision.side(displacementPoints: beyond * extent, allowsFlick: true)
      return caught.target + (side?.step ?? 0)
    }
    let side = decision.side(
      displacementPoints: displacement, allowsFlick: !drag.hasScrolledInside)
    return strip.step + (side?.step ?? 0)
  }

  /// What a settle to a target goes on from when it is caught.
  func cause(of drag: Drag, target: Int) -> Settling.Cause {
    guard let caught = drag.caught else {
      return target == drag.originStep ? .springBack(drag.curve, originStep: target) : .turn
    }
    // Beyond either end of the free range the strip was damped, as by a pull from the rest there.
    let isPull = caught.end(passedAt: drag.position + Double(drag.originStep)) == target
    return isPull ? .springBack(dampedCurve, originStep: target) : .turn
  }

  /// Settles to a step, or comes to rest at once when the strip stands there already.
  mutating func settleOrRest(toStep step: Int, velocity: Double, cause: Settling.Cause) {
    if step == strip.step, displacementFraction == 0 {
      rest()
    } else {
      settle(toStep: step, velocity: velocity, cause: cause)
    }
  }
}
