import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import PagerTrace
import Testing

@testable import PagerSDL

/// Pages longer than their view: what tiles show, how many there are, and where pages hand over.
@Suite struct InnerScrollTests {
  /// A long page among plain ones.
  private func stage(
    length: Double, index: Int = 1, scale: Double = 1, size: Size = Size(width: 40, height: 100),
    configuration: PagerConfiguration = PagerConfiguration()
  ) throws -> TestStage {
    let feed = Feed(0..<3)
    feed.lengths[index] = length
    return try TestStage(
      feed: feed, start: index, size: size, scale: scale, configuration: configuration)
  }

  /// The part of the long page that must be on show, line by line.
  private func expected(_ stage: TestStage, length: Double, innerPixels: Int) -> PixelImage {
    let scale = stage.pager.scale
    let columns = Int((stage.pager.size.width * scale).rounded())
    let rows = Int((stage.pager.size.height * scale).rounded())
    var image = PixelImage(width: columns, height: rows, color: 0x203040)
    let last = Int((length * scale).rounded())
    for row in 0..<rows where (0..<last).contains(row + innerPixels) {
      image.fill(
        LongView.color(ofLine: row + innerPixels), x: 0, y: row, width: columns, height: 1)
    }
    return image
  }

  @Test(arguments: [1.0, 1.5, 2], [100.0, 101, 250, 333, 1000])
  func `A long page drawn in tiles is the same page drawn whole, at every offset`(
    scale: Double, length: Double
  ) throws {
    let stage = try stage(length: length, scale: scale)
    let largest = Int(((length - 100) * scale).rounded())
    var seen: Set<Int> = []
    for step in 0..<60 {
      let frame = stage.pager.frame
      let inner = try #require(frame.first?.innerPixels)
      seen.insert(inner)
      #expect((0...max(0, largest)).contains(inner))
      let picture = try stage.picture()
      #expect(
        picture.difference(from: expected(stage, length: length, innerPixels: inner)) == nil,
        "offset \(inner)")
      for surface in stage.pager.surfaces { #expect(surface.tiles.count <= 3) }
      if frame.innerOffset >= length - 100 || length <= 100 { break }
      stage.take(.wheel(WheelDelta(y: step % 3 == 0 ? -0.37 : -2.13, isPrecise: true)))
      stage.wait(200)
    }
    #expect(seen.contains(max(0, largest)))
    #expect(stage.pager.page == 1)
  }

  @Test func `A page of a hundred thousand viewports costs what a short one costs`() throws {
    let stage = try stage(length: 10_000_000)
    for key in [PagerKey.pageDown, .pageDown, .pageDown, .end, .pageUp, .home] {
      stage.take(.key(key, .down))
      stage.take(.key(key, .up))
      try stage.eachFrame { frame, picture in
        let inner = frame.first?.innerPixels ?? -1
        #expect(
          picture.difference(from: expected(stage, length: 10_000_000, innerPixels: inner)) == nil)
      }
    }
    let surface = try #require(stage.pager.surfaces.first { $0.view is LongView })
    #expect(surface.tiles.count <= 3)
    // 0.15 s a key: ten frames of at most two new tiles each.
    #expect(try #require(surface.view as? LongView).drawings < 6 * 20)
    #expect(stage.pager.innerPixels == 0)
  }

  @Test func `Scrolling within what is drawn draws nothing`() throws {
    let stage = try stage(length: 1000)
    stage.take(.wheel(WheelDelta(y: -5, isPrecise: true)))
    _ = try stage.picture()
    let before = stage.pager.drawings
    for _ in 0..<8 {
      stage.take(.wheel(WheelDelta(y: -0.5, isPrecise: true)))
      _ = try stage.picture()
    }
    #expect(stage.pager.innerPixels == 90)
    #expect(stage.pager.drawings == before)
  }

  @Test func `A drag scrolls inside point for point and then pulls, in one gesture`() throws {
    // BC-17 (a)
    let stage = try stage(length: 300, size: Size(width: 40, height: 100))
    var both = 0
    for _ in 0..<3 {
      stage.press(0.5, 0.9)
      for step in 1...40 {
        let before = stage.pager.frame
        stage.move(0.5, 0.9 - 0.02 * Double(step), during: 20)
        let after = stage.pager.frame
        let scrolled = after.innerOffset != before.innerOffset
        let pulled = after.displacement != before.displacement
        if scrolled && pulled { both += 1 }
        if scrolled && step > 2 && !pulled {
          #expect((after.innerOffset - before.innerOffset - 2).magnitude < 1e-9)
        }
      }
      #expect(stage.pager.innerOffset <= 200)
      // Slow at the end, below the threshold or not: the position decides.
      stage.release(0.5, 0.1, after: 200)
      stage.wait()
      if stage.pager.page != 1 { break }
    }
    #expect(both == 1, "both change only in the event that reaches the end")
    #expect(stage.pager.page == 2, "the third drag was pulled past the threshold")
    // Coming back the page stands at its start.
    stage.turn(forward: false)
    #expect(stage.pager.page == 1 && stage.pager.innerOffset == 0)
    #expect(
      try stage.picture().difference(from: expected(stage, length: 300, innerPixels: 0)) == nil)
  }

  @Test func `Momentum from inside bounces at the end and never turns`() throws {
    // BC-17 (a)
    let stage = try stage(length: 300)
    stage.drag(from: 0.9, to: 0.1, during: 60)
    stage.release(0.5, 0.1)
    var farthest = 0.0
    try stage.eachFrame { frame, picture in
      #expect(frame.page == 1 && frame.displacement == 0)
      farthest = max(farthest, frame.innerOffset)
      let inner = frame.first?.innerPixels ?? -1
      #expect(picture.difference(from: expected(stage, length: 300, innerPixels: inner)) == nil)
    }
    #expect(farthest > 200, "it went past its end and came back")
    #expect(stage.pager.innerOffset == 200)
  }

  @Test func `A wheel burst that began inside stays inside, and a new one at the end turns`() throws
  {
    // BC-17 (b)
    let stage = try stage(length: 300)
    for _ in 0..<40 {
      stage.take(.wheel(WheelDelta(y: -1)))
      stage.wait(30)
    }
    stage.wait(1000)
    #expect(stage.pager.page == 1 && stage.pager.innerOffset == 200)
    stage.take(.wheel(WheelDelta(y: -1)))
    stage.wait()
    #expect(stage.pager.page == 2)
  }

  @Test func `From the start upward the page pulls, and a wheel step goes back`() throws {
    // BC-17 (c)
    let stage = try stage(length: 300)
    stage.drag(from: 0.1, to: 0.4)
    #expect(stage.pager.innerOffset == 0 && stage.pager.frame.displacement < 0)
    stage.release(0.5, 0.4, after: 300)
    stage.wait()
    #expect(stage.pager.page == 0)
    stage.turn()
    stage.take(.wheel(WheelDelta(y: 1)))
    stage.wait()
    #expect(stage.pager.page == 0)
  }

  @Test func `A slanting drag moves along its stronger axis alone`() throws {
    // BC-18
    let configuration = PagerConfiguration(axis: .horizontal)
    func run(_ gesture: GestureScript, mirrored: Bool) throws -> (inner: Bool, strip: Bool) {
      // The mirror needs a mirrored window: fractions count by its sides.
      let size = mirrored ? Size(width: 600, height: 400) : Size(width: 400, height: 600)
      let stage = try stage(length: 3000, size: size, configuration: configuration)
      var viewport = TraceViewport(size: stage.pager.size, pageCount: 3)
      var result = (inner: false, strip: false)
      for step in gesture.steps {
        let position =
          mirrored
          ? TracePoint.percent(step.y * 100, step.x * 100)
          : .percent(step.x * 100, step.y * 100)
        let action: TraceAction =
          switch step.kind {
          case .down: .down(position)
          case .up: .up(position)
          default: .move(position)
          }
        for input in viewport.inputs(for: action) { stage.take(input, at: step.milliseconds) }
        result.inner = result.inner || stage.pager.innerOffset != 0
        result.strip = result.strip || stage.pager.frame.displacement != 0
      }
      return result
    }
    #expect(try run(.diagonal, mirrored: false) == (true, false))
    #expect(try run(.diagonal, mirrored: true) == (false, true))
    let jitter = GestureScript(
      name: "jitter",
      steps: [
        .init(0, .down, 0.5, 0.5), .init(20, .move, 0.505, 0.5), .init(40, .move, 0.5, 0.5033),
        .init(60, .up, 0.5, 0.5033),
      ])
    #expect(try run(jitter, mirrored: false) == (false, false))
  }

  @Test func `Content that grows can be scrolled at once, and keeps in range when it shrinks`()
    throws
  {
    let stage = try stage(length: 300)
    let view = try #require(stage.pager.currentView as? LongView)
    stage.take(.key(.end, .down))
    stage.take(.key(.end, .up))
    stage.wait()
    #expect(stage.pager.innerOffset == 200)
    view.length = 500
    view.setNeedsDisplay()
    #expect(stage.pager.innerOffset == 200)
    #expect(
      try stage.picture().difference(from: expected(stage, length: 500, innerPixels: 200)) == nil)
    stage.take(.key(.end, .down))
    stage.take(.key(.end, .up))
    stage.wait()
    #expect(stage.pager.innerOffset == 400)
    view.length = 150
    view.setNeedsDisplay()
    stage.wait()
    #expect(stage.pager.innerOffset == 50)
    #expect(
      try stage.picture().difference(from: expected(stage, length: 150, innerPixels: 50)) == nil)
    view.length = 20
    view.setNeedsDisplay()
    stage.wait()
    #expect(stage.pager.innerOffset == 0)
    #expect(
      try stage.picture().difference(from: expected(stage, length: 20, innerPixels: 0)) == nil)
  }

  @Test func `A click tells the position in the content`() throws {
    let stage = try stage(length: 300)
    stage.take(.wheel(WheelDelta(y: -5, isPrecise: true)))
    stage.press(0.25, 0.5)
    stage.release(0.25, 0.5, after: 40)
    let view = try #require(stage.pager.currentView as? LongView)
    #expect(view.clicks == [Point(x: 10, y: 100)])
  }

  @Test func `Entered at the adjacent edge a page reached backward stands at its end`() throws {
    let stage = try stage(length: 300, configuration: PagerConfiguration(entry: .adjacentEdge))
    try stage.pager.goTo(2, animated: false)
    stage.wait()
    stage.drag(from: 0.1, to: 0.8)
    let frame = stage.pager.frame
    #expect(frame.first?.innerPixels == 200)
    stage.release(0.5, 0.8)
    stage.wait()
    #expect(stage.pager.page == 1 && stage.pager.innerOffset == 200)
    #expect(
      try stage.picture().difference(from: expected(stage, length: 300, innerPixels: 200)) == nil)
  }

  @Test func `A page left in its middle starts over out of sight and is not seen jumping`() throws {
    let stage = try stage(length: 300, index: 0)
    stage.take(.key(.end, .down))
    stage.take(.key(.end, .up))
    stage.wait()
    stage.swipe()
    try stage.eachFrame { frame, picture in
      guard frame.page == 0, frame.displacementPixels > 0 else { return }
      let shown = frame.displacementPixels
      let rest = expected(stage, length: 300, innerPixels: 200)
      let upper = picture.part(x: 0, y: 0, width: 40, height: 100 - shown)
      #expect(
        upper.difference(from: rest.part(x: 0, y: shown, width: 40, height: 100 - shown)) == nil)
    }
    stage.turn(forward: false)
    #expect(
      try stage.picture().difference(from: expected(stage, length: 300, innerPixels: 0)) == nil)
  }

  @Test func `Content may be longer to the side, across vertical paging`() throws {
    var configuration = PagerConfiguration()
    configuration.innerScrolling.axis = .horizontal
    let stage = try stage(
      length: 200, size: Size(width: 80, height: 60), configuration: configuration)
    stage.press(0.9, 0.5)
    for step in 1...20 { stage.move(0.9 - 0.04 * Double(step), 0.5) }
    let inner = try #require(stage.pager.frame.first?.innerPixels)
    #expect(inner > 50)
    let picture = try stage.picture()
    for column in 0..<80 {
      #expect(picture[column, 30] == LongView.color(ofLine: column + inner))
    }
  }
}

extension PageContainer {
  /// How far the current page is scrolled inside, in points.
  var innerOffset: Double { frame.innerOffset }
  /// The same in device pixels.
  var innerPixels: Int { frame.first?.innerPixels ?? -1 }
}
