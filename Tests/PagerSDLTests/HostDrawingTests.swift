import CSDL2
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import Testing

@testable import PagerSDL

/// When a hosting program has to draw, and what drawing leaves as it was.
@Suite struct HostDrawingTests {
  private static let position = SDL_Rect(x: 30, y: 50, w: 80, h: 120)

  @Test func `Drawing is needed before the first frame, and at rest no more`() throws {
    let host = try HostStage()
    #expect(host.pager.needsDrawing)
    _ = try host.draw(Self.position)
    #expect(!host.pager.needsDrawing)
    host.send(SDL_MOUSEMOTION, x: 70, y: 100)
    #expect(!host.pager.needsDrawing, "a pointer that passes by")
  }

  /// Hears all that a pager calls, and gives commands while it is drawn.
  private final class Witness: PageContainerDelegate {
    var calls: [String] = []
    var commands: (PageContainer) -> Void = { _ in }

    func pager(_ pager: PageContainer, willAppear page: PageView) { calls.append("WA") }
    func pager(_ pager: PageContainer, didAppear page: PageView) { calls.append("DA") }
    func pager(_ pager: PageContainer, willDisappear page: PageView) { calls.append("WD") }
    func pager(_ pager: PageContainer, didDisappear page: PageView) { calls.append("DD") }
    func pager(_ pager: PageContainer, didRecentreOn page: Int) { calls.append("recentre") }
    func pager(_ pager: PageContainer, didSettleOn page: Int) { calls.append("settle") }
    func pager(_ pager: PageContainer, didDraw frame: PagerFrame) { commands(pager) }
  }

  @Test func `Drawing tells nothing and moves nothing, however late it comes`() throws {
    let host = try HostStage()
    let witness = Witness()
    host.pager.delegate = witness
    host.pager.diagnostics = PagerDiagnostics { Issue.record("\($0)") }
    host.pager.advance(on: host.renderer, in: Self.position)
    #expect(witness.calls == ["WA", "DA"] && host.feed.asked.count == 3)
    host.pager.goToNext()
    #expect(witness.calls == ["WA", "DA", "WA", "WD"])
    let (time, frame) = (host.pager.time, host.pager.frame)
    // By now the turn would be over.
    SDL_Delay(700)
    try host.pager.draw(on: host.renderer)
    #expect(witness.calls.count == 4 && host.feed.asked.count == 3)
    #expect(host.pager.time == time && host.pager.frame == frame)
    host.pager.advance(on: host.renderer, in: Self.position)
    #expect(witness.calls.suffix(4) == ["DD", "DA", "recentre", "settle"])
  }

  @Test func `Commands given while a frame is drawn count from the next advance on`() throws {
    let host = try HostStage()
    let witness = Witness()
    _ = try host.draw(Self.position)
    host.pager.delegate = witness
    witness.commands = { pager in
      pager.reloadData()
      pager.goToNext()
    }
    host.pager.setNeedsDisplay()
    host.pager.advance(on: host.renderer, in: Self.position)
    try host.pager.draw(on: host.renderer)
    #expect(witness.calls.isEmpty && host.pager.phase == .idle && host.pager.needsDrawing)
    witness.commands = { _ in }
    host.pager.advance(on: host.renderer, in: Self.position)
    #expect(witness.calls == ["WD", "DD", "WA", "DA", "WA", "WD"])
    #expect(host.pager.phase == .settling)
  }

  @Test func `A pager that has not been advanced, or is closed, draws nothing and says so`() throws
  {
    let host = try HostStage()
    var reports: [PagerMisuse] = []
    host.pager.diagnostics = PagerDiagnostics { reports.append($0) }
    try host.pager.draw(on: host.renderer)
    #expect(reports == [.drawnBeforeStart] && host.words.isEmpty)
    _ = try host.draw(Self.position)
    host.pager.close()
    try host.pager.draw(on: host.renderer)
    #expect(reports == [.drawnBeforeStart, .drawnBeforeStart] && !host.pager.needsDrawing)
  }

  @Test func `A precise wheel inside a page asks for the picture that it has changed`() throws {
    let host = try HostStage()
    host.feed.lengths[5] = 400
    let before = try host.draw(Self.position)
    host.wheel(-0.25)
    #expect(host.pager.phase == .idle && host.pager.frame.innerOffset > 0)
    #expect(host.pager.needsDrawing)
    #expect(try host.draw(Self.position) != before)
    #expect(!host.pager.needsDrawing)
  }

  @Test func `A move and a release in one batch, and a cut, ask for their pictures`() throws {
    let host = try HostStage(configuration: PagerConfiguration(reduceMotion: true))
    host.feed.lengths[5] = 400
    let first = try host.draw(Self.position)
    host.send(SDL_MOUSEBUTTONDOWN, x: 70, y: 150)
    host.send(SDL_MOUSEMOTION, x: 70, y: 120)
    SDL_Delay(60)
    host.send(SDL_MOUSEBUTTONUP, x: 70, y: 120)
    #expect(host.pager.needsDrawing)
    let dragged = try host.draw(Self.position)
    #expect(dragged != first)
    try host.pager.goTo(8, animated: false)
    #expect(host.pager.needsDrawing)
    var expected = PixelImage(width: 160, height: 200, color: 0x112233)
    expected.copy(TestCard.picture(of: 8, width: 80, height: 120), x: 30, y: 50)
    #expect(try host.draw(Self.position).difference(from: expected) == nil)
    #expect(!host.pager.needsDrawing)
  }

  @Test func `A page that changes asks for a frame when it is on show, and only then`() throws {
    let host = try HostStage()
    _ = try host.draw(Self.position)
    let neighbours = host.pager.surfaces.compactMap(\.view).filter { $0.index != 5 }
    #expect(neighbours.count == 2)
    for view in neighbours { view.setNeedsDisplay() }
    #expect(!host.pager.needsDrawing, "nobody sees the neighbours")
    host.pager.currentView?.setNeedsDisplay()
    #expect(host.pager.needsDrawing)
    _ = try host.draw(Self.position)
    #expect(!host.pager.needsDrawing)
  }

  @Test func `A change of background, shadow or overlays asks for a frame`() throws {
    let host = try HostStage()
    let changes: [(PageContainer) -> Void] = [
      { $0.background = .black }, { $0.edgeShadowPoints = 20 },
      { $0.overlays.append(NothingOverlay()) }, { $0.overlays = [] },
    ]
    for change in changes {
      _ = try host.draw(Self.position)
      #expect(!host.pager.needsDrawing)
      change(host.pager)
      #expect(host.pager.needsDrawing)
    }
    _ = try host.draw(Self.position)
    host.pager.background = .black
    host.pager.edgeShadowPoints = 20
    #expect(!host.pager.needsDrawing, "nothing has changed")
  }

  @Test func `In a rectangle without a pixel nothing is drawn, and the page stays`() throws {
    let host = try HostStage()
    let nothing = PixelImage(width: 160, height: 200, color: 0x112233)
    for (width, height) in [(0, 0), (-5, 10), (10, -5), (-5, -5), (0, 10)] as [(Int32, Int32)] {
      let rect = SDL_Rect(x: 30, y: 50, w: width, h: height)
      #expect(try host.draw(rect).difference(from: nothing) == nil)
      #expect(host.pager.page == 5)
    }
    let picture = try host.draw(Self.position).part(x: 30, y: 50, width: 80, height: 120)
    #expect(picture.difference(from: TestCard.picture(of: 5, width: 80, height: 120)) == nil)
  }

  @Test func `A window that has to be filled again asks for a frame`() throws {
    let host = try HostStage()
    for id in [
      SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED,
      SDL_WINDOWEVENT_SIZE_CHANGED,
    ] {
      _ = try host.draw(Self.position)
      #expect(!host.pager.needsDrawing)
      var event = SDL_Event()
      event.window.type = SDL_WINDOWEVENT.rawValue
      event.window.event = UInt8(id.rawValue)
      #expect(host.pager.handle(event))
      #expect(host.pager.needsDrawing)
    }
  }

  @Test func `Only what is both in the host's clip and in the rectangle is drawn`() throws {
    let host = try HostStage()
    var clip = SDL_Rect(x: 60, y: 80, w: 90, h: 60)
    SDL_RenderSetClipRect(host.renderer, &clip)
    let picture = try host.draw(Self.position)
    var page = PixelImage(width: 160, height: 200, color: 0x112233)
    page.copy(TestCard.picture(of: 5, width: 80, height: 120), x: 30, y: 50)
    var expected = PixelImage(width: 160, height: 200, color: 0x112233)
    expected.copy(page.part(x: 60, y: 80, width: 50, height: 60), x: 60, y: 80)
    #expect(picture.difference(from: expected) == nil)
    clip = SDL_Rect(x: 0, y: 0, w: 10, h: 10)
    SDL_RenderSetClipRect(host.renderer, &clip)
    let nothing = PixelImage(width: 160, height: 200, color: 0x112233)
    #expect(try host.draw(Self.position).difference(from: nothing) == nil)
  }

  @Test func `With a viewport and a scale of the host's own the pager keeps to whole pixels`()
    throws
  {
    let host = try HostStage()
    var clip = SDL_Rect(x: 5, y: 15, w: 40, h: 30)
    var viewport = SDL_Rect(x: 20, y: 20, w: 50, h: 60)
    SDL_RenderSetScale(host.renderer, 2, 2)
    SDL_RenderSetViewport(host.renderer, &viewport)
    SDL_RenderSetClipRect(host.renderer, &clip)
    let picture = try host.draw(Self.position)
    // The clip in pixels: 50, 70 and 80×60 large.
    var page = PixelImage(width: 160, height: 200, color: 0x112233)
    page.copy(TestCard.picture(of: 5, width: 80, height: 120), x: 30, y: 50)
    var expected = PixelImage(width: 160, height: 200, color: 0x112233)
    expected.copy(page.part(x: 50, y: 70, width: 60, height: 60), x: 50, y: 70)
    #expect(picture.difference(from: expected) == nil)
    var (after, afterClip) = (SDL_Rect(), SDL_Rect())
    var (scaleX, scaleY): (Float, Float) = (0, 0)
    SDL_RenderGetViewport(host.renderer, &after)
    SDL_RenderGetClipRect(host.renderer, &afterClip)
    SDL_RenderGetScale(host.renderer, &scaleX, &scaleY)
    #expect(after.x == 20 && after.y == 20 && after.w == 50 && after.h == 60)
    #expect(afterClip.x == 5 && afterClip.y == 15 && afterClip.w == 40 && afterClip.h == 30)
    #expect(scaleX == 2 && scaleY == 2)
  }

  @Test func `Closed and drawn again the pager starts again, in any window, on its page`() throws {
    let host = try HostStage()
    _ = try host.draw(Self.position)
    try host.pager.goTo(7, animated: false)
    host.pager.close()
    host.pager.close()
    #expect(host.words.suffix(2) == ["WD7", "DD7"])
    #expect(!host.pager.needsDrawing && !host.wheel(-1))
    #expect(host.pager.hostRenderer == nil, "the host's renderer may be destroyed now")
    let count = host.words.count
    let other = try HostStage(on: host.pager)
    let picture = try other.draw(Self.position)
    #expect(host.words.dropFirst(count) == ["WA7", "DA7"])
    let page = picture.part(x: 30, y: 50, width: 80, height: 120)
    #expect(page.difference(from: TestCard.picture(of: 7, width: 80, height: 120)) == nil)
    // Three pages are bound, as ever, with views from the pool.
    #expect(host.feed.made <= 4)
    host.pager.close()
    host.pager.startPage = 2
    _ = try other.draw(Self.position)
    #expect(host.words.suffix(4) == ["WD7", "DD7", "WA2", "DA2"])
  }

  @Test
  func `On another renderer pages and overlays are drawn anew, and so on the first one again`()
    throws
  {
    let host = try HostStage()
    host.pager.overlays = [StampOverlay()]
    let first = try host.draw(Self.position)
    #expect(first[42, 56] == 0x00FF00)
    let other = try HostStage(on: host.pager)
    #expect(try other.draw(Self.position).difference(from: first) == nil)
    #expect(try host.draw(Self.position).difference(from: first) == nil)
    #expect(host.words == ["WA5", "DA5"], "it is the same run")
  }

  /// Asks for changes when its page leaves.
  private final class Restless: PageContainerDelegate {
    func pager(_ pager: PageContainer, didDisappear page: PageView) {
      pager.reloadData()
      pager.goToNext()
    }
  }

  /// Ends its pager with a change of the data still waiting.
  private final class Hasty: PageContainerDelegate {
    func pager(_ pager: PageContainer, didSettleOn page: Int) {
      pager.reloadData()
      pager.close()
    }
  }

  @Test func `A reload that waits when the pager closes is none when it opens again`() throws {
    let host = try HostStage()
    _ = try host.draw(Self.position)
    let delegate = Hasty()
    host.pager.delegate = delegate
    try host.pager.goTo(7, animated: false)
    #expect(host.words.suffix(2) == ["WD7", "DD7"])
    host.pager.delegate = nil
    let count = host.words.count
    _ = try host.draw(Self.position)
    #expect(host.words.dropFirst(count) == ["WA7", "DA7"])
  }

  @Test func `What callbacks ask for while the pager closes waits until it opens again`() throws {
    let host = try HostStage()
    _ = try host.draw(Self.position)
    let delegate = Restless()
    host.pager.delegate = delegate
    host.pager.close()
    #expect(host.words.suffix(2) == ["WD5", "DD5"] && host.pager.activePage == nil)
    host.pager.delegate = nil
    _ = try host.draw(Self.position)
    #expect(host.pager.page == 5 && host.pager.phase == .settling)
  }

  @Test func `In motion nothing sticks out of the rectangle, however wide the host's clip is`()
    throws
  {
    let host = try HostStage()
    var clip = SDL_Rect(x: 0, y: 0, w: 160, h: 200)
    SDL_RenderSetClipRect(host.renderer, &clip)
    _ = try host.draw(Self.position)
    host.send(SDL_MOUSEBUTTONDOWN, x: 70, y: 150)
    host.send(SDL_MOUSEMOTION, x: 70, y: 80)
    let picture = try host.draw(Self.position)
    #expect(host.pager.frame.displacementPixels > 10)
    let inside = picture.part(x: 30, y: 50, width: 80, height: 120)
    var expected = PixelImage(width: 160, height: 200, color: 0x112233)
    expected.copy(inside, x: 30, y: 50)
    #expect(picture.difference(from: expected) == nil)
  }

  @Test func `Drawn again after pages came before its own, the pager goes on at its own`() throws {
    let host = try HostStage()
    host.feed.hasIdentities = true
    _ = try host.draw(Self.position)
    try host.pager.goTo(7, animated: false)
    host.pager.close()
    host.feed.numbers.insert(contentsOf: [20, 21], at: 0)
    _ = try host.draw(Self.position)
    #expect(host.pager.page == 9 && (host.pager.currentView as? CardView)?.number == 7)
  }

  @Test func `A reload before the first drawing asks for nothing twice`() throws {
    let host = try HostStage()
    host.pager.reloadData()
    host.pager.updatePages()
    _ = try host.draw(Self.position)
    #expect(host.words == ["WA5", "DA5"] && host.feed.asked.count == 3)
  }

  @Test func `A renderer without a window takes the events of any`() throws {
    let host = try HostStage()
    _ = try host.draw(Self.position)
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.windowID = 7
    (event.wheel.preciseY, event.wheel.mouseX, event.wheel.mouseY) = (-1, 70, 100)
    #expect(host.pager.handle(event) && host.pager.phase == .settling)
  }

  @Test func `Two frames look alike only when all that is seen of them is the same`() throws {
    let host = try HostStage()
    _ = try host.draw(Self.position)
    let frame = host.pager.frame
    func isSeen(_ change: (inout PagerFrame) -> Void) -> Bool {
      var other = frame
      change(&other)
      return !frame.looksLike(other) && !other.looksLike(frame)
    }
    host.send(SDL_MOUSEBUTTONDOWN, x: 70, y: 150)
    host.send(SDL_MOUSEMOTION, x: 70, y: 120)
    let pulled = host.pager.frame.pull
    #expect(pulled != nil && frame.pull == nil && frame.second == nil)
    #expect(isSeen { $0.pull = pulled })
    #expect(isSeen { $0.first = nil })
    #expect(isSeen { $0.second = $0.first })
    #expect(isSeen { $0.heightPixels += 1 })
    #expect(isSeen { $0.widthPixels += 1 })
    #expect(isSeen { $0.displacementPixels += 1 })
    #expect(isSeen { $0.page = nil })
    #expect(!isSeen { $0.time = Timestamp(milliseconds: 1e6) })
    #expect(!isSeen { $0.displacement += 0.001 })
  }
}

/// Draws a picture of one colour, and never changes.
private final class StampOverlay: FrameOverlay {
  private let image = FrameImage(size: Size(width: 8, height: 8)) { $0.fill(Color(hex: 0x00FF00)) }
  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool { false }
  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    canvas.draw(image, at: Point(x: 10, y: 4))
  }
}

/// Draws nothing, and never changes.
private final class NothingOverlay: FrameOverlay {
  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool { false }
  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {}
}
