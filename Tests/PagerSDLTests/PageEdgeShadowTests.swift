import PagerCapture
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import Testing

@testable import PagerSDL

/// The shadow where two pages meet, on pages of plain white, so that nothing else is in the picture.
@Suite struct PageEdgeShadowTests {
  private final class PlainPages: PageDataSource {
    func numberOfPages(in pager: PageContainer) -> Int { 5 }
    func page(at index: Int, in pager: PageContainer) -> PageView { PageView() }
  }

  /// A pager that follows the pointer point for point, held by it.
  private final class Held {
    let pager: PageContainer
    private let pages = PlainPages()
    private let stage: OffscreenStage
    private let isVertical: Bool
    private var milliseconds = 16.0

    init(
      _ axis: Axis, start: Int = 2, scale: Double = 1, direction: LayoutDirection = .leftToRight,
      side: Double = 120
    ) throws {
      var configuration = PagerConfiguration(axis: axis)
      configuration.gesture.following = .tracking
      configuration.layoutDirection = direction
      configuration.gesture.mouseSlopPoints = 0
      isVertical = axis == .vertical
      pager = PageContainer(configuration: configuration)
      pager.background = .white
      pager.edgeShadowPoints = 16
      pager.startPage = start
      pager.dataSource = pages
      let size = Size(width: isVertical ? 4 : side, height: isVertical ? side : 4)
      stage = try OffscreenStage(size: size, scale: scale)
      pager.open(size: size, scale: scale, at: .zero)
      pager.take(.pointerDown(.mouse, at: Point(x: 0, y: 0)), at: .zero)
    }

    deinit { pager.dropTextures() }

    /// The grey of each row or column with the pages moved up or to the left by some points.
    func line(at points: Double) throws -> [Int] {
      milliseconds += 16
      pager.take(
        .pointerMove(
          .mouse, to: Point(x: isVertical ? 0 : -points, y: isVertical ? -points : 0)),
        at: Timestamp(milliseconds: milliseconds))
      try stage.draw(pager)
      let image = PixelImage(try stage.picture())
      return (0..<(isVertical ? image.height : image.width)).map {
        Int((isVertical ? image[1, $0] : image[$0, 1]).map { $0 & 255 } ?? 0)
      }
    }
  }

  private static func difference(_ one: [Int], _ other: [Int]) -> Int {
    zip(one, other).map { ($0 - $1).magnitude }.max().map { Int($0) } ?? 0
  }

  @Test(arguments: [Axis.vertical, .horizontal], [1.0, 1.5, 2, 3])
  func `No pixel pops at the first or the last step`(axis: Axis, scale: Double) throws {
    let held = try Held(axis, scale: scale)
    let white = [Int](repeating: 255, count: Int(120 * scale))
    var former = white
    for step in 1..<white.count {
      let line = try held.line(at: Double(step) / scale)
      if step == 1 || step == white.count - 1 {
        #expect(Self.difference(line, white) <= 1, "step \(step)")
      }
      // The shadow moves by a pixel and grows: nowhere by more than the fall of its deepest part
      // on one side; where the edge itself passes the step between both sides is seen.
      #expect(Self.difference(line, former) <= 28, "step \(step)")
      if Double(step) / scale <= 6 { #expect(Self.difference(line, former) <= 8, "step \(step)") }
      former = line
    }
    #expect(try held.line(at: 120) == white)
  }

  @Test(arguments: [Axis.vertical, .horizontal], [1.0, 1.5, 2, 3])
  func `At full depth it falls off softly on both sides`(axis: Axis, scale: Double) throws {
    let held = try Held(axis, scale: scale)
    let line = try held.line(at: 60)
    let edge = Int(60 * scale)
    #expect((209...214).contains(line[edge - 1]), "the deeper side lies on the earlier page")
    #expect((236...240).contains(line[edge]))
    #expect(line[..<(edge - Int((16 * scale).rounded()))].allSatisfy { $0 == 255 })
    #expect(line[(edge + Int((16 * scale * 0.6).rounded()))...].allSatisfy { $0 == 255 })
    for position in 1..<line.count where position != edge {
      let fall = line[position - 1] - line[position]
      #expect(fall.magnitude <= 6 && (position < edge ? fall >= 0 : fall <= 0), "at \(position)")
    }
    // It ends with the faintest of its tones, not with a cut.
    let last = line.lastIndex { $0 < 255 } ?? 0
    let first = line.firstIndex { $0 < 255 } ?? 0
    #expect(line[first] >= 253 && line[last] >= 253)
  }

  @Test func `Its depth grows from nothing at rest to all of it at 24 points`() throws {
    let held = try Held(.vertical)
    var depths: [Int] = []
    for step in 0...30 { depths.append(try held.line(at: Double(step)).min() ?? 0) }
    #expect(depths[0] == 255 && depths[1] >= 254)
    #expect(depths == depths.sorted(by: >))
    #expect(depths[24] == depths[30] && depths[20] > depths[30])
    #expect((230...236).contains(depths[12]), "half of it half-way: \(depths[12])")
  }

  @Test func `From right to left the earlier page lies to the right and has the deeper side`()
    throws
  {
    let held = try Held(.horizontal, direction: .rightToLeft)
    let line = try held.line(at: -60)
    #expect(line[60] < 215 && line[59] > 230)
  }

  @Test(arguments: [(0, -30.0), (4, 30)])
  func `At a bound the page casts it onto the background`(start: Int, points: Double) throws {
    for axis in [Axis.vertical, .horizontal] {
      let held = try Held(axis, start: start)
      let line = try held.line(at: points * 2)
      let edge = try #require(held.pager.frame.edgePixels)
      let (page, ground) = start == 0 ? (line[edge], line[edge - 1]) : (line[edge - 1], line[edge])
      #expect(ground < 215 && page > 230)
    }
  }
}
