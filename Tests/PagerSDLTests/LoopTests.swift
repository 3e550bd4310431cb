import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import Testing

@testable import PagerSDL

/// A loop of few pages: the right order, the right side, and no edge.
@Suite struct LoopTests {
  private static let looping = PagerConfiguration(boundary: .looping)

  @Test(arguments: [2, 3, 4])
  func `The loop goes on for ever both ways, and each page enters from the side of the swipe`(
    count: Int
  ) throws {
    // BC-04
    let stage = try TestStage(pages: count, configuration: Self.looping)
    for isForward in [true, false] {
      for _ in 0..<6 {
        let page = try #require(stage.pager.page)
        let next = (page + (isForward ? 1 : count - 1)) % count
        let begin = stage.events.count
        isForward ? stage.swipe() : stage.swipe(from: 0.3, to: 0.8)
        var wasHalfway = false
        try stage.eachFrame { frame, picture in
          let position = frame.displacementPixels
          guard position != 0 else {
            #expect(TestCard.page(filling: picture) == frame.page)
            return
          }
          // Until the re-centre the next page is below when going forward, above when going back.
          #expect(frame.page == page && (position > 0) == isForward)
          let expected = TestCard.strip(
            base: page, neighbour: next, displacement: position, width: 80, height: 120)
          #expect(picture.difference(from: expected) == nil)
          wasHalfway = wasHalfway || abs(position) > 50
        }
        #expect(wasHalfway)
        let words = stage.words(since: begin)
        #expect(words.filter { $0.hasPrefix("recentre") } == ["recentre \(next)"])
        #expect(try stage.pageOnShow() == next)
      }
    }
    #expect(stage.lifecycle.mistakes.isEmpty)
  }

  @Test func `With two pages both neighbours are the same page in two surfaces`() throws {
    let stage = try TestStage(pages: 2, configuration: Self.looping)
    let bound = stage.pager.surfaces.compactMap { $0.view?.index }
    #expect(bound.sorted() == [0, 1, 1])
    // One drag forward, over the rest and backward shows the other page on both sides.
    stage.press(0.5, 0.5)
    stage.move(0.5, 0.4)
    stage.move(0.5, 0.3)
    #expect(stage.pager.frame.visiblePages == [0, 1])
    #expect(try stage.picture().difference(from: stage.expected(stage.pager.frame)) == nil)
    stage.move(0.5, 0.7)
    #expect(stage.pager.frame.visiblePages == [1, 0])
    #expect(try stage.picture().difference(from: stage.expected(stage.pager.frame)) == nil)
    stage.release(0.5, 0.7, after: 300)
    stage.wait()
    #expect(stage.lifecycle.mistakes.isEmpty)
  }

  @Test func `The last animated frame and the first settled one differ by the last step at most`()
    throws
  {
    // BC-04
    let stage = try TestStage(pages: 3, configuration: Self.looping)
    stage.swipe()
    var positions: [Int] = []
    try stage.eachFrame { frame, _ in
      positions.append((frame.page ?? 0) * stage.height + frame.displacementPixels)
    }
    let steps = zip(positions.dropFirst(), positions).map { $0 - $1 }
    #expect(steps.last == 0 || steps.last == 1)
  }

  @Test func `A single page in a loop only pulls and springs back`() throws {
    let stage = try TestStage(pages: 1, configuration: Self.looping)
    stage.drag(from: 0.9, to: 0.3)
    #expect(stage.pager.frame.visiblePages == [0])
    #expect(stage.pager.frame.displacementPixels > 0)
    stage.release(0.5, 0.3)
    stage.wait()
    #expect(try stage.pageOnShow() == 0)
  }
}
