import CSDL2
import Glibc
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import SDLVideo
import Testing

@testable import PagerSDL

/// What can happen to a window while a page is held or on its way: focus, minimising, hiding, full
/// screen, and buttons that come up unseen.
@Suite struct WindowStateTests {
  @Test func `Signals are left to a program that wants them`() async {
    await #expect(processExitsWith: .success) {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      var none = sigset_t()
      sigemptyset(&none)
      for isWatched in [false, true] {
        pthread_sigmask(SIG_SETMASK, &none, nil)
        var options = PagerWindow.Options()
        options.endsOnSignals = isWatched
        let window = try PagerWindow(
          title: "Test", size: Size(width: 80, height: 60), pager: PageContainer(),
          options: options)
        var mask = sigset_t()
        pthread_sigmask(SIG_SETMASK, nil, &mask)
        for number in [SIGINT, SIGTERM, SIGHUP] {
          #expect((sigismember(&mask, number) == 1) == isWatched)
        }
        withExtendedLifetime(window) {}
      }
    }
  }

  @Test func `What is to be started meanwhile is started once, when the display is reached`() async
  {
    await #expect(processExitsWith: .success) {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      var calls = 0
      let window = try PagerWindow(
        title: "Test", size: Size(width: 60, height: 40), pager: PageContainer()
      ) {
        calls += 1
        #expect(SDL_WasInit(SDL_INIT_VIDEO) != 0)
      }
      #expect(calls == 1)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `A window opens whatever numbers are given for its size and scale`() async {
    await #expect(processExitsWith: .success) {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      for length in [Double.nan, .infinity, -.infinity, -5, 0, 1e300] {
        var options = PagerWindow.Options()
        options.renderer = "software"
        options.minimumSize = Size(width: length, height: length)
        options.scale = length
        let window = try PagerWindow(
          title: "Test", size: Size(width: length, height: 10), pager: PageContainer(),
          options: options)
        try window.begin()
        #expect(window.pager.size.width > 0 && window.pager.scale > 0)
        window.end()
      }
    }
  }

  @Test func `Focus lost in mid-drag springs back, and what comes after it turns nothing`() async {
    // BC-21
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      try live.drag(to: 0.2)
      live.windowEvent(SDL_WINDOWEVENT_FOCUS_LOST)
      try live.rounds()
      #expect(live.pager.phase == .settling)
      // The button is still down and then up somewhere else.
      live.move(0.5, 0.1)
      live.button(false, 0.5, 0.1)
      #expect(try live.runToRest())
      live.windowEvent(SDL_WINDOWEVENT_FOCUS_GAINED)
      #expect(live.recentres.isEmpty && live.card() == 5)
      try live.drag(to: 0.3)
      live.button(false, 0.5, 0.3)
      #expect(try live.runToRest())
      #expect(live.recentres == [6] && live.card() == 6)
      live.close()
    }
  }

  @Test func `A button-up that never comes ends the drag at the first move without a button`() async
  {
    // BC-21
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      try live.drag(to: 0.3)
      let held = live.pager.frame.displacement
      live.move(0.9, 0.9, held: 0)
      try live.rounds()
      #expect(live.pager.phase == .settling)
      // That move itself is not applied: the release counts where the button was last seen.
      #expect(live.words().last == "end 6")
      #expect(abs(live.pager.frame.displacement - held) < 30)
      #expect(try live.runToRest())
      #expect(live.recentres == [6])
      live.close()
    }
  }

  @Test func `Let go outside of the window, a drag ends there`() async {
    // BC-21
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      try live.drag(from: 0.7, to: -0.2)
      live.move(1.4, -0.4)
      live.button(false, 1.4, -0.4)
      try live.rounds()
      #expect(live.words().last == "end 6")
      live.move(0.5, 0.5)
      live.move(0.5, 0.8)
      #expect(try live.runToRest())
      #expect(live.recentres == [6] && live.drags == 1)
      live.close()
    }
  }

  @Test func `A second press without a release before it ends the first drag`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      try live.drag(to: 0.3)
      live.button(true, 0.5, 0.8)
      live.button(false, 0.5, 0.8)
      #expect(try live.runToRest())
      #expect(live.recentres == [6] && live.drags == 1)
      live.close()
    }
  }

  @Test func `The right and middle buttons neither begin nor end a drag`() async {
    // What opens a context menu.
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      for number in [SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE] {
        live.button(true, 0.5, 0.8, number: number)
        live.move(0.5, 0.2, held: number == SDL_BUTTON_RIGHT ? 4 : 2)
        live.button(false, 0.5, 0.2, number: number)
        try live.rounds(2)
        #expect(live.pager.phase == .idle)
      }
      let count = live.events.count
      try live.drag(to: 0.5)
      let held = live.pager.frame.displacement
      live.button(true, 0.5, 0.5, number: SDL_BUTTON_RIGHT)
      live.move(0.5, 0.5, held: 5)
      live.button(false, 0.5, 0.5, number: SDL_BUTTON_RIGHT)
      try live.rounds(2)
      #expect(live.pager.phase == .dragging && live.pager.frame.displacement == held)
      live.button(false, 0.5, 0.5)
      #expect(try live.runToRest())
      #expect(live.words(since: count).count { $0 == "begin" } == 1)
      live.close()
    }
  }

  @Test(
    arguments: [
      (SDL_WINDOWEVENT_MINIMIZED.rawValue, SDL_WINDOWEVENT_RESTORED.rawValue),
      (SDL_WINDOWEVENT_HIDDEN.rawValue, SDL_WINDOWEVENT_SHOWN.rawValue),
    ])
  func `Out of sight in mid-drag it springs back unseen, and comes back right`(
    away: UInt32, back: UInt32
  ) async {
    // BC-27
    await #expect(processExitsWith: .success) { [away, back] in
      let live = try LiveWindow()
      try live.drag(to: 0.2)
      live.windowEvent(SDL_WindowEventID(away))
      try live.rounds()
      let count = live.frames.count
      live.move(0.5, 0.1)
      live.button(false, 0.5, 0.1)
      #expect(try live.runToRest())
      #expect(live.frames.count == count, "no frame while nobody sees it")
      #expect(live.words().last == "settle 5", "the rest is told in time, not when shown again")
      live.windowEvent(SDL_WindowEventID(back))
      try live.rounds(2)
      #expect(live.frames.count > count && live.card() == 5)
      #expect(live.recentres.isEmpty)
      live.close()
    }
  }

  @Test func `Minimised in mid-turn it arrives unseen, told in time and in the title`() async {
    // BC-27
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow(hasRealClock: true)
      // Slow enough to be seen in motion on a busy machine.
      live.pager.configuration.settle.springResponse = .milliseconds(1500)
      live.pager.goToNext()
      try live.run(until: { live.pager.frame.displacement > 1 })
      #expect(live.pager.phase == .settling)
      live.windowEvent(SDL_WINDOWEVENT_MINIMIZED)
      try live.rounds()
      let count = live.frames.count
      // Without a wake-up from outside the loop itself has to see to it.
      for _ in 0..<200 where live.pager.phase != .idle { try live.window.runRound() }
      #expect(live.recentres == [6] && live.words().last == "settle 6")
      let title = live.window.window.title
      #expect(title == "Card 6 — 7 / 12")
      #expect(live.frames.count == count)
      live.windowEvent(SDL_WINDOWEVENT_RESTORED)
      try live.rounds(2)
      #expect(live.frames.count == count + 1 && live.card() == 6, "right in the first frame")
      live.close()
    }
  }

  @Test func `Full screen and back keep the page and the position, at rest and while held`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      live.window.toggleFullscreen()
      try live.rounds(3)
      let screen = live.pager.size
      #expect(screen.width > 500 && live.card() == 5)
      live.window.toggleFullscreen()
      try live.rounds(3)
      #expect(live.pager.size == Size(width: 100, height: 150) && live.card() == 5)

      try live.drag(to: 0.5)
      let fraction = live.pager.frame.displacement / 150
      #expect(fraction > 0.1)
      live.window.toggleFullscreen()
      try live.rounds(3)
      #expect(abs(live.pager.frame.displacement / screen.height - fraction) < 0.001)
      live.window.toggleFullscreen()
      try live.rounds(3)
      #expect(abs(live.pager.frame.displacement / 150 - fraction) < 0.001)
      live.button(false, 0.5, 0.5)
      #expect(try live.runToRest())
      #expect(live.card() == live.pager.page)
      #expect(live.events.count { $0.kind == .willBeginDragging } == 1)

      live.pager.configuration.settle.springResponse = .milliseconds(400)
      let page = live.pager.page ?? 0
      live.pager.goToNext()
      try live.run(milliseconds: 40)
      live.window.toggleFullscreen()
      #expect(try live.runToRest())
      #expect(live.pager.page == page + 1 && live.card() == page + 1)
      live.close()
    }
  }

  @Test(arguments: ["1x1", "1x200", "300x1", "2x3", "7x9"])
  func `In a window of any size pages turn, and nothing breaks`(name: String) async {
    await #expect(processExitsWith: .success) { [name] in
      let sides = name.split(separator: "x").compactMap { Double($0) }
      let size = Size(width: sides[0], height: sides[1])
      let live = try LiveWindow(size: size)
      #expect(live.pager.size == size)
      #expect(live.picture.width == Int(size.width) && live.picture.height == Int(size.height))
      live.key(SDLK_PAGEDOWN)
      live.key(SDLK_PAGEDOWN, isDown: false)
      #expect(try live.runToRest())
      #expect(live.pager.page == 6 && showsPage(live))
      try live.drag(to: -200)
      live.button(false, 0.5, -200)
      #expect(try live.runToRest())
      live.window.resize(to: Size(width: 100, height: 150))
      try live.rounds(3)
      #expect(live.card() == live.pager.page)
      live.window.resize(to: size)
      try live.rounds(3)
      #expect(live.picture.width == Int(size.width) && showsPage(live))
      live.close()
    }
  }

  @Test func `The screen saver is allowed, and the compositor stays`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      #expect(SDL_IsScreenSaverEnabled() == SDL_TRUE)
      let hint = SDL_GetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR)
      #expect(hint.map { String(cString: $0) } == "0")
      live.close()
    }
  }

  @Test func `The title tells the page and how many there are, at every rest`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      var titles = [live.window.window.title]
      for _ in 0..<2 {
        live.pager.goToNext()
        #expect(try live.runToRest())
        titles.append(live.window.window.title)
      }
      #expect(titles == ["Card 5 — 6 / 12", "Card 6 — 7 / 12", "Card 7 — 8 / 12"])
      live.feed.numbers = Array(0..<3)
      live.pager.reloadData()
      try live.rounds(3)
      let shorter = live.window.window.title
      #expect(shorter == "Card 2 — 3 / 3")
      live.feed.numbers = []
      live.pager.reloadData()
      try live.rounds(3)
      let empty = live.window.window.title
      #expect(empty == "Test")
      live.close()
    }
  }
}

/// Whether the picture presented last is the current page's card; the smallest cards look alike.
private func showsPage(_ live: LiveWindow) -> Bool {
  live.picture
    == TestCard.picture(
      of: live.pager.page ?? 0, width: live.picture.width, height: live.picture.height)
}
