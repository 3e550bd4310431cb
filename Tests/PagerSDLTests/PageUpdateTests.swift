import PagerCore
import PagerSDL
import PagerSDLTestSupport
import PagerTestSupport
import Testing

/// Gentle changes of the data, pages that are rebound alone, and views that are given twice.
@Suite struct PageUpdateTests {
  private func stage(start: Int = 5) throws -> TestStage {
    let feed = Feed(0..<12)
    feed.hasIdentities = true
    return try TestStage(feed: feed, start: start)
  }

  @Test func `What is on show keeps view and picture when pages are inserted and removed about it`()
    throws
  {
    let stage = try stage()
    let view = stage.pager.currentView
    let before = try stage.picture()
    let asked = stage.feed.asked.count
    stage.feed.numbers.insert(contentsOf: [20, 21], at: 0)
    stage.pager.updatePages()
    #expect(stage.pager.page == 7 && stage.pager.activePage == 7 && view?.index == 7)
    #expect(stage.pager.currentView === view)
    #expect(stage.feed.asked.count == asked && stage.words().isEmpty == false)
    #expect(try stage.picture().difference(from: before) == nil)
    stage.feed.numbers.removeFirst(6)
    stage.pager.updatePages()
    #expect(stage.pager.page == 1 && stage.pager.currentView === view)
    #expect(stage.feed.asked.count == asked)
    stage.feed.numbers.remove(at: 0)
    stage.pager.updatePages()
    #expect(stage.pager.page == 0 && stage.pager.currentView === view)
    #expect(stage.lifecycle.mistakes.isEmpty)
    stage.turn()
    #expect(try stage.pageOnShow() == 6)
  }

  @Test func `The page on show that is removed gives way to its neighbour, at its start`() throws {
    let stage = try stage()
    stage.feed.numbers.remove(at: 5)
    stage.pager.updatePages()
    #expect(try stage.pageOnShow() == 6)
    #expect(stage.pager.page == 5 && stage.pager.currentView?.index == 5)
    #expect(stage.lifecycle.mistakes.isEmpty && stage.lifecycle.onlyShownPage == 5)
  }

  @Test func `The offset inside a removed page is not handed to the page that follows`() throws {
    let feed = Feed(0..<12)
    feed.hasIdentities = true
    feed.lengths = [5: 1000, 6: 1000]
    let stage = try TestStage(feed: feed, start: 5)
    stage.take(.wheel(WheelDelta(y: -3)))
    stage.wait()
    #expect(stage.pager.frame.innerOffset == 216)
    stage.feed.numbers.remove(at: 5)
    stage.pager.reloadData()
    #expect(stage.pager.page == 5 && stage.pager.frame.innerOffset == 0)
    // One that is still there keeps it, wherever it is now.
    stage.take(.wheel(WheelDelta(y: -3)))
    stage.wait()
    feed.lengths = [7: 1000]
    stage.feed.numbers.insert(contentsOf: [20, 21], at: 0)
    stage.pager.reloadData()
    #expect(stage.pager.page == 7 && stage.pager.frame.innerOffset == 216)
  }

  @Test
  func `Without identities an update goes by the index, and rebinds nothing that is in range`()
    throws
  {
    let stage = try TestStage(start: 5)
    let asked = stage.feed.asked.count
    stage.feed.numbers = Array(0..<20)
    stage.pager.updatePages()
    #expect(stage.feed.asked.count == asked && stage.pager.pageCount == 20)
    stage.feed.numbers = Array(0..<3)
    stage.pager.updatePages()
    #expect(try stage.pageOnShow() == 2)
  }

  @Test func `One page is rebound alone, and its neighbours stay as they are`() throws {
    let stage = try TestStage(start: 5)
    stage.feed.numbers[5] = 9
    stage.feed.asked = []
    stage.pager.reloadPage(at: 5)
    #expect(stage.feed.asked == [5])
    #expect(try stage.pageOnShow() == 9)
    stage.pager.reloadPage(at: 11)
    #expect(stage.feed.asked == [5])
  }

  /// A stage on which a jump from page 5 to page 20 of 30 is on its way, from rest or from a pull.
  private func jumping(_ fromPull: Bool, identities: Bool = true) throws -> TestStage {
    let feed = Feed(0..<30)
    feed.hasIdentities = identities
    let stage = try TestStage(feed: feed, start: 5)
    if fromPull {
      stage.drag(from: 0.8, to: 0.3)
    }
    try stage.pager.goTo(20, animated: true)
    stage.wait(30)
    return stage
  }

  @Test(arguments: [false, true], [false, true])
  func `A far page that is removed on its way gives way to the last one`(
    identities: Bool, fromPull: Bool
  ) throws {
    for isReload in [false, true] {
      let stage = try jumping(fromPull, identities: identities)
      stage.feed.numbers = Array(0..<15)
      if isReload { stage.pager.reloadData() } else { stage.pager.updatePages() }
      stage.wait()
      #expect(try stage.pageOnShow() == 14)
      #expect(stage.pager.page == 14 && stage.lifecycle.mistakes.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `A far page with an identity is reached wherever it is now`(fromPull: Bool) throws {
    for isReload in [false, true] {
      let stage = try jumping(fromPull)
      for inserted in [[100, 101], [102]] {
        stage.feed.numbers.insert(contentsOf: inserted, at: 8)
        if isReload { stage.pager.reloadData() } else { stage.pager.updatePages() }
      }
      stage.wait()
      #expect(stage.pager.page == 23 && stage.lifecycle.mistakes.isEmpty)
      #expect(try stage.pageOnShow() == 20)
    }
  }

  @Test func `One view for two pages is told, and neither page shows the other's content`() throws {
    let single = SingleViewSource()
    let pager = PageContainer()
    var told: [PagerMisuse] = []
    pager.diagnostics = PagerDiagnostics { told.append($0) }
    pager.dataSource = single
    pager.open(size: Size(width: 80, height: 120), scale: 1, at: .zero)
    #expect(told == [.viewInUse(page: 1, showing: 0)])
    #expect(told.first?.description.contains("page(at: 1)") == true)
    #expect(pager.currentView === single.view && single.view.index == 0)
    pager.goToNext()
    pager.advance(to: Timestamp(milliseconds: 2000))
    #expect(pager.page == 1 && pager.currentView !== single.view)
  }

  @Test func `The view of another pager is told, and stays with it`() throws {
    let single = SingleViewSource()
    let first = PageContainer()
    first.dataSource = single
    single.count = 1
    first.open(size: Size(width: 80, height: 120), scale: 1, at: .zero)
    let second = PageContainer()
    var told: [PagerMisuse] = []
    second.diagnostics = PagerDiagnostics { told.append($0) }
    second.dataSource = single
    second.open(size: Size(width: 80, height: 120), scale: 1, at: .zero)
    #expect(told == [.viewOfAnotherPager(page: 0)])
    #expect(first.currentView === single.view && second.currentView !== single.view)
    // Given back by the first, it is free for the second.
    single.count = 0
    first.reloadData()
    single.count = 1
    second.reloadData()
    #expect(told.count == 1 && second.currentView === single.view)
  }

  @Test func `The delegate hears why another page is the active one`() throws {
    let stage = try TestStage(start: 5)
    let delegate = ActiveDelegate()
    stage.pager.delegate = delegate
    stage.turn()
    stage.pager.goToPrevious()
    stage.wait()
    stage.feed.numbers = Array(0..<3)
    stage.pager.reloadData()
    #expect(delegate.heard == ["6 user", "5 command", "2 data"])
  }
}

/// Returns one and the same view for every page.
private final class SingleViewSource: PageDataSource {
  let view = CardView()
  var count = 3

  func numberOfPages(in pager: PageContainer) -> Int { count }
  func page(at index: Int, in pager: PageContainer) -> PageView { view }
}

private final class ActiveDelegate: PageContainerDelegate {
  var heard: [String] = []

  func pager(_ pager: PageContainer, didChangeActivePage page: Int?, cause: ActivePageCause) {
    heard.append("\(page ?? -1) \(cause)")
  }
}
