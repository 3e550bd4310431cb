import PagerCore
import PagerSDL
import PagerTestSupport
import PagerText
import PagerTrace
import Testing

@testable import vpage_demo

/// The marks that tell which page is on show: seen, hit and dragged.
@Suite struct IndicatorTests {
  /// The relative luminance of a colour (WCAG 2).
  private func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let fraction = Double(channel) / 255
      if fraction <= 0.04045 { return fraction / 12.92 }
      // 2.4 = 12/5: the fifth root by Newton, without a library of functions.
      let base = (fraction + 0.055) / 1.055
      var root = base
      for _ in 0..<60 {
        root -= (root * root * root * root * root - base) / (5 * root * root * root * root)
      }
      let square = base * base
      return square * root * root
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ one: Color, _ other: Color) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test(arguments: [TraceHeader.Theme.light, .dark])
  func `Its marks stand out by 3 to 1 from every page and from the background`(
    theme: TraceHeader.Theme
  ) throws {
    for scene in [SceneName.vertical, .lifecycle, .loop] {
      let stage = try DemoStage(scene) { $0.run.theme = theme }
      for page in 0..<stage.pager.pageCount {
        try stage.pager.goTo(page, animated: false)
        let background = try #require(stage.pager.currentView).background
        for mark in [IndicatorArt.quiet, IndicatorArt.active] {
          #expect(contrast(mark, background) >= 3, "\(scene) \(page)")
          #expect(contrast(mark, stage.pager.background) >= 3)
        }
      }
    }
  }

  private static let area = Rect(x: 0, y: 0, width: 480, height: 800)

  @Test(arguments: [Axis.vertical, .horizontal], [false, true])
  func `Every dot answers within 24 points`(axis: Axis, isMirrored: Bool) throws {
    let layout = try #require(
      IndicatorLayout(axis: axis, count: 12, area: Self.area, isMirrored: isMirrored))
    for current in [0, 5, 11] {
      let position = IndicatorLayout.Position(page: current, neighbour: current, step: 0)
      for index in 0..<layout.markCount {
        let mark = layout.mark(index, at: position)
        let centre = Point(
          x: mark.position.x + mark.look.size.width / 2,
          y: mark.position.y + mark.look.size.height / 2)
        for (dx, dy) in [(0.0, 0.0), (11.5, 0), (-11.5, 0), (0, 11.5), (0, -11.5), (11, 11)] {
          #expect(
            layout.page(at: Point(x: centre.x + dx, y: centre.y + dy), current: current) == index)
        }
      }
    }
  }

  @Test(arguments: [TraceHeader.Theme.light, .dark])
  func `It has a band of its own where text runs under it, and none elsewhere`(
    theme: TraceHeader.Theme
  ) throws {
    let size = Size(width: 480, height: 640)
    for axis in [Axis.vertical, .horizontal] {
      let stage = try DemoStage(size: size) {
        $0.run.theme = theme
        $0.run.axis = axis
      }
      let layout = try #require(
        IndicatorLayout(axis: axis, count: 12, area: Rect(origin: Point(x: 0, y: 0), size: size)))
      let band = layout.band
      // Left of the first mark and right of the last one, in the middle of the band.
      let ends = [band.x + 4, band.maxX - 4].map { (Int($0), Int(band.y + band.height / 2)) }
      for page in 0..<stage.pager.pageCount {
        try stage.pager.goTo(page, animated: false)
        let picture = try stage.picture()
        let isLong = stage.pager.innerLength > size.height
        if axis == .horizontal {
          let card = stage.demo.context.palette.card
          let view = try #require(stage.pager.currentView)
          let expected = isLong ? card : view.background
          for (x, y) in ends {
            let wanted =
              UInt32(expected.red) << 16 | UInt32(expected.green) << 8 | UInt32(expected.blue)
            #expect(picture[x, y] == wanted, "page \(page)")
          }
          for mark in [IndicatorArt.quiet, IndicatorArt.active] {
            #expect(contrast(mark, card) >= 3)
          }
        }
      }
    }
  }

  @Test func `The marks lie inside the window and keep their order in mid-turn`() throws {
    for axis in [Axis.vertical, .horizontal] {
      for (count, area) in [
        (12, Self.area), (2_000_000_000, Self.area), (5, Rect(x: 0, y: 0, width: 160, height: 120)),
      ] {
        let layout = try #require(IndicatorLayout(axis: axis, count: count, area: area))
        for step in 0...IndicatorLayout.steps {
          let position = IndicatorLayout.Position(page: 1, neighbour: 2, step: step)
          var end = -Double.infinity
          for index in 0..<layout.markCount {
            let mark = layout.mark(index, at: position)
            #expect(mark.position.x >= 0 && mark.position.x + mark.look.size.width <= area.width)
            #expect(mark.position.y >= 0 && mark.position.y + mark.look.size.height <= area.height)
            let start = axis == .vertical ? mark.position.y : mark.position.x
            if layout.markCount == count {
              #expect(start >= end)
              end = start + (axis == .vertical ? mark.look.size.height : mark.look.size.width)
            }
          }
        }
      }
    }
  }

  @Test func `One page has no marks, and no room has none`() {
    #expect(IndicatorLayout(axis: .vertical, count: 1, area: Self.area) == nil)
    #expect(IndicatorLayout(axis: .vertical, count: 0, area: Self.area) == nil)
    #expect(
      IndicatorLayout(
        axis: .vertical, count: 5, area: Rect(x: 0, y: 0, width: 101, height: 151)) == nil)
  }

  @Test func `A press goes to a page, and a drag along the marks leafs through the pages`() throws {
    let stage = try DemoStage()
    let x = 468.0
    let first = 400 - (12 * 24 + 12) / 2.0
    // The first dot is the long one: the others come after it.
    func height(of page: Int) -> Double { first + 24 * Double(page) + 12 + 12 }
    stage.take(.pointerDown(.mouse, at: Point(x: x, y: height(of: 4))))
    stage.wait(1000)
    #expect(stage.pager.page == 4)
    for page in 5...9 {
      stage.wait(16)
      stage.take(.pointerMove(.mouse, to: Point(x: x - 200, y: height(of: page) - 6)))
      #expect(stage.pager.page == page, "the pointer may leave the marks sideways")
    }
    stage.take(.pointerMove(.mouse, to: Point(x: x, y: -50)))
    #expect(stage.pager.page == 0)
    stage.take(.pointerUp(.mouse, at: Point(x: x, y: -50)))
    stage.take(.pointerMove(.mouse, to: Point(x: x, y: height(of: 9))))
    stage.wait(1000)
    #expect(stage.pager.page == 0, "after the release nothing follows the pointer")
  }

  @Test func `A release that was lost ends the leafing at the next move without a button`() throws {
    let stage = try DemoStage()
    stage.take(.pointerDown(.mouse, at: Point(x: 468, y: 400)))
    stage.wait(1000)
    let page = try #require(stage.pager.page)
    stage.take(.hover(at: Point(x: 240, y: 400)))
    stage.take(.pointerMove(.mouse, to: Point(x: 468, y: 250)))
    stage.wait(1000)
    #expect(stage.pager.page == page && page > 3)
  }

  @Test func `Two thousand million pages can be scrubbed from end to end`() throws {
    let stage = try DemoStage { $0.run.pages = 2_000_000_000 }
    stage.take(.pointerDown(.mouse, at: Point(x: 468, y: 400)))
    stage.wait(1000)
    let middle = try #require(stage.pager.page)
    #expect((900_000_000...1_100_000_000).contains(middle))
    stage.take(.pointerMove(.mouse, to: Point(x: 468, y: 799)))
    #expect(stage.pager.page == 1_999_999_999)
    stage.take(.pointerMove(.mouse, to: Point(x: 468, y: 0)))
    #expect(stage.pager.page == 0)
  }

  @Test func `The mark under the pointer is larger`() throws {
    let stage = try DemoStage()
    let plain = try stage.picture()
    stage.take(.hover(at: Point(x: 468, y: 400)))
    #expect(stage.pager.frameHasChanged())
    #expect(try stage.picture() != plain)
    stage.take(.hover(at: Point(x: 100, y: 400)))
    #expect(try stage.picture() == plain)
  }
}
