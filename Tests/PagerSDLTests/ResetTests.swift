import CSDL2
import Glibc
import PagerCore
import PagerSDLTestSupport
import PagerTesting
import PagerTestSupport
import Testing

@testable import PagerSDL

/// Textures that SDL has lost: the next frame is the one that would have been shown anyway.
@Suite struct ResetTests {
  @Test(arguments: ["dummy software", "offscreen opengl"])
  func `At rest and while held, a lost texture is not to be seen`(name: String) async {
    // BC-29
    await #expect(processExitsWith: .success) { [name] in
      let words = name.split(separator: " ").map(String.init)
      let live = try LiveWindow(driver: words[0], renderer: words[1])
      for reset in [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET] {
        let before = live.picture
        let count = live.frames.count
        live.push(reset)
        try live.rounds(2)
        #expect(live.frames.count > count, "another frame was presented")
        #expect(live.picture == before)
      }
      try live.drag(to: 0.4)
      for reset in [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET] {
        let before = live.picture
        let count = live.frames.count
        live.push(reset)
        try live.rounds(3)
        #expect(live.frames.count > count)
        #expect(live.picture == before)
        #expect(live.picture.difference(from: expected(live)) == nil)
      }
      live.button(false, 0.5, 0.4)
      #expect(try live.runToRest())
      #expect(live.card() == 6)
      live.close()
    }
  }

  @Test func `In a settle every frame is right, however often textures are lost`() async {
    // BC-29
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      live.pager.configuration.settle.springResponse = .milliseconds(400)
      live.pager.goToNext()
      var checked = 0
      while live.pager.phase == .settling {
        live.push(checked.isMultiple(of: 2) ? SDL_RENDER_TARGETS_RESET : SDL_RENDER_DEVICE_RESET)
        let count = live.frames.count
        try live.run(milliseconds: 4)
        if live.frames.count > count {
          #expect(live.picture.difference(from: expected(live)) == nil)
          checked += 1
        }
      }
      #expect(checked > 10)
      #expect(try live.runToRest())
      #expect(live.card() == 6)
      live.close()
    }
  }

  @Test func `A hundred losses leave no memory behind`() async {
    // BC-29
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow(size: Size(width: 400, height: 600))
      live.takesPictures = false
      func lose(_ times: Int) throws {
        for round in 0..<times {
          live.push(round.isMultiple(of: 2) ? SDL_RENDER_TARGETS_RESET : SDL_RENDER_DEVICE_RESET)
          try live.rounds(4)
        }
      }
      try lose(20)
      let before = residentPages()
      try lose(100)
      // Three tiles of 400 × 600 are 700 pages each; one lost would be seen a hundred times.
      #expect(residentPages() - before < 1500)
      #expect(SDL_GetError().map { String(cString: $0) } != "Out of memory")
      live.close()
    }
  }

  @Test func `Exposed, the window is shown anew`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      let before = live.picture
      let count = live.frames.count
      live.windowEvent(SDL_WINDOWEVENT_EXPOSED)
      try live.rounds(2)
      #expect(live.frames.count == count + 1 && live.picture == before)
      live.close()
    }
  }
}

/// What a live window's last frame must look like.
private func expected(_ live: LiveWindow) -> PixelImage {
  guard let frame = live.frames.last, let page = frame.page else { return live.picture }
  return TestCard.strip(
    base: page, neighbour: frame.visiblePages.first { $0 != page },
    displacement: frame.displacementPixels, width: live.picture.width, height: live.picture.height)
}

/// The pages of memory that this process has in use.
private func residentPages() -> Int {
  let text = (try? FileSystem.read("/proc/self/statm")).map { String(decoding: $0, as: UTF8.self) }
  let words = (text ?? "").split(separator: " ")
  return words.count > 1 ? Int(words[1]) ?? 0 : 0
}
