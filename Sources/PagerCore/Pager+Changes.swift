extension Pager {
  /// Takes new data: everything on show is asked for anew, and the motion goes on where it may.
  ///
  /// A page that takes the place of a current one that is gone starts at its start.
  mutating func reload(count: Int, current wanted: Int?, isCurrentGone: Bool = false) {
    let side = sideOnShow
    let page = wanted ?? strip.current.page ?? 0
    if count <= 0 { takeOver(toward: strip.current.page) }
    lifecycle.disappear(at: now, into: &outbox)
    recycleAll()
    strip.renew(
      count: count, isLooping: configuration.boundary == .looping, page: page,
      keepsDetours: !motion.isAtRest)
    if strip.current.page != page || isCurrentGone { strip.current.inner = InnerScroll() }
    resetNeighbours()
    bindAll()
    appear(because: .data, isOther: isCurrentGone)
    if let side { leave(side) }
    goOn(side: side)
  }

  /// The side on which the strip stands, or to which it is just leaving its rest.
  var sideOnShow: PageSide? {
    if case .crossing(_, let neighbour) = lifecycle.state {
      return neighbour == strip.next.pageSlot ? .next : .previous
    }
    return PageSide(of: displacementFraction)
  }

  /// After a reload, keeps the motion if its positions still exist; else springs back.
  mutating func goOn(side: PageSide?) {
    guard strip.count > 0 else {
      motion = .idle
      return
    }
    let isLegal = side.map { strip[$0].page != nil } ?? true
    switch motion {
    case .idle: break
    case .pressed(var press):
      guard let caught = press.caught else { return }
      let target = existingStep(caught.target)
      if isLegal, target == caught.target {
        press.caught?.cause = renewed(caught.cause)
        motion = .pressed(press)
      } else {
        takeOver(toward: strip.page(atStep: target))
        settle(toStep: target, velocity: 0)
      }
    case .settling(var settling):
      let target = existingStep(settling.settle.target)
      if isLegal, target == settling.settle.target {
        settling.cause = renewed(settling.cause)
        motion = .settling(settling)
      } else {
        settle(toStep: target, velocity: settleVelocity)
      }
    case .dragging(let drag): goOn(drag, isLegal: isLegal)
    }
  }

  /// After a reload, keeps a drag if its positions still exist, with the curve of the new bounds.
  private mutating func goOn(_ old: Drag, isLegal: Bool) {
    var drag = old
    drag.originStep = existingStep(old.originStep)
    drag.position = displacementFraction + Double(strip.step - drag.originStep)
    if let caught = old.caught {
      let lower = existingStep(caught.range.lowerBound)
      let upper = existingStep(caught.range.upperBound)
      let target = existingStep(caught.target)
      guard isLegal, target == caught.target else {
        takeOver(toward: strip.page(atStep: target))
        return settle(toStep: target, velocity: 0)
      }
      drag.caught?.range = lower...upper
      drag.curve = curve(within: lower...upper, from: drag.originStep)
    } else if isLegal || configuration.gesture.following == .damped {
      drag.curve = restCurve(at: drag.originStep)
    } else {
      takeOver(toward: strip.current.page)
      return settle(
        toStep: strip.step, velocity: 0,
        cause: .springBack(dampedCurve, originStep: strip.step))
    }
    if case .strip = drag.grip {
      drag.grip = .strip(
        origin: drag.pointer - drag.curve.pull(position: drag.position) * extent)
    }
    motion = .dragging(drag)
    reanchorContent()
  }

  /// What a motion goes on from when it is caught, between the bounds of the present pages.
  private func renewed(_ cause: Settling.Cause) -> Settling.Cause {
    guard case .springBack(let curve, let origin) = cause, curve != dampedCurve else {
      return cause
    }
    return .springBack(restCurve(at: origin), originStep: origin)
  }

  /// Takes a new viewport: the position is kept as a fraction of the extent, inner offsets in range.
  mutating func resize(to size: Size, scale newScale: Double) {
    if newScale > 0, newScale.isFinite { scale = newScale }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return
    }
    let before = extent
    viewport = size
    if case .dragging(var drag) = motion, case .strip(let origin) = drag.grip, before > 0 {
      drag.grip = .strip(origin: drag.pointer - (drag.pointer - origin) / before * extent)
      motion = .dragging(drag)
    }
    resizeContents()
  }
}
