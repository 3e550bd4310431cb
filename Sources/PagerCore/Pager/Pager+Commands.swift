extension Pager {
  /// Moves the target one page; beyond a bound, or too far ahead of the picture, nothing happens.
  mutating func step(to side: PageSide, because cause: ActivePageCause) {
    guard pageCount > 0 else { return }
    var target = track.strip.step + side.step
    if case .settling(let settling) = motion { target = settling.settle.target + side.step }
    if case .pressed(let press) = motion, let caught = press.caught {
      target = caught.target + side.step
    }
    let way = Double(target - track.strip.step) - displacementFraction
    guard way.magnitude <= configuration.turn.maximumStepPages,
      let page = track.strip.page(atStep: target)
    else { return }
    takeOver(toward: page)
    track.turns(because: cause)
    settleOrRest(toStep: target, velocity: settleVelocity, cause: .turn)
  }

  /// A command wins over a gesture: the rest of it is ignored until the pointers are up.
  mutating func takeOver(toward page: Int?) {
    pointers.ignoreUntilUp()
    switch motion {
    case .dragging: track.tell(.willEndDragging(target: page ?? 0, velocity: 0))
    case .pressed(let press): if press.caught == nil { become(.idle) }
    case .idle, .settling: break
    }
    settleContent(velocity: 0)
  }

  /// Goes to a page; out of range, or when it is at rest already, nothing happens.
  mutating func jump(to wanted: Int, animated: Bool, because cause: ActivePageCause) {
    guard wanted >= 0, wanted < pageCount else { return }
    if wanted == page, motion.isAtRest { return }
    track.turns(because: cause)
    if animated { slide(to: wanted) } else { cut(to: wanted) }
  }

  /// Slides a page in as a direct neighbour, from the side its index lies on.
  ///
  /// Away from rest the strip first runs to the page on show that lies toward the target. A page
  /// that is on show already is simply run to.
  private mutating func slide(to wanted: Int) {
    let onShow = PageSide(of: displacementFraction)
    let velocity = settleVelocity
    var target = track.strip.step
    if wanted != page {
      if let onShow, track.strip[onShow].page == wanted {
        target += onShow.step
      } else {
        let side = track.strip.side(of: wanted)
        target += onShow == side ? 2 * side.step : side.step
      }
    }
    takeOver(toward: wanted)
    track.slideIn(wanted, atStep: target, &contents)
    settleOrRest(toStep: target, velocity: velocity, cause: .turn)
  }

  /// Shows a page at once: an open pair is closed, then the new page takes the old one's place.
  private mutating func cut(to wanted: Int) {
    takeOver(toward: wanted)
    track.move(from: displacementFraction, to: 0, &contents)
    if wanted != page { track.cut(to: wanted, &contents) }
    rest()
  }
}
