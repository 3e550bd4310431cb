import CSDL2
public import PagerCore
import SDLVideo

/// A pager of your own pages: shows them, recycles their views, and turns between them.
///
/// Give it a data source, then either open a `PagerWindow` on it, or pass it the events of a window
/// of your own and have it advance and draw in a rectangle there. Use it on one thread, SDL's.
public final class PageContainer {
  /// Says how many pages there are and makes them.
  public weak var dataSource: (any PageDataSource)?
  /// Hears what happens.
  public weak var delegate: (any PageContainerDelegate)?
  /// The page to show at the start, counted from 0 and brought into range.
  ///
  /// Opened again after `close`, a pager goes on at the page it was on, unless this is set anew.
  public var startPage = 0 {
    didSet { closedOn = nil }
  }
  /// The colour beyond the first and the last page, and of a pager without pages.
  public var background = Color(hex: 0xD8D8DC) {
    didSet { if background != oldValue { needsDisplay = true } }
  }
  /// How far the shadow at the edge between two pages reaches, in points, 0...1000; 0 for none.
  public var edgeShadowPoints = 0.0 {
    didSet {
      guard edgeShadowPoints != oldValue else { return }
      // Not a number fails the comparison and so counts as none.
      edgeShadow = PageEdgeShadow(
        reachPoints: edgeShadowPoints > 0 ? min(edgeShadowPoints, 1000) : 0)
      needsDisplay = true
    }
  }
  /// What is drawn over the pages, from back to front.
  public var overlays: [any FrameOverlay] = [] {
    didSet { needsDisplay = true }
  }

  /// Receives reports about mistakes of the program; by default they go to standard error.
  public var diagnostics = PagerDiagnostics.standardError

  /// The three surfaces, by the number that events give them.
  package let surfaces = [PageSurface(), PageSurface(), PageSurface()]
  /// What time it is.
  package var clock: FrameClock
  /// How many tiles have been drawn since the start: one for a page that does not scroll inside.
  package internal(set) var drawings = 0
  /// Who hears all that happens, beside views and delegate.
  package var observers = ObserverList()

  /// The rules and the state; every change of it has the frame computed anew when it is next asked for.
  var pager: Pager { didSet { presentFrame = nil } }
  /// What the pager shows now, when that has been computed.
  private var presentFrame: PagerFrame?
  var pool = ReusePool<PageView>()
  /// The names of the classes that have been dequeued.
  var typeNames: [ObjectIdentifier: String] = [:]
  var events: [PagerEvent] = []
  var isStarted = false
  /// Whether the pager has been closed and not been opened again.
  var isClosed = false
  /// The page that was on show when the pager was closed, and what stays the same about it.
  private var closedOn: (page: Int, identity: AnyHashable?)?
  /// The page that the last animated jump went to, and what stays the same about it.
  var jump: (page: Int, identity: AnyHashable)?
  /// The time of the event that is being taken, if one is.
  var instant: Timestamp?
  /// What callbacks have asked for, carried out when the present events have been delivered.
  var queued: [Command] = []
  var isDelivering = false
  /// Whether a frame is being drawn, in which nothing may move on.
  var isDrawing = false
  /// Whether callbacks that answer every change with another one have been reported, and go on.
  var isEndlessReported = false
  /// Whether pages and overlays are being told of an instant.
  var isAdvancingViews = false
  /// Whether a page or the background has changed since the last frame.
  var needsDisplay = true
  /// The pictures of overlays that hold textures.
  let images = FrameImageRegistry()
  /// What overlays draw on.
  var overlayCanvas: FrameCanvas?
  /// Where the pointer is with no button held, if it is over the pages.
  var hoverPoint: Point?
  /// The page whose `hover` was last called with a point.
  weak var hoveredView: PageView?
  /// The shadow at the edge between two pages.
  private(set) var edgeShadow = PageEdgeShadow(reachPoints: 0)
  /// The last frame that was drawn.
  var lastFrame: PagerFrame?
  /// Turns window coordinates into the pager's own.
  var mapping = InputMapping()
  /// The renderer of a hosting program, and the times of its events.
  var hostRenderer: HostRenderer?
  var hostEventClock = EventClock()
  /// The rectangle that the hosting program has given, in pixels of the target.
  var hostArea = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// Puts right what SDL has not heard of the mouse button.
  var unheardRelease = UnheardRelease()
  /// The window of that renderer; 0 for one that draws on a surface.
  var hostWindowID: UInt32 = 0
  var isHosted = false

  /// Makes a pager without pages; it starts with its window, or with the first `advance`.
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
  /// The page from whose rest positions are counted; nil without pages.
  public var page: Int? { pager.page }
  /// The page on which the pager last came to rest; nil without pages.
  public var activePage: Int? { pager.activePage }
  /// What the pager is doing.
  public var phase: PagerPhase { pager.phase }
  /// The size of the viewport in points; 1×1 before the start.
  public var size: Size { pager.viewport }
  /// Device pixels per point.
  public var scale: Double { pager.scale }
  /// How far the current page is scrolled inside, in points; set, it moves there at once, in range.
  package var innerOffset: Double {
    get { pager.innerOffset }
    set {
      pager.setInnerOffset(newValue)
      needsDisplay = true
    }
  }
  /// The length of the current page's content along the inner axis, in points.
  package var innerLength: Double {
    pager.currentSlot.map { surfaces[$0.surface].contentPoints } ?? 0
  }
  /// Whether something moves, or a page has changed: then a frame should be drawn soon.
  public var needsNextFrame: Bool {
    needsDisplay || hasChangedPage || needsMotionFrame
      || nextOverlayChange.map { $0 <= pager.now } ?? false
  }
  /// When an overlay will look different by itself; nil while none will.
  package var nextOverlayChange: Timestamp? {
    var next: Timestamp?
    for overlay in overlays {
      guard let change = overlay.nextChange(after: pager.now, of: self) else { continue }
      next = next.map { min($0, change) } ?? change
    }
    return next
  }
  /// Whether a drag has hold of the page, on the strip or inside.
  var isHeld: Bool { pager.phase == .dragging }
  /// The time that the pager has reached: that of the last input or frame.
  package var time: Timestamp { pager.now }
  /// The size with which the pager started, in points.
  package private(set) var firstSize: Size?
  /// The scale with which the pager started, in device pixels per point.
  package private(set) var firstScale: Double?
  /// Whether something moves by itself.
  package var needsMotionFrame: Bool {
    pager.needsNextFrame || pagesNeedNextFrame || (isStarted && !queued.isEmpty)
  }
  /// What the pager shows at the time of its last input or frame.
  ///
  /// Computed once after every change.
  public var frame: PagerFrame {
    if let presentFrame { return presentFrame }
    let frame = pager.frame
    presentFrame = frame
    return frame
  }

  /// The view of the current page, if there is one.
  public var currentView: PageView? {
    pager.currentSlot.flatMap { surfaces[$0.surface].view }
  }

  /// Runs what an event makes the program do, so that its commands count for the event's time.
  package func during<Result>(_ time: Timestamp, _ body: () -> Result) -> Result {
    advance(to: time)
    let outer = instant
    instant = pager.now
    defer { instant = outer }
    let result = body()
    if outer == nil { advanceViews() }
    return result
  }

  /// Takes an input from outside: the topmost overlay that uses it gets it, else the pager.
  package func take(_ input: PagerInput, at time: Timestamp) {
    guard isStarted else { return }
    during(time) {
      note(input)
      if overlaysTake(input) {
        hoverPoint = nil
      } else {
        notePointer(input)
        handle(input, at: pager.now)
      }
    }
  }

  /// Tells the observers of an input from outside.
  private func note(_ input: PagerInput) {
    if observers.isEmpty { return }
    observers.forEach { $0.pager(self, takes: input, at: pager.now) }
  }

  private func overlaysTake(_ input: PagerInput) -> Bool {
    guard input.isForOverlays else { return false }
    for overlay in overlays.reversed() where overlay.take(input, of: self) { return true }
    return false
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
    advanceViews()
  }

  /// Starts with a viewport; later calls resize it.
  package func open(size wanted: Size, scale wantedScale: Double, at time: Timestamp) {
    // What is no number would stop the program where lengths become pixels.
    let size = Size(
      width: wanted.width.isFinite ? max(0, wanted.width) : 0,
      height: wanted.height.isFinite ? max(0, wanted.height) : 0)
    let scale = wantedScale > 0 && wantedScale.isFinite ? wantedScale : 1
    if isStarted {
      guard size != pager.viewport || scale != pager.scale else { return }
      // What falls due before the resize still happens at the old size.
      advance(to: time)
      note(.resize(size, scale: scale))
      handle(.resize(size, scale: scale), at: time)
      remeasure()
      needsDisplay = true
      return
    }
    takeBackViews()
    isStarted = true
    isClosed = false
    needsDisplay = true
    lastFrame = nil
    firstSize = size
    firstScale = scale
    pager = Pager(
      configuration: pager.configuration,
      pageCount: Pager.inRange(count: dataSource?.numberOfPages(in: self) ?? 0),
      startPage: firstPage,
      viewport: size, scale: scale)
    pager.start(at: time, into: &events)
    deliver()
  }

  /// The page to start with: the one that was on show when the pager was closed, or `startPage`.
  private var firstPage: Int {
    guard let closedOn else { return startPage }
    return closedOn.identity.flatMap { dataSource?.index(ofPage: $0, in: self) } ?? closedOn.page
  }

  /// Ends the run: what is on show disappears.
  package func close(at time: Timestamp) {
    guard isStarted else { return }
    let page = page
    let identity = pager.currentSlot.flatMap { surfaces[$0.surface].identity }
    pager.stop(at: time, into: &events)
    // What callbacks ask for now waits for the next opening, as before the first one.
    isStarted = false
    isClosed = true
    deliver()
    // The next opening asks for everything anyway.
    queued.removeAll { $0.asksAnew }
    closedOn = page.map { ($0, identity) }
  }
}
