import PagerCore
import PagerSDL
import PagerTestSupport
import PagerText
import PagerTrace
import Testing

@testable import vpage_demo

/// The event log of the life-cycle scene.
@Suite struct LogTests {
  @Test func `Lanes carry the numbers of their pages, with any number of pages`() {
    var lanes = LogLanes()
    #expect(lanes.lanes.map(\.page) == [0, 1, 2, 3, 4, 5])
    // From page 3 to page 8, as a jump: the lane of 8 is that of 2.
    _ = lanes.set(.shown, ofPage: 3)
    let lane = lanes.set(.appearing, ofPage: 8)
    #expect(lanes.lanes[lane].page == 8)
    #expect(lanes.lanes[3] == LogLanes.Lane(page: 3, state: .shown))
    // A page whose lane is taken by one on show gets another.
    let other = lanes.set(.appearing, ofPage: 9)
    #expect(other != 3 && lanes.lanes[other].page == 9)
    #expect(Set(lanes.lanes.map(\.page)).count == LogLanes.count)
  }

  @Test(arguments: [6, 7, 1000, 2_000_000_000])
  func `Walking through many pages, each event is in the lane with its page's number`(
    pages: Int
  ) throws {
    let stage = try DemoStage(.lifecycle) { $0.run.pages = pages }
    let walk = WalkCheck()
    stage.pager.observers.add(walk)
    for page in [1, 5, pages - 1, 0, pages / 2, 2] {
      try stage.pager.goTo(page, animated: true)
      stage.wait(1500)
    }
    #expect(walk.checked >= 20 && walk.lanes.isBalanced)
  }

  @Test func `While all rows are in view a drag over the pane turns pages`() throws {
    let stage = try DemoStage(.lifecycle)
    stage.drag(from: Point(x: 400, y: 600), to: Point(x: 60, y: 600))
    stage.take(.pointerUp(.mouse, at: Point(x: 60, y: 600)))
    stage.wait(1500)
    #expect(stage.pager.page == 1)
  }

  @Test func `With more rows the wheel and drags over the pane show the older ones`() throws {
    let stage = try DemoStage(.lifecycle)
    let log = try stage.overlay(LogOverlay.self)
    for page in [1, 2, 3, 4, 5, 4, 3, 2] {
      try stage.pager.goTo(page, animated: true)
      stage.wait(1500)
    }
    _ = try stage.picture()
    let newest = log.rowsOnShow
    #expect(newest.lowerBound > 10)
    let position = Point(x: 240, y: 600)
    stage.take(.hover(at: position))
    stage.take(.wheel(WheelDelta(y: 1)))
    #expect(log.rowsOnShow == newest.lowerBound - 3..<newest.upperBound - 3)
    // Down by 100 points: five rows, under the pointer all the way.
    stage.drag(from: position, to: Point(x: 240, y: 700))
    #expect(log.rowsOnShow.lowerBound == newest.lowerBound - 8)
    let older = try stage.picture()
    stage.take(.pointerUp(.mouse, at: Point(x: 240, y: 700)))
    #expect(stage.pager.page == 2 && stage.pager.phase == .idle, "the pages have not moved")
    // News do not take the rows away from who reads them.
    let first = log.rowsOnShow.lowerBound
    try stage.pager.goTo(3, animated: true)
    stage.wait(1500)
    #expect(log.rowsOnShow.lowerBound == first)
    #expect(try stage.picture() != older)
    stage.take(.hover(at: position))
    stage.take(.wheel(WheelDelta(y: -100)))
    _ = try stage.picture()
    #expect(log.rowsOnShow.upperBound > newest.upperBound, "and back to the newest")
    stage.take(.wheel(WheelDelta(y: 1000)))
    #expect(log.rowsOnShow.lowerBound == 0)
  }

  @Test func `Its words are never cut, from a small window to 2,000,000,000 pages`() {
    for width in stride(from: 80.0, through: 400, by: 4) {
      for pages in [0, 1, 6, 100, 5000, 2_000_000_000] {
        let columns = LogColumns(width: width, pages: pages)
        let number =
          columns.shortensNumbers
          ? min(5, Double("\(pages)".count) + 1) : Double(pages.grouped.count)
        let text = (columns.leavesOutTense ? 58 : 84) + number * 7
        if width >= 110 { #expect(columns.words + text <= width + 8, "\(width) \(pages)") }
        #expect([0, min(LogLanes.count, max(1, pages))].contains(columns.lanes))
      }
    }
  }

  @Test func `Neither "no pages" nor the hints at the ends lie behind it`() {
    for size in [
      Size(width: 101, height: 151), Size(width: 160, height: 120), Size(width: 480, height: 800),
      Size(width: 600, height: 200), Size(width: 800, height: 600),
    ] {
      let area = LogPane.pageArea(in: size)
      guard let pane = LogPane.frame(in: size) else { continue }
      #expect(!area.intersects(pane))
      #expect(pane.x >= 0 && pane.y >= 0 && pane.maxX <= size.width && pane.maxY <= size.height)
      #expect(area.width >= 40 && area.height >= 40)
    }
  }

  @Test func `The digits of its times stand under each other`() {
    let context = DemoContext(
      fonts: FontBook(), palette: Palette(theme: .light))
    let figures = TabularFigures(
      TypeScale.small.style(.caption, .black), scale: 1, context: context)
    for number in ["1111", "8888", "4567"] {
      #expect((figures.width(of: number) - 4 * figures.digitWidth).magnitude < 1e-9)
    }
    #expect(figures.digitWidth > 4)
  }

  @Test(arguments: [6, 50, 999, 1_000_000, 2_000_000_000])
  func `The badge of a lane's number leaves its neighbours' numbers free`(pages: Int) {
    let context = DemoContext(fonts: FontBook(), palette: Palette(theme: .light))
    let columns = LogColumns(width: 420, pages: pages)
    let style = TypeScale.small.style(.label, context.palette.ink)
    let plain = TypeScale.small.style(.caption, context.palette.ink)
    let name = LogColumns.laneNumber(pages - 1)
    let badge = LogColumns.badgeWidth(
      number: context.width(of: name, style, scale: 1), pitch: columns.pitch)
    let number = context.width(of: LogColumns.laneNumber(pages - 2), plain, scale: 1)
    #expect(columns.lanes > 0 && (badge + number) / 2 <= columns.pitch)
  }
}

/// Checks at every event that it is in the lane with its page's number.
private final class WalkCheck: PagerObserver {
  private(set) var lanes = LogLanes()
  private(set) var checked = 0

  func pager(_ pager: PageContainer, told event: PagerEvent) {
    guard let row = LogRow(event, on: &lanes), let lane = row.lane else { return }
    #expect(lanes.lanes[lane].page == row.text.page)
    #expect(Set(lanes.lanes.map(\.page)).count == LogLanes.count)
    checked += 1
  }
}
