import PagerCore
import PagerTestSupport
import PagerTrace
import Testing

@testable import PagerSDL
@testable import vpage_demo

/// Questions whose answers unfold.
@Suite struct UnfoldingTests {
  private func stage(reducesMotion: Bool = false) throws -> (DemoStage, QuestionPage) {
    let stage = try DemoStage {
      $0.run.start = 4
      $0.run.reducesMotion = reducesMotion
    }
    return (stage, try #require(stage.pager.currentView as? QuestionPage))
  }

  private func click(_ row: Int, of page: QuestionPage, on stage: DemoStage) throws {
    let point = try #require(page.middle(ofRow: row))
    stage.take(.pointerDown(.mouse, at: point))
    stage.take(.pointerUp(.mouse, at: point))
  }

  /// Where the last row begins.
  private func lastRow(of page: QuestionPage) throws -> Double {
    try #require(page.middle(ofRow: 3)).y
  }

  @Test func `An answer takes 150 ms to unfold, with a frame for each step and none after`() throws
  {
    let (stage, page) = try stage()
    let start = try lastRow(of: page)
    stage.wait(16)
    try click(0, of: page, on: stage)
    #expect(try lastRow(of: page) == start, "nothing jumps at the click")
    var positions = [start]
    for _ in 0..<9 {
      #expect(stage.pager.needsNextFrame && page.isMoving)
      stage.wait(16)
      _ = try stage.picture()
      positions.append(try lastRow(of: page))
    }
    // After 144 ms it is all but there, and not earlier; it starts and ends softly.
    #expect(page.isMoving)
    stage.wait(16)
    _ = try stage.picture()
    positions.append(try lastRow(of: page))
    #expect(positions == positions.sorted() && Set(positions).count > 7)
    let way = try #require(positions.last) - start
    #expect(way > 60)
    #expect(positions[1] - start < way * 0.06)
    for (one, other) in zip(positions, positions.dropFirst()) { #expect(other - one < way * 0.25) }
    #expect(!page.isMoving && !stage.pager.needsNextFrame)
    stage.wait(500)
    #expect(try lastRow(of: page) == positions.last)
    // And folds the same way.
    try click(0, of: page, on: stage)
    stage.wait(80)
    let middle = try lastRow(of: page)
    #expect(middle > start + way * 0.2 && middle < start + way * 0.8)
    stage.wait(100)
    #expect(try lastRow(of: page) == start)
  }

  @Test func `With reduced motion it is unfolded at once`() throws {
    let (stage, page) = try stage(reducesMotion: true)
    let start = try lastRow(of: page)
    try click(0, of: page, on: stage)
    #expect(try lastRow(of: page) > start + 60)
    _ = try stage.picture()
    #expect(!page.isMoving && !stage.pager.needsNextFrame)
  }

  @Test func `A picture in the middle does not depend on the frames drawn before it`() throws {
    func picture(drawing: Bool) throws -> [UInt32] {
      let (stage, page) = try stage()
      try click(1, of: page, on: stage)
      for _ in 0..<5 {
        stage.wait(16)
        if drawing { _ = try stage.picture() }
      }
      return try stage.picture().pixels
    }
    #expect(try picture(drawing: true) == picture(drawing: false))
  }

  @Test func `The row under the pointer has a wash, also when it comes under it by scrolling`()
    throws
  {
    let (stage, page) = try stage()
    let plain = try stage.picture()
    let point = try #require(page.middle(ofRow: 1))
    stage.take(.hover(at: point))
    let hovered = try stage.picture()
    #expect(hovered != plain)
    stage.take(.hover(at: Point(x: point.x, y: 20)))
    #expect(try stage.picture() == plain)
    // The page leaves under a pointer at rest, and comes back without its wash.
    stage.take(.hover(at: point))
    stage.pager.goToNext()
    stage.wait(1500)
    #expect(stage.pager.page == 5)
    stage.take(.hover(at: Point(x: 5, y: 5)))
    stage.pager.goToPrevious()
    stage.wait(1500)
    #expect(try stage.picture() == plain)
  }

  @Test func `A page shown again under a pointer at rest looks at once as it does later`() throws {
    let (stage, page) = try stage()
    try click(1, of: page, on: stage)
    stage.wait(500)
    let left = try stage.picture()
    let commands: [(DemoStage) throws -> Void] = [
      { $0.demo.show(.lifecycle) }, { $0.demo.show(.vertical) },
      { try $0.pager.goTo(9, animated: false) }, { try $0.pager.goTo(4, animated: false) },
      { $0.pager.reloadData() },
    ]
    for (number, command) in commands.enumerated() {
      try command(stage)
      let first = try stage.picture()
      stage.wait(500)
      #expect(try stage.picture() == first, "after command \(number)")
      if [1, 3, 4].contains(number) { #expect(first == left, "after command \(number)") }
    }
  }
}
