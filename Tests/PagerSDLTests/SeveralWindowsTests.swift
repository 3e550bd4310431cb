import CSDL2
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import SDLVideo
import Testing

@testable import PagerSDL

/// A program with more windows than the pager's, and a pager that goes from one to another.
@Suite struct SeveralWindowsTests {
  /// One event of every kind that tells a window, for a window of a number.
  private static func everything(for number: UInt32) -> [SDL_Event] {
    var events: [SDL_Event] = []
    func add(_ type: SDL_EventType, _ set: (inout SDL_Event) -> Void) {
      var event = SDL_Event()
      event.type = type.rawValue
      event.common.timestamp = SDL_GetTicks()
      set(&event)
      events.append(event)
    }
    for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
      for button in [SDL_BUTTON_LEFT, SDL_BUTTON_X2] {
        add(type) {
          $0.button.windowID = number
          $0.button.button = UInt8(button)
          ($0.button.x, $0.button.y) = (50, 120)
        }
      }
    }
    add(SDL_MOUSEMOTION) {
      $0.motion.windowID = number
      ($0.motion.state, $0.motion.x, $0.motion.y) = (1, 50, 20)
    }
    add(SDL_MOUSEWHEEL) {
      $0.wheel.windowID = number
      ($0.wheel.preciseY, $0.wheel.mouseX, $0.wheel.mouseY) = (-1, 10, 10)
    }
    for (type, y) in [(SDL_FINGERDOWN, 0.8), (SDL_FINGERMOTION, 0.2), (SDL_FINGERUP, 0.2)] {
      add(type) {
        $0.tfinger.windowID = number
        ($0.tfinger.touchId, $0.tfinger.fingerId) = (7, 1)
        ($0.tfinger.x, $0.tfinger.y) = (0.5, Float(y))
      }
    }
    for type in [SDL_KEYDOWN, SDL_KEYUP] {
      add(type) {
        $0.key.windowID = number
        $0.key.keysym.sym = SDL_Keycode(SDLK_PAGEDOWN.rawValue)
      }
    }
    for type in [SDL_DROPFILE, SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
      add(type) { $0.drop.windowID = number }
    }
    for id in [
      SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN,
      SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_LEAVE,
      SDL_WINDOWEVENT_CLOSE,
    ] {
      add(SDL_WINDOWEVENT) {
        $0.window.windowID = number
        $0.window.event = UInt8(id.rawValue)
      }
    }
    return events
  }

  /// Pushes one event of every kind that tells a window, for a window of another number.
  private static func pushEverything(to number: UInt32) {
    for var event in everything(for: number) { SDL_PushEvent(&event) }
  }

  @Test func `What happens to other windows of the program does nothing to this one`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      // In mid-drag, so that what would cancel it shows as well.
      try live.drag(to: 0.6)
      try live.rounds(5)
      // The hint may still change while the pointer counts as moving.
      try live.run { !live.pager.needsMotionFrame }
      let displacement = live.pager.frame.displacement
      let (frames, events) = (live.frames.count, live.events.count)
      var keys = 0
      live.window.keyHandler = { _ in
        keys += 1
        return true
      }
      Self.pushEverything(to: live.window.window.windowID + 1)
      try live.rounds(3)
      #expect(live.pager.phase == .dragging && live.pager.frame.displacement == displacement)
      #expect(live.events.count == events && live.frames.count == frames && keys == 0)
      #expect(live.window.isOpen && !live.window.isHidden)
      // The same for its own window does a lot.
      Self.pushEverything(to: live.window.window.windowID)
      try live.rounds(3)
      #expect(live.events.count > events && keys == 1 && !live.window.isOpen)
      live.close()
    }
  }

  @Test func `At rest, too, no finger and no button of another window turns a page`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      try live.runToRest()
      let (frames, events) = (live.frames.count, live.events.count)
      let inputs = live.inputs.count
      Self.pushEverything(to: live.window.window.windowID + 1)
      try live.rounds(3)
      #expect(live.inputs.count == inputs)
      #expect(live.pager.phase == .idle && live.window.isOpen && !live.window.isHidden)
      #expect(live.events.count == events && live.frames.count == frames)
      live.close()
    }
  }

  @Test func `The end of the program ends the window, whichever it is for`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      live.push(SDL_QUIT)
      try live.rounds()
      #expect(!live.window.isOpen)
      live.close()
    }
  }

  @Test func `A hosted pager keeps to the events of the window that it was drawn in`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      let hosted = PageContainer()
      hosted.dataSource = live.feed
      hosted.register(CardView.self, named: "card")
      hosted.advance(
        on: live.window.renderer.pointer, in: SDL_Rect(x: 0, y: 0, w: 100, h: 150))
      try hosted.draw(on: live.window.renderer.pointer)
      var event = SDL_Event()
      event.wheel.type = SDL_MOUSEWHEEL.rawValue
      (event.wheel.preciseY, event.wheel.mouseX, event.wheel.mouseY) = (-1, 10, 10)
      event.wheel.windowID = live.window.window.windowID + 1
      #expect(!hosted.handle(event) && hosted.phase == .idle)
      for event in Self.everything(for: live.window.window.windowID + 1) {
        #expect(!hosted.handle(event), "\(event.type)")
      }
      #expect(hosted.phase == .idle && !hosted.needsDrawing)
      // An event that tells no window may be its own.
      event.wheel.windowID = 0
      #expect(hosted.handle(event) && hosted.phase == .settling)
      event.wheel.windowID = live.window.window.windowID
      #expect(hosted.handle(event))
      hosted.close()
      live.close()
    }
  }

  @Test func `A pager shown in a second window appears and disappears there as in the first`() async
  {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      live.pager.goToNext()
      #expect(try live.runToRest())
      live.close()
      #expect(live.events.compactMap(\.lifecycleWord).suffix(2) == ["WD6", "DD6"])
      var count = live.events.count
      let second = try PagerWindow(
        title: "Second", size: Size(width: 80, height: 90), pager: live.pager)
      try second.begin()
      #expect(live.events.dropFirst(count).compactMap(\.lifecycleWord) == ["WA6", "DA6"])
      #expect(live.pager.size == Size(width: 80, height: 90))
      // It lives: a turn there, and the end.
      live.pager.goToNext()
      while live.pager.phase != .idle { try second.runRound() }
      count = live.events.count
      second.end()
      #expect(live.events.dropFirst(count).compactMap(\.lifecycleWord) == ["WD7", "DD7"])
      // And in the first one again, as it was closed.
      try live.window.begin()
      #expect(live.events.compactMap(\.lifecycleWord).suffix(2) == ["WA7", "DA7"])
      #expect(live.window.isOpen && live.card() == 7)
      live.close()
    }
  }
}
