import PagerCore
import SDLVideo

extension PagerWindow {
  /// Hands the events that wait to the program and the pager.
  func takeEvents() {
    var next = 0
    while next < videoEvents.count {
      let event = videoEvents[next]
      next += 1
      take(event)
    }
  }

  private func take(_ event: VideoEvent) {
    // What happens to other windows of the program is theirs.
    if event.windowID != 0, event.windowID != window.windowID { return }
    if mayOutgrowDesktop { fitIntoDesktop() }
    if script != nil, event.kind.isInput { return }
    if case .mouseMove(let x, let y, _) = event.kind { pointerPosition = pager.mapping.point(x, y) }
    switch event.kind {
    case .quit, .closeRequested: isOpen = false
    case .sizeMayHaveChanged: fitPager()
    case .focusGained:
      // The user may have been to the desktop's settings.
      followDesktopScale()
      _ = pager.handle(event)
    case .minimised, .hidden:
      isHidden = true
      _ = pager.handle(event)
    case .restored, .shown, .exposed:
      isHidden = window.isHidden || window.isMinimised
      fitPager()
      pager.needsDisplay = true
      _ = pager.handle(event)
    case .keyDown(let key, let modifiers, let isRepeat):
      let press = KeyPress(name: key, modifiers, isRepeat: isRepeat)
      let isTaken = pager.during(pager.clock.time(ofEvent: event.time)) {
        keyHandler?(press) == true
      }
      if isTaken { return }
      _ = pager.handle(event)
    case .mouseDown(.back, _, _, _), .mouseDown(.forward, _, _, _):
      var isForward = false
      if case .mouseDown(.forward, _, _, _) = event.kind { isForward = true }
      pager.during(pager.clock.time(ofEvent: event.time)) { extraButton(isForward: isForward) }
    case .wheel(let wheel) where wheel.modifiers == .control && zoomHandler != nil:
      pager.during(pager.clock.time(ofEvent: event.time)) { zoomHandler?(wheel.y) }
    case .user: wakeHandler?()
    case .mouseDown(.right, let x, let y, _):
      let point = pager.mapping.point(x, y)
      pager.during(pager.clock.time(ofEvent: event.time)) { secondaryButtonHandler?(point) }
    case .pointerLeft:
      pointerPosition = nil
      // Overlays have no pointer over them any more; a drag goes on outside.
      if !pager.isHeld {
        pager.take(.hover(at: Point(x: -1, y: -1)), at: pager.clock.time(ofEvent: event.time))
      }
    default: _ = pager.handle(event)
    }
  }

  private func extraButton(isForward: Bool) {
    if extraButtonHandler?(isForward) != true { pager.step(isForward: isForward) }
  }

  /// Gives the pointer the shape of what a press at its position would do, or does.
  func updatePointer() {
    let shape: PointerShape
    if pager.isHeld {
      shape = .closedHand
    } else if let position = pointerPosition, let overlay = pager.overlayPointer(at: position) {
      shape = overlay == .pointing ? .pointing : .arrow
    } else if pager.phase == .idle, let position = pointerPosition,
      pager.isPageClickable(at: position)
    {
      // In motion a press would only stop what moves.
      shape = .pointing
    } else {
      shape = pager.pageCount > 0 ? .openHand : .arrow
    }
    shapes.show(shape)
  }

  /// Whether there is nothing to draw for: hidden, minimised, or without a single pixel.
  var isOutOfSight: Bool { isHidden || fittedPixels.width <= 0 || fittedPixels.height <= 0 }
}
