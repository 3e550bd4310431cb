import CSDL2
import Glibc
import PagerCore
import PagerSDL
import PagerTesting
import Testing

/// A pager in a program's own window on a display with two pixels a point.
@Suite(
  .enabled(
    if: WaylandSession.isWanted,
    "needs Weston, Xvfb and xdotool: install the packages weston, xvfb and xdotool"))
struct HostedScaleTests {
  private final class Plain: PageView {
    var clicks: [Point] = []
    override func didClick(at point: Point) { clicks.append(point) }
  }

  private final class Source: PageDataSource {
    func numberOfPages(in pager: PageContainer) -> Int { 3 }
    func page(at index: Int, in pager: PageContainer) -> PageView { pager.dequeue(Plain.self) }
  }

  @Test func `It has the display's scale, and takes its size and its events in points`()
    async throws
  {
    let folder = try FileSystem.makeTemporaryFolder()
    defer { FileSystem.removeFolder(folder) }
    let session = try WaylandSession(in: folder, scale: 2)
    let names = ["XDG_RUNTIME_DIR", "WAYLAND_DISPLAY"]
    let values = names.map { session.environment[$0] ?? "" }
    await #expect(processExitsWith: .success) {
      [names = names as [String], values = values as [String]] in
      for (name, value) in zip(names, values) { setenv(name, value, 1) }
      setenv("SDL_VIDEODRIVER", "wayland", 1)
      SDL_SetMainReady()
      try #require(SDL_Init(SDL_INIT_VIDEO) == 0)
      let flags = SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      let window = try #require(SDL_CreateWindow("Hosted", 0, 0, 200, 150, flags))
      let renderer = try #require(SDL_CreateRenderer(window, -1, 0))
      let source = Source()
      let pager = PageContainer()
      pager.dataSource = source
      var width: Int32 = 0
      // The display tells its scale some time after the window has been shown.
      for _ in 0..<1000 where width != 400 {
        SDL_RenderClear(renderer)
        SDL_RenderPresent(renderer)
        SDL_Delay(5)
        SDL_PumpEvents()
        SDL_GetRendererOutputSize(renderer, &width, nil)
      }
      try #require(width == 400)
      pager.advance(on: renderer, in: SDL_Rect(x: 40, y: 20, w: 200, h: 160))
      try pager.draw(on: renderer)
      #expect(pager.scale == 2 && pager.size == Size(width: 100, height: 80))
      var event = SDL_Event()
      for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
        event.button.type = type.rawValue
        event.button.windowID = SDL_GetWindowID(window)
        event.button.button = UInt8(SDL_BUTTON_LEFT)
        // In the window's own points.
        (event.button.x, event.button.y) = (50, 60)
        #expect(pager.handle(event))
      }
      #expect((pager.currentView as? Plain)?.clicks == [Point(x: 30, y: 50)])
      pager.close()
      SDL_DestroyRenderer(renderer)
      SDL_DestroyWindow(window)
      SDL_Quit()
    }
  }
}
