import PagerCore
import SDLVideo

extension PagerWindow {
  /// Runs until the window is closed: blocks at rest, draws while something moves.
  ///
  /// A renderer that fails is replaced by the software renderer; see `rendererFallbackHandler`.
  ///
  /// - Throws: `PagerVideoError` when not even that can draw, or SDL cannot wait for events.
  public func run() throws(PagerVideoError) {
    do {
      try begin()
      while isOpen { try runRound() }
      end()
    } catch {
      throw PagerVideoError(error)
    }
  }

  /// Shows the first frame, then the window.
  func begin() throws(SDLError) {
    pager.clock = assumedClock ?? .live()
    pager.clock.limit = script?.nextTime
    fitPager(at: .zero)
    pager.observers.forEach { $0.windowWillBegin(self) }
    try showFrame()
    window.show()
    fitIntoDesktop()
    updateTitle()
  }

  /// Waits for something to do and does it.
  func runRound() throws(SDLError) {
    // The picture of an entry has been taken in the round before.
    pager.clock.limit = script?.nextTime
    try waitForWork()
    takeEvents()
    playScript()
    try showDueFrame()
    // Not before the picture is on show: the shapes cost 10 ms.
    if hasPresented { shapes.prepare() }
    updatePointer()
    if pager.phase == .idle, pager.activePage != titledPage { updateTitle() }
    if endingSignal != nil { isOpen = false }
  }

  /// Closes what is open.
  func end() {
    pager.close(at: pager.clock.now)
    pager.dropTextures()
    window.hide()
    // Run again, the window opens again.
    isOpen = true
  }

  /// Blocks until there is something to do: an event, or the next frame of a motion.
  private func waitForWork() throws(SDLError) {
    videoEvents.removeAll(keepingCapacity: true)
    if isOutOfSight || !pager.needsNextFrame {
      // At rest and undisturbed, the neighbours are drawn ahead, one a round. Without any the wait
      // looks for events itself.
      if !isOutOfSight, pager.canPrepare {
        pump.poll(into: &videoEvents)
        if videoEvents.isEmpty, try prepareNeighbour() { return }
      }
      if videoEvents.isEmpty {
        try pump.wait(timeoutMilliseconds: maximumWait, into: &videoEvents)
      }
      pacer.restart(at: pager.clock.now)
      return
    }
    // Presenting has waited for the display already; a round that presented nothing has not.
    if pacer.isPacedByDisplay, hasPresented {
      pump.poll(into: &videoEvents)
      return
    }
    // A wait has looked for events at its end; a sleep, or no wait at all, has not.
    var hasLooked = false
    while videoEvents.isEmpty {
      let wait = motionWait
      if wait <= 0 {
        if !hasLooked { pump.poll(into: &videoEvents) }
        return
      }
      // SDL waits for whole milliseconds.
      let milliseconds = Int((wait * 1000).rounded())
      guard milliseconds > 0 else {
        FramePacer.sleep(seconds: wait)
        return pump.poll(into: &videoEvents)
      }
      try pump.wait(timeoutMilliseconds: milliseconds, into: &videoEvents)
      hasLooked = true
    }
  }

  /// The seconds until there is something to do in motion; 0 and less for now.
  ///
  /// Frames come as near to their time as SDL can wait: the motion is computed for the instant at
  /// which they come. The entries of a script are not early.
  private var motionWait: Double {
    let now = pager.clock.now
    let frame = pacer.nextFrame(followsInput: false).seconds(since: now)
    let isFrameDue = frame < FramePacer.tolerance
    guard let entry = script?.nextTime?.seconds(since: now) else { return isFrameDue ? 0 : frame }
    return isFrameDue || entry <= 0 ? 0 : min(frame, entry)
  }

  /// How long to wait for events at most, in milliseconds; nil waits without a limit.
  ///
  /// That is until a script goes on, rounded up. A motion that is not visible goes on in long steps, so
  /// that its events come in time.
  private var maximumWait: Int? {
    var wait = earlier(script?.nextTime, wantedFrameTime).map {
      max(0, Int(min(($0.seconds(since: pager.clock.now) * 1000).rounded(.up), 1e9)))
    }
    if !isOutOfSight, let change = pager.nextOverlayChange {
      let left = change.seconds(since: pager.clock.now) * 1000
      wait = min(wait ?? .max, max(0, Int(min(left.rounded(.up), 1e9))))
    }
    if pager.needsMotionFrame { wait = min(wait ?? .max, Self.unseenStepMilliseconds) }
    return wait
  }

  private static let unseenStepMilliseconds = 100

  /// Carries out what the script has due, and what it does to the window.
  private func playScript() {
    guard let script else { return }
    script.play(on: pager.clock)
    if script.isWindowHidden != isHiddenByScript {
      isHiddenByScript = script.isWindowHidden
      isHiddenByScript ? window.hide() : window.show()
    }
    if script.isOver { isOpen = false }
  }

  /// Shows a frame when one is due; more input than the display can follow is folded into the next.
  private func showDueFrame() throws(SDLError) {
    hasPresented = false
    if let time = wantedFrameTime, time <= pager.clock.now { pager.needsDisplay = true }
    if isOutOfSight { return advanceUnseen() }
    if pager.phase == .dragging, !pacer.isPacedByDisplay {
      let left = pacer.nextFrame(followsInput: true).seconds(since: pager.clock.now)
      if left > 0 {
        FramePacer.sleep(seconds: left)
        // What came meanwhile belongs to this frame too.
        videoEvents.removeAll(keepingCapacity: true)
        pump.poll(into: &videoEvents)
        takeEvents()
        if isOutOfSight { return advanceUnseen() }
      }
    } else if pager.needsNextFrame, !pacer.isPacedByDisplay,
      pacer.nextFrame(followsInput: false).seconds(since: pager.clock.now) >= FramePacer.tolerance,
      !pager.needsDisplay
    {
      // An event came before the frame is due: take it in, show it with that frame.
      return pager.advance(to: pager.clock.now)
    }
    pager.advance(to: pager.clock.now)
    // A frame that would look the same is not presented, but its interval is over all the same.
    if pager.frameHasChanged() {
      pacer.show(at: pager.clock.now)
      try showFrame()
    } else {
      pacer.skip(at: pager.clock.now)
      noteSkippedFrame()
    }
  }

  /// When an observer wants a frame though nothing may move.
  private var wantedFrameTime: Timestamp? {
    if pager.observers.isEmpty { return nil }
    var time: Timestamp?
    pager.observers.forEach { time = earlier(time, $0.nextFrameTime(of: self)) }
    return time
  }

  private func earlier(_ one: Timestamp?, _ other: Timestamp?) -> Timestamp? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  private func noteSkippedFrame() {
    if pager.observers.isEmpty { return }
    pager.observers.forEach { $0.window(self, didSkip: pager.frame) }
  }

  /// Lets time pass without a picture; the frame is due all the same.
  private func advanceUnseen() {
    pager.advance(to: pager.clock.now)
    noteSkippedFrame()
  }

  /// Draws a frame and presents it, with another renderer if this one cannot.
  private func showFrame() throws(SDLError) {
    do throws(SDLError) {
      try drawAndPresent()
    } catch {
      try fallBack(because: error)
      try drawAndPresent()
    }
  }

  /// Draws a neighbour ahead; false when there is none left to draw.
  private func prepareNeighbour() throws(SDLError) -> Bool {
    do throws(SDLError) {
      return try pager.prepareNeighbour(on: renderer)
    } catch {
      try fallBack(because: error)
      return true
    }
  }

  /// Replaces a renderer that has failed by the software renderer, and says so.
  private func fallBack(because error: SDLError) throws(SDLError) {
    try remakeRenderer(.software, because: error.description)
    fitPager()
    rendererFallbackHandler?(error.description)
  }

  /// Replaces the renderer by another one.
  private func remakeRenderer(
    _ choice: RendererChoice, because reason: String
  ) throws(SDLError) {
    // Textures must end before their renderer.
    pager.dropTextures()
    try renderer.remake(on: window, choice: choice, because: reason)
  }

  /// Offers the frame that has been drawn to those who may want its picture.
  private func showPicture(
    of frame: PagerFrame, to observers: ObserverList
  ) throws(SDLError) {
    if observers.isEmpty { return }
    var failure: SDLError?
    observers.forEach {
      $0.window(self, willPresent: frame) {
        do throws(SDLError) {
          return Picture(try renderer.readPixels())
        } catch {
          failure = error
          return nil
        }
      }
    }
    if let failure { throw failure }
  }

  private func drawAndPresent() throws(SDLError) {
    let observers = pager.observers
    try observers.forEach { observer throws(SDLError) in try observer.windowWillDraw(self) }
    // The window may have come to a display with more pixels a point.
    if !hasTriedSharper, renderer.isStretched(on: window) {
      hasTriedSharper = true
      try remakeRenderer(.automatic, because: "software cannot draw at this display's scale")
    }
    // Not every driver tells of every change of size.
    let size = renderer.outputSize
    if size != fittedPixels { fitPager() }
    try pager.draw(
      on: renderer, in: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    let frame = pager.frame
    try showPicture(of: frame, to: observers)
    renderer.present()
    hasPresented = true
    pacer.present(at: pager.clock.now)
    if frame.phase == .idle { updateTitle() }
    observers.forEach { $0.window(self, didPresent: frame) }
  }
}
