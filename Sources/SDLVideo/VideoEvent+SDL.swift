package import CSDL2

extension VideoEvent {
  /// Makes the event from SDL's; nil when it is of no interest here.
  ///
  /// That is also so for mouse events made up from touches and touches made up from the mouse.
  /// `typed` is what a key has typed, where that is known.
  package init?(_ event: SDL_Event, typed: String? = nil, widening clock: inout EventClock) {
    guard let (windowID, kind) = Self.translate(event, typed: typed) else { return nil }
    self.init(time: clock.widen(event.common.timestamp), windowID: windowID, kind: kind)
  }

  private static func translate(
    _ event: SDL_Event, typed: String?
  ) -> (windowID: UInt32, kind: Kind)? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION, SDL_MOUSEWHEEL:
      mouse(event)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      finger(event.tfinger, SDL_EventType(event.type))
    case SDL_KEYDOWN, SDL_KEYUP:
      key(event.key, typed: typed)
    case SDL_WINDOWEVENT:
      window(event.window).map { (event.window.windowID, $0) }
    case SDL_RENDER_TARGETS_RESET:
      (0, .targetsReset)
    case SDL_RENDER_DEVICE_RESET:
      (0, .deviceReset)
    case SDL_QUIT:
      (0, .quit)
    default:
      event.type >= SDL_USEREVENT.rawValue
        ? (event.user.windowID, .user(code: Int(event.user.code))) : nil
    }
  }

  private static func mouse(_ event: SDL_Event) -> (windowID: UInt32, kind: Kind)? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION:
      let motion = event.motion
      if motion.which == touchMouse { return nil }
      let held = MouseButtons(rawValue: motion.state)
      return (motion.windowID, .mouseMove(x: Double(motion.x), y: Double(motion.y), held: held))
    case SDL_MOUSEWHEEL:
      let wheel = event.wheel
      if wheel.which == touchMouse { return nil }
      return motion(wheel).map { (wheel.windowID, .wheel($0)) }
    default:
      let button = event.button
      if button.which == touchMouse { return nil }
      let number = MouseButton(number: Int(button.button))
      let (x, y) = (Double(button.x), Double(button.y))
      let kind: Kind =
        event.type == SDL_MOUSEBUTTONDOWN.rawValue
        ? .mouseDown(number, x: x, y: y, clicks: Int(button.clicks)) : .mouseUp(number, x: x, y: y)
      return (button.windowID, kind)
    }
  }

  private static func motion(_ wheel: SDL_MouseWheelEvent) -> WheelMotion? {
    var (x, y) = (Double(wheel.preciseX), Double(wheel.preciseY))
    // Whoever pushes events in the old way leaves the precise fields empty.
    if x == 0 && y == 0 { (x, y) = (Double(wheel.x), Double(wheel.y)) }
    if x == 0 && y == 0 || !x.isFinite || !y.isFinite { return nil }
    // `direction` tells only whether the desktop has turned the numbers round already.
    return WheelMotion(
      x: x, y: y, isPrecise: x != x.rounded() || y != y.rounded(), pointerX: Double(wheel.mouseX),
      pointerY: Double(wheel.mouseY),
      modifiers: HeldModifiers(sdl: UInt16(SDL_GetModState().rawValue)))
  }

  private static func finger(
    _ finger: SDL_TouchFingerEvent, _ type: SDL_EventType
  ) -> (windowID: UInt32, kind: Kind)? {
    let (id, x, y) = (finger.fingerId, Double(finger.x), Double(finger.y))
    if finger.touchId == mouseTouch || !x.isFinite || !y.isFinite { return nil }
    switch type {
    case SDL_FINGERDOWN: return (finger.windowID, .fingerDown(id: id, x: x, y: y))
    case SDL_FINGERUP: return (finger.windowID, .fingerUp(id: id, x: x, y: y))
    default: return (finger.windowID, .fingerMove(id: id, x: x, y: y))
    }
  }

  private static func key(
    _ key: SDL_KeyboardEvent, typed: String?
  ) -> (windowID: UInt32, kind: Kind)? {
    // Keys that SDL does not know have no name.
    guard let made = KeyName(key.keysym, typed: typed) else { return nil }
    let kind: Kind =
      key.type == SDL_KEYDOWN.rawValue
      ? .keyDown(key: made.name, modifiers: made.modifiers, isRepeat: key.repeat != 0)
      : .keyUp(key: made.name, modifiers: made.modifiers)
    return (key.windowID, kind)
  }

  private static func window(_ event: SDL_WindowEvent) -> Kind? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    // A size set by the program brings SIZE_CHANGED alone; another display, another scale.
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_MAXIMIZED,
      SDL_WINDOWEVENT_DISPLAY_CHANGED:
      .sizeMayHaveChanged
    case SDL_WINDOWEVENT_FOCUS_GAINED: .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST: .focusLost
    case SDL_WINDOWEVENT_MINIMIZED: .minimised
    case SDL_WINDOWEVENT_RESTORED: .restored
    case SDL_WINDOWEVENT_HIDDEN: .hidden
    case SDL_WINDOWEVENT_SHOWN: .shown
    case SDL_WINDOWEVENT_EXPOSED: .exposed
    case SDL_WINDOWEVENT_LEAVE: .pointerLeft
    case SDL_WINDOWEVENT_CLOSE: .closeRequested
    default: nil
    }
  }

  // SDL_TOUCH_MOUSEID and SDL_MOUSE_TOUCHID are casts of -1, which Swift does not see.
  private static let touchMouse = UInt32.max
  private static let mouseTouch = Int64(-1)
}
