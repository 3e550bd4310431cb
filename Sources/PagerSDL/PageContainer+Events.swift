import PagerCore

extension PageContainer {
  /// Carries an event to the surfaces, the views and the delegate.
  func deliver(_ event: PagerEvent) {
    switch event.kind {
    case .bind(let slot): bind(slot)
    case .recycle(let slot): recycle(slot)
    case .resetInnerOffset: break
    case .reindex(let slot, _): surfaces[slot.surface].view?.index = slot.page
    case .didChangeActivePage(let page, let cause):
      delegate?.pager(self, didChangeActivePage: page, cause: cause)
    case .willAppear(let slot):
      withView(of: slot) { view in
        view.willAppear()
        delegate?.pager(self, willAppear: view)
      }
    case .didAppear(let slot):
      withView(of: slot) { view in
        view.didAppear()
        delegate?.pager(self, didAppear: view)
      }
    case .willDisappear(let slot):
      withView(of: slot) { view in
        view.willDisappear()
        delegate?.pager(self, willDisappear: view)
      }
    case .didDisappear(let slot):
      withView(of: slot) { view in
        view.didDisappear()
        delegate?.pager(self, didDisappear: view)
      }
    case .willBeginDragging: delegate?.pagerWillBeginDragging(self)
    case .willEndDragging(let target, let velocity):
      delegate?.pager(self, willEndDraggingToward: target, velocity: velocity)
    case .didSettle(let page): delegate?.pager(self, didSettleOn: page)
    case .didRecentre(let page): delegate?.pager(self, didRecentreOn: page)
    case .click(let slot, let point): withView(of: slot) { $0.didClick(at: point) }
    }
  }

  private func withView(of slot: PageSlot, _ body: (PageView) -> Void) {
    if let view = surfaces[slot.surface].view { body(view) }
  }

  /// Asks for the page of a slot and binds its view to the surface.
  private func bind(_ slot: PageSlot) {
    // The data may have changed and its reload still waits: then a blank page stands in.
    let source = isDataChanging ? nil : dataSource
    let wanted = source?.page(at: slot.page, in: self)
    let view = wanted.flatMap { isFree($0, for: slot.page) ? $0 : nil } ?? PageView()
    view.index = slot.page
    view.pager = self
    let surface = surfaces[slot.surface]
    surface.bind(
      view, identity: source?.identity(ofPage: slot.page, in: self), isStandIn: view !== wanted)
    measure(surface, size: size, scale: scale)
    measureContent(ofSurface: slot.surface)
  }

  /// Whether a view shows no page yet; else the data source's mistake goes to `diagnostics`.
  private func isFree(_ view: PageView, for page: Int) -> Bool {
    if let other = surfaces.first(where: { $0.view === view })?.view?.index {
      diagnostics.report(.viewInUse(page: page, showing: other))
      return false
    }
    if let owner = view.pager, owner !== self, view.index != nil {
      diagnostics.report(.viewOfAnotherPager(page: page))
      return false
    }
    return true
  }

  /// Takes the view of a slot back into the pool.
  private func recycle(_ slot: PageSlot) {
    takeBackView(of: surfaces[slot.surface])
  }

  private func takeBackView(of surface: PageSurface) {
    guard let view = surface.unbind() else { return }
    view.index = nil
    if let kind = view.reuseKind { pool.give(view, kind: kind) }
  }

  /// Takes the views of a former run back into the pool.
  func takeBackViews() {
    for surface in surfaces { takeBackView(of: surface) }
  }

  /// Tells a surface's view the size it is shown at.
  func measure(_ surface: PageSurface, size: Size, scale: Double) {
    guard let view = surface.view else { return }
    if view.size != size || view.scale != scale { surface.invalidate() }
    view.size = size
    view.scale = scale
  }

  /// Tells every view its size and asks for the length of its content anew.
  func remeasure() {
    for number in surfaces.indices {
      measure(surfaces[number], size: size, scale: scale)
      measureContent(ofSurface: number)
    }
  }

  /// The maximum length of content, in points: a hundred thousand screens; longer is cut to it.
  private static let maximumContentPoints = 1e8

  private func measureContent(ofSurface number: Int) {
    guard let view = surfaces[number].view else { return }
    let length = view.contentLength(fitting: size)
    // Not a number fails every comparison and so counts as nothing.
    surfaces[number].contentPoints = length > 0 ? min(length, Self.maximumContentPoints) : 0
    pager.setContentLength(surfaces[number].contentPoints, ofSurface: number)
  }

  /// Has a view measured and drawn anew; one that is not bound is drawn when it is.
  func redraw(_ view: PageView) {
    guard let number = surfaces.firstIndex(where: { $0.view === view }) else { return }
    surfaces[number].invalidate()
    measureContent(ofSurface: number)
  }
}
