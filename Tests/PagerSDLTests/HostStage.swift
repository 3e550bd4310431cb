import CSDL2
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import SDLVideo

@testable import PagerSDL

/// A program that hosts a pager on page 5 of twelve cards: a surface with a renderer, no window.
final class HostStage: PagerObserver {
  // The renderer must end before its surface.
  let renderer: OpaquePointer
  let surface: Surface
  let pager: PageContainer
  let feed = Feed(0..<12)
  /// The life-cycle events of the pager so far, as words.
  private(set) var words: [String] = []

  init(
    configuration: PagerConfiguration = PagerConfiguration(), on pager: PageContainer? = nil
  ) throws {
    surface = try Surface(width: 160, height: 200)
    renderer = try SDLError.check(
      SDL_CreateSoftwareRenderer(surface.pointer), "SDL_CreateSoftwareRenderer")
    self.pager = pager ?? PageContainer(configuration: configuration)
    if pager != nil { return }
    feed.register(in: self.pager)
    self.pager.dataSource = feed
    self.pager.startPage = 5
    self.pager.observers.add(self)
  }

  func pager(_ pager: PageContainer, told event: PagerEvent) {
    if let word = event.lifecycleWord { words.append(word) }
  }

  deinit {
    pager.releaseTextures()
    SDL_DestroyRenderer(renderer)
  }

  /// Draws the pager over the host's own colour, and returns all of the picture.
  func draw(_ rect: SDL_Rect) throws -> PixelImage {
    SDL_SetRenderDrawColor(renderer, 0x11, 0x22, 0x33, 255)
    SDL_RenderClear(renderer)
    pager.advance(on: renderer, in: rect)
    try pager.draw(on: renderer)
    SDL_RenderFlush(renderer)
    var pixels: [UInt32] = []
    for y in 0..<200 {
      for x in 0..<160 {
        let color = surface.color(atX: x, y: y) ?? SDL_Color()
        pixels.append(UInt32(color.r) << 16 | UInt32(color.g) << 8 | UInt32(color.b))
      }
    }
    return PixelImage(width: 160, height: 200, pixels: pixels)
  }

  /// Hands an event of the mouse over, as SDL makes it now or has made it at a time of its own.
  @discardableResult
  func send(_ type: SDL_EventType, x: Int32, y: Int32, ticks: UInt32? = nil) -> Bool {
    var event = SDL_Event()
    if type == SDL_MOUSEMOTION {
      event.motion.type = type.rawValue
      event.motion.timestamp = ticks ?? SDL_GetTicks()
      event.motion.state = 1
      event.motion.x = x
      event.motion.y = y
    } else {
      event.button.type = type.rawValue
      event.button.timestamp = ticks ?? SDL_GetTicks()
      event.button.button = UInt8(SDL_BUTTON_LEFT)
      event.button.x = x
      event.button.y = y
    }
    return pager.handle(event)
  }

  /// Hands a turn of the wheel over, in the middle of the pager or elsewhere.
  @discardableResult
  func wheel(_ y: Float, at position: (x: Int32, y: Int32) = (70, 100)) -> Bool {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.timestamp = SDL_GetTicks()
    event.wheel.preciseY = y
    event.wheel.mouseX = position.x
    event.wheel.mouseY = position.y
    return pager.handle(event)
  }
}

extension PagerEvent {
  /// The event as a word such as `WA5`; nil when it is none of the life cycle.
  var lifecycleWord: String? {
    switch kind {
    case .willAppear(let slot): "WA\(slot.page)"
    case .didAppear(let slot): "DA\(slot.page)"
    case .willDisappear(let slot): "WD\(slot.page)"
    case .didDisappear(let slot): "DD\(slot.page)"
    default: nil
    }
  }
}
