package import CSDL2

extension VideoEvent {
  /// Makes the event from SDL's; nil when it is of no interest here.
  ///
  /// That is also so for mouse events made up from touches and touches made up from the mouse.
  package init?(_ event: SDL_Event, widening clock: inout EventClock) {
    guard let (windowID, kind) = Self.translate(event) else { return nil }
    self.init(time: clock.widen(event.common.timestamp), windowID: windowID, kind: kind)
  }

  private static func translate(_ event: SDL_Event) -> (windowID: UInt32, kind: Kind)? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION, SDL_MOUSEWHEEL:
      mouse(event)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      finger(event.tfinger, SDL_EventType(event.type))
    case SDL_KEYDOWN, SDL_KEYUP:
      key(event.key)
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
      pointerY: Double(wheel.mouseY))
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

  private static func key(_ key: SDL_KeyboardEvent) -> (windowID: UInt32, kind: Kind)? {
    var name = String(cString: SDL_GetKeyName(key.keysym.sym))
    // Keys that SDL does not know have no name.
    if name.isEmpty { return nil }
    // SDL calls a keypad's keys by their digits, whatever they do at the time.
    let hasDigits = UInt32(key.keysym.mod) & KMOD_NUM.rawValue != 0
    if !hasDigits, let other = keypadName(key.keysym.sym) {
      name = other
    } else if name.hasPrefix("Keypad ") {
      // The same as the keys of the main block: digits, and Return for Enter.
      let bare = String(name.dropFirst("Keypad ".count))
      name = bare == "Enter" ? "Return" : bare
    } else if let digit = digitName(key.keysym.scancode), !name.utf8.allSatisfy(isLetterOrDigit) {
      // Some layouts have the row's digits on Shift: without it the key is its digit all the same.
      name = digit
    }
    let modifiers = KeyModifiers(sdl: key.keysym.mod)
    let kind: Kind =
      key.type == SDL_KEYDOWN.rawValue
      ? .keyDown(key: name, modifiers: modifiers, isRepeat: key.repeat != 0)
      : .keyUp(key: name, modifiers: modifiers)
    return (key.windowID, kind)
  }

  /// The digit on a key of the row above the letters, whatever the layout.
  private static func digitName(_ code: SDL_Scancode) -> String? {
    let first = SDL_SCANCODE_1.rawValue
    guard code.rawValue >= first, code.rawValue < first + 10 else { return nil }
    return String((code.rawValue - first + 1) % 10)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// What a key of the keypad does while Num Lock is off.
  private static func keypadName(_ code: SDL_Keycode) -> String? {
    switch SDL_KeyCode(UInt32(bitPattern: code)) {
    case SDLK_KP_1: "End"
    case SDLK_KP_2: "Down"
    case SDLK_KP_3: "PageDown"
    case SDLK_KP_4: "Left"
    case SDLK_KP_6: "Right"
    case SDLK_KP_7: "Home"
    case SDLK_KP_8: "Up"
    case SDLK_KP_9: "PageUp"
    default: nil
    }
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
