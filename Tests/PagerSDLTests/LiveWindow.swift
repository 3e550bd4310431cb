import CSDL2
import Glibc
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import SDLVideo

@testable import PagerSDL

/// A window of test cards under an invisible driver, whose loop goes on round by round.
///
/// Its clock stands until `run` moves it, so that no test depends on how fast the machine is; with a
/// real clock it goes as on a desktop. SDL and the environment are one for all: use it in a process of
/// its own. Events are pushed into SDL's own queue, so that they take the way of real ones, and have
/// the time of their push.
final class LiveWindow: PagerObserver {
  let pager: PageContainer
  let feed = Feed(0..<12)
  let window: PagerWindow
  /// Every event of the pager so far.
  private(set) var events: [PagerEvent] = []
  /// Every frame that was presented.
  private(set) var frames: [PagerFrame] = []
  /// The picture that was presented last.
  private(set) var picture = PixelImage(width: 0, height: 0, color: 0)
  /// Every input from outside so far.
  private(set) var inputs: [PagerInput] = []
  /// Whether every frame's picture is taken.
  var takesPictures = true
  /// Called before a frame is drawn, to let the renderer fail.
  var drawingWillBegin: (() throws(SDLError) -> Void)?
  /// Whether the mouse's left button is down.
  private var isPressed = false
  /// The clock that `run` moves; nil when the real one goes.
  private let clock: FrameClock?

  /// Opens a window on page 5 of twelve cards; settles are quick, so that tests are.
  init(
    driver: String = "dummy", size: Size = Size(width: 100, height: 150), renderer: String? = nil,
    scale: Double? = nil, configuration: PagerConfiguration = PagerConfiguration(),
    hasRealClock: Bool = false
  ) throws {
    clock = hasRealClock ? nil : .virtual()
    // Nothing else would end the process if it went round for ever once the tests have been killed.
    alarm(600)
    setenv("SDL_VIDEODRIVER", driver, 1)
    var configuration = configuration
    configuration.settle.springResponse = .milliseconds(100)
    pager = PageContainer(configuration: configuration)
    pager.background = .black
    pager.startPage = 5
    pager.dataSource = feed
    feed.register(in: pager)
    var options = PagerWindow.Options()
    options.renderer = renderer
    window = try PagerWindow(title: "Test", size: size, pager: pager, options: options)
    window.assumedScale = scale
    window.assumedClock = clock
    pager.observers.add(self)
    try window.begin()
    // What the window's own start has put into the queue.
    try rounds(3)
  }

  func pager(_ pager: PageContainer, takes input: PagerInput, at time: Timestamp) {
    inputs.append(input)
  }

  func pager(_ pager: PageContainer, told event: PagerEvent) { events.append(event) }

  func windowWillDraw(_ window: PagerWindow) throws(SDLError) { try drawingWillBegin?() }

  func window(_ window: PagerWindow, willPresent frame: PagerFrame, picture read: () -> Picture?) {
    if takesPictures, let taken = read() { picture = PixelImage(taken) }
  }

  func window(_ window: PagerWindow, didPresent frame: PagerFrame) {
    frames.append(frame)
  }

  /// Lets the loop go round, without ever blocking.
  func rounds(_ count: Int = 1) throws {
    for _ in 0..<count {
      window.pump.wake()
      try window.runRound()
    }
  }

  /// Lets the loop go round for a time.
  func run(milliseconds: Double) throws {
    let end = pager.clock.now.advanced(bySeconds: milliseconds / 1000)
    while pager.clock.now < end { try step(upTo: end) }
  }

  /// Lets the loop go round until something is so, for thirty seconds at most; false when they are up.
  @discardableResult
  func run(until isSo: () -> Bool) throws -> Bool {
    let end = pager.clock.now.advanced(bySeconds: 30)
    while !isSo() {
      if pager.clock.now >= end { return false }
      try step(upTo: end)
    }
    return true
  }

  /// Lets the loop go round until the pager rests.
  @discardableResult
  func runToRest() throws -> Bool {
    try rounds()
    try run { pager.phase == .idle && !pager.needsMotionFrame }
    try rounds(4)
    return pager.phase == .idle
  }

  /// Lets some milliseconds pass, and the loop go round.
  private func step(upTo end: Timestamp) throws {
    if let clock {
      clock.move(to: min(end, clock.now.advanced(bySeconds: 0.004)))
    } else {
      RunningProcess.sleep(seconds: 0.001)
    }
    try rounds()
  }

  /// Ends the run as closing the window does.
  func close() { window.end() }

  /// The events of the pager since a count of them, as words.
  func words(since count: Int = 0) -> [String] { events.dropFirst(count).compactMap(\.word) }

  /// The pages of all re-centres so far.
  var recentres: [Int] {
    events.compactMap { if case .didRecentre(let page) = $0.kind { page } else { nil } }
  }

  /// How many drags have begun.
  var drags: Int { events.count { $0.kind == .willBeginDragging } }

  /// The card that fills the picture presented last; nil when none does.
  func card(scale: Double = 1) -> Int? { TestCard.page(filling: picture, scale: scale) }

  /// The size of the pager in whole points.
  var size: (width: Double, height: Double) { (pager.size.width, pager.size.height) }
}

/// What can be pushed, as SDL itself makes it.
extension LiveWindow {
  /// Pushes an event made up by hand.
  func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    SDL_PushEvent(&event)
  }

  /// Moves the mouse to a position in fractions of the window.
  func move(_ x: Double, _ y: Double, which: UInt32 = 0, held: UInt32? = nil) {
    push(SDL_MOUSEMOTION) {
      $0.motion.which = which
      $0.motion.state = held ?? (isPressed ? 1 : 0)
      $0.motion.x = Int32((x * size.width).rounded())
      $0.motion.y = Int32((y * size.height).rounded())
    }
  }

  /// Presses or lets go of a button at a position in fractions of the window.
  func button(
    _ isDown: Bool, _ x: Double, _ y: Double, number: Int32 = SDL_BUTTON_LEFT, which: UInt32 = 0
  ) {
    if number == SDL_BUTTON_LEFT, which == 0 { isPressed = isDown }
    push(isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP) {
      $0.button.which = which
      $0.button.button = UInt8(number)
      $0.button.state = isDown ? 1 : 0
      $0.button.clicks = 1
      $0.button.x = Int32((x * size.width).rounded())
      $0.button.y = Int32((y * size.height).rounded())
    }
  }

  /// Pushes an event of a finger, at a position in fractions of the window.
  func finger(_ type: SDL_EventType, _ id: Int64, _ x: Double, _ y: Double, touch: Int64 = 7) {
    push(type) {
      $0.tfinger.touchId = touch
      $0.tfinger.fingerId = id
      $0.tfinger.x = Float(x)
      $0.tfinger.y = Float(y)
      $0.tfinger.pressure = 1
    }
  }

  /// Turns the wheel; a flipped one tells numbers that the desktop has turned round already.
  func wheel(x: Double = 0, y: Double, isFlipped: Bool = false) {
    push(SDL_MOUSEWHEEL) {
      $0.wheel.preciseX = Float(x)
      $0.wheel.preciseY = Float(y)
      $0.wheel.x = Int32(x)
      $0.wheel.y = Int32(y)
      $0.wheel.direction = isFlipped ? SDL_MOUSEWHEEL_FLIPPED.rawValue : 0
      $0.wheel.mouseX = 10
      $0.wheel.mouseY = 10
    }
  }

  /// Pushes a key's going down or up.
  func key(_ code: SDL_KeyCode, isDown: Bool = true, isRepeat: Bool = false, modifiers: UInt32 = 0)
  {
    push(isDown ? SDL_KEYDOWN : SDL_KEYUP) {
      $0.key.keysym.sym = SDL_Keycode(code.rawValue)
      $0.key.keysym.mod = UInt16(truncatingIfNeeded: modifiers)
      $0.key.repeat = isRepeat ? 1 : 0
      $0.key.state = isDown ? 1 : 0
    }
  }

  /// Pushes what a key types, as it comes after the key's own event.
  func type(_ character: String) {
    push(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: character.utf8) }
    }
  }

  /// Pushes an event of the window.
  func windowEvent(_ event: SDL_WindowEventID) {
    push(SDL_WINDOWEVENT) {
      $0.window.windowID = window.window.windowID
      $0.window.event = UInt8(event.rawValue)
    }
  }

  /// Drags with the mouse from one fraction of the height to another within 60 ms, and holds.
  func drag(from start: Double = 0.8, to end: Double) throws {
    button(true, 0.5, start)
    try run(milliseconds: 8)
    for step in 1...6 {
      move(0.5, start + (end - start) * Double(step) / 6)
      try run(milliseconds: 8)
    }
  }

  /// Drags with a finger in the same way.
  func fingerDrag(_ id: Int64 = 1, from start: Double = 0.8, to end: Double) throws {
    finger(SDL_FINGERDOWN, id, 0.5, start)
    try run(milliseconds: 8)
    for step in 1...6 {
      finger(SDL_FINGERMOTION, id, 0.5, start + (end - start) * Double(step) / 6)
      try run(milliseconds: 8)
    }
  }
}
