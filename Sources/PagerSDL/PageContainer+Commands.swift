public import PagerCore

extension PageContainer {
  /// Something that a program asks of its pager.
  enum Command {
    /// An input.
    case input(PagerInput)
    /// Everything is to be asked for anew.
    case reload
    /// Pages that are not there any more are to give way.
    case update
    /// Another source, with its rules and first page.
    case show(any PageDataSource, PagerConfiguration, startPage: Int)

    /// Whether the pages that are bound now may be those of former data.
    var changesData: Bool {
      if case .input = self { return false }
      return true
    }

    /// Whether it only asks the present source again.
    var asksAnew: Bool {
      switch self {
      case .reload, .update: true
      case .input, .show: false
      }
    }
  }

  /// Asks the data source for everything anew, in any phase; keeps the page and the position.
  ///
  /// From a callback of the pager it counts as soon as the present events have been delivered, and
  /// from a page that is being drawn with the next frame.
  /// Before the start there is nothing to ask for.
  public func reloadData() { apply(.reload) }

  /// Takes changed data gently: pages that are still there keep view, offset and life cycle.
  ///
  /// Pages are known again by their identity, or by their index where they have none. What stays on
  /// show gets no event; a current page that is gone turns into the one at its index.
  public func updatePages() { apply(.update) }

  /// Asks for one page anew, counted from 0: its old view disappears, and the new one appears.
  ///
  /// A page that is none of the three bound ones, or does not exist, is ignored.
  public func reloadPage(at index: Int) { apply(.input(.reloadPage(index))) }

  /// Shows other data with other rules, at rest on a page, which is brought into range.
  ///
  /// What is on show disappears and the new page appears, as with any reload. Register the new
  /// classes of pages beforehand.
  public func show(
    _ source: any PageDataSource, configuration: PagerConfiguration, startPage: Int = 0
  ) {
    if isStarted {
      apply(.show(source, configuration, startPage: startPage))
    } else {
      self.startPage = startPage
      dataSource = source
      self.configuration = configuration
    }
  }

  /// Has the next frame drawn even if nothing has moved.
  public func setNeedsDisplay() { needsDisplay = true }

  /// Goes one page on; at a bound nothing happens.
  ///
  /// Before the start, this and the other commands are kept and carried out then.
  public func goToNext() { apply(.input(.goToNext)) }

  /// Goes one page back; at a bound nothing happens.
  public func goToPrevious() { apply(.input(.goToPrevious)) }

  /// Goes one page on or back, as the mouse's extra buttons do.
  package func step(isForward: Bool) { isForward ? goToNext() : goToPrevious() }

  /// Goes to a page, counted from 0.
  ///
  /// After a change of the data that still waits, in a callback, the new data count. Before the start
  /// the page is checked at the start, and reported to `diagnostics` when it does not exist.
  /// - Throws: `PagerError.pageOutOfRange`; nothing has moved then.
  public func goTo(_ page: Int, animated: Bool) throws(PagerError) {
    let count = isStarted ? comingCount : Pager.maximumPages
    try PagerError.check(page: page, count: count)
    apply(.input(.goTo(page: page, animated: animated)))
  }

  /// How many pages there will be when what waits has been carried out.
  private var comingCount: Int {
    for command in queued.reversed() {
      switch command {
      case .input: continue
      case .reload, .update: return sourceCount
      case .show(let source, _, _): return Pager.inRange(count: source.numberOfPages(in: self))
      }
    }
    return pageCount
  }

  /// Carries a command out now; from a callback, when the present events have been delivered, and
  /// while a frame is drawn with the next `advance`.
  ///
  /// Before the start commands wait, and there are no data to be changed.
  private func apply(_ command: Command) {
    if isStarted || !command.changesData { queued.append(command) }
    guard isStarted, !isDelivering, !isDrawing else { return }
    pager.advance(to: instant ?? clock.now, into: &events)
    deliver()
    // Other content may be under a pointer at rest now.
    if instant == nil { advanceViews() }
  }

  /// Whether a change of the data waits, so that the source must not be asked for former pages.
  var isDataChanging: Bool { queued.contains { $0.changesData } }

  /// Delivers the events in the buffer, then carries out what callbacks asked for.
  func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    var carriedOut = 0
    while true {
      var next = 0
      while next < events.count {
        let event = events[next]
        next += 1
        deliver(event)
        if !observers.isEmpty { observers.forEach { $0.pager(self, told: event) } }
      }
      events.removeAll(keepingCapacity: true)
      guard isStarted, !queued.isEmpty else {
        isEndlessReported = false
        break
      }
      // Callbacks that answer every change with another one must not hold up the program.
      if carriedOut == Self.maximumCommandsAtOnce {
        // Once, not with every frame in which they go on.
        if !isEndlessReported { diagnostics.report(.endlessCallbacks(count: carriedOut)) }
        isEndlessReported = true
        break
      }
      carriedOut += 1
      carryOut(queued.removeFirst())
    }
    isDelivering = false
  }

  /// How many commands of callbacks are carried out in one instant; the others wait for a frame.
  private static let maximumCommandsAtOnce = 64

  private func carryOut(_ command: Command) {
    switch command {
    case .input(.goTo(let page, let isAnimated)):
      do throws(PagerError) {
        if isAnimated, page >= 0, page < pageCount { noteJump(to: page) }
        try pager.goTo(page, animated: isAnimated, at: pager.now, into: &events)
      } catch {
        diagnostics.report(.commandRefused(error))
      }
    case .input(let input): pager.handle(input, at: pager.now, into: &events)
    case .reload: reload()
    case .update: update()
    case .show(let source, let configuration, let startPage):
      pager.handle(.focus(false), at: pager.now, into: &events)
      if let page {
        pager.handle(.goTo(page: page, animated: false), at: pager.now, into: &events)
      }
      self.startPage = startPage
      dataSource = source
      self.configuration = configuration
      dropTextures()
      startOver(on: startPage)
    }
  }

  /// The count of pages that the data source has now.
  private var sourceCount: Int { Pager.inRange(count: dataSource?.numberOfPages(in: self) ?? 0) }

  private func startOver(on page: Int) {
    pager.handle(
      .reload(count: sourceCount, current: page, isCurrentGone: true), at: pager.now,
      into: &events)
  }

  private func reload() {
    let identity = pager.slots.current.flatMap { surfaces[$0.surface].identity }
    var change = change()
    change.current = identity.flatMap { dataSource?.index(ofPage: $0, in: self) }
    pager.handle(
      .reload(change, isCurrentGone: identity != nil && change.current == nil), at: pager.now,
      into: &events)
  }

  private func update() { pager.handle(.update(change()), at: pager.now, into: &events) }

  /// What has become of the pages in the new data.
  private func change() -> PageUpdate {
    let slots = pager.slots
    return PageUpdate(
      count: sourceCount, previous: index(of: slots.previous), current: index(of: slots.current),
      next: index(of: slots.next), target: jumpIndex())
  }

  /// Notes which page a jump heads for: it may be on no surface before it slides in.
  private func noteJump(to page: Int) {
    jump = dataSource?.identity(ofPage: page, in: self).map { (page, $0) }
  }

  /// Where the page that a jump heads for is in the new data; nil when nothing tells.
  private func jumpIndex() -> Int? {
    guard let jump, jump.page == pager.targetPage,
      let index = dataSource?.index(ofPage: jump.identity, in: self)
    else { return nil }
    self.jump?.page = index
    return index
  }

  /// Where the page of a slot is in the new data; nil when it is gone, or was never given.
  private func index(of slot: PageSlot?) -> Int? {
    guard let slot, !surfaces[slot.surface].isStandIn else { return nil }
    guard let identity = surfaces[slot.surface].identity else { return slot.page }
    return dataSource?.index(ofPage: identity, in: self)
  }
}
