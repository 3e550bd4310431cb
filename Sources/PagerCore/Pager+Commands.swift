extension Pager {
  /// Moves the target one page; beyond a bound, or too far ahead of the picture, nothing happens.
  mutating func step(_ direction: Int, because cause: ActivePageCause) {
    guard strip.count > 0 else { return }
    var target = strip.step + direction
    if case .settling(let settling) = motion { target = settling.settle.target + direction }
    if case .pressed(let press) = motion, let caught = press.caught {
      target = caught.target + direction
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
    let onShow = fraction == 0 ? 0 : (fraction > 0 ? 1 : -1)
    let velocity = settleVelocity
    var target = strip.step
    if wanted != strip.current.page {
      if onShow != 0, strip[side: onShow].page == wanted {
        target += onShow
      } else {
        let direction = strip.direction(to: wanted)
        target += (onShow == direction ? onShow : 0) + direction
      }
    }
    takeOver(toward: wanted)
    if strip.detour?.step != target { strip.detour = nil }
    if strip.page(atStep: target) != wanted {
      strip.detour = PageStrip.Detour(step: target, page: wanted)
      let side = target - strip.step
      if side.magnitude == 1 { rebind(side: side, to: wanted) }
    }
    settleOrRest(toStep: target, velocity: velocity, cause: .turn)
  }

  /// Shows a page at once: an open pair is closed, then the new page takes the old one's place.
  private mutating func cut(to wanted: Int) {
    takeOver(toward: wanted)
    moveStrip(from: displacementFraction, to: 0)
    if wanted != strip.current.page {
      let side = strip.previous.page == wanted && strip.next.page != wanted ? -1 : 1
      strip.detour = nil
      rebind(side: side, to: wanted)
      if let slot = strip[side: side].pageSlot {
        lifecycle.replace(with: slot, at: now, into: &outbox)
      }
      recentre(side)
    }
    rest()
  }
}
