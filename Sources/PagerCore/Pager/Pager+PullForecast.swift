extension Pager {
  /// Whether a release of the drag would turn the page now, by the rule of the release itself.
  ///
  /// Held steady: a promise is taken back only a little below the threshold, and a pointer that
  /// has travelled less than `tremblePoints` has no velocity.
  func turnsOnRelease(_ drag: Drag, _ pull: Drag.Pull) -> Bool {
    let displacement = displacement
    guard let side = PageSide(of: displacement), track.strip[side].page != nil else {
      return false
    }
    let velocity = meantVelocity
    let decision = TurnDecision(
      configuration: configuration, extentPoints: extent, velocity: velocity,
      travelPoints: drag.pointer - drag.press)
    let allowsFlick = !pull.hasScrolledInside
    if decision.side(displacementPoints: displacement, allowsFlick: allowsFlick) != nil {
      return true
    }
    guard pull.promisesTurn else { return false }
    var lenient = decision
    lenient.thresholdFraction -= configuration.turn.promiseHysteresisFraction
    return lenient.side(displacementPoints: displacement, allowsFlick: allowsFlick) != nil
  }

  /// Notes at a move what a release would do, so that the promise holds until it is well undone.
  ///
  /// What only a flick would turn is no promise: it ends with the flick.
  mutating func notePromise() {
    guard case .dragging(var drag) = motion, case .pull(var pull) = drag.hold else { return }
    let turns = turnsOnRelease(drag, pull)
    let isFar = displacementFraction.magnitude >= configuration.turnThresholdFraction
    pull.promisesTurn = turns && (pull.promisesTurn || isFar)
    drag.hold = .pull(pull)
    become(.dragging(drag))
  }

  /// Whether what a release would do may change by time alone, since the pointer has just moved.
  var isForecastPending: Bool {
    guard case .dragging(let drag) = motion, drag.grip != nil else { return false }
    return meantVelocity != 0
  }

  /// The pointer's velocity along the paging axis, or 0 below a travel of `tremblePoints`.
  private var meantVelocity: Double {
    let travel = trackers.travel(at: now, configuration: configuration)
    guard travel.magnitude >= configuration.turn.tremblePoints else { return 0 }
    return trackers.velocity(isAlong: true, at: now, configuration: configuration)
  }
}
