import CSDL2
import PagerCore
import PagerTestSupport
import Testing

@testable import PagerSDL

/// Keys as SDL tells of them: names, modifiers, the keypad, and the manners of auto-repeat.
@Suite struct KeyboardTests {
  /// A key, its modifiers and the page it leads to from page 5 of a vertical pager.
  private static let keys: [(SDL_KeyCode, UInt32, Int)] = [
    (SDLK_DOWN, 0, 6), (SDLK_UP, 0, 4), (SDLK_PAGEDOWN, 0, 6), (SDLK_PAGEUP, 0, 4),
    (SDLK_SPACE, 0, 6), (SDLK_SPACE, KMOD_LSHIFT.rawValue, 4), (SDLK_HOME, 0, 0),
    (SDLK_END, 0, 11), (SDLK_HOME, KMOD_LCTRL.rawValue, 0), (SDLK_END, KMOD_RCTRL.rawValue, 11),
    // Of a vertical pager these scroll inside, if anything.
    (SDLK_LEFT, 0, 5), (SDLK_RIGHT, 0, 5),
    // Shortcuts of the desktop's are not the pager's.
    (SDLK_DOWN, KMOD_LALT.rawValue, 5), (SDLK_SPACE, KMOD_LGUI.rawValue, 5),
    // The keypad, with and without Num Lock.
    (SDLK_KP_3, 0, 6), (SDLK_KP_9, 0, 4), (SDLK_KP_2, 0, 6), (SDLK_KP_8, 0, 4),
    (SDLK_KP_7, 0, 0), (SDLK_KP_1, 0, 11), (SDLK_KP_3, KMOD_NUM.rawValue, 5),
    // Caps Lock and Num Lock change no other key.
    (SDLK_PAGEDOWN, KMOD_CAPS.rawValue | KMOD_NUM.rawValue, 6),
  ]

  @Test func `Every key does what the manual says`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow(configuration: PagerConfiguration(reduceMotion: true))
      for (code, modifiers, page) in Self.keys {
        try live.pager.goTo(5, animated: false)
        live.key(code, modifiers: modifiers)
        live.key(code, isDown: false, modifiers: modifiers)
        #expect(try live.runToRest())
        #expect(live.pager.page == page, "key \(code.rawValue) with \(modifiers)")
      }
      live.close()
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `Left and Right turn a horizontal pager, in its own order`(
    direction: LayoutDirection
  ) async {
    await #expect(processExitsWith: .success) { [name = direction.rawValue as String] in
      let direction = try #require(LayoutDirection(rawValue: name))
      let live = try LiveWindow(
        configuration: PagerConfiguration(
          axis: .horizontal, reduceMotion: true, layoutDirection: direction))
      let isMirrored = direction == .rightToLeft
      for (code, page) in [(SDLK_RIGHT, isMirrored ? 4 : 6), (SDLK_LEFT, 5), (SDLK_SPACE, 6)] {
        live.key(code)
        live.key(code, isDown: false)
        #expect(try live.runToRest())
        #expect(live.pager.page == page)
      }
      live.close()
    }
  }

  @Test func `A key held down steps no faster than the settle, and stops when let go`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      live.key(SDLK_PAGEDOWN)
      for _ in 0..<25 {
        try live.run(milliseconds: 30)
        live.key(SDLK_PAGEDOWN, isRepeat: true)
        // Never more than one step ahead of the picture.
        if let target = live.pager.pager.targetPage, let page = live.pager.page {
          #expect(target - page <= 1)
        }
      }
      live.key(SDLK_PAGEDOWN, isDown: false)
      #expect(try live.runToRest())
      let count = live.recentres.count
      #expect(count >= 2 && live.recentres == Array(6..<6 + count))
      try live.run(milliseconds: 100)
      #expect(live.recentres.count == count)
      live.close()
    }
  }

  @Test func `A key whose window loses the focus is let go with it`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      live.key(SDLK_PAGEDOWN)
      try live.rounds()
      live.windowEvent(SDL_WINDOWEVENT_FOCUS_LOST)
      #expect(try live.runToRest())
      for _ in 0..<5 {
        live.key(SDLK_PAGEDOWN, isRepeat: true)
        #expect(try live.runToRest())
      }
      #expect(live.recentres == [6])
      live.close()
    }
  }

  @Test func `A key during a drag wins over the pointer`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      try live.drag(to: 0.4)
      live.key(SDLK_PAGEUP)
      try live.rounds()
      #expect(live.pager.phase == .settling)
      live.move(0.5, 0.1)
      live.button(false, 0.5, 0.1)
      #expect(try live.runToRest())
      #expect(live.pager.page == 4 && live.card() == 4)
      live.close()
    }
  }

  @Test func `The back and forward buttons of a mouse go to the neighbours`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      for (number, page) in [(SDL_BUTTON_X2, 6), (SDL_BUTTON_X2, 7), (SDL_BUTTON_X1, 6)] {
        live.button(true, 0.5, 0.5, number: number)
        live.button(false, 0.5, 0.5, number: number)
        #expect(try live.runToRest())
        #expect(live.pager.page == page)
      }
      live.close()
    }
  }

  @Test func `A key is known by what it types, while text input stays off`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      var names: [String] = []
      live.window.keyHandler = {
        names.append($0.key.name)
        return true
      }
      func isTextOn() -> Bool {
        SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_QUERY) == UInt8(SDL_ENABLE)
      }
      // A German question mark, a key that types nothing after all, and an arrow.
      live.key(SDLK_7, modifiers: KMOD_LSHIFT.rawValue)
      #expect(isTextOn(), "for this key alone")
      live.type("?")
      #expect(!isTextOn())
      live.key(SDLK_BACKQUOTE)
      live.key(SDLK_7)
      live.key(SDLK_DOWN)
      #expect(!isTextOn())
      live.key(SDLK_g)
      try live.rounds()
      #expect(!isTextOn(), "a key that types nothing leaves nothing on")
      #expect(names == ["?", "`", "7", "Down", "G"])
      live.close()
    }
  }

  @Test(arguments: [Axis.vertical, .horizontal])
  func `Ctrl and Alt leave the wheel to others, and Shift turns its axis`(axis: Axis) async {
    await #expect(processExitsWith: .success) { [name = axis.rawValue as String] in
      let axis = try #require(Axis(rawValue: name))
      let live = try LiveWindow(configuration: PagerConfiguration(axis: axis, reduceMotion: true))
      for modifiers in [KMOD_LCTRL, KMOD_RALT, KMOD_LGUI] {
        SDL_SetModState(modifiers)
        live.wheel(y: -1)
        try live.rounds(2)
        #expect(live.pager.page == 5 && live.pager.phase == .idle)
      }
      SDL_SetModState(KMOD_LSHIFT)
      // Turned away from the paging axis it has nothing to turn.
      live.wheel(x: axis == .vertical ? 0 : 1, y: axis == .vertical ? -1 : 0)
      #expect(try live.runToRest())
      #expect(live.pager.page == (axis == .vertical ? 5 : 6))
      try live.run(milliseconds: 160)
      live.wheel(x: axis == .vertical ? 1 : 0, y: axis == .vertical ? 0 : -1)
      #expect(try live.runToRest())
      #expect(live.pager.page == (axis == .vertical ? 6 : 7))
      live.close()
    }
  }
}
