import CSDL2
public import PagerCore
import SDLVideo

/// A pager of your own pages: shows them, recycles their views, and turns between them.
///
/// Give it a data source, then either open a `PagerWindow` on it, or hand it the events of a window
/// of your own and have it draw into a rectangle there. Use it on one thread, SDL's.
public final class PageContainer {
  /// Says how many pages there are and makes them.
  public weak var dataSource: (any PageDataSource)?
  /// Hears what happens.
  public weak var delegate: (any PageContainerDelegate)?
  /// The page to show at the start, brought into range.
  public var startPage = 0
  /// The colour beyond the first and the last page, and of a pager without pages.
  public var background = Color(hex: 0xD8D8DC)
  /// How far the shadow at the edge between two pages reaches, in points; 0 for none.
  public var seamPoints = 0.0
  /// What is drawn over the pages, from back to front.
  public var overlays: [any FrameOverlay] = []

  /// The three surfaces, by the number that events give them.
  package let surfaces = [PageSurface(), PageSurface(), PageSurface()]
  /// What time it is.
  package var clock: FrameClock
  /// How many tiles have been drawn since the start: one for a page that does not scroll inside.
  package internal(set) var drawings = 0
  /// Hears every event, after views and delegate.
  package var eventObserver: ((PagerEvent) -> Void)?
  /// Hears every input from outside at the time it counts for.
  package var inputObserver: ((PagerInput, Timestamp) -> Void)?

  var pager: Pager
  var pool = ReusePool<PageView>()
  var events: [PagerEvent] = []
  var isStarted = false
  /// The time of the event that is being taken, if one is.
  private var instant: Timestamp?
  /// Inputs that callbacks have made, carried out when the present events have been delivered.
  var queued: [PagerInput] = []
  private var isDelivering = false
  /// Whether a page or the ground has changed since the last frame.
  var needsDisplay = true
  /// The pictures of overlays that hold textures.
  let images = FrameImageRegistry()
  /// The last frame that was drawn.
  var lastFrame: PagerFrame?
  /// Turns window coordinates into the pager's own.
  var mapping = InputMapping()
  /// The renderer of a hosting program, and the times of its events.
  var hostRenderer: HostRenderer?
  var hostEventClock = EventClock()
  var isHosted = false

  /// Makes a pager without pages; it starts with its first event, drawing or `reloadData`.
  public init(configuration: PagerConfiguration = PagerConfiguration()) {
    clock = .virtual()
    pager = Pager(
      configuration: configuration, pageCount: 0, viewport: Size(width: 1, height: 1))
  }

  /// The feel and the rules; a change takes effect with the next drag or settle.
  public var configuration: PagerConfiguration {
    get { pager.configuration }
    set {
      pager.configuration = newValue
      needsDisplay = true
    }
  }

  /// How many pages there are.
  public var pageCount: Int { pager.pageCount }
  /// The page from whose rest places are counted; nil without pages.
  public var page: Int? { pager.page }
  /// The page on which the pager last came to rest; nil without pages.
  public var activePage: Int? { pager.activePage }
  /// What the pager is doing.
  public var phase: PagerPhase { pager.phase }
  /// The size of the viewport in points.
  public var size: Size { pager.viewport }
  /// Device pixels per point.
  public var scale: Double { pager.scale }
  /// Whether something moves, or a page has changed: then a frame should be drawn soon.
  public var needsNextFrame: Bool { needsDisplay || pager.needsNextFrame }
  /// Whether a drag has hold of the page, on the strip or inside.
  var isHeld: Bool { pager.phase == .dragging }
  /// The time up to which the pager has been told.
  package var time: Timestamp { pager.now }
  /// The size with which the pager started, in points.
  package private(set) var firstSize: Size?
  /// Whether something moves by itself.
  package var needsMotionFrame: Bool { pager.needsNextFrame }
  /// What the pager shows at the time up to which it has been told.
  public var frame: PagerFrame { pager.frame }

  /// The view of the current page, if there is one.
  public var currentView: PageView? {
    pager.frame.page.flatMap { page in surfaces.lazy.compactMap(\.view).first { $0.index == page } }
  }

  /// Registers a class of pages under a reuse identifier: its own name, or one of yours.
  public func register<Page: PageView>(_ type: Page.Type, identifier: String? = nil) {
    pool.register(identifier ?? String(describing: type)) { type.init() }
  }

  /// Registers what makes pages under a reuse identifier.
  public func register(identifier: String, make: @escaping () -> PageView) {
    pool.register(identifier, make: make)
  }

  /// A recycled view of a registered class, or a new one.
  ///
  /// Call it from `page(at:in:)`. A class that was not registered is registered now.
  public func dequeue<Page: PageView>(_ type: Page.Type) -> Page {
    let identifier = String(describing: type)
    if !pool.isRegistered(identifier) { register(type) }
    if let view = dequeue(identifier: identifier) as? Page { return view }
    let view = Page()
    view.reuseIdentifier = identifier
    return view
  }

  /// A recycled view of a reuse identifier, or a new one; nil when it is not registered.
  public func dequeue(identifier: String) -> PageView? {
    guard let (view, isRecycled) = pool.take(identifier) else { return nil }
    view.reuseIdentifier = identifier
    if isRecycled { view.prepareForReuse() }
    return view
  }

  /// Asks the data source for everything anew, in any phase; keeps the page and the place.
  public func reloadData() {
    guard isStarted else { return }
    let count = max(0, dataSource?.numberOfPages(in: self) ?? 0)
    apply(.reload(count: count, current: currentAfterReload))
  }

  /// Shows other data with other rules, from a page on, at rest.
  ///
  /// What is on show disappears and the new page appears, as with any reload. Register the new
  /// classes of pages beforehand.
  public func show(
    _ source: any PageDataSource, configuration: PagerConfiguration, startPage: Int = 0
  ) {
    self.startPage = startPage
    guard isStarted else {
      dataSource = source
      self.configuration = configuration
      return
    }
    apply(.focus(false))
    if let page { apply(.goTo(page: page, animated: false)) }
    dataSource = source
    self.configuration = configuration
    dropTextures()
    let count = max(0, source.numberOfPages(in: self))
    apply(.reload(count: count, current: startPage))
  }

  /// Has the next frame drawn even if nothing has moved.
  public func setNeedsDisplay() { needsDisplay = true }

  /// Goes one page on; at a bound nothing happens.
  public func goToNext() { apply(.goToNext) }

  /// Goes one page back; at a bound nothing happens.
  public func goToPrevious() { apply(.goToPrevious) }

  /// Goes to a page, counted from 0.
  ///
  /// - Throws: `PagerError.pageOutOfRange`; nothing has moved then.
  public func goTo(_ page: Int, animated: Bool) throws(PagerError) {
    guard page >= 0, page < pageCount else {
      throw .pageOutOfRange(page: page, count: pageCount)
    }
    apply(.goTo(page: page, animated: animated))
  }

  /// Where the current page is in the new data; nil when pages have no identity or it is gone.
  private var currentAfterReload: Int? {
    guard let dataSource, let view = currentView, let index = view.index,
      let identity = identities[index]
    else { return nil }
    return dataSource.index(ofPage: identity, in: self)
  }

  /// The identities of the bound pages, remembered since the data may change at any time.
  var identities: [Int: AnyHashable] = [:]

  /// Applies an input now; from a callback, as soon as its event has been delivered.
  func apply(_ input: PagerInput) {
    if isDelivering {
      queued.append(input)
    } else {
      handle(input, at: instant ?? clock.now)
    }
  }

  /// Runs what an event makes the program do, so that its commands count for the event's time.
  package func during<Result>(_ time: Timestamp, _ body: () -> Result) -> Result {
    advance(to: time)
    let outer = instant
    instant = pager.now
    defer { instant = outer }
    return body()
  }

  /// Takes an input from outside: a press on an overlay is the overlay's, the rest the pager's.
  package func take(_ input: PagerInput, at time: Timestamp) {
    guard isStarted else { return }
    during(time) {
      inputObserver?(input, pager.now)
      if case .pointerDown(_, let point) = input {
        for overlay in overlays.reversed() where overlay.click(at: point, of: self) { return }
      }
      handle(input, at: pager.now)
    }
  }

  /// Applies an input at a time, and delivers what fell due.
  package func handle(_ input: PagerInput, at time: Timestamp) {
    guard isStarted else { return }
    pager.handle(input, at: time, into: &events)
    deliver()
  }

  /// Goes on to a time, and delivers what fell due.
  package func advance(to time: Timestamp) {
    guard isStarted else { return }
    pager.advance(to: time, into: &events)
    deliver()
  }

  /// Starts with a viewport; later calls resize it.
  ///
  /// A log given along hears the first events, before anybody can set `eventObserver`.
  package func open(
    size: Size, scale: Double, at time: Timestamp, observer log: EventLog? = nil
  ) {
    if isStarted {
      guard size != pager.viewport || scale != pager.scale else { return }
      for surface in surfaces { measure(surface, size: size, scale: scale) }
      advance(to: time)
      inputObserver?(.resize(size, scale: scale), pager.now)
      handle(.resize(size, scale: scale), at: time)
      remeasure()
      needsDisplay = true
      return
    }
    isStarted = true
    firstSize = size
    pager = Pager(
      configuration: pager.configuration,
      pageCount: max(0, dataSource?.numberOfPages(in: self) ?? 0), startPage: startPage,
      viewport: size, scale: scale)
    pager.start(at: time, into: &events)
    let outer = eventObserver
    if let log {
      eventObserver = { [unowned self] event in
        outer?(event)
        log.record(event, page: page)
      }
    }
    deliver()
    eventObserver = outer
  }

  /// Ends the run: what is on show disappears.
  package func close(at time: Timestamp) {
    guard isStarted else { return }
    pager.stop(at: time, into: &events)
    deliver()
  }

  /// Delivers the events in the buffer, then applies what callbacks asked for.
  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    var next = 0
    while true {
      while next < events.count {
        let event = events[next]
        next += 1
        deliver(event)
        eventObserver?(event)
      }
      events.removeAll(keepingCapacity: true)
      next = 0
      guard !queued.isEmpty else { break }
      let input = queued.removeFirst()
      pager.handle(input, at: pager.now, into: &events)
    }
    isDelivering = false
  }
}
