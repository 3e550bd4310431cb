import PagerCore
import SDLVideo

extension PagerWindow {
  /// Runs until the window is closed: blocks at rest, draws while something moves.
  ///
  /// - Throws: `PagerVideoError` when SDL fails while drawing or waiting.
  public func run() throws(PagerVideoError) {
    do {
      pager.clock = .live()
      fitPager(at: .zero)
      try showFrame()
      window.show()
      updateTitle()
      while isOpen {
        try waitForWork()
        takeEvents()
        if let script {
          script.play(until: pager.clock.now)
          if script.isOver { isOpen = false }
        }
        try showDueFrame()
        updatePointer()
        if signals.signal != 0 { isOpen = false }
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
      if videoEvents.isEmpty {
        try pump.wait(timeoutMilliseconds: timeToScript, into: &videoEvents)
      }
      pacer.restart(at: pager.clock.now)
      return
    }
    // Presenting has waited for the display already; a round that presented nothing has not.
    if renderer.hasVsync, hasPresented {
      pump.poll(into: &videoEvents)
      return
    }
    var due = pacer.nextFrame(followsInput: false)
    if let next = script?.nextTime { due = min(due, next) }
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

  /// Milliseconds until the script goes on, rounded up; nil without one.
  private var timeToScript: Int? {
    script?.nextTime.map {
      max(0, Int(($0.seconds(since: pager.clock.now) * 1000).rounded(.up)))
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
    if script != nil, event.kind.isInput { return }
    if case .mouseMove(let x, let y, _) = event.kind { pointerPlace = Point(x: x, y: y) }
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
      let key = WindowKey(name: Self.traceName(of: key, modifiers), isRepeat: isRepeat)
      let isTaken = pager.during(pager.clock.time(ofEvent: event.time)) {
        keyHandler?(key) == true
      }
      if isTaken { return }
      _ = pager.handle(event)
    case .mouseDown(.back, _, _, _), .mouseDown(.forward, _, _, _):
      var isForward = false
      if case .mouseDown(.forward, _, _, _) = event.kind { isForward = true }
      pager.during(pager.clock.time(ofEvent: event.time)) { extraButton(isForward: isForward) }
    default: _ = pager.handle(event)
    }
  }

  /// Shows the hand where a page can be dragged, closed while it is.
  private func updatePointer() {
    let shape: PointerShape
    if pager.isHeld {
      shape = .closedHand
    } else if let place = pointerPlace,
      pager.overlays.contains(where: {
        $0.isClickable(at: place, of: pager)
      })
    {
      shape = .pointing
    } else {
      shape = pager.pageCount > 0 ? .openHand : .arrow
    }
    shapes.show(shape, scale: pager.scale)
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
  private func fitPager(at time: Timestamp? = nil) {
    let points = window.size
    let pixels = renderer.outputSize
    guard points.width > 0, points.height > 0, pixels.width > 0, pixels.height > 0 else { return }
    let scale = Double(pixels.width) / Double(points.width)
    let size = Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    pager.mapping.region = Rect(x: 0, y: 0, width: size.width, height: size.height)
    pager.mapping.windowSize = size
    let rate = window.displayRefreshRate
    pacer.rate = rate > 0 ? rate : FramePacer.assumedRate
    pager.open(size: size, scale: scale, at: time ?? pager.clock.now)
  }

  /// Shows a frame when one is due; more input than the display can follow is folded into the next.
  private func showDueFrame() throws(SDLError) {
    hasPresented = false
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
    // A frame that would look the same is not presented, but its beat is over all the same.
    pacer.show(at: pager.clock.now)
    if pager.frameHasChanged() { try showFrame() }
  }

  private func showFrame() throws(SDLError) {
    let begin = FramePacer.processorNanoseconds
    let size = renderer.outputSize
    try pager.draw(
      on: renderer, in: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    let frame = pager.frame
    if pictureWanted?(frame) == true { pictureTaker?(Picture(try renderer.readPixels())) }
    renderer.present()
    hasPresented = true
    if frame.phase == .idle { updateTitle() }
    frameObserver?(frame, FramePacer.processorNanoseconds - begin)
  }
}
