public import PagerCore

extension PageContainer {
  /// Something that a program asks of its pager.
  enum Command {
    /// An input.
    case input(PagerInput)
    /// Everything is to be asked for anew.
    case reload
    /// Another source, with its rules and first page.
    case show(any PageDataSource, PagerConfiguration, startPage: Int)

    /// Whether the pages that are bound now may be those of former data.
    var changesData: Bool {
      if case .input = self { return false }
      return true
    }
  }

  /// Asks the data source for everything anew, in any phase; keeps the page and the place.
  ///
  /// From a callback of the pager it counts as soon as the present events have been delivered.
  /// Before the start there is nothing to ask for.
  public func reloadData() { apply(.reload) }

  /// Shows other data with other rules, from a page on, at rest.
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
  public func goToNext() { apply(.input(.goToNext)) }

  /// Goes one page back; at a bound nothing happens.
  public func goToPrevious() { apply(.input(.goToPrevious)) }

  /// Goes to a page, counted from 0.
  ///
  /// - Throws: `PagerError.pageOutOfRange`; nothing has moved then.
  public func goTo(_ page: Int, animated: Bool) throws(PagerError) {
    guard page >= 0, page < pageCount else {
      throw .pageOutOfRange(page: page, count: pageCount)
    }
    apply(.input(.goTo(page: page, animated: animated)))
  }

  /// Carries a command out now; from a callback, when the present events have been delivered.
  private func apply(_ command: Command) {
    guard isStarted else { return }
    queued.append(command)
    guard !isDelivering else { return }
    pager.advance(to: instant ?? clock.now, into: &events)
    deliver()
  }

  /// Whether a change of the data waits, so that the source must not be asked for former pages.
  var isDataChanging: Bool { queued.contains { $0.changesData } }

  /// Delivers the events in the buffer, then carries out what callbacks asked for.
  func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while true {
      var next = 0
      while next < events.count {
        let event = events[next]
        next += 1
        deliver(event)
        eventObserver?(event)
      }
      events.removeAll(keepingCapacity: true)
      guard !queued.isEmpty else { break }
      carryOut(queued.removeFirst())
    }
    isDelivering = false
  }

  private func carryOut(_ command: Command) {
    switch command {
    case .input(let input): pager.handle(input, at: pager.now, into: &events)
    case .reload: reload(current: currentAfterReload)
    case .show(let source, let configuration, let startPage):
      pager.handle(.focus(false), at: pager.now, into: &events)
      if let page {
        pager.handle(.goTo(page: page, animated: false), at: pager.now, into: &events)
      }
      self.startPage = startPage
      dataSource = source
      self.configuration = configuration
      dropTextures()
      reload(current: startPage)
    }
  }

  private func reload(current: Int?) {
    let count = Self.count(dataSource?.numberOfPages(in: self) ?? 0)
    pager.handle(.reload(count: count, current: current), at: pager.now, into: &events)
  }

  /// A count of pages brought into the range that a pager takes: 0 to 2^31 − 1.
  static func count(_ wanted: Int) -> Int { min(max(0, wanted), Int(Int32.max)) }

  /// Where the current page is in the new data; nil when pages have no identity or it is gone.
  private var currentAfterReload: Int? {
    guard let dataSource, let identity = currentSurface?.identity else { return nil }
    return dataSource.index(ofPage: identity, in: self)
  }

  /// The surface of the current page.
  private var currentSurface: PageSurface? { pager.currentSlot.map { surfaces[$0.surface] } }
}
