extension Pager {
  /// Takes new data: everything on show is asked for anew, and the motion goes on where it may.
  ///
  /// A page that takes the place of a current one that is gone starts at its start.
  mutating func reload(_ update: PageUpdate, isCurrentGone: Bool = false) {
    let side = sideOnShow
    let far = track.strip.detour
    let base = update.current ?? page ?? 0
    if update.count <= 0 { takeOver(toward: page) }
    track.reload(
      update, isLooping: configuration.boundary == .looping, page: base,
      isCurrentGone: isCurrentGone, onShow: side, isMoving: !motion.isAtRest, &contents)
    goOn(side, far)
  }

  /// Takes changed data gently: pages that are still there keep surface, offset and life cycle.
  mutating func update(_ update: PageUpdate) {
    var update = update
    update.count = Pager.inRange(count: update.count)
    guard update.count > 0, page != nil else {
      return reload(update)
    }
    let side = sideOnShow
    let far = track.strip.detour
    track.update(
      update, isLooping: configuration.boundary == .looping, onShow: side,
      isMoving: !motion.isAtRest, &contents)
    goOn(side, far)
  }

  /// Asks for one page anew, where it is bound: its old view leaves, and a new one comes.
  mutating func reloadPage(_ page: Int) { track.reloadPage(page, onShow: sideOnShow) }

  /// After new data, keeps the motion if its positions still exist; else springs back.
  ///
  /// So it does from the way to a far page that has become the base itself.
  private mutating func goOn(_ side: PageSide?, _ far: PageStrip.Detour?) {
    guard pageCount > 0 else { return become(.idle) }
    let lost = track.strip.detour == nil ? far?.step : nil
    let isLegal = side.map { track.strip[$0].page != nil } ?? true
    switch motion {
    case .idle: break
    case .pressed(var press):
      guard var caught = press.caught else { return }
      let target = existingStep(caught.target, lost: lost)
      if isLegal, target == caught.target {
        caught.cause = renewed(caught.cause)
        press.start = .settle(caught)
        become(.pressed(press))
      } else {
        takeOver(toward: track.strip.page(atStep: target))
        settle(toStep: target, velocity: 0)
      }
    case .settling(var settling):
      let target = existingStep(settling.settle.target, lost: lost)
      if isLegal, target == settling.settle.target {
        settling.cause = renewed(settling.cause)
        become(.settling(settling))
      } else {
        settle(toStep: target, velocity: settleVelocity)
      }
    case .dragging(let drag): goOn(drag, isLegal: isLegal, lost: lost)
    }
  }

  /// After new data, keeps a drag if its positions still exist, with the curve of the new bounds.
  private mutating func goOn(_ old: Drag, isLegal: Bool, lost: Int?) {
    var drag = old
    let step = track.strip.step
    if case .turn(var grip, var turn) = drag.hold {
      let target = existingStep(turn.target, lost: lost)
      guard isLegal, target == turn.target else {
        takeOver(toward: track.strip.page(atStep: target))
        return settle(toStep: target, velocity: 0)
      }
      turn.range = existingStep(turn.range.lowerBound)...existingStep(turn.range.upperBound)
      let origin = existingStep(grip.originStep)
      goOn(&grip, from: origin, curve(within: turn.range, from: origin), drag.pointer)
      drag.hold = .turn(grip, turn)
    } else if isLegal || configuration.gesture.following == .damped {
      switch drag.hold {
      case .pull(var pull):
        let origin = existingStep(pull.grip.originStep)
        goOn(&pull.grip, from: origin, restCurve(at: origin), drag.pointer)
        drag.hold = .pull(pull)
      case .content(var content):
        content.curve = restCurve(at: step)
        drag.hold = .content(content)
      case .looseContent(var content):
        content.curve = restCurve(at: step)
        drag.hold = .looseContent(content)
      case .turn, .contentAcross: break
      }
    } else {
      takeOver(toward: page)
      return settle(
        toStep: step, velocity: 0, cause: .springBack(dampedCurve, originStep: step))
    }
    become(.dragging(drag))
    reanchorContent()
  }

  /// Goes on holding the strip where it stands, counted from another rest and on another curve.
  private func goOn(
    _ grip: inout StripGrip, from origin: Int, _ curve: PullCurve, _ pointer: Double
  ) {
    grip.position = displacementFraction + Double(track.strip.step - origin)
    grip.originStep = origin
    grip.curve = curve
    grip.reanchor(pointer, extent: extent)
  }

  /// What a motion goes on from when it is caught, between the bounds of the present pages.
  private func renewed(_ cause: Settling.Cause) -> Settling.Cause {
    guard case .springBack(let curve, let origin) = cause, curve != dampedCurve else {
      return cause
    }
    return .springBack(restCurve(at: origin), originStep: origin)
  }
}
