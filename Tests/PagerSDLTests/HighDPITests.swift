import CSDL2
import PagerCore
import PagerTestSupport
import Testing

@testable import PagerSDL

/// More pixels than points, and another number of them while running.
@Suite struct HighDPITests {
  @Test func `With twice the pixels a drag is as long, and the picture twice as large`() async {
    // BC-26
    await #expect(processExitsWith: .success) {
      // A window of 200 × 300 pixels, of which SDL tells the mouse in 100 × 150 points.
      let live = try LiveWindow(
        size: Size(width: 200, height: 300), scale: 2,
        configuration: PagerConfiguration(axis: .vertical))
      live.pager.configuration.gesture.following = .tracking
      #expect(live.pager.size == Size(width: 100, height: 150) && live.pager.scale == 2)
      #expect(live.picture.width == 200 && live.picture.height == 300)
      #expect(live.card(scale: 2) == 5)

      // A quarter of the height beyond the slop of 3 points.
      let slop = 3.0 / 150
      live.button(true, 0.5, 0.8)
      live.move(0.5, 0.55 - slop)
      try live.rounds(3)
      #expect(abs(live.pager.frame.displacement - 37.5) < 1)
      let shift = live.pager.frame.displacementPixels
      #expect(abs(shift - 75) <= 2)
      #expect(live.picture[100, 300 - shift] == 0xFFFFFF, "the white edge of page 6")
      #expect(live.picture[100, 300 - shift - 1] == 0, "the black edge of page 5")

      // While held, the ratio becomes 1: the position stays a quarter.
      live.window.assumedScale = nil
      live.windowEvent(SDL_WINDOWEVENT_DISPLAY_CHANGED)
      try live.rounds(3)
      #expect(live.pager.size == Size(width: 200, height: 300) && live.pager.scale == 1)
      #expect(abs(live.pager.frame.displacement - 75) < 2)
      #expect(live.picture.width == 200 && live.picture.height == 300)
      live.button(false, 0.5, 0.55)
      #expect(try live.runToRest())

      // At rest a resize; then the same drag is a quarter again.
      live.window.resize(to: Size(width: 100, height: 150))
      try live.rounds(3)
      #expect(live.picture.width == 100 && live.picture.height == 150)
      let page = try #require(live.pager.page)
      #expect(live.card() == page)
      live.button(true, 0.5, 0.8)
      live.move(0.5, 0.55 - slop)
      try live.rounds(3)
      #expect(abs(live.pager.frame.displacement - 37.5) < 1)
      live.button(false, 0.5, 0.55)
      #expect(try live.runToRest())
      live.close()
    }
  }

  @Test(arguments: [1.25, 1.5, 1.75, 2, 3])
  func `At any scale a page covers the window to the last pixel`(scale: Double) async {
    await #expect(processExitsWith: .success) { [scale] in
      let live = try LiveWindow(size: Size(width: 210, height: 315), scale: scale)
      #expect(live.pager.scale == scale)
      #expect(live.picture.width == 210 && live.picture.height == 315)
      #expect(live.picture[105, 0] == 0xFFFFFF || live.picture[105, 0] == TestCard.color(of: 5))
      #expect(!live.picture.part(x: 0, y: 1, width: 210, height: 313).colors.isEmpty)
      #expect(live.picture[209, 200] == TestCard.color(of: 5))
      #expect(live.picture[0, 313] != nil && live.picture[209, 314] == 0)
      live.close()
    }
  }

  @Test func `In a settle the scale may change: the motion goes on to the same page`() async {
    // BC-26
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow(size: Size(width: 200, height: 300), scale: 2)
      live.pager.configuration.settle.springResponse = .milliseconds(400)
      live.pager.goToNext()
      try live.run(milliseconds: 80)
      let before = live.pager.frame
      #expect(live.pager.phase == .settling)
      live.window.assumedScale = 1
      live.windowEvent(SDL_WINDOWEVENT_DISPLAY_CHANGED)
      try live.rounds()
      let after = live.pager.frame
      #expect(live.pager.scale == 1)
      #expect(after.displacement / 300 >= before.displacement / 150)
      #expect(try live.runToRest())
      #expect(live.pager.page == 6 && live.card() == 6)
      live.close()
    }
  }

  @Test func `At a desktop's scale secondary presses and remembered sizes are in points`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow(size: Size(width: 200, height: 300))
      live.window.desktopScale = 2
      live.windowEvent(SDL_WINDOWEVENT_SIZE_CHANGED)
      try live.rounds(3)
      #expect(live.pager.size == Size(width: 100, height: 150) && live.pager.scale == 2)
      var pressed: Point?
      live.window.secondaryButtonHandler = { pressed = $0 }
      // The event is in SDL's units, of which the window has 200 × 300.
      live.button(true, 1, 1, number: SDL_BUTTON_RIGHT)
      try live.rounds()
      #expect(pressed == Point(x: 50, y: 75))
      live.window.toggleFullscreen()
      try live.rounds(3)
      #expect(live.window.isFullscreen && live.window.sizeInWindow == Size(width: 100, height: 150))
      live.window.toggleFullscreen()
      try live.rounds(3)
      #expect(live.pager.size == Size(width: 100, height: 150))
      live.close()
    }
  }

  @Test func `The mouse pointer keeps its size in points`() async {
    // SDL 2 takes the pixels of a pointer for points where the scale is not 1.
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow(size: Size(width: 200, height: 300), scale: 2)
      live.move(0.5, 0.5)
      live.button(true, 0.5, 0.5)
      try live.rounds(2)
      live.button(false, 0.5, 0.5)
      try live.rounds(2)
      live.close()
    }
  }
}
