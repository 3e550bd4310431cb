extension Pager {
  /// How far ahead of the picture steps may run, in pages; further ones are dropped.
  private static let farthestStepPages = 2.0

  /// Moves the target one page; beyond a bound, or too far ahead of the picture, nothing happens.
  mutating func step(_ direction: Int) {
    guard strip.count > 0 else { return }
    var target = strip.step + direction
    if case .settling(let settling) = motion { target = settling.settle.target + direction }
    if case .pressed(let press) = motion, let caught = press.caught {
      target = caught.target + direction
    }
    let way = Double(target - strip.step) - displacementShare
    guard way.magnitude <= Self.farthestStepPages, strip.page(atStep: target) != nil else {
      return
    }
    takeOver()
    settleOrRest(toStep: target, velocity: settleVelocity, cause: .turn)
  }

  /// A command wins over a gesture: the rest of it is ignored until the pointers are up.
  private mutating func takeOver() {
    pointers.spend()
    if case .dragging = motion {
      emit(.willEndDragging(target: page ?? 0, velocity: 0))
      settleContent(velocity: 0)
    }
  }

  /// Goes to a page; out of range, nothing happens.
  mutating func jump(to wanted: Int, animated: Bool) {
    guard wanted >= 0, wanted < strip.count else { return }
    if animated { slide(to: wanted) } else { cut(to: wanted) }
  }

  /// Slides a page in as a direct neighbour, from the side its index lies on.
  ///
  /// Away from rest the strip first runs to the page on show that lies toward the target. A page
  /// that is on show already is simply run to.
  private mutating func slide(to wanted: Int) {
    let share = displacementShare
    let onShow = share == 0 ? 0 : (share > 0 ? 1 : -1)
    let velocity = settleVelocity
    var target = strip.step
    if wanted != strip.current.page {
      if onShow != 0, strip[side: onShow].page == wanted {
        target += onShow
      } else {
        let direction = strip.direction(to: wanted)
        target += (onShow == direction ? onShow : 0) + direction
        strip.detour = PageStrip.Detour(step: target, page: wanted)
        if target == strip.step + direction { rebind(side: direction, to: wanted) }
      }
    }
    takeOver()
    settleOrRest(toStep: target, velocity: velocity, cause: .turn)
  }

  /// Shows a page at once: an open pair is closed, then the new page takes the old one's place.
  private mutating func cut(to wanted: Int) {
    takeOver()
    walk(from: displacementShare, to: 0)
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

  /// Takes new data: everything on show is asked for anew, and the motion goes on where it may.
  mutating func reload(count: Int, current wanted: Int?) {
    let share = displacementShare
    let side = share == 0 ? 0 : (share > 0 ? 1 : -1)
    let heading = headingBeforeReload
    lifecycle.disappear(at: now, into: &outbox)
    recycleAll()
    strip.count = max(0, count)
    strip.place(on: wanted ?? strip.current.page ?? 0)
    resetNeighbours()
    guard strip.count > 0 else {
      motion = .idle
      activePage = nil
      pointers.spend()
      strip.current.inner = InnerScroll()
      return
    }
    if let heading, heading.page < strip.count {
      strip.detour = PageStrip.Detour(step: heading.step, page: heading.page)
      if heading.step == strip.step + side { strip[side: side].page = heading.page }
    }
    let wasEmpty = activePage == nil
    bindAll()
    appear()
    if wasEmpty { motion = .idle }
    if side != 0 { leave(side) }
    goOn(side: side)
  }

  /// A far page that a settle is heading to: it stays the target across a reload.
  private var headingBeforeReload: PageStrip.Detour? {
    guard case .settling(let settling) = motion else { return nil }
    let target = settling.settle.target
    if let detour = strip.detour { return detour.step == target ? detour : nil }
    return nil
  }

  /// After a reload, keeps the motion if its places still exist; else springs back.
  private mutating func goOn(side: Int) {
    let isLegal = side == 0 || strip[side: side].page != nil
    switch motion {
    case .idle: break
    case .pressed(let press):
      guard let caught = press.caught else { return }
      if !isLegal || strip.page(atStep: caught.target) == nil {
        takeOver()
        settle(toStep: strip.step, velocity: 0)
      }
    case .settling(let settling):
      let target = settling.settle.target
      if isLegal ? strip.page(atStep: target) == nil : target != strip.step {
        settle(toStep: strip.step, velocity: settleVelocity)
      }
    case .dragging(let drag):
      let wasBeyondBound = drag.place != 0 && drag.caught == nil && !isLegal
      if let caught = drag.caught, !isLegal || strip.page(atStep: caught.target) == nil {
        takeOver()
        settle(toStep: strip.step, velocity: 0)
      } else if wasBeyondBound, configuration.response == .tracking {
        takeOver()
        springBack(drag)
      } else {
        regrip(drag)
      }
    }
  }

  /// Gives a drag the response of the present bounds, without moving the strip.
  private mutating func regrip(_ old: Drag) {
    guard old.caught == nil, case .strip = old.grip else { return }
    var drag = old
    drag.place = displacementShare
    drag.originStep = strip.step
    drag.response = restResponse()
    let pull = drag.response.pull(place: drag.place)
    drag.grip = .strip(origin: drag.pointer - pull * extent)
    motion = .dragging(drag)
  }

  /// Takes a new viewport: the place is kept as a share of the extent, inner offsets in range.
  mutating func resize(to size: Size, scale newScale: Double) {
    if newScale > 0, newScale.isFinite { scale = newScale }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return
    }
    let before = extent
    viewport = size
    if case .dragging(var drag) = motion, case .strip(let origin) = drag.grip,
      drag.axis == configuration.axis, before > 0
    {
      let pull = (drag.pointer - origin) / before
      drag.grip = .strip(origin: drag.pointer - pull * extent)
      motion = .dragging(drag)
    }
    for side in [-1, 1] {
      strip[side: side].inner.resize(
        content: strip[side: side].inner.contentPoints, view: size[configuration.innerAxis],
        at: now, configuration: configuration)
    }
    strip.current.inner.resize(
      content: strip.current.inner.contentPoints, view: size[configuration.innerAxis], at: now,
      configuration: configuration)
  }

  /// Tells the length of the page on a surface, in points along the inner axis.
  ///
  /// The offset stays in range. Call it after every `bind` and whenever the content has changed.
  public mutating func setContentLength(_ points: Double, ofSurface surface: Int) {
    let view = viewport[configuration.innerAxis]
    if strip.current.surface == surface {
      strip.current.inner.resize(
        content: points, view: view, at: now, configuration: configuration)
    }
    for side in [-1, 1] where strip[side: side].surface == surface {
      strip[side: side].inner.resize(
        content: points, view: view, at: now, configuration: configuration)
    }
  }
}
