import CSDL2
import Glibc
import Testing

@testable import SDLVideo

/// Tests that start SDL, each in a process of its own: SDL and the environment are one for all.
@Suite struct SDLSessionTests {
  @Test(
    arguments: [
      (nil, nil, nil, false), ("", "", "", false), (":0", nil, nil, true),
      (nil, "wayland-0", nil, true), (nil, nil, "dummy", true), ("", nil, "x11", true),
    ] as [(String?, String?, String?, Bool)])
  func `A display is available when one is named or a driver asked for`(
    display: String?, wayland: String?, driver: String?, isAvailable: Bool
  ) {
    let environment = DisplayEnvironment(
      display: display, waylandDisplay: wayland, videoDriver: driver)
    #expect(SDLSession.displayAvailable(in: environment) == isAvailable)
  }

  @Test func `Without a display SDL is not even started`() {
    let nothing = DisplayEnvironment(display: nil, waylandDisplay: nil, videoDriver: nil)
    let error = #expect(throws: SDLError.self) {
      _ = try SDLSession(name: "Test", windowClass: "test", environment: nothing)
    }
    #expect(error?.description.contains("neither DISPLAY nor WAYLAND_DISPLAY") == true)
  }

  @Test func `A display that does not answer is an error and not an invisible program`() async {
    await #expect(processExitsWith: .success) {
      unsetenv("SDL_VIDEODRIVER")
      unsetenv("WAYLAND_DISPLAY")
      setenv("DISPLAY", ":987", 1)
      let error = #expect(throws: SDLError.self) {
        _ = try SDLSession(name: "Test", windowClass: "test")
      }
      #expect(error?.message == "the display :987 does not answer")
      #expect(SDL_WasInit(0) == 0)
    }
  }

  @Test func `A session is on while it lives`() async {
    await #expect(processExitsWith: .success) {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let session = try SDLSession(name: "Test", windowClass: "org.example.Test")
      let driver = session.videoDriver
      #expect(driver == "dummy")
      #expect(SDL_IsTextInputActive() == SDL_FALSE)
      #expect(getenv("SDL_VIDEO_X11_WMCLASS").map { String(cString: $0) } == "org.example.Test")
      _ = consume session
      #expect(SDL_WasInit(0) == 0)
    }
  }

  @Test func `A window has the size and title it was given, and draws while hidden`() async {
    await #expect(processExitsWith: .success) {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let session = try SDLSession(name: "Test", windowClass: "test")
      let window = try Window(title: "Seite 1", width: 60, height: 40, isHidden: true)
      let renderer = try Renderer(window: window, choice: .automatic)
      let (title, size, rate) = (window.title, window.size, window.displayRefreshRate)
      #expect(title == "Seite 1" && size == (60, 40) && rate == 0)
      let (isHidden, isSoftware, hasVsync, reason, format) = (
        window.isHidden, renderer.isSoftware, renderer.hasVsync, renderer.fallbackReason,
        renderer.textureFormat
      )
      #expect(isHidden && isSoftware && !hasVsync)
      #expect(reason == nil || GraphicsCard.hasRenderNode())
      #expect(format == SDL_PIXELFORMAT_RGB888.rawValue)
      try renderer.clear(SDL_Color(0xFF12_3456))
      let read = try renderer.readPixels()
      let pixels = read.argb
      #expect(pixels == Array(repeating: 0xFF12_3456, count: 60 * 40))
      renderer.present()
      window.title = "Seite 2"
      window.setSize(width: 70, height: 50)
      window.show()
      let (shown, changed, output) = (!window.isHidden, window.size, renderer.outputSize)
      #expect(shown && changed == (70, 50) && output == (70, 50))
      _ = consume renderer
      _ = consume window
      _ = consume session
    }
  }

  @Test(arguments: ["opengl", "nonsense"]) func `A renderer that cannot be had is replaced`(
    name: String
  ) async {
    await #expect(processExitsWith: .success) { [name] in
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let session = try SDLSession(name: "Test", windowClass: "test")
      let window = try Window(title: "", width: 60, height: 40, isHidden: true)
      let renderer = try Renderer(window: window, choice: .named(name))
      let (made, reason) = (renderer.name, renderer.fallbackReason ?? "")
      #expect(made == "software")
      #expect(reason.contains(name))
      _ = consume renderer
      _ = consume window
      _ = consume session
    }
  }

  @Test func `The pump takes what waits, waits no longer than told, and can be woken`() async {
    await #expect(processExitsWith: .success) {
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let session = try SDLSession(name: "Test", windowClass: "test")
      var pump = EventPump()
      var events: [VideoEvent] = []
      pump.poll(into: &events)
      events.removeAll()
      try pump.wait(timeoutMilliseconds: 1, into: &events)
      #expect(events.isEmpty)
      var quit = SDL_Event()
      quit.type = SDL_QUIT.rawValue
      pump.wake()
      SDL_PushEvent(&quit)
      try pump.wait(timeoutMilliseconds: nil, into: &events)
      #expect(events.map(\.kind) == [.user(code: 0), .quit])
      let waker = pump.waker
      events.removeAll()
      Task.detached { waker.wake() }
      try pump.wait(timeoutMilliseconds: nil, into: &events)
      #expect(events.map(\.kind) == [.user(code: 0)])
      _ = consume session
    }
  }
}
