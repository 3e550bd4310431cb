import CSDL2
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import Testing

@testable import PagerSDL

/// Fingers as SDL tells of them, through its own queue: one leads, twins of the mouse count once.
@Suite struct TouchTests {
  @Test func `One finger turns a page, and the picture is the page`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      try live.fingerDrag(to: 0.3)
      #expect(live.pager.phase == .dragging)
      live.finger(SDL_FINGERUP, 1, 0.5, 0.3)
      #expect(try live.runToRest())
      #expect(live.recentres == [6] && live.drags == 1)
      #expect(live.card() == 6)
      live.close()
    }
  }

  @Test func `A finger followed by its twin of the mouse turns one page in one drag`() async {
    // BC-23
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      let twin = UInt32.max  // SDL_TOUCH_MOUSEID
      live.finger(SDL_FINGERDOWN, 1, 0.5, 0.8)
      live.button(true, 0.5, 0.8, which: twin)
      for step in 1...6 {
        let y = 0.8 - 0.5 * Double(step) / 6
        live.finger(SDL_FINGERMOTION, 1, 0.5, y)
        live.move(0.5, y, which: twin, held: 1)
        try live.run(milliseconds: 8)
      }
      live.finger(SDL_FINGERUP, 1, 0.5, 0.3)
      live.button(false, 0.5, 0.3, which: twin)
      #expect(try live.runToRest())
      let words = live.words()
      #expect(words.count { $0 == "begin" } == 1 && words.count { $0.hasPrefix("end") } == 1)
      #expect(live.recentres == [6] && live.card() == 6)
      live.close()
    }
  }

  @Test func `A mouse followed by its twin of a finger turns one page in one drag`() async {
    // BC-23
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      let twin = Int64(-1)  // SDL_MOUSE_TOUCHID
      live.button(true, 0.5, 0.8)
      live.finger(SDL_FINGERDOWN, 1, 0.5, 0.8, touch: twin)
      for step in 1...6 {
        let y = 0.8 - 0.5 * Double(step) / 6
        live.move(0.5, y)
        live.finger(SDL_FINGERMOTION, 1, 0.5, y, touch: twin)
        try live.run(milliseconds: 8)
      }
      live.button(false, 0.5, 0.3)
      live.finger(SDL_FINGERUP, 1, 0.5, 0.3, touch: twin)
      #expect(try live.runToRest())
      let words = live.words()
      #expect(words.count { $0 == "begin" } == 1 && words.count { $0.hasPrefix("end") } == 1)
      #expect(live.recentres == [6] && live.card() == 6)
      live.close()
    }
  }

  @Test func `SDL is told to make no twins`() async {
    // BC-23
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      #expect(SDL_GetHint(SDL_HINT_TOUCH_MOUSE_EVENTS).map { String(cString: $0) } == "0")
      #expect(SDL_GetHint(SDL_HINT_MOUSE_TOUCH_EVENTS).map { String(cString: $0) } == "0")
      live.close()
    }
  }

  @Test func `A second finger and the mouse are ignored until all are up`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      try live.fingerDrag(1, to: 0.6)
      let held = live.pager.frame.displacement
      #expect(held > 0)
      live.finger(SDL_FINGERDOWN, 2, 0.5, 0.5)
      live.finger(SDL_FINGERMOTION, 2, 0.5, 0.1)
      live.button(true, 0.2, 0.2)
      live.move(0.2, 0.9)
      try live.run(milliseconds: 8)
      #expect(live.pager.frame.displacement == held)
      // The first finger goes on leading, and ends it; the others that are down start nothing.
      live.finger(SDL_FINGERMOTION, 1, 0.5, 0.3)
      try live.run(milliseconds: 60)
      live.finger(SDL_FINGERUP, 1, 0.5, 0.3)
      #expect(try live.runToRest())
      #expect(live.recentres == [6])
      live.finger(SDL_FINGERMOTION, 2, 0.5, 0.9)
      live.move(0.2, 0.1)
      try live.run(milliseconds: 20)
      #expect(live.pager.phase == .idle)
      live.finger(SDL_FINGERUP, 2, 0.5, 0.9)
      live.button(false, 0.2, 0.1)
      try live.fingerDrag(3, to: 0.3)
      live.finger(SDL_FINGERUP, 3, 0.5, 0.3)
      #expect(try live.runToRest())
      #expect(live.recentres == [6, 7] && live.drags == 2)
      live.close()
    }
  }

  @Test func `In a resized window a finger's fractions are those of the new size`() async {
    await #expect(processExitsWith: .success) {
      var tracking = PagerConfiguration()
      tracking.gesture.following = .tracking
      let live = try LiveWindow(configuration: tracking)
      live.window.resize(to: Size(width: 160, height: 300))
      try live.rounds(3)
      #expect(live.pager.size == Size(width: 160, height: 300))
      // A tenth of the new height, less the slop of 10 points.
      live.finger(SDL_FINGERDOWN, 1, 0.5, 0.5)
      live.finger(SDL_FINGERMOTION, 1, 0.5, 0.4)
      try live.rounds(3)
      #expect(abs(live.pager.frame.displacement - 20) < 0.01)
      // Half the size while the finger is down: the position stays the same fraction.
      live.window.resize(to: Size(width: 160, height: 150))
      try live.rounds(3)
      #expect(abs(live.pager.frame.displacement - 10) < 0.01)
      live.finger(SDL_FINGERUP, 1, 0.5, 0.4)
      #expect(try live.runToRest())
      live.close()
    }
  }

  @Test func `A finger whose window loses the focus turns nothing`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      try live.fingerDrag(to: 0.2)
      live.windowEvent(SDL_WINDOWEVENT_FOCUS_LOST)
      try live.rounds()
      #expect(live.pager.phase == .settling)
      live.finger(SDL_FINGERMOTION, 1, 0.5, 0.1)
      live.finger(SDL_FINGERUP, 1, 0.5, 0.1)
      #expect(try live.runToRest())
      #expect(live.recentres.isEmpty && live.card() == 5)
      live.close()
    }
  }
}
