import CSDL2
import PagerCapture
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import Testing

@testable import PagerSDL

/// What is rare in a container, and must hold all the same.
@Suite struct ContainerEdgeTests {
  /// A page whose length is nonsense.
  private final class NonsenseView: PageView {
    static let lengths = [Double.nan, .infinity, -.infinity, -5, 1e300]
    override func contentLength(fitting size: Size) -> Double {
      Self.lengths[(index ?? 0) % Self.lengths.count]
    }
  }

  private final class NonsensePages: PageDataSource {
    func numberOfPages(in pager: PageContainer) -> Int { NonsenseView.lengths.count }
    func page(at index: Int, in pager: PageContainer) -> PageView {
      pager.dequeue(NonsenseView.self)
    }
  }

  /// Takes pages away at the first re-centre, and reloads from there.
  private final class Shrinker: PageContainerDelegate {
    var hasReloaded = false
    let feed: Feed

    init(_ feed: Feed) { self.feed = feed }

    func pager(_ pager: PageContainer, didRecentreOn page: Int) {
      guard !hasReloaded else { return }
      hasReloaded = true
      feed.numbers = [0, 1]
      feed.asked = []
      pager.reloadData()
    }
  }

  @Test func `A length that is no length counts as nothing, and one without end is cut`() throws {
    let source = NonsensePages()
    let pager = PageContainer()
    pager.dataSource = source
    let stage = try OffscreenStage(size: Size(width: 40, height: 60), scale: 1)
    defer { pager.dropTextures() }
    pager.open(size: Size(width: 40, height: 60), scale: 1, at: .zero)
    for page in NonsenseView.lengths.indices {
      try pager.goTo(page, animated: false)
      try stage.draw(pager)
      pager.take(.key(.end, .down), at: .zero)
      try stage.draw(pager)
      #expect(pager.frame.innerOffset.isFinite)
    }
  }

  @Test func `A reload from a callback asks for no page that is gone`() throws {
    let stage = try TestStage(pages: 12, start: 2)
    let shrinker = Shrinker(stage.feed)
    stage.pager.delegate = shrinker
    stage.turn()
    #expect(shrinker.hasReloaded)
    #expect(!stage.feed.asked.isEmpty && stage.feed.asked.allSatisfy { $0 < 2 })
    #expect(stage.pager.page == 1 && stage.pager.pageCount == 2)
    #expect(try stage.pageOnShow() == 1)
    #expect(stage.lifecycle.mistakes.isEmpty)
  }

  @Test func `In a loop of two an identity outlives a turn`() throws {
    let feed = Feed([10, 20])
    feed.hasIdentities = true
    let stage = try TestStage(
      feed: feed, configuration: PagerConfiguration(boundary: .looping))
    stage.turn()
    #expect(stage.pager.activePage == 1)
    feed.numbers = [5, 10, 20]
    stage.pager.reloadData()
    #expect(stage.pager.activePage == 2)
    #expect(try stage.pageOnShow() == 20)
  }

  @Test func `A page that is bound in the instant of a resize has the new size`() throws {
    let stage = try TestStage(pages: 12)
    stage.pager.goToNext()
    // The turn ends before the resize is taken: page 2 is bound on the way to it.
    stage.pager.clock.move(to: Timestamp(milliseconds: 3000))
    stage.pager.open(
      size: Size(width: 100, height: 90), scale: 1, at: Timestamp(milliseconds: 3000))
    for surface in stage.pager.surfaces {
      #expect(surface.view?.size == Size(width: 100, height: 90))
    }
  }

  @Test func `Two classes of one name do not take each other's views`() {
    enum First { final class Page: PageView {} }
    enum Second { final class Page: PageView {} }
    let pager = PageContainer()
    let first = pager.dequeue(First.Page.self)
    let second = pager.dequeue(Second.Page.self)
    #expect(first.reuseIdentifier == "Page" && second.reuseIdentifier != "Page")
    #expect(pager.dequeue(First.Page.self).reuseIdentifier == "Page")
  }
}
