import CSDL2
import PagerCore
import PagerTestSupport
import SDLVideo
import Testing

@testable import PagerSDL

/// A renderer that is not there, or fails on the way: software goes on, and says so.
@Suite struct RendererFallbackTests {
  @Test(arguments: ["nonsense", "opengl"])
  func `A renderer that cannot be had is replaced by software, with the reason`(name: String) async
  {
    // BC-34; the dummy driver refuses every graphics card.
    await #expect(processExitsWith: .success) { [name] in
      let live = try LiveWindow(renderer: name)
      let reason = try #require(live.window.fallbackReason)
      #expect(reason.contains(name))
      #expect(live.window.videoDescription.contains("video driver dummy, renderer software ("))
      #expect(live.card() == 5)
      live.close()
    }
  }

  @Test(arguments: ["dummy software", "offscreen opengl"])
  func `A renderer that fails on the way is replaced, in the same frame`(name: String) async {
    await #expect(processExitsWith: .success) { [name] in
      let words = name.split(separator: " ").map(String.init)
      let live = try LiveWindow(driver: words[0], renderer: words[1])
      let renderer = live.window.renderer.name
      #expect(renderer == words[1])
      var reasons: [String] = []
      live.window.rendererFallbackHandler = { reasons.append($0) }
      failOnce(live)

      // In the middle of a drag, as a lost graphics card would.
      try live.drag(to: 0.4)
      #expect(reasons == ["SDL_RenderCopy: the device was lost"])
      let isSoftware = live.window.renderer.isSoftware
      #expect(isSoftware)
      #expect(live.window.fallbackReason == reasons.first)
      #expect(live.pager.phase == .dragging)
      let frame = try #require(live.frames.last)
      let expected = TestCard.strip(
        base: 5, neighbour: 6, displacement: frame.displacementPixels, width: 100, height: 150)
      #expect(live.picture.difference(from: expected) == nil)
      live.button(false, 0.5, 0.4)
      #expect(try live.runToRest())
      #expect(live.card() == 6)

      // It may happen again; and the window can still be resized.
      failOnce(live)
      live.window.resize(to: Size(width: 120, height: 90))
      try live.rounds(3)
      #expect(reasons.count == 2 && live.card() == 6)
      live.close()
    }
  }

  @Test func `When not even software can draw, the run ends with the error`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      live.drawingWillBegin = { () throws(SDLError) in
        throw SDLError("SDL_RenderCopy", message: "nothing works")
      }
      live.pager.setNeedsDisplay()
      let error = #expect(throws: SDLError.self) { try live.rounds(2) }
      #expect(error?.message == "nothing works")
    }
  }

  @Test func `OpenGL and software show the same pages, to one step of each channel`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow(driver: "offscreen", renderer: "opengl")
      let renderer = live.window.renderer.name
      #expect(renderer == "opengl", "needs a software GL: libgl1-mesa-dri")
      #expect(live.card() == 5)
      try live.drag(to: 0.35)
      let frame = try #require(live.frames.last)
      #expect(frame.displacementPixels > 20)
      let expected = TestCard.strip(
        base: 5, neighbour: 6, displacement: frame.displacementPixels, width: 100, height: 150)
      #expect(live.picture.largestDifference(from: expected) <= 1)
      live.button(false, 0.5, 0.35)
      #expect(try live.runToRest())
      let card = TestCard.picture(of: 6, width: 100, height: 150)
      #expect(live.picture.largestDifference(from: card) <= 1)
      live.close()
    }
  }

  @Test func `OpenGL that waits for no display draws 60 frames a second, not all it can`() async {
    // BC-27: the offscreen driver claims vsync, and presents at once.
    await #expect(processExitsWith: .success) {
      // Presenting takes real time: on a clock that stands it would seem to take none.
      let live = try LiveWindow(driver: "offscreen", renderer: "opengl", hasRealClock: true)
      live.takesPictures = false
      live.pager.configuration.settle.springResponse = .milliseconds(800)
      let count = live.frames.count
      live.pager.goToNext()
      #expect(try live.runToRest())
      let shown = live.frames.dropFirst(count)
      let first = try #require(shown.first?.time)
      let seconds = try #require(shown.last?.time.seconds(since: first))
      #expect(seconds > 0.5)
      #expect(Double(shown.count) <= seconds * 60 + 3)
      live.close()
    }
  }
}

/// Lets the next drawing fail.
private func failOnce(_ live: LiveWindow) {
  live.drawingWillBegin = { [unowned live] () throws(SDLError) in
    live.drawingWillBegin = nil
    throw SDLError("SDL_RenderCopy", message: "the device was lost")
  }
}
