import PagerCore
import SDLVideo

extension PagerWindow {
  /// Runs until the window is closed: blocks at rest, draws while something moves.
  ///
  /// - Throws: `PagerVideoError` when SDL fails while drawing or waiting.
  public func run() throws(PagerVideoError) {
    do {
      fitPager()
      try showFrame()
      window.show()
      updateTitle()
      while isOpen {
        try waitForWork()
        takeEvents()
        try showDueFrame()
        if roundObserver?() == false { break }
      }
      pager.close(at: pager.clock.now)
      pager.dropTextures()
    } catch {
      throw PagerVideoError(error)
    }
  }

  /// Blocks until there is something to do: an event, or the next frame of a motion.
  private func waitForWork() throws(SDLError) {
    videoEvents.removeAll(keepingCapacity: true)
    if isHidden || !pager.needsNextFrame {
      pump.poll(into: &videoEvents)
      // At rest and undisturbed, the neighbours are drawn ahead, one a round.
      if videoEvents.isEmpty, !isHidden, try pager.prepareNeighbour(on: renderer) { return }
      if videoEvents.isEmpty { try pump.wait(timeoutMilliseconds: nil, into: &videoEvents) }
      pacer.restart(at: pager.clock.now)
      return
    }
    if renderer.hasVsync {
      pump.poll(into: &videoEvents)
      return
    }
    let due = pacer.nextFrame(followsInput: false)
    while videoEvents.isEmpty {
      let left = due.seconds(since: pager.clock.now)
      if left <= 0 { return pump.poll(into: &videoEvents) }
      if left >= 0.001 {
        try pump.wait(timeoutMilliseconds: Int(left * 1000), into: &videoEvents)
      } else {
        FramePacer.sleep(seconds: left)
      }
    }
  }

  /// Hands the events that wait to the program and the pager.
  private func takeEvents() {
    var next = 0
    while next < videoEvents.count {
      let event = videoEvents[next]
      next += 1
      take(event)
    }
  }

  private func take(_ event: VideoEvent) {
    switch event.kind {
    case .quit, .closeRequested: isOpen = false
    case .sizeMayHaveChanged: fitPager()
    case .minimised, .hidden:
      isHidden = true
      _ = pager.handle(event)
    case .restored, .shown, .exposed:
      isHidden = window.isHidden || window.isMinimised
      fitPager()
      pager.needsDisplay = true
      _ = pager.handle(event)
    case .keyDown(let key, let modifiers, let isRepeat):
      let name = Self.traceName(of: key, modifiers)
      if keyHandler?(WindowKey(name: name, isRepeat: isRepeat)) == true { return }
      _ = pager.handle(event)
    case .mouseDown(.back, _, _, _): extraButton(isForward: false)
    case .mouseDown(.forward, _, _, _): extraButton(isForward: true)
    default: _ = pager.handle(event)
    }
  }

  private func extraButton(isForward: Bool) {
    if let extraButtonHandler { return extraButtonHandler(isForward) }
    if isForward { pager.goToNext() } else { pager.goToPrevious() }
  }

  /// The name that a trace has for a key with its modifiers.
  static func traceName(of key: String, _ modifiers: KeyModifiers) -> String {
    if let key = InputMapping.pagerKey(key, modifiers) { return key.rawValue }
    if modifiers.contains(.control) { return "Ctrl+" + key }
    if modifiers.contains(.shift) { return key == "/" ? "?" : "Shift+" + key }
    return key
  }

  /// Tells the pager the size of the window, asked for anew.
  private func fitPager() {
    let points = window.size
    let pixels = renderer.outputSize
    guard points.width > 0, points.height > 0, pixels.width > 0, pixels.height > 0 else { return }
    let scale = Double(pixels.width) / Double(points.width)
    let size = Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    pager.mapping.region = Rect(x: 0, y: 0, width: size.width, height: size.height)
    pager.mapping.windowSize = size
    let rate = window.displayRefreshRate
    pacer.rate = rate > 0 ? rate : FramePacer.assumedRate
    pager.open(size: size, scale: scale, at: pager.clock.now)
  }

  /// Shows a frame when one is due; more input than the display can follow is folded into the next.
  private func showDueFrame() throws(SDLError) {
    if isHidden {
      pager.advance(to: pager.clock.now)
      return
    }
    let wasMoving = pager.needsNextFrame
    if pager.phase == .dragging, !renderer.hasVsync {
      let left = pacer.nextFrame(followsInput: true).seconds(since: pager.clock.now)
      if left > 0 { FramePacer.sleep(seconds: left) }
    } else if wasMoving, !renderer.hasVsync,
      pacer.nextFrame(followsInput: false).seconds(since: pager.clock.now) > 0.0005,
      !pager.needsDisplay
    {
      // An event came before the frame is due: take it in, show it with that frame.
      return pager.advance(to: pager.clock.now)
    }
    pager.advance(to: pager.clock.now)
    guard pager.frameHasChanged() else { return }
    try showFrame()
  }

  private func showFrame() throws(SDLError) {
    let begin = FramePacer.processorNanoseconds
    let size = renderer.outputSize
    pacer.show(at: pager.clock.now)
    try pager.draw(
      on: renderer, in: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    let frame = pager.frame
    if pictureWanted?(frame) == true { pictureTaker?(Picture(try renderer.readPixels())) }
    renderer.present()
    if frame.phase == .idle { updateTitle() }
    frameObserver?(frame, FramePacer.processorNanoseconds - begin)
  }
}
