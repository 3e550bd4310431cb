public import PagerCore
import SDLVideo

/// A window that shows a pager and runs it: frames while something moves, none at rest.
///
/// ```swift
/// let window = try PagerWindow(title: "Questions", size: Size(width: 480, height: 800), pager: pager)
/// try window.run()
/// ```
public final class PagerWindow {
  /// The pager that the window shows.
  public let pager: PageContainer
  /// Takes a key before the pager does; true if it was of use.
  public var keyHandler: ((KeyPress) -> Bool)?
  /// Takes the mouse's back or forward button; true if it was of use, else it goes to the neighbour.
  public var extraButtonHandler: ((_ isForward: Bool) -> Bool)?
  /// Takes a press of the secondary mouse button, at a point of the pager, in points.
  public var secondaryButtonHandler: ((Point) -> Void)?
  /// Takes a turn of the wheel with Ctrl held, in notches away from the user: zooming.
  public var zoomHandler: ((_ notches: Double) -> Void)?
  /// Makes the title, at every rest; by default it has the page's name and number.
  public var titleMaker: ((PageContainer) -> String)?
  /// Hears, with SDL's reason, that the renderer has failed and software draws from now on.
  public var rendererFallbackHandler: ((_ reason: String) -> Void)?

  // Fields die in the order of their declaration: what SDL made before the session itself.
  let shapes = PointerShapes()
  var renderer: Renderer
  let window: Window
  var pump: EventPump
  let session: SDLSession
  var videoEvents: [VideoEvent] = []
  var isOpen = true
  var isHidden = false
  /// Whether the script has taken the window off the screen.
  var isHiddenByScript = false
  /// The size in pixels that the pager was last fitted to.
  var fittedPixels = (width: 0, height: 0)
  /// Whether a sharper renderer has been looked for already.
  var hasTriedSharper = false
  /// The size in points before the window covered the screen.
  private var formerSize: Size?
  /// The page that the title names.
  var titledPage: Int?
  /// Where the mouse was last seen, in points.
  var pointerPosition: Point?
  /// Whether the last round has presented a frame.
  var hasPresented = false
  var pacer = FramePacer()
  let title: String

  /// Called on the window's thread after `waker` has been used.
  package var wakeHandler: (() -> Void)?
  /// Ends the window's waiting for events; may be used from any thread.
  package var waker: @Sendable () -> Void {
    let waker = pump.waker
    return { waker.wake() }
  }
  /// What plays in the window; while it does, live input is shut out.
  package var script: (any WindowScript)?
  /// Device pixels per point that tests set in place of the window's own; nil asks the window.
  var assumedScale: Double?
  /// The clock that tests set in place of the real one, which every run starts anew.
  var assumedClock: FrameClock?
  /// Device pixels per point that the program has asked for; nil takes the desktop's.
  var wantedScale: Double?
  /// What an X desktop says of its scale; nil where SDL's own points are right.
  var desktopScale: Double?
  /// Whether the window has still to be made to fit with the frame that the desktop puts around it.
  var mayOutgrowDesktop = false
  /// The size below which the user cannot make the window, in points.
  var minimumSize: Size
  /// Ends `run` when a signal asks for it; nil when the program takes signals itself.
  let signals: SignalWatch?

  /// How a window is opened.
  public struct Options: Sendable {
    /// Whether it covers the screen.
    public var isFullscreen = false
    /// SDL's name of a renderer, such as `software` or `opengl`; nil chooses the fastest.
    public var renderer: String?
    /// Device pixels per point, brought into 0.5...8; nil or not a number takes the desktop's.
    ///
    /// On X11 that is `GDK_SCALE`, else the resource `Xft.dpi` by 96.
    public var scale: Double?
    /// The size in points, from 1×1, below which the user cannot make the window.
    public var minimumSize = Size(width: 1, height: 1)
    /// Whether SIGINT, SIGTERM and SIGHUP end `run` in good order; false leaves them to the program.
    public var endsOnSignals = true
    /// The desktop file's name without its ending, so that the desktop finds the icon.
    public var applicationID = "vpage"

    /// Makes options with the defaults.
    public init() {}
  }

  /// Opens a window of a size in points; the pager starts with the first frame.
  ///
  /// It opens no larger than what panels leave free of the display, and no smaller than 1×1.
  ///
  /// What it does to the program as a whole, once and for good unless said otherwise:
  /// - It starts SDL's video and events, which end with the window.
  /// - If the locale's character set is not UTF-8, it sets `LC_CTYPE` to the user's, else to `C.UTF-8`.
  /// - With `Options.endsOnSignals` it blocks SIGINT, SIGTERM and SIGHUP in this thread and in those
  ///   started later, as long as the window lives; a thread of its own waits for them, and a second
  ///   one ends the program.
  /// - It sets SDL's hints for the program's name, for touch and mouse kept apart, for a screen saver
  ///   and a compositor that stay on, and for signals left alone; where X alone names a display, also
  ///   the driver. `SDL_VIDEO_X11_WMCLASS` and `SDL_VIDEO_WAYLAND_WMCLASS` are set unless they are.
  ///
  /// `whileOpening` is called when the display has been reached and its answers will be waited for:
  /// start there what other threads can do meanwhile, such as finding the fonts. Threads started
  /// earlier cost more than they bring, since reading the keyboard's table takes a lock a character
  /// as soon as there are two.
  ///
  /// - Throws: `PagerVideoError` when there is no display or SDL cannot open the window.
  public init(
    title: String, size: Size, pager: PageContainer, options: Options = Options(),
    whileOpening: () -> Void = {}
  ) throws(PagerVideoError) {
    self.pager = pager
    self.title = title
    wantedScale = options.scale.flatMap { $0.isNaN ? nil : min(max($0, 0.5), 8) }
    minimumSize = options.minimumSize
    do {
      session = try SDLSession(name: title, windowClass: options.applicationID)
      whileOpening()
      window = try Window(
        title: title, width: Self.side(size.width), height: Self.side(size.height),
        isFullscreen: options.isFullscreen, isHidden: true)
      desktopScale = DesktopScale.current(of: window)
      // Before the renderer, whose buffer keeps this size on Wayland until the window is shown.
      let unitsPerPoint = Self.unitsPerPoint(
        of: window, wanted: wantedScale, desktop: desktopScale)
      window.fitIntoUsableArea(
        width: Self.side(size.width * unitsPerPoint), height: Self.side(size.height * unitsPerPoint)
      )
      renderer = try Renderer(
        window: window, choice: options.renderer.map { .named($0) } ?? .automatic)
      pump = EventPump()
      signals = options.endsOnSignals ? SignalWatch(waking: pump.waker) : nil
    } catch {
      throw PagerVideoError(error)
    }
    pager.clock = .live()
    place(size)
  }

  /// The side of a window in SDL's unit, in the range that SDL takes.
  private static func side(_ length: Double) -> Int {
    min(max(1, PageCanvas.whole(length)), maximumSide)
  }

  /// The maximum side of a window, by SDL_CreateWindow.
  static let maximumSide = 16_384

  deinit {
    // Textures must end before their renderer.
    pager.dropTextures()
  }

  /// Whether a window can be opened: the environment names a display, or a driver.
  public static var isDisplayAvailable: Bool { SDLSession.displayAvailable() }

  /// What SDL draws with and where: driver, renderer, and why it is not the one asked for.
  public var videoDescription: String {
    let reason = renderer.fallbackReason.map { " (\($0))" } ?? ""
    return "video driver \(session.videoDriver), renderer \(renderer.name)\(reason)"
  }

  /// SDL's name of the renderer in use, such as `software`.
  public var rendererName: String { renderer.name }

  /// Why the renderer is not the one asked for; nil when it is.
  public var fallbackReason: String? { renderer.fallbackReason }

  /// The signal that has ended `run`; nil when none has come.
  package var endingSignal: Int32? { signals.flatMap { $0.signal == 0 ? nil : $0.signal } }

  /// Gives the window another size in points, and other device pixels per point from now on.
  ///
  /// The desktop may refuse the size.
  package func resize(to size: Size, scale: Double? = nil) {
    if let scale { wantedScale = scale }
    // The limit is for the user.
    minimumSize.width = min(minimumSize.width, size.width)
    minimumSize.height = min(minimumSize.height, size.height)
    limitSize()
    let units = units(of: size)
    window.setSize(width: units.width, height: units.height)
  }

  /// Ends `run` after the present round.
  public func close() {
    isOpen = false
    pump.wake()
  }

  /// The size in points that the window has when it does not cover the screen; nil when unknown.
  package var sizeInWindow: Size? {
    window.isFullscreen ? formerSize : pager.size
  }

  /// Whether the window covers the whole screen.
  public var isFullscreen: Bool { window.isFullscreen }

  /// Covers the whole screen, or goes back to a window.
  public func toggleFullscreen() {
    let isLeaving = window.isFullscreen
    if !isLeaving { formerSize = pager.size }
    // Where the desktop refuses, the window simply stays as it is.
    try? window.setFullscreen(!isLeaving)
    // Where there is no desktop, nothing else restores the former size.
    if isLeaving, let size = formerSize, ["dummy", "offscreen"].contains(session.videoDriver) {
      let units = units(of: size)
      window.setSize(width: units.width, height: units.height)
    }
  }

  /// Sets the title: the page's name and its number.
  func updateTitle() {
    titledPage = pager.activePage
    if let titleMaker {
      window.title = titleMaker(pager)
      return
    }
    guard let page = pager.activePage else {
      window.title = title
      return
    }
    let name = pager.currentView?.name ?? ""
    window.title =
      "\(name.isEmpty ? title : name) — \((page + 1).grouped) / \(pager.pageCount.grouped)"
  }
}
