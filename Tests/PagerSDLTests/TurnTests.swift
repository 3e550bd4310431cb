import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import SDLVideo
import Testing

@testable import PagerSDL

/// A turn seen in pixels: what is drawn, how often, and that the strip re-centres unseen.
@Suite struct TurnTests {
  @Test(arguments: SettleStyle.allCases)
  func `Every frame of a turn shows the strip at its position, exact in every pixel`(
    settle: SettleStyle
  ) throws {
    let stage = try TestStage(start: 5, configuration: PagerConfiguration(settle: settle))
    #expect(try stage.picture().difference(from: stage.expected(stage.pager.frame)) == nil)
    stage.swipe()
    var positions: [Int] = []
    try stage.eachFrame { frame, picture in
      #expect(picture.difference(from: stage.expected(frame)) == nil)
      let page = try #require(frame.page)
      positions.append(page * stage.height + frame.displacementPixels)
    }
    #expect(positions.count > 15)
    #expect(positions == positions.sorted(), "the strip never goes back")
    #expect(try stage.pageOnShow() == 6)
  }

  @Test(arguments: SettleStyle.allCases, [1.0, 1.5, 2])
  func `The pictures on both sides of the re-centre are equal in every pixel`(
    settle: SettleStyle, scale: Double
  ) throws {
    let configuration = PagerConfiguration(settle: settle)
    let stage = try TestStage(start: 5, scale: scale, configuration: configuration)
    // A second pager goes ahead and tells when the re-centre is due.
    let scout = try TestStage(start: 5, scale: scale, configuration: configuration)
    for stage in [stage, scout] {
      stage.pager.goToNext()
      // The spring runs over 6 to 7: it comes to rest with its last half pixel, not on it.
      if settle == .spring { stage.pager.goToNext() }
    }
    scout.wait()
    let instant = try #require(
      scout.events.first { $0.kind == .didRecentre(page: 6) }?.time.milliseconds)
    stage.advance(to: instant - 1e-6)
    let before = try stage.picture()
    #expect(stage.pager.page == 5)
    stage.advance(to: instant)
    #expect(stage.pager.page == 6)
    #expect(try stage.picture().difference(from: before) == nil)
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `The last step of a spring is a single pixel at every scale`(scale: Double) throws {
    let stage = try TestStage(start: 5, scale: scale)
    stage.pager.goToNext()
    var left: [Int] = []
    while stage.pager.phase == .settling {
      left.append(stage.pager.frame.extentPixels - stage.pager.frame.displacementPixels)
      stage.wait(1)
    }
    #expect(left.last == 1)
    #expect(stage.pager.page == 6 && stage.pager.frame.displacementPixels == 0)
  }

  @Test func `A drag that carries the strip over a rest shows one continuous picture`() throws {
    let configuration = PagerConfiguration(axis: .horizontal)
    let stage = try TestStage(start: 5, configuration: configuration)
    stage.drag(from: 0.9, to: 0.1)
    stage.release(0.1, 0.5)
    stage.wait(60)
    // Caught in the turn and pushed on by hand: 1:1 as far as the target's rest.
    stage.press(0.9, 0.5)
    let start = stage.pager.frame
    #expect(stage.pager.phase == .dragging && start.page == 5)
    var last = start.displacementPixels
    for step in 1...40 {
      stage.move(0.9 - 0.01 * Double(step), 0.5)
      let frame = stage.pager.frame
      let page = try #require(frame.page)
      let position = (page - 5) * stage.width + frame.displacementPixels
      #expect((0...2).contains(position - last), "one point at a time")
      last = position
      let picture = try stage.picture()
      let edge = stage.width - (frame.displacementPixels + stage.width) % stage.width
      #expect(picture[max(0, edge - 1), 60] == TestCard.color(of: frame.visiblePages[0]))
    }
    stage.release(0.5, 0.5)
    stage.wait()
    #expect(try stage.pageOnShow() == 6)
  }

  @Test func `A turn draws the one page that enters and never the visible one`() throws {
    let stage = try TestStage(start: 5)
    _ = try stage.picture()
    try stage.prepareNeighbours()
    let before = stage.pager.drawings
    #expect(before == 3)
    let visible = try #require(stage.pager.currentView as? CardView)
    #expect(visible.drawings == 1)
    stage.swipe()
    try stage.eachFrame { _, _ in }
    #expect(stage.pager.drawings == before, "all that the turn shows had been drawn ahead")
    try stage.prepareNeighbours()
    #expect(stage.pager.drawings == before + 1, "the page that entered")
    #expect(visible.drawings == 1, "the page left was not drawn again")
    let arrived = try #require(stage.pager.currentView as? CardView)
    #expect(arrived.number == 6 && arrived.drawings == 1)
  }

  @Test func `Nothing is drawn ahead of a turn that comes at once, and still one page only`() throws
  {
    let stage = try TestStage(start: 5)
    _ = try stage.picture()
    #expect(stage.pager.drawings == 1)
    stage.swipe()
    try stage.eachFrame { _, _ in }
    #expect(stage.pager.drawings == 2)
  }

  @Test func `A thousand turns need no more than three surfaces, views and textures`() throws {
    let stage = try TestStage(
      pages: 7, configuration: PagerConfiguration(boundary: .looping, reduceMotion: true))
    var textures: Set<OpaquePointer> = []
    var views: Set<ObjectIdentifier> = []
    for turn in 1...1000 {
      stage.pager.goToNext()
      stage.wait(16)
      if turn <= 10 || turn % 50 == 0 { #expect(try stage.pageOnShow() == turn % 7) }
      _ = try stage.picture()
      try stage.prepareNeighbours()
      for surface in stage.pager.surfaces {
        #expect(surface.tiles.count <= 1)
        for tile in surface.tiles { textures.insert(tile.texture.pointer) }
        if let view = surface.view { views.insert(ObjectIdentifier(view)) }
      }
    }
    #expect(textures.count == 3)
    #expect(views.count == stage.feed.made)
    #expect(stage.feed.made <= 4)
    #expect(stage.feed.asked.count == 3 + 1000, "one page is asked for in each turn")
  }

  @Test func `A pull is damped and a short one springs back to the same picture`() throws {
    let stage = try TestStage(start: 5, size: Size(width: 100, height: 1000))
    let rest = try stage.picture()
    stage.press(0.5, 0.8)
    stage.move(0.5, 0.797)
    stage.move(0.5, 0.697)
    // 0.55·x·d/(d + 0.55·x) for 100 of 1000 points.
    #expect((stage.pager.frame.displacement - 55 / 1.055).magnitude < 1e-9)
    stage.release(0.5, 0.697, after: 200)
    try stage.eachFrame { frame, picture in
      #expect(picture.difference(from: stage.expected(frame)) == nil)
    }
    #expect(try stage.picture().difference(from: rest) == nil)
    let words = stage.words().dropFirst(2)
    #expect(
      Array(words) == [
        "begin", "WA6", "WD5", "end 5", "WA5", "WD6", "DA5", "DD6", "settle 5",
      ])
  }

  @Test func `A pull past the first page shows the ground and no page`() throws {
    let stage = try TestStage(start: 0)
    stage.pager.background = Color(hex: 0x123456)
    stage.drag(from: 0.2, to: 0.7)
    let frame = stage.pager.frame
    #expect(frame.displacementPixels < -10)
    let picture = try stage.picture()
    let ground = picture.part(x: 0, y: 0, width: 80, height: -frame.displacementPixels)
    #expect(ground.colors == [0x123456])
    #expect(picture[0, -frame.displacementPixels] == 0xFFFFFF, "the page's own edge")
    stage.release(0.5, 0.7)
    stage.wait()
    #expect(stage.words() == ["WA0", "DA0", "begin", "end 0", "settle 0"])
    #expect(try stage.pageOnShow() == 0)
  }

  @Test func `Pages side by side follow the pointer point for point`() throws {
    let stage = try TestStage(
      start: 5, size: Size(width: 200, height: 100),
      configuration: PagerConfiguration(axis: .horizontal))
    stage.press(0.8, 0.5)
    stage.move(0.785, 0.5)
    stage.move(0.585, 0.5)
    #expect(stage.pager.frame.displacement == 40)
    let picture = try stage.picture()
    #expect(picture.part(x: 0, y: 5, width: 160, height: 20).colors == [TestCard.color(of: 5)])
    #expect(picture.part(x: 160, y: 5, width: 40, height: 20).colors == [TestCard.color(of: 6)])
    stage.move(0.285, 0.5)
    stage.release(0.285, 0.5)
    stage.wait()
    #expect(try stage.pageOnShow() == 6)
  }

  @Test func `Reduced motion turns in one frame`() throws {
    let stage = try TestStage(start: 5, configuration: PagerConfiguration(reduceMotion: true))
    stage.swipe()
    var frames = 0
    try stage.eachFrame { _, _ in frames += 1 }
    #expect(frames == 1)
    #expect(try stage.pageOnShow() == 6)
  }
}
