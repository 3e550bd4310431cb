import PagerCapture
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import Testing

@testable import PagerSDL

/// What is drawn over the pages, and the clicks that are for it.
@Suite struct OverlayTests {
  private final class Panel: FrameOverlay {
    var area = Rect(x: 0, y: 0, width: 20, height: 10)
    var color = Color(hex: 0xFFCC00)
    var hasChanged = false
    var updates = 0
    var clicks: [Point] = []

    func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
      updates += 1
      defer { hasChanged = false }
      return hasChanged
    }

    func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
      canvas.fill(color, area)
    }

    func click(at point: Point, of pager: PageContainer) -> Bool {
      guard area.contains(point) else { return false }
      clicks.append(point)
      return true
    }
  }

  private final class Stamp: FrameOverlay {
    let image = FrameImage(size: Size(width: 8, height: 8)) { canvas in
      canvas.fill(Color(hex: 0x00FF00), Rect(x: 0, y: 0, width: 4, height: 8))
      canvas.fill(
        Color(red: 255, green: 0, blue: 0, alpha: 128), Rect(x: 4, y: 0, width: 2, height: 8))
    }

    func update(for frame: PagerFrame, of pager: PageContainer) -> Bool { false }

    func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
      canvas.draw(image, at: Point(x: 10, y: 4))
    }
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `An overlay lies over the pages and stays while they move`(scale: Double) throws {
    let stage = try TestStage(start: 5, scale: scale)
    stage.pager.overlays = [Panel()]
    let (width, height) = (Int(20 * scale), Int(10 * scale))
    #expect(try stage.picture().part(x: 0, y: 0, width: width, height: height).colors == [0xFFCC00])
    stage.drag(from: 0.9, to: 0.4)
    let picture = try stage.picture()
    #expect(picture.part(x: 0, y: 0, width: width, height: height).colors == [0xFFCC00])
    #expect(picture[width, 0] != 0xFFCC00 && picture[0, height] != 0xFFCC00)
  }

  @Test func `A press on an overlay is the overlay's and never the page's`() throws {
    let stage = try TestStage(start: 5)
    let (lower, upper) = (Panel(), Panel())
    upper.area = Rect(x: 10, y: 0, width: 20, height: 10)
    stage.pager.overlays = [lower, upper]
    let count = stage.events.count
    stage.take(.pointerDown(.mouse, at: Point(x: 15, y: 5)))
    for step in 1...10 {
      stage.take(.pointerMove(.mouse, to: Point(x: 15, y: 5 + 10 * Double(step))))
    }
    stage.take(.pointerUp(.mouse, at: Point(x: 15, y: 105)))
    stage.wait()
    #expect(upper.clicks == [Point(x: 15, y: 5)])
    #expect(lower.clicks.isEmpty, "the one on top takes it")
    #expect(stage.events.count == count)
    stage.press(0.5, 0.5)
    stage.release(0.5, 0.5)
    #expect(stage.words(since: count) == ["click 5"])
  }

  @Test func `A frame is called for when an overlay has changed, and not before`() throws {
    let stage = try TestStage(start: 5)
    let panel = Panel()
    stage.pager.overlays = [panel]
    _ = try stage.picture()
    #expect(!stage.pager.frameHasChanged())
    panel.hasChanged = true
    #expect(stage.pager.frameHasChanged())
    #expect(!stage.pager.frameHasChanged())
  }

  @Test func `An overlay can take moves, wheel and keys, so that nothing acts behind it`() throws {
    final class Curtain: FrameOverlay {
      var inputs: [PagerInput] = []
      func update(for frame: PagerFrame, of pager: PageContainer) -> Bool { false }
      func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {}
      func take(_ input: PagerInput, of pager: PageContainer) -> Bool {
        inputs.append(input)
        return true
      }
    }
    let stage = try TestStage(start: 5)
    let (lower, curtain) = (Panel(), Curtain())
    stage.pager.overlays = [lower, curtain]
    let count = stage.events.count
    let inputs: [PagerInput] = [
      .pointerDown(.mouse, at: Point(x: 5, y: 5)), .pointerMove(.mouse, to: Point(x: 5, y: 90)),
      .pointerUp(.mouse, at: Point(x: 5, y: 90)), .wheel(WheelDelta(y: -1)), .key(.pageDown, .down),
      .key(.pageDown, .up), .hover(at: Point(x: 5, y: 5)),
    ]
    for input in inputs { stage.take(input) }
    stage.wait()
    #expect(curtain.inputs == inputs)
    #expect(lower.clicks.isEmpty)
    #expect(stage.events.count == count)
    stage.take(.goToNext)
    stage.wait()
    #expect(curtain.inputs == inputs, "a command is no input of the user's")
    #expect(stage.pager.page == 6)
  }

  @Test func `What changes by itself calls for a frame when its time has come`() throws {
    final class Clock: FrameOverlay {
      var change: Timestamp?
      func update(for frame: PagerFrame, of pager: PageContainer) -> Bool { false }
      func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {}
      func nextChange(after time: Timestamp, of pager: PageContainer) -> Timestamp? { change }
    }
    let stage = try TestStage(start: 5)
    let (one, other) = (Clock(), Clock())
    stage.pager.overlays = [one, other]
    _ = try stage.picture()
    #expect(!stage.pager.needsNextFrame && stage.pager.nextOverlayChange == nil)
    one.change = stage.pager.time.advanced(bySeconds: 2)
    other.change = stage.pager.time.advanced(bySeconds: 1)
    #expect(!stage.pager.needsNextFrame)
    #expect(stage.pager.nextOverlayChange == other.change)
    other.change = stage.pager.time
    #expect(stage.pager.needsNextFrame)
  }

  @Test func `A picture can be laid over the page as a fainter one`() throws {
    final class Veil: FrameOverlay {
      var opacity = 1.0
      let image = FrameImage(size: Size(width: 8, height: 8)) {
        $0.fill(.white, Rect(x: 0, y: 0, width: 8, height: 8))
      }
      func update(for frame: PagerFrame, of pager: PageContainer) -> Bool { true }
      func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
        canvas.draw(image, at: Point(x: 10, y: 4), opacity: opacity)
      }
    }
    let stage = try TestStage(start: 5)
    let veil = Veil()
    stage.pager.overlays = [veil]
    let page = try #require(try stage.picture()[30, 20])
    #expect(try stage.picture()[12, 6] == 0xFFFFFF)
    veil.opacity = 0.5
    let mixed = try #require(try stage.picture()[12, 6])
    for shift: UInt32 in [16, 8, 0] {
      let middle = (255 + Int(page >> shift & 255)) / 2
      #expect(abs(Int(mixed >> shift & 255) - middle) <= 2)
    }
    veil.opacity = 0
    #expect(try stage.picture()[12, 6] == page)
  }

  @Test func `A picture with soft edges is laid over the page by what it covers`() throws {
    let stage = try TestStage(start: 5)
    let bare = try stage.picture()
    let stamp = Stamp()
    stage.pager.overlays = [stamp]
    stage.pager.setNeedsDisplay()
    let picture = try stage.picture()
    let page = try #require(bare[20, 20])
    #expect(picture.part(x: 10, y: 4, width: 4, height: 8).colors == [0x00FF00])
    #expect(picture.part(x: 16, y: 4, width: 2, height: 8).colors == [page])
    let mixed = try #require(picture[14, 6])
    func close(_ shift: UInt32, _ above: Int) -> Bool {
      let below = Int(page >> shift & 255)
      return abs(Int(mixed >> shift & 255) - (above * 128 + below * 127) / 255) <= 2
    }
    #expect(close(16, 255) && close(8, 0) && close(0, 0))
    // Its texture goes with the others and comes back.
    stage.pager.dropTextures()
    #expect(try stage.picture().difference(from: picture) == nil)
  }

  @Test func `At another scale a picture over the pages is drawn anew, at that scale's resolution`()
    throws
  {
    let pager = PageContainer()
    let feed = Feed(0..<12)
    feed.register(in: pager)
    pager.dataSource = feed
    pager.overlays = [Stamp()]
    // The window has the same pixels, and so keeps its renderer.
    let stage = try OffscreenStage(size: Size(width: 160, height: 240), scale: 1)
    defer { pager.dropTextures() }
    for scale in [1, 2, 1] {
      let size = Size(width: 160 / Double(scale), height: 240 / Double(scale))
      pager.open(size: size, scale: Double(scale), at: .zero)
      try stage.draw(pager)
      let picture = PixelImage(try stage.picture())
      let green = picture.part(x: 10 * scale, y: 4 * scale, width: 4 * scale, height: 8 * scale)
      #expect(green.colors == [0x00FF00])
      let page = TestCard.color(of: 0)
      #expect(picture[14 * scale, 4 * scale] != 0x00FF00 && picture[14 * scale, 4 * scale] != page)
      #expect(picture[16 * scale, 4 * scale] == page && picture[10 * scale, 12 * scale] == page)
    }
  }

  @Test func `The shadow between pages is on show only between them`() throws {
    let stage = try TestStage(start: 5)
    stage.pager.edgeShadowPoints = 8
    #expect(try stage.pageOnShow() == 5)
    stage.drag(from: 0.9, to: 0.4)
    let frame = stage.pager.frame
    let edge = frame.extentPixels - frame.displacementPixels
    let picture = try stage.picture()
    let plain = stage.expected(frame)
    #expect(picture[3, edge - 2] != plain[3, edge - 2])
    #expect(picture[3, edge - 9] == plain[3, edge - 9])
    stage.release(0.5, 0.4)
    stage.wait()
    #expect(try stage.pageOnShow() == 6)
  }
}
