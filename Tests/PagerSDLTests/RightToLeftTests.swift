import PagerCore
import PagerSDLTestSupport
import PagerTesting
import PagerTestSupport
import Testing

@testable import PagerSDL

/// Horizontal pages in the order of scripts that run from right to left: a mirror image, and the
/// same events.
@Suite struct RightToLeftTests {
  private static let mirrored = PagerConfiguration(
    axis: .horizontal, layoutDirection: .rightToLeft)

  private func stage(
    _ direction: LayoutDirection, feed: Feed? = nil, inner: Axis = .vertical
  ) throws -> TestStage {
    var configuration = PagerConfiguration(axis: .horizontal, layoutDirection: direction)
    configuration.innerScrolling.axis = inner
    return try TestStage(feed: feed, start: 5, configuration: configuration)
  }

  @Test func `A swipe to the right goes on, and the next page comes in from the left`() throws {
    let stage = try stage(.rightToLeft)
    stage.drag(from: 0.2, to: 0.6)
    let frame = stage.pager.frame
    #expect(frame.displacement > 0 && frame.isMirrored)
    #expect(frame.visiblePages == [6, 5], "from left to right")
    #expect(frame.first?.originPixels == frame.displacementPixels - 80)
    #expect(frame.second?.originPixels == frame.displacementPixels)
    #expect(frame.edgePixels == frame.displacementPixels)
    var expected = PixelImage(width: 80, height: 120, color: 0)
    expected.copy(
      TestCard.picture(of: 5, width: 80, height: 120), x: frame.displacementPixels, y: 0)
    expected.copy(
      TestCard.picture(of: 6, width: 80, height: 120), x: frame.displacementPixels - 80, y: 0)
    #expect(try stage.picture().difference(from: expected) == nil)
    stage.release(0.6, 0.5)
    stage.wait()
    #expect(stage.pager.page == 6)
    #expect(try stage.pageOnShow() == 6)
  }

  @Test(arguments: 0..<40)
  func `Mirrored input gives the same events at the same instants, and mirrored positions`(
    seed: Int
  )
    throws
  {
    var generator = SeededGenerator(seed: UInt64(seed))
    let left = try stage(.leftToRight)
    let right = try stage(.rightToLeft)
    var time = 0.0
    var x = 40.0
    func both(_ make: (_ mirror: (Double) -> Double, _ isMirrored: Bool) -> PagerInput) {
      left.take(make({ $0 }, false), at: time)
      right.take(make({ 80 - $0 }, true), at: time)
    }
    for _ in 0..<60 {
      time += Double.random(in: 1...60, using: &generator).rounded()
      let y = Double.random(in: 40...60, using: &generator)
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: both { mirror, _ in .pointerDown(.mouse, at: Point(x: mirror(x), y: y)) }
      case 1: both { mirror, _ in .pointerUp(.mouse, at: Point(x: mirror(x), y: y)) }
      case 2: both { _, isMirrored in .wheel(WheelDelta(x: isMirrored ? -1 : 1, y: 0)) }
      case 3: both { _, _ in .wheel(WheelDelta(y: 1)) }
      case 4: both { _, isMirrored in .key(isMirrored ? .left : .right, .down) }
      case 5: both { _, _ in .key(.pageUp, .down) }
      case 6: both { _, _ in .resize(Size(width: 80, height: 120), scale: 1) }
      default:
        x += Double.random(in: -25...25, using: &generator)
        both { mirror, _ in .pointerMove(.mouse, to: Point(x: mirror(x), y: y)) }
      }
      let (one, other) = (left.pager.frame, right.pager.frame)
      #expect(abs(one.displacement - other.displacement) < 1e-9)
      #expect(one.visiblePages == other.visiblePages.reversed())
      if let first = one.first, let last = other.second ?? other.first {
        #expect(first.originPixels == -last.originPixels)
      }
    }
    left.wait()
    right.wait()
    #expect(left.words() == right.words())
    #expect(right.lifecycle.mistakes.isEmpty)
  }

  @Test func `A click is at its position on the page, and a press between two pages is none`()
    throws
  {
    let stage = try stage(.rightToLeft)
    func clicks() -> [String] {
      stage.events.compactMap {
        if case .click(let slot, let at) = $0.kind { "\(slot.page): \(at.x) \(at.y)" } else { nil }
      }
    }
    stage.press(0.25, 0.5)
    stage.release(0.25, 0.5)
    #expect(clicks() == ["5: 20.0 60.0"])
    // Caught in mid-turn: 5 on the right, 6 on the left.
    stage.pager.goToNext()
    stage.wait(90)
    let origin = stage.pager.frame.displacement
    #expect(origin > 10 && origin < 70)
    for x in [origin - 5, origin + 5] {
      stage.take(.pointerDown(.mouse, at: Point(x: x, y: 30)))
      stage.take(.pointerUp(.mouse, at: Point(x: x, y: 30)))
    }
    stage.wait()
    #expect(clicks().count == 1)
    // The window's edge is not the pager's any more.
    stage.press(1, 0.5)
    stage.release(1, 0.5)
    #expect(clicks().count == 1)
    stage.press(0, 0.5)
    stage.release(0, 0.5)
    #expect(clicks().last == "6: 0.0 60.0")
  }

  @Test func `Content along the same axis starts at its right edge and ends at its left`() throws {
    let feed = Feed(0..<12)
    feed.lengths[5] = 200
    let stage = try stage(.rightToLeft, feed: feed, inner: .horizontal)
    #expect(stage.pager.frame.innerOffset == 0)
    #expect(stage.pager.frame.first?.innerPixels == 120)
    var picture = try stage.picture()
    #expect(picture[79, 60] == LongView.color(ofLine: 199))
    #expect(picture[0, 60] == LongView.color(ofLine: 120))
    // Dragged to the right it goes on; the slop of 3 points is left out.
    stage.drag(from: 0.2, to: 0.7)
    #expect(abs(stage.pager.frame.innerOffset - 37) < 1e-9)
    picture = try stage.picture()
    #expect(picture[79, 60] == LongView.color(ofLine: 162))
    // A click is where the content has it.
    stage.release(0.7, 0.5, after: 200)
    stage.wait()
    stage.press(0.5, 0.5)
    stage.release(0.5, 0.5)
    let view = try #require(stage.pager.currentView as? LongView)
    #expect(view.clicks.last?.x == 120 - stage.pager.frame.innerOffset + 40)
    // From its end on, the next page.
    stage.drag(from: -1, to: 0.9)
    let frame = stage.pager.frame
    #expect(frame.innerOffset == 120 && frame.displacement > 0, "\(frame)")
  }

  @Test func `A resize in mid-drag does not move the strip away from the pointer`() throws {
    for direction in LayoutDirection.allCases {
      let stage = try stage(direction)
      direction == .rightToLeft ? stage.drag(from: 0.2, to: 0.6) : stage.drag(from: 0.8, to: 0.4)
      let before = stage.pager.frame.displacement / 80
      try stage.resize(to: Size(width: 160, height: 60))
      #expect(abs(stage.pager.frame.displacement / 160 - before) < 1e-9)
      // The pointer has not moved: nothing happens when it says so.
      let x = direction == .rightToLeft ? 48.0 : 32
      stage.take(.pointerMove(.mouse, to: Point(x: x, y: 30)))
      #expect(abs(stage.pager.frame.displacement / 160 - before) < 1e-9)
    }
  }

  @Test func `A vertical pager takes no notice of the direction`() throws {
    let stage = try TestStage(
      start: 5, configuration: PagerConfiguration(layoutDirection: .rightToLeft))
    #expect(!stage.pager.frame.isMirrored)
    stage.swipe()
    stage.wait()
    #expect(stage.pager.page == 6)
    stage.take(.key(.left, .down))
    stage.wait()
    #expect(stage.pager.page == 6)
  }

  @Test func `Beyond the first and last page the ground shows on the mirrored side`() throws {
    let stage = try TestStage(configuration: Self.mirrored)
    stage.drag(from: 0.8, to: 0.3)
    let frame = stage.pager.frame
    #expect(frame.displacement < 0 && frame.visiblePages == [0])
    let picture = try stage.picture()
    #expect(picture[79, 60] == 0 && picture[0, 30] == TestCard.color(of: 0))
    #expect(frame.edgePixels == 80 + frame.displacementPixels)
  }
}
