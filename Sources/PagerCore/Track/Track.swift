/// The strip of pages in time: which page lies where, which is on show, and what of it was told.
///
/// All that changes pages, surfaces and the life cycle goes through here, and every change emits its
/// events, in order and each at its instant. How the pages are scrolled inside is told to the
/// content scroller, which the caller lends.
struct Track: Hashable, Sendable {
  /// Which page lies where.
  private(set) var strip: PageStrip
  /// Which pages are on show.
  private(set) var lifecycle = PageLifecycle()
  /// The page on which the strip last came to rest; nil without pages.
  private(set) var activePage: Int?
  /// The clock, and the events on their way to the caller.
  private var outbox = Outbox()
  /// Why the strip moves, or last moved, to another page.
  private var cause = ActivePageCause.start
  private var hasStarted = false

  /// Makes a strip about a page, brought into range, with nothing on show.
  init(count: Int, isLooping: Bool, page: Int, firstStep: Int = 0) {
    strip = PageStrip(count: count, isLooping: isLooping, page: page, step: firstStep)
  }

  // MARK: Time and events

  /// The instant up to which every event has been emitted.
  var now: Timestamp { outbox.now }

  /// Whether events wait to be handed over.
  var hasEvents: Bool { !outbox.events.isEmpty }

  /// Goes on to an instant; one in the past changes nothing.
  mutating func advance(to time: Timestamp) { outbox.advance(to: time) }

  /// Takes a buffer to fill and gives the present one away.
  mutating func exchangeEvents(with buffer: inout [PagerEvent]) { outbox.exchange(with: &buffer) }

  /// Tells what falls due now and changes no page: a drag that begins or ends, or a click.
  mutating func tell(_ kind: PagerEvent.Kind) { outbox.emit(kind) }

  /// Notes why the strip is going to move to another page.
  mutating func turns(because cause: ActivePageCause) { self.cause = cause }

  // MARK: Start and end

  /// Asks for the first pages and shows the one at the start; not more than once.
  mutating func start() {
    precondition(!hasStarted, "a pager is started once")
    hasStarted = true
    strip.centre(on: strip.current.page ?? 0)
    bindAll()
    appear(because: .start)
  }

  /// Ends the run: whatever is on show disappears.
  mutating func stop() {
    lifecycle.disappear(into: &outbox)
    activePage = nil
  }

  // MARK: Motion

  /// On which side of the base a page is on show as announced; nil when the base fills the view.
  var announcedSide: PageSide? {
    guard case .crossing(_, let neighbour) = lifecycle.state else { return nil }
    return neighbour == strip.next.pageSlot ? .next : .previous
  }

  /// Carries the strip from one displacement to another, in pages, and emits what it passes.
  ///
  /// Both are taken from the base at the time of the call; the base follows on the way.
  mutating func move(from start: Double, to goal: Double, _ contents: inout ContentScroller) {
    var position = start
    var goal = goal
    while true {
      if position == 0 {
        if goal == 0 { return }
        leave(goal > 0 ? .next : .previous)
      }
      let side = PageSide(of: position) ?? (goal > 0 ? .next : .previous)
      if side.outward(goal) <= 0 {
        reach(step: strip.step, &contents)
        if goal == 0 { return }
        position = 0
      } else if side.outward(goal) >= 1 {
        guard strip[side].page != nil else { return }
        reach(step: strip.step + side.step, &contents)
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
      lifecycle.comeBack(into: &outbox)
    }
    if let neighbour { lifecycle.leave(toward: neighbour, into: &outbox) }
  }

  /// The same, unless a page beside the base has been announced already.
  mutating func leaveAnew(_ side: PageSide) {
    if case .shown = lifecycle.state { leave(side) }
  }

  /// The strip reached the rest at a step: the base's own, or a neighbour's, which becomes the base.
  mutating func reach(step: Int, _ contents: inout ContentScroller) {
    if step == strip.step {
      lifecycle.comeBack(into: &outbox)
    } else {
      lifecycle.arrive(into: &outbox)
      recentre(toward: step > strip.step ? .next : .previous, &contents)
    }
  }

  /// The strip has come to rest on the base: neighbours are set in order and start over.
  mutating func rest(_ contents: inout ContentScroller) {
    guard let page = strip.current.page else { return }
    lifecycle.comeBack(into: &outbox)
    strip.detour = nil
    setNeighbours(&contents)
    for side in PageSide.allCases { startOver(side, &contents) }
    become(active: page, because: cause)
    outbox.emit(.didSettle(page: page))
  }

  /// Rotates the three references by one page and asks for the page that enters.
  private mutating func recentre(toward side: PageSide, _ contents: inout ContentScroller) {
    let change = strip.rotate(toward: side)
    if let page = strip.current.page { outbox.emit(.didRecentre(page: page)) }
    if let former = change.former { outbox.emit(.recycle(former)) }
    contents.clear(strip[side].surface, on: side)
    if let entered = change.entered { outbox.emit(.bind(entered)) }
  }

  // MARK: Jumps

  /// A far page is to slide in at a step, as a direct neighbour of the page before.
  mutating func slideIn(_ page: Int, atStep target: Int, _ contents: inout ContentScroller) {
    if strip.detour?.step != target { strip.detour = nil }
    guard strip.page(atStep: target) != page else { return }
    strip.detour = PageStrip.Detour(step: target, page: page)
    if let side = strip.side(ofStep: target) { rebind(side, to: page, &contents) }
  }

  /// The strip heads for a step: a far page that does not lie on the way is no detour any more.
  ///
  /// On show it stays bound.
  mutating func head(toStep target: Int) {
    let way = min(strip.step, target)...max(strip.step, target)
    if let detour = strip.detour, !way.contains(detour.step) { strip.detour = nil }
  }

  /// Another page takes the place of the base at once; the strip rests on the base.
  mutating func cut(to page: Int, _ contents: inout ContentScroller) {
    let side: PageSide =
      strip.previous.page == page && strip.next.page != page ? .previous : .next
    strip.detour = nil
    rebind(side, to: page, &contents)
    if let slot = strip[side].pageSlot { lifecycle.replace(with: slot, into: &outbox) }
    recentre(toward: side, &contents)
  }

  // MARK: Data

  /// Takes the boundary over, at rest.
  mutating func adopt(isLooping: Bool, _ contents: inout ContentScroller) {
    guard strip.isLooping != isLooping else { return }
    strip.isLooping = isLooping
    if lifecycle.state != .none { setNeighbours(&contents) }
  }

  /// Takes new data: everything on show is asked for anew, about a page brought into range.
  ///
  /// `isCurrentGone` says that another page takes the place of the base, which starts at its start;
  /// `side` that a page beside it was on show, `isMoving` that this one and pages of a jump stay.
  mutating func reload(
    _ update: PageUpdate, isLooping: Bool, page: Int, isCurrentGone: Bool,
    onShow side: PageSide?, isMoving: Bool, _ contents: inout ContentScroller
  ) {
    lifecycle.disappear(into: &outbox)
    recycleAll()
    strip.renew(update, isLooping: isLooping, page: page, isMoving: isMoving, onShow: side)
    if strip.current.page != page || isCurrentGone {
      contents.clear(strip.current.surface, on: .next)
    }
    for side in PageSide.allCases { contents.clear(strip[side].surface, on: side) }
    bindAll()
    appear(because: .data, isOther: isCurrentGone)
    if let side { leave(side) }
  }

  /// Takes changed data gently: pages that are still there keep surface, offset and life cycle.
  mutating func update(
    _ update: PageUpdate, isLooping: Bool, onShow side: PageSide?, isMoving: Bool,
    _ contents: inout ContentScroller
  ) {
    guard let former = strip.current.page, update.count > 0 else { return }
    let wasActive = activePage == former
    let active = activePage.flatMap { strip.slot(of: $0)?.surface }
    strip.count = update.count
    strip.isLooping = isLooping
    var neighbours = (previous: update[.previous], next: update[.next])
    let keepsCurrent = update.inRange(update.current)
    if let page = keepsCurrent {
      reindex(surface: strip.current.surface, to: page)
    } else {
      replaceCurrent(by: min(former, update.count - 1), &neighbours, &contents)
    }
    let moving = isMoving ? side : nil
    renew(.previous, neighbours.previous, stays: moving == .previous, &contents)
    renew(.next, neighbours.next, stays: moving == .next, &contents)
    if let far = strip.detour { strip.takeDetour(far, update) }
    // At rest the current page is the active one; a turn may have left it behind.
    let page = wasActive ? strip.current.page : active.flatMap { strip.slot(onSurface: $0)?.page }
    become(
      active: (page ?? activePage).map { min($0, update.count - 1) }, because: .data,
      isOther: wasActive && keepsCurrent == nil)
    if let side { leaveAnew(side) }
  }

  /// Asks for one page anew, where it is bound: its old view leaves, and a new one comes.
  mutating func reloadPage(_ page: Int, onShow side: PageSide?) {
    for slot in [strip.previous, strip.current, strip.next] {
      guard let old = slot.pageSlot, old.page == page else { continue }
      if slot.surface == strip.current.surface {
        lifecycle.disappear(into: &outbox)
      } else if case .crossing(_, old) = lifecycle.state {
        lifecycle.comeBack(into: &outbox)
      }
      outbox.emit(.recycle(old))
      outbox.emit(.bind(old))
      if case .none = lifecycle.state { lifecycle.appear(old, into: &outbox) }
    }
    if let side { leaveAnew(side) }
  }

  /// The current page is gone: the one at its index now takes its place, with its view if it has one.
  private mutating func replaceCurrent(
    by page: Int, _ neighbours: inout (previous: Int?, next: Int?),
    _ contents: inout ContentScroller
  ) {
    lifecycle.disappear(into: &outbox)
    if let gone = strip.current.pageSlot { outbox.emit(.recycle(gone)) }
    strip.current.page = nil
    if neighbours.next == page {
      swap(&strip.current, &strip.next)
      neighbours.next = nil
    } else if neighbours.previous == page {
      swap(&strip.current, &strip.previous)
      neighbours.previous = nil
    }
    if strip.current.page == nil {
      strip.current.page = page
      contents.clear(strip.current.surface, on: .next)
      outbox.emit(.bind(PageSlot(page: page, surface: strip.current.surface)))
    } else {
      contents.startOver(strip.current.surface, on: .next)
      reindex(surface: strip.current.surface, to: page)
    }
    if let slot = strip.current.pageSlot { lifecycle.appear(slot, into: &outbox) }
  }

  /// Gives a side the page that belongs there, keeping the view of one that is still there.
  ///
  /// One on show in motion, which `stays`, and one that a jump heads for stay where they are, even if
  /// they are no neighbours any more.
  private mutating func renew(
    _ side: PageSide, _ kept: Int?, stays: Bool, _ contents: inout ContentScroller
  ) {
    let current = strip.current.page
    let far = strip.detour.flatMap { $0.step == strip.step + side.step ? $0.page : nil }
    var wanted = strip.neighbour(of: current, on: side)
    // A page that a jump heads for and that is gone gives way to the one at its index.
    if kept == nil, let far = strip.elsewhere(far) { wanted = far }
    let keeps = stays || far != nil
    if let kept, strip[side].page != nil, kept != current, kept == wanted || keeps {
      reindex(surface: strip[side].surface, to: kept)
    } else {
      bind(side, to: wanted, &contents)
    }
  }

  /// The page on a surface has another index, and is otherwise the same.
  private mutating func reindex(surface: Int, to page: Int) {
    guard let former = strip.slot(onSurface: surface)?.page, former != page else { return }
    strip.reindex(surface: surface, to: page)
    lifecycle.reindex(surface: surface, to: page)
    outbox.emit(.reindex(PageSlot(page: page, surface: surface), from: former))
  }

  // MARK: Surfaces

  /// Gives the sides the pages that belong there at rest.
  private mutating func setNeighbours(_ contents: inout ContentScroller) {
    for side in PageSide.allCases {
      rebind(side, to: strip.neighbour(of: strip.current.page, on: side), &contents)
    }
  }

  /// Gives a side another page, when it has not got it already.
  private mutating func rebind(_ side: PageSide, to page: Int?, _ contents: inout ContentScroller) {
    if strip[side].page != page { bind(side, to: page, &contents) }
  }

  /// Gives a side a page instead of the one that it carries.
  private mutating func bind(_ side: PageSide, to page: Int?, _ contents: inout ContentScroller) {
    if let former = strip[side].pageSlot {
      // Announced in this very instant, but not on show yet: called off.
      if case .crossing(_, former) = lifecycle.state { lifecycle.comeBack(into: &outbox) }
      outbox.emit(.recycle(former))
    }
    strip[side].page = page
    contents.clear(strip[side].surface, on: side)
    if let entered = strip[side].pageSlot { outbox.emit(.bind(entered)) }
  }

  /// A page out of sight starts over at its entry edge; its surface hears when that moves it.
  private mutating func startOver(_ side: PageSide, _ contents: inout ContentScroller) {
    guard let slot = strip[side].pageSlot else { return }
    let before = contents[slot.surface].offset(at: now)
    contents.startOver(slot.surface, on: side)
    if contents[slot.surface].offset(at: now) != before { outbox.emit(.resetInnerOffset(slot)) }
  }

  /// Asks for the current page and its neighbours.
  private mutating func bindAll() {
    for slot in [strip.current.pageSlot, strip.next.pageSlot, strip.previous.pageSlot] {
      if let slot { outbox.emit(.bind(slot)) }
    }
  }

  /// Gives all three pages back.
  private mutating func recycleAll() {
    for slot in [strip.previous.pageSlot, strip.current.pageSlot, strip.next.pageSlot] {
      if let slot { outbox.emit(.recycle(slot)) }
    }
  }

  /// The current page comes into view at rest.
  ///
  /// `isOther` says that it is not the one that was active, even at the same index.
  private mutating func appear(because cause: ActivePageCause, isOther: Bool = false) {
    if let slot = strip.current.pageSlot { lifecycle.appear(slot, into: &outbox) }
    become(active: strip.current.page, because: cause, isOther: isOther)
  }

  /// Takes note of the active page, and tells when it is another one or at another index.
  private mutating func become(
    active page: Int?, because cause: ActivePageCause, isOther: Bool = false
  ) {
    guard activePage != page || (isOther && page != nil) else { return }
    activePage = page
    outbox.emit(.didChangeActivePage(page, cause: cause))
  }
}
