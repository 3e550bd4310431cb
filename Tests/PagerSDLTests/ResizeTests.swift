import PagerCapture
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import SDLVideo
import Testing

@testable import PagerSDL

/// Another size, another scale, lost textures: the page and its position stay.
@Suite struct ResizeTests {
  private static let sizes = [
    Size(width: 180, height: 60), Size(width: 61, height: 155), Size(width: 24, height: 16),
    Size(width: 1, height: 1), Size(width: 80, height: 120),
  ]

  @Test(arguments: [0, 5, 11])
  func `At rest every size shows the same page, whole, and the first picture comes back`(page: Int)
    throws
  {
    // BC-14
    let stage = try TestStage(start: page)
    let first = try stage.picture()
    let count = stage.events.count
    for size in Self.sizes {
      try stage.resize(to: size)
      stage.wait(32)
      #expect(stage.pager.page == page && stage.pager.frame.displacement == 0)
      let expected = TestCard.picture(
        of: page, width: Int(size.width), height: Int(size.height))
      #expect(try stage.picture().difference(from: expected) == nil, "\(size)")
    }
    #expect(try stage.picture().difference(from: first) == nil)
    #expect(stage.words(since: count).isEmpty)
  }

  @Test func `During a drag the fraction of the way is kept`() throws {
    // BC-14
    for size in Self.sizes where size.height > 1 {
      let stage = try TestStage(start: 5)
      stage.drag(from: 0.9, to: 0.5)
      let fraction = stage.pager.frame.displacement / 120
      try stage.resize(to: size)
      let frame = stage.pager.frame
      #expect((frame.displacement / size.height - fraction).magnitude < 1e-9)
      #expect(try stage.picture().difference(from: stage.expected(frame)) == nil)
      #expect(stage.pager.phase == .dragging)
      stage.release(0.5, 0.5)
      stage.wait()
      #expect(stage.lifecycle.mistakes.isEmpty)
      #expect(try stage.pageOnShow() == stage.pager.page)
    }
  }

  @Test(arguments: [32.0, 96, 240])
  func `During a settle the fraction is kept and the target follows the new size`(
    milliseconds: Double
  ) throws {
    // BC-14
    for size in Self.sizes where size.height > 1 {
      let stage = try TestStage(start: 5)
      stage.swipe()
      stage.wait(milliseconds)
      let fraction = stage.pager.frame.displacement / 120
      try stage.resize(to: size)
      #expect((stage.pager.frame.displacement / size.height - fraction).magnitude < 1e-9)
      try stage.eachFrame { frame, picture in
        #expect(picture.difference(from: stage.expected(frame)) == nil)
      }
      #expect(try stage.pageOnShow() == 6)
      #expect(stage.lifecycle.mistakes.isEmpty)
    }
  }

  private final class Sizes: PageContainerDelegate {
    var atRest: [Size] = []
    func pager(_ pager: PageContainer, didSettleOn page: Int) { atRest.append(pager.size) }
  }

  @Test func `What falls due before a resize still happens at the old size`() throws {
    let stage = try TestStage(start: 5)
    let sizes = Sizes()
    stage.pager.delegate = sizes
    var heard: [String] = []
    let listener = Listener()
    listener.told = { if let word = $0.word { heard.append(word) } }
    listener.takes = { input, _ in
      if case .resize = input { heard.append("resize") }
    }
    stage.pager.observers.add(listener)
    stage.swipe()
    // The next that the pager hears of time comes with the new size, long after the rest.
    stage.pager.open(
      size: Size(width: 180, height: 60), scale: 1,
      at: Timestamp(milliseconds: stage.milliseconds + 3000))
    withExtendedLifetime(listener) {}
    #expect(sizes.atRest == [Size(width: 80, height: 120)])
    #expect(heard.suffix(4) == ["DA6", "recentre 6", "settle 6", "resize"])
  }

  @Test func `Scrolled inside the offset is kept as far as it is in range`() throws {
    let feed = Feed(0..<3)
    feed.lengths[1] = 300
    let stage = try TestStage(feed: feed, start: 1, size: Size(width: 40, height: 100))
    stage.take(.wheel(WheelDelta(y: -15, isPrecise: true)))
    #expect(stage.pager.innerOffset == 150)
    try stage.resize(to: Size(width: 40, height: 120))
    #expect(stage.pager.innerOffset == 150)
    try stage.resize(to: Size(width: 40, height: 200))
    stage.wait()
    #expect(stage.pager.innerOffset == 100)
    try stage.resize(to: Size(width: 40, height: 400))
    stage.wait()
    #expect(stage.pager.innerOffset == 0)
    let picture = try stage.picture()
    #expect(picture[0, 0] == LongView.color(ofLine: 0))
    #expect(picture[0, 399] == 0x203040)
  }

  @Test func `Another scale draws the pages anew at its own resolution`() throws {
    let stage = try TestStage(start: 5)
    for scale in [2.0, 1.5, 1] {
      try stage.resize(to: Size(width: 80, height: 120), scale: scale)
      let picture = try stage.picture()
      #expect(picture.width == Int(80 * scale))
      #expect(
        picture.difference(
          from: TestCard.picture(of: 5, width: 80, height: 120, scale: scale)) == nil)
    }
    // BC-26: a drag of a quarter of the window is a quarter at any scale.
    let positions = try [1.0, 2].map { scale in
      let stage = try TestStage(
        start: 5, size: Size(width: 200, height: 100), scale: scale,
        configuration: PagerConfiguration(axis: .horizontal))
      stage.press(0.8, 0.5)
      stage.move(0.785, 0.5)
      stage.move(0.535, 0.5)
      return Double(stage.pager.frame.displacementPixels) / scale
    }
    #expect(positions == [50, 50])
  }

  @Test func `Another scale at the same number of pixels draws the pages anew too`() throws {
    let pager = PageContainer()
    let feed = Feed(0..<12)
    feed.register(in: pager)
    pager.dataSource = feed
    pager.startPage = 5
    let stage = try OffscreenStage(size: Size(width: 81, height: 121), scale: 2)
    defer { pager.dropTextures() }
    // The edges of the blocks round differently.
    for (width, height, scale) in [(81, 121, 2.0), (162, 242, 1), (108, 161, 1.5)] {
      pager.open(size: Size(width: Double(width), height: Double(height)), scale: scale, at: .zero)
      try stage.draw(pager)
      let expected = TestCard.picture(of: 5, width: width, height: height, scale: scale)
      #expect(PixelImage(try stage.picture()).difference(from: expected) == nil)
    }
  }

  @Test(arguments: [1.0, 1.25, 1.5, 1.75, 2, 3])
  func `Pages abut at every position and scale, with no gap and no overlap`(scale: Double) throws {
    let stage = try TestStage(start: 5, size: Size(width: 31, height: 101), scale: scale)
    stage.pager.background = Color(hex: 0xFF00FF)
    stage.press(0.5, 0.95)
    for step in 1...90 {
      stage.move(0.5, 0.95 - 0.009 * Double(step), during: 5)
      let frame = stage.pager.frame
      let picture = try stage.picture()
      #expect(picture.height == frame.extentPixels)
      let column = (0..<picture.height).compactMap { picture[1, $0] }
      #expect(!column.contains(0xFF00FF))
      if frame.displacementPixels > 0 {
        let edge = frame.extentPixels - frame.displacementPixels
        #expect(column[edge] == 0xFFFFFF, "the white edge of the next page")
        #expect(column[edge - 1] == 0, "the black edge of this one")
        #expect(column.filter { $0 == 0xFFFFFF }.count == 1)
      }
    }
  }

  @Test(arguments: ["rest", "drag", "settle"], [true, false])
  func `A frame after lost textures equals the one without the loss`(
    phase: String, isDevice: Bool
  ) throws {
    // BC-29
    let stage = try TestStage(start: 5)
    if phase != "rest" { stage.drag(from: 0.9, to: 0.4) }
    if phase == "settle" {
      stage.release(0.5, 0.4)
      stage.wait(80)
    }
    let before = try stage.picture()
    for _ in 0..<100 {
      let event = VideoEvent(time: 0, windowID: 0, kind: isDevice ? .deviceReset : .targetsReset)
      #expect(stage.pager.handle(event))
      #expect(stage.pager.needsNextFrame)
      for surface in stage.pager.surfaces { #expect(surface.tiles.isEmpty) }
      #expect(try stage.picture().difference(from: before) == nil)
    }
    for surface in stage.pager.surfaces { #expect(surface.tiles.count <= 1) }
  }
}
