import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import Testing

@testable import PagerSDL

/// What the pager does when its data changes: fewer pages, none, others, the same in another order.
@Suite struct DataChangeTests {
  @Test func `Fewer pages, none, and some again`() throws {
    // BC-06
    let stage = try TestStage(pages: 12, start: 11)
    var count = stage.events.count
    stage.feed.numbers = Array(0..<5)
    stage.pager.reloadData()
    #expect(stage.words(since: count) == ["WD11", "DD11", "WA4", "DA4"])
    #expect(try stage.pageOnShow() == 4)
    #expect(stage.pager.activePage == 4)

    count = stage.events.count
    stage.feed.numbers = []
    stage.pager.reloadData()
    #expect(stage.words(since: count) == ["WD4", "DD4"])
    #expect(stage.pager.page == nil && stage.pager.activePage == nil && stage.pager.pageCount == 0)
    #expect(stage.pager.currentView == nil)
    #expect(try stage.picture().colors == [0])

    count = stage.events.count
    stage.feed.numbers = Array(0..<5)
    stage.pager.reloadData()
    #expect(stage.words(since: count) == ["WA0", "DA0"])
    #expect(try stage.pageOnShow() == 0)
    stage.turn()
    #expect(try stage.pageOnShow() == 1)
    #expect(stage.lifecycle.mistakes.isEmpty)
  }

  @Test(arguments: [Boundary.bounded, .looping])
  func `No pages take all input calmly`(boundary: Boundary) throws {
    // BC-05
    let stage = try TestStage(
      feed: Feed([]), configuration: PagerConfiguration(boundary: boundary))
    try doEverything(to: stage)
    #expect(stage.words().isEmpty)
    #expect(!stage.pager.needsNextFrame || stage.pager.phase == .idle)
    #expect(try stage.picture().colors == [0])
    #expect(throws: PagerError.pageOutOfRange(page: 0, count: 0)) {
      try stage.pager.goTo(0, animated: true)
    }
  }

  @Test(arguments: [Boundary.bounded, .looping])
  func `A single page never turns, loop or not`(boundary: Boundary) throws {
    // BC-05
    let stage = try TestStage(
      pages: 1, configuration: PagerConfiguration(boundary: boundary))
    try doEverything(to: stage)
    let words = stage.words().filter {
      !$0.hasPrefix("begin") && !$0.hasPrefix("end") && !$0.hasPrefix("settle")
    }
    #expect(words == ["WA0", "DA0"])
    #expect(try stage.pageOnShow() == 0)
    #expect(throws: PagerError.pageOutOfRange(page: 3, count: 1)) {
      try stage.pager.goTo(3, animated: true)
    }
    #expect(stage.feed.asked == [0])
  }

  /// A swipe each way, a notch, keys, a jump and a resize, each to its rest.
  private func doEverything(to stage: TestStage) throws {
    stage.swipe()
    try stage.eachFrame { _, _ in }
    stage.swipe(from: 0.3, to: 0.8)
    stage.wait()
    stage.take(.wheel(WheelDelta(y: -1)))
    stage.wait()
    for key in [PagerKey.pageDown, .home, .end, .up] {
      stage.take(.key(key, .down))
      stage.take(.key(key, .up))
      stage.wait()
    }
    stage.pager.goToNext()
    stage.pager.goToPrevious()
    stage.wait()
    try stage.resize(to: Size(width: 60, height: 90))
    stage.wait()
  }

  @Test func `A reload renews the page on show and both neighbours, whatever the count`() throws {
    // BC-07 (a)
    let stage = try TestStage(start: 5)
    _ = try stage.picture()
    try stage.prepareNeighbours()
    stage.feed.numbers = (0..<12).map { 11 - $0 }
    stage.pager.reloadData()
    #expect(try stage.pageOnShow() == 6)
    stage.turn()
    #expect(try stage.pageOnShow() == 5)
    stage.turn(forward: false)
    #expect(try stage.pageOnShow() == 6)
    stage.turn(forward: false)
    #expect(try stage.pageOnShow() == 7)
  }

  @Test(arguments: [16.0, 48, 80, 160, 320])
  func `A reload in mid-settle goes on with the new pages only`(milliseconds: Double) throws {
    // BC-07 (b)
    let stage = try TestStage(start: 5)
    stage.swipe()
    stage.wait(milliseconds)
    stage.feed.numbers = (0..<12).map { 11 - $0 }
    let before = stage.pager.frame
    stage.pager.reloadData()
    #expect(stage.pager.frame.displacementPixels == before.displacementPixels)
    try stage.eachFrame { frame, picture in
      #expect(picture.difference(from: stage.expected(frame)) == nil)
    }
    #expect(try stage.pageOnShow() == 11 - 6)
    #expect(stage.lifecycle.mistakes.isEmpty)
    #expect(stage.lifecycle.onlyShownPage == 6)
    stage.turn()
    #expect(try stage.pageOnShow() == 11 - 7)
  }

  @Test(arguments: [0.7, 0.55, 0.3])
  func `A reload during a drag keeps the position under the pointer`(fraction: Double) throws {
    let stage = try TestStage(start: 5)
    stage.drag(from: 0.9, to: fraction)
    let before = stage.pager.frame
    stage.feed.numbers = (0..<12).map { 11 - $0 }
    stage.pager.reloadData()
    let after = stage.pager.frame
    #expect(after.displacementPixels == before.displacementPixels)
    #expect(try stage.picture().difference(from: stage.expected(after)) == nil)
    stage.move(0.5, fraction - 0.1)
    #expect(stage.pager.frame.displacement > before.displacement)
    stage.release(0.5, fraction - 0.1)
    stage.wait()
    #expect(try stage.pageOnShow() == 11 - 6)
    #expect(stage.lifecycle.mistakes.isEmpty)
  }

  @Test func `A reload that takes the target away springs back`() throws {
    let stage = try TestStage(pages: 7, start: 5)
    stage.swipe()
    stage.wait(48)
    stage.feed.numbers = Array(0..<6)
    stage.pager.reloadData()
    stage.wait()
    #expect(try stage.pageOnShow() == 5)
    #expect(stage.lifecycle.mistakes.isEmpty)
    #expect(stage.lifecycle.onlyShownPage == 5)
  }

  @Test func `The page on show stays when pages are inserted, removed or moved about it`() throws {
    let feed = Feed(0..<12)
    feed.hasIdentities = true
    let stage = try TestStage(feed: feed, start: 5)
    feed.numbers.insert(contentsOf: [20, 21], at: 0)
    stage.pager.reloadData()
    #expect(stage.pager.page == 7)
    #expect(try stage.pageOnShow() == 5)
    feed.numbers.removeFirst(4)
    stage.pager.reloadData()
    #expect(stage.pager.page == 3)
    #expect(try stage.pageOnShow() == 5)
    feed.numbers.reverse()
    stage.pager.reloadData()
    #expect(try stage.pageOnShow() == 5)
    stage.turn()
    #expect(try stage.pageOnShow() == 4)
    #expect(stage.lifecycle.mistakes.isEmpty)
  }

  @Test func `When the page on show is removed its position keeps the index`() throws {
    let feed = Feed(0..<12)
    feed.hasIdentities = true
    let stage = try TestStage(feed: feed, start: 5)
    feed.numbers.remove(at: 5)
    stage.pager.reloadData()
    #expect(stage.pager.page == 5)
    #expect(try stage.pageOnShow() == 6)
    feed.numbers.removeLast(8)
    stage.pager.reloadData()
    #expect(stage.pager.page == 2)
    #expect(try stage.pageOnShow() == 2)
  }

  @Test func `Views that a reload gives up go back to the pool`() throws {
    let stage = try TestStage(start: 5)
    for _ in 0..<50 { stage.pager.reloadData() }
    #expect(stage.feed.made == 3)
  }

  @Test func `Other data with other rules are shown from a page on, at rest`() throws {
    let stage = try TestStage(start: 5)
    stage.swipe()
    stage.wait(48)
    let other = Feed((0..<8).map { 20 + $0 })
    other.register(in: stage.pager)
    stage.pager.show(other, configuration: PagerConfiguration(axis: .horizontal), startPage: 2)
    #expect(stage.pager.phase == .idle)
    #expect(try stage.pageOnShow() == 22)
    #expect(stage.lifecycle.mistakes.isEmpty)
    #expect(stage.lifecycle.onlyShownPage == 2)
    stage.turn()
    #expect(try stage.pageOnShow() == 23)
  }
}
