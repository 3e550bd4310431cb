import CSDL2
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import Testing

@testable import PagerSDL

/// What the pointer looks like over pages, scrolled or moving, and over what lies upon them.
@Suite struct PointerShapeTests {
  /// Two bands across the window: the upper one answers clicks, the lower one takes them.
  private final class Bands: FrameOverlay {
    let top: Double
    let shape: OverlayPointer

    init(top: Double, shape: OverlayPointer) { (self.top, self.shape) = (top, shape) }

    func update(for frame: PagerFrame, of pager: PageContainer) -> Bool { false }
    func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {}
    func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? {
      point.y >= top && point.y < top + 20 ? shape : nil
    }
  }

  @Test func `Over a scrolled page the shape is that of the content under the pointer`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      live.feed.lengths[5] = 600
      live.pager.reloadData()
      try live.rounds(2)
      let view = try #require(live.pager.currentView as? LongView)
      view.clickable = 200...220
      live.move(0.5, 0.5)
      try live.rounds()
      #expect(live.window.shapes.shown == .openHand, "75 points down the content")
      // The pointer rests, and the content goes by under it.
      for (offset, shape) in [(130.0, PointerShape.pointing), (150, .openHand), (140, .pointing)] {
        live.pager.pager.setInnerOffset(offset)
        live.pager.setNeedsDisplay()
        try live.rounds()
        #expect(live.window.shapes.shown == shape, "\(offset + 75) points down the content")
      }
      live.move(0.5, 0.7)
      try live.rounds()
      #expect(live.window.shapes.shown == .openHand)
      live.close()
    }
  }

  @Test func `Over an overlay the shape is its own, the topmost one's, and not the page's`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      live.pager.overlays = [
        Bands(top: 30, shape: .pointing), Bands(top: 60, shape: .arrow),
        Bands(top: 40, shape: .arrow),
      ]
      for (y, shape) in [
        (20.0, PointerShape.openHand), (32, .pointing), (42, .arrow), (62, .arrow), (90, .openHand),
      ] {
        live.move(0.5, y / 150)
        try live.rounds()
        #expect(live.window.shapes.shown == shape, "at \(y)")
      }
      live.windowEvent(SDL_WINDOWEVENT_LEAVE)
      try live.rounds()
      #expect(live.window.shapes.shown == .openHand)
      live.close()
    }
  }

  @Test func `While a page is dragged the hand is closed, and nothing is clickable in motion`()
    async
  {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      live.feed.lengths[5] = 140
      live.pager.reloadData()
      try live.rounds(2)
      (live.pager.currentView as? LongView)?.clickable = 0...140
      live.move(0.5, 0.2)
      try live.rounds()
      #expect(live.window.shapes.shown == .pointing)
      try live.drag(to: 0.5)
      #expect(live.window.shapes.shown == .closedHand)
      live.pager.overlays = [Bands(top: 60, shape: .arrow)]
      try live.rounds()
      #expect(live.window.shapes.shown == .closedHand, "also over an overlay")
      live.pager.overlays = []
      live.button(false, 0.5, 0.5)
      try live.rounds()
      #expect(live.pager.phase == .settling && live.window.shapes.shown == .openHand)
      try live.runToRest()
      #expect(live.pager.pageCount > 0)
      live.close()
    }
  }

  @Test func `Shapes wait until they are prepared, which is after the first picture`() {
    let shapes = PointerShapes()
    shapes.show(.openHand)
    #expect(shapes.shown == nil && !shapes.isReady)
    // Without SDL none can be made; the pointer stays as it is, and nothing is tried again.
    shapes.prepare()
    #expect(shapes.isReady)
    shapes.show(.openHand)
    #expect(shapes.shown == .openHand)
  }

  @Test func `A window that never comes to rest has its shapes with the first picture`()
    async
  {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      #expect(live.window.shapes.isReady && live.window.shapes.shown == .openHand)
      live.close()
    }
  }

  @Test func `Without pages there is nothing to drag`() async {
    await #expect(processExitsWith: .success) {
      let live = try LiveWindow()
      live.feed.numbers = []
      live.pager.reloadData()
      live.move(0.5, 0.5)
      try live.rounds(2)
      #expect(live.window.shapes.shown == .arrow)
      live.close()
    }
  }
}
