extension Pager {
  /// Moves the target one page; beyond a bound, or too far ahead of the picture, nothing happens.
  mutating func step(to side: PageSide, because cause: ActivePageCause) {
    guard strip.count > 0 else { return }
    var target = strip.step + side.step
    if case .settling(let settling) = motion { target = settling.settle.target + side.step }
    if case .pressed(let press) = motion, let caught = press.caught {
      target = caught.target + side.step
    }
    let way = Double(target - strip.step) - displacementFraction
    guard way.magnitude <= configuration.turn.maximumStepPages, strip.page(atStep: target) != nil
    else {
      return
    }
    takeOver(toward: strip.page(atStep: target))
    turnCause = cause
    settleOrRest(toStep: target, velocity: settleVelocity, cause: .turn)
  }

  /// A command wins over a gesture: the rest of it is ignored until the pointers are up.
  mutating func takeOver(toward page: Int?) {
    pointers.ignoreUntilUp()
    switch motion {
    case .dragging: emit(.willEndDragging(target: page ?? 0, velocity: 0))
    case .pressed(let press): if press.caught == nil { motion = .idle }
    case .idle, .settling: break
    }
    settleContent(velocity: 0)
  }

  /// Goes to a page; out of range, or when it is at rest already, nothing happens.
  mutating func jump(to wanted: Int, animated: Bool, because cause: ActivePageCause) {
    guard wanted >= 0, wanted < strip.count else { return }
    if wanted == strip.current.page, motion.isAtRest { return }
    turnCause = cause
    if animated { slide(to: wanted) } else { cut(to: wanted) }
  }

  /// Slides a page in as a direct neighbour, from the side its index lies on.
  ///
  /// Away from rest the strip first runs to the page on show that lies toward the target. A page
  /// that is on show already is simply run to.
  private mutating func slide(to wanted: Int) {
    let fraction = displacementFraction
    let onShow = PageSide(of: fraction)
    let velocity = settleVelocity
    var target = strip.step
    if wanted != strip.current.page {
      if let onShow, strip[onShow].page == wanted {
        target += onShow.step
      } else {
        let side = strip.side(of: wanted)
        target += onShow == side ? 2 * side.step : side.step
      }
    }
    takeOver(toward: wanted)
    if strip.detour?.step != target { strip.detour = nil }
    if strip.page(atStep: target) != wanted {
      strip.detour = PageStrip.Detour(step: target, page: wanted)
      if let side = strip.side(ofStep: target) { rebind(side, to: wanted) }
    }
    settleOrRest(toStep: target, velocity: velocity, cause: .turn)
  }

  /// Shows a page at once: an open pair is closed, then the new page takes the old one's place.
  private mutating func cut(to wanted: Int) {
    takeOver(toward: wanted)
    moveStrip(from: displacementFraction, to: 0)
    if wanted != strip.current.page {
      let side: PageSide =
        strip.previous.page == wanted && strip.next.page != wanted ? .previous : .next
      strip.detour = nil
      rebind(side, to: wanted)
      if let slot = strip[side].pageSlot {
        lifecycle.replace(with: slot, at: now, into: &outbox)
      }
      recentre(toward: side)
    }
    rest()
  }
}
