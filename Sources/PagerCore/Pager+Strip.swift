extension Pager {
  /// Carries the strip from one displacement to another, in pages, and emits what it passes.
  ///
  /// Both are taken from the base at the time of the call; the base follows on the way.
  mutating func moveStrip(from start: Double, to goal: Double) {
    var position = start
    var goal = goal
    while true {
      if position == 0 {
        if goal == 0 { return }
        leave(goal > 0 ? .next : .previous)
      }
      let side = PageSide(of: position) ?? (goal > 0 ? .next : .previous)
      if side.outward(goal) <= 0 {
        reach(step: strip.step)
        if goal == 0 { return }
        position = 0
      } else if side.outward(goal) >= 1 {
        guard strip[side].page != nil else { return }
        reach(step: strip.step + side.step)
        goal -= Double(side.step)
        position = 0
        if goal == 0 { return }
      } else {
        return
      }
    }
  }

  /// The strip left the base's rest toward a side: the neighbour there, if any, comes into view.
  mutating func leave(_ side: PageSide) {
    let neighbour = strip[side].pageSlot
    // A settle that was caught on the rest itself had left it already, perhaps the other way.
    if case .crossing(_, let other) = lifecycle.state, other != neighbour {
      lifecycle.comeBack(at: now, into: &outbox)
    }
    if let neighbour { lifecycle.leave(toward: neighbour, at: now, into: &outbox) }
  }

  /// The strip reached the rest at a step: the base's own, or a neighbour's, which becomes the base.
  mutating func reach(step: Int) {
    if step == strip.step {
      lifecycle.comeBack(at: now, into: &outbox)
    } else {
      lifecycle.arrive(at: now, into: &outbox)
      recentre(toward: step > strip.step ? .next : .previous)
    }
  }

  /// Rotates the three references by one page and asks for the page that enters.
  mutating func recentre(toward side: PageSide) {
    let change = strip.rotate(toward: side)
    if let page = strip.current.page { emit(.didRecentre(page: page)) }
    if let former = change.former { emit(.recycle(former)) }
    enter(side)
    if let entered = change.entered { emit(.bind(entered)) }
  }

  /// The strip has come to rest: neighbours are set in order and start over.
  mutating func rest() {
    motion = .idle
    guard let page = strip.current.page else { return }
    lifecycle.comeBack(at: now, into: &outbox)
    strip.detour = nil
    setNeighbours()
    startOver(.previous)
    startOver(.next)
    settleContent(velocity: 0)
    become(active: page, because: turnCause)
    emit(.didSettle(page: page))
  }

  /// Takes the boundary of the configuration over, at rest.
  mutating func adoptBoundary() {
    let isLooping = configuration.boundary == .looping
    guard strip.isLooping != isLooping else { return }
    strip.isLooping = isLooping
    if lifecycle.state != .none { setNeighbours() }
  }

  /// Gives the sides the pages that belong there at rest.
  private mutating func setNeighbours() {
    rebind(.previous, to: strip.neighbour(of: strip.current.page, on: .previous))
    rebind(.next, to: strip.neighbour(of: strip.current.page, on: .next))
  }

  /// Gives a side another page, when it has not got it already.
  mutating func rebind(_ side: PageSide, to page: Int?) {
    if strip[side].page != page { bind(side, to: page) }
  }

  /// Gives a side a page in the place of the one that it carries.
  mutating func bind(_ side: PageSide, to page: Int?) {
    if let former = strip[side].pageSlot {
      // Announced in this very instant, but not on show yet: called off.
      if case .crossing(_, former) = lifecycle.state {
        lifecycle.comeBack(at: now, into: &outbox)
      }
      emit(.recycle(former))
    }
    strip[side].page = page
    strip[side].inner = InnerScroll()
    enter(side)
    if let entered = strip[side].pageSlot { emit(.bind(entered)) }
  }

  /// Sets the page on a side to the edge at which it will come in.
  private mutating func enter(_ side: PageSide) {
    strip[side].inner.viewPoints = viewport[configuration.innerScrolling.axis]
    strip[side].inner.scale = scale
    strip[side].inner.position = .edge(isEnd: entersAtEnd(side))
  }

  /// Whether a page that comes in from a side stands at its end.
  private func entersAtEnd(_ side: PageSide) -> Bool {
    side == .previous && configuration.innerScrolling.entry == .adjacentEdge
      && configuration.axis == configuration.innerScrolling.axis
  }

  /// A page out of sight starts over at its entry edge; its surface hears when that moves it.
  private mutating func startOver(_ side: PageSide) {
    guard let slot = strip[side].pageSlot else { return }
    let before = strip[side].inner.offset(at: now)
    enter(side)
    if strip[side].inner.offset(at: now) != before { emit(.resetInnerOffset(slot)) }
  }

  /// Asks for the current page and its neighbours.
  mutating func bindAll() {
    for slot in [strip.current.pageSlot, strip.next.pageSlot, strip.previous.pageSlot] {
      if let slot { emit(.bind(slot)) }
    }
  }

  /// Gives all three pages back.
  mutating func recycleAll() {
    for slot in [strip.previous.pageSlot, strip.current.pageSlot, strip.next.pageSlot] {
      if let slot { emit(.recycle(slot)) }
    }
  }

  /// The current page comes into view at rest.
  ///
  /// `isOther` says that it is not the one that was active, even at the same index.
  mutating func appear(because cause: ActivePageCause, isOther: Bool = false) {
    if let slot = strip.current.pageSlot { lifecycle.appear(slot, at: now, into: &outbox) }
    become(active: strip.current.page, because: cause, isOther: isOther)
  }

  /// Takes note of the active page, and tells when it is another one or at another index.
  mutating func become(active page: Int?, because cause: ActivePageCause, isOther: Bool = false) {
    guard activePage != page || (isOther && page != nil) else { return }
    activePage = page
    emit(.didChangeActivePage(page, cause: cause))
  }

  /// Sets both neighbours to their entry edges and all three to the viewport's length.
  mutating func resetNeighbours() {
    strip.current.inner.viewPoints = viewport[configuration.innerScrolling.axis]
    strip.current.inner.scale = scale
    enter(.previous)
    enter(.next)
  }
}
