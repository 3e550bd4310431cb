extension Pager {
  /// Takes changed data gently: pages that are still there keep surface, offset and life cycle.
  mutating func update(_ update: PageUpdate) {
    let count = min(max(update.count, 0), PageStrip.maximumPages)
    guard count > 0, let former = strip.current.page else {
      return reload(count: count, current: update.current)
    }
    let side = sideOnShow
    let wasActive = activePage == former
    let active = activePage.flatMap { strip.slot(of: $0)?.surface }
    strip.count = count
    strip.isLooping = configuration.boundary == .looping
    var neighbours = (previous: update[.previous], next: update[.next])
    let keepsCurrent = update.inRange(update.current)
    if let page = keepsCurrent {
      reindex(surface: strip.current.surface, to: page)
    } else {
      replaceCurrent(by: min(former, count - 1), &neighbours)
    }
    renew(.previous, neighbours.previous, isOnShow: side == .previous)
    renew(.next, neighbours.next, isOnShow: side == .next)
    if let far = strip.detour {
      let page = strip[step: far.step].map(\.page) ?? update.inRange(far.page)
      strip.detour = page.map { PageStrip.Detour(step: far.step, page: $0) }
    }
    // At rest the current page is the active one; a turn may have left it behind.
    let page = wasActive ? strip.current.page : active.flatMap { strip.slot(onSurface: $0)?.page }
    become(
      active: (page ?? activePage).map { min($0, count - 1) }, because: .data,
      isOther: wasActive && keepsCurrent == nil)
    if let side, case .shown = lifecycle.state { leave(side) }
    goOn(side: side)
  }

  /// Asks for one page anew, where it is bound: its old view leaves, and a new one comes.
  mutating func reloadPage(_ page: Int) {
    let side = sideOnShow
    for slot in [strip.previous, strip.current, strip.next] {
      guard let old = slot.pageSlot, old.page == page else { continue }
      if slot.surface == strip.current.surface {
        lifecycle.disappear(at: now, into: &outbox)
      } else if case .crossing(_, old) = lifecycle.state {
        lifecycle.comeBack(at: now, into: &outbox)
      }
      emit(.recycle(old))
      emit(.bind(old))
      if case .none = lifecycle.state { lifecycle.appear(old, at: now, into: &outbox) }
    }
    if let side, case .shown = lifecycle.state { leave(side) }
  }

  /// The current page is gone: the one at its index now takes its place, with its view if it has one.
  private mutating func replaceCurrent(
    by page: Int, _ neighbours: inout (previous: Int?, next: Int?)
  ) {
    lifecycle.disappear(at: now, into: &outbox)
    if let gone = strip.current.pageSlot { emit(.recycle(gone)) }
    strip.current.page = nil
    if neighbours.next == page {
      swap(&strip.current, &strip.next)
      neighbours.next = nil
    } else if neighbours.previous == page {
      swap(&strip.current, &strip.previous)
      neighbours.previous = nil
    }
    strip.current.inner.position = .edge(isEnd: false)
    if strip.current.page == nil {
      strip.current.page = page
      strip.current.inner = InnerScroll()
      strip.current.inner.viewPoints = viewport[configuration.innerScrolling.axis]
      strip.current.inner.scale = scale
      emit(.bind(PageSlot(page: page, surface: strip.current.surface)))
    } else {
      reindex(surface: strip.current.surface, to: page)
    }
    if let slot = strip.current.pageSlot { lifecycle.appear(slot, at: now, into: &outbox) }
  }

  /// Gives a side the page that belongs there, keeping the view of one that is still there.
  ///
  /// In motion the page on show, and the one that a jump heads for, stay where they are, even if they
  /// are no neighbours any more.
  private mutating func renew(_ side: PageSide, _ kept: Int?, isOnShow: Bool) {
    let current = strip.current.page
    let far = strip.detour.flatMap { $0.step == strip.step + side.step ? $0.page : nil }
    var wanted = strip.neighbour(of: current, on: side)
    // A page that a jump heads for and that is gone gives way to the one at its index.
    if let far, kept == nil, min(far, strip.count - 1) != current {
      wanted = min(far, strip.count - 1)
    }
    let staysInMotion = (isOnShow && !motion.isAtRest) || far != nil
    if let kept, strip[side].page != nil, kept != current, kept == wanted || staysInMotion {
      reindex(surface: strip[side].surface, to: kept)
    } else {
      bind(side, to: wanted)
    }
  }

  /// The page on a surface has another index, and is otherwise the same.
  private mutating func reindex(surface: Int, to page: Int) {
    guard let former = strip.slot(onSurface: surface)?.page, former != page else { return }
    strip.forEachSlot { if $0.surface == surface { $0.page = page } }
    lifecycle.reindex(surface: surface, to: page)
    emit(.reindex(PageSlot(page: page, surface: surface), from: former))
  }
}
