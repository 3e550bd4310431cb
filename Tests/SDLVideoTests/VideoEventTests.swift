import CSDL2
import SDLVideo
import Testing

@Suite struct VideoEventTests {
  private func event(
    _ type: SDL_EventType, at milliseconds: UInt32 = 5, _ fill: (inout SDL_Event) -> Void = { _ in }
  ) -> VideoEvent? {
    var event = SDL_Event()
    event.type = type.rawValue
    event.common.timestamp = milliseconds
    fill(&event)
    var clock = EventClock()
    return VideoEvent(event, widening: &clock)
  }

  @Test(arguments: [
    (1, MouseButton.left), (2, .middle), (3, .right), (4, .back), (5, .forward), (9, .other(9)),
  ])
  func `A button keeps its number, position, window and time`(number: Int, button: MouseButton) {
    let down = event(SDL_MOUSEBUTTONDOWN) {
      $0.button.windowID = 3
      $0.button.button = UInt8(number)
      $0.button.clicks = 2
      $0.button.x = -10
      $0.button.y = 20
    }
    let up = event(SDL_MOUSEBUTTONUP) { $0.button.button = UInt8(number) }
    #expect(
      down
        == VideoEvent(
          time: 5_000_000, windowID: 3, kind: .mouseDown(button, x: -10, y: 20, clicks: 2)))
    #expect(up?.kind == .mouseUp(button, x: 0, y: 0))
    #expect(button.number == number)
  }

  @Test func `A move tells which buttons are held`() {
    let move = event(SDL_MOUSEMOTION) {
      $0.motion.state = 1 << 2 | 1 << 4
      $0.motion.x = 7
      $0.motion.y = 8
    }
    #expect(move?.kind == .mouseMove(x: 7, y: 8, held: [.right, .forward]))
  }

  @Test func `Mouse events made up from touches are dropped`() {
    #expect(event(SDL_MOUSEMOTION) { $0.motion.which = .max } == nil)
    #expect(event(SDL_MOUSEBUTTONDOWN) { $0.button.which = .max } == nil)
    #expect(event(SDL_MOUSEBUTTONUP) { $0.button.which = .max } == nil)
    #expect(
      event(SDL_MOUSEWHEEL) {
        $0.wheel.which = .max
        $0.wheel.preciseY = 1
      } == nil)
  }

  @Test func `Touches made up from the mouse are dropped`() {
    for type in [SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP] {
      #expect(event(type) { $0.tfinger.touchId = -1 } == nil)
    }
  }

  @Test func `A finger has its id and its position as fractions`() {
    func touch(_ type: SDL_EventType) -> VideoEvent.Kind? {
      event(type) {
        $0.tfinger.touchId = 4
        $0.tfinger.fingerId = 77
        $0.tfinger.x = 0.25
        $0.tfinger.y = 0.5
      }?.kind
    }
    #expect(touch(SDL_FINGERDOWN) == .fingerDown(id: 77, x: 0.25, y: 0.5))
    #expect(touch(SDL_FINGERMOTION) == .fingerMove(id: 77, x: 0.25, y: 0.5))
    #expect(touch(SDL_FINGERUP) == .fingerUp(id: 77, x: 0.25, y: 0.5))
  }

  @Test(arguments: [(0, -1, false), (0, 0.5, true), (-2.25, 3, true), (4, 0, false)])
  func `A wheel is precise when it is finer than notches`(x: Float, y: Float, isPrecise: Bool) {
    let wheel = event(SDL_MOUSEWHEEL) {
      $0.wheel.preciseX = x
      $0.wheel.preciseY = y
      $0.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
      $0.wheel.mouseX = 30
      $0.wheel.mouseY = 40
    }
    let motion = WheelMotion(
      x: Double(x), y: Double(y), isPrecise: isPrecise, pointerX: 30, pointerY: 40)
    #expect(wheel?.kind == .wheel(motion))
  }

  @Test func `A wheel without precise numbers has its whole ones, and one without any is none`() {
    let old = event(SDL_MOUSEWHEEL) { $0.wheel.y = -3 }
    let motion = WheelMotion(x: 0, y: -3, isPrecise: false, pointerX: 0, pointerY: 0)
    #expect(old?.kind == .wheel(motion))
    #expect(event(SDL_MOUSEWHEEL) == nil)
  }

  @Test func `A key has SDL's name and the modifiers of either side`() {
    let down = event(SDL_KEYDOWN) {
      $0.key.keysym.sym = Int32(SDLK_PAGEDOWN.rawValue)
      $0.key.keysym.mod = UInt16(KMOD_RCTRL.rawValue | KMOD_LSHIFT.rawValue | KMOD_NUM.rawValue)
      $0.key.repeat = 1
    }
    #expect(
      down?.kind == .keyDown(key: "PageDown", modifiers: [.control, .shift], isRepeat: true))
    let up = event(SDL_KEYUP) { $0.key.keysym.sym = Int32(SDLK_k.rawValue) }
    #expect(up?.kind == .keyUp(key: "K", modifiers: []))
    #expect(event(SDL_KEYDOWN) == nil, "a key without a name")
  }

  @Test(arguments: [
    (SDL_WINDOWEVENT_SIZE_CHANGED, VideoEvent.Kind.sizeMayHaveChanged),
    (SDL_WINDOWEVENT_RESIZED, .sizeMayHaveChanged),
    (SDL_WINDOWEVENT_MAXIMIZED, .sizeMayHaveChanged),
    (SDL_WINDOWEVENT_DISPLAY_CHANGED, .sizeMayHaveChanged),
    (SDL_WINDOWEVENT_FOCUS_GAINED, .focusGained), (SDL_WINDOWEVENT_FOCUS_LOST, .focusLost),
    (SDL_WINDOWEVENT_MINIMIZED, .minimised), (SDL_WINDOWEVENT_RESTORED, .restored),
    (SDL_WINDOWEVENT_HIDDEN, .hidden), (SDL_WINDOWEVENT_SHOWN, .shown),
    (SDL_WINDOWEVENT_EXPOSED, .exposed), (SDL_WINDOWEVENT_LEAVE, .pointerLeft),
    (SDL_WINDOWEVENT_CLOSE, .closeRequested),
  ])
  func `Window events are folded`(id: SDL_WindowEventID, kind: VideoEvent.Kind) {
    let window = event(SDL_WINDOWEVENT) {
      $0.window.event = UInt8(id.rawValue)
      $0.window.windowID = 6
    }
    #expect(window == VideoEvent(time: 5_000_000, windowID: 6, kind: kind))
  }

  @Test func `Events of no interest are none and do not move the clock`() {
    #expect(event(SDL_TEXTINPUT) == nil)
    #expect(
      event(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_MOVED.rawValue) } == nil)
    #expect(event(SDL_JOYAXISMOTION) == nil)
  }

  @Test func `Resets, quit and events of the program's own come through`() {
    #expect(event(SDL_RENDER_TARGETS_RESET)?.kind == .targetsReset)
    #expect(event(SDL_RENDER_DEVICE_RESET)?.kind == .deviceReset)
    #expect(event(SDL_QUIT)?.kind == .quit)
    let own = event(SDL_EventType(SDL_USEREVENT.rawValue + 12)) { $0.user.code = 42 }
    #expect(own?.kind == .user(code: 42))
  }
}
