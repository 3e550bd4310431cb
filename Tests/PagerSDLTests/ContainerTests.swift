import PagerCapture
import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import PagerTrace
import Testing

@testable import PagerSDL

/// Views: made, handed out, recycled and kept apart.
@Suite struct ContainerTests {
  private final class Plain: PageView {}
  private final class Other: PageView {}

  @Test func `A view is dequeued by its class, registered or not`() {
    let pager = PageContainer()
    pager.register(Plain.self)
    #expect(pager.dequeue(Plain.self).reuseIdentifier == "Plain")
    #expect(pager.dequeue(Other.self).reuseIdentifier == "Other")
  }

  @Test func `A class whose views need more than init is dequeued by its class as well`() {
    final class Titled: PageView {
      var title = ""
    }
    let pager = PageContainer()
    pager.register(Titled.self) {
      let view = Titled()
      view.title = "made here"
      return view
    }
    let view = pager.dequeue(Titled.self)
    #expect(view.title == "made here")
    #expect(view.reuseIdentifier == String(describing: Titled.self))
  }

  @Test func `Two classes of one name are told apart`() {
    enum First {
      final class Page: PageView {}
    }
    enum Second {
      final class Page: PageView {}
    }
    let pager = PageContainer()
    #expect(pager.dequeue(First.Page.self).reuseIdentifier == "Page")
    #expect(pager.dequeue(Second.Page.self).reuseIdentifier == String(reflecting: Second.Page.self))
  }

  @Test func `Views of one class and several names are kept apart, and the name is told`() {
    let pager = PageContainer()
    pager.diagnostics = PagerDiagnostics { Issue.record("\($0)") }
    pager.register(Plain.self, named: "a")
    pager.register(Plain.self, named: "b")
    #expect(pager.dequeue(Plain.self, named: "a").reuseIdentifier == "a")
    #expect(pager.dequeue(Plain.self, named: "b").reuseIdentifier == "b")
    #expect(pager.dequeue(Plain.self).reuseIdentifier == "Plain")
  }

  /// A feed of one class whose name is registered for another one.
  private final class Mistaken: PageDataSource {
    var made = 0

    func numberOfPages(in pager: PageContainer) -> Int { 12 }
    func page(at index: Int, in pager: PageContainer) -> PageView {
      pager.dequeue(CardView.self, named: "page")
    }
  }

  @Test func `A name registered for another class is told once, and no view is made and dropped`()
    throws
  {
    let stage = try TestStage(start: 5)
    var reports: [PagerMisuse] = []
    stage.pager.diagnostics = PagerDiagnostics { reports.append($0) }
    let feed = Mistaken()
    stage.pager.register(Plain.self, named: "page") {
      feed.made += 1
      return Plain()
    }
    stage.pager.dataSource = feed
    stage.pager.reloadData()
    let views = stage.pager.surfaces.compactMap { $0.view.map(ObjectIdentifier.init) }
    for _ in 0..<5 { stage.turn() }
    #expect(reports == [.unregisteredName("page", className: "CardView")])
    #expect(feed.made == 0 && views.count == 3)
    #expect(
      stage.pager.surfaces.allSatisfy {
        $0.view.map { views.contains(ObjectIdentifier($0)) } ?? false
      })
  }

  @Test func `A recycled view is told to forget before it is handed out again`() throws {
    let stage = try TestStage(start: 5)
    #expect(stage.feed.made == 3)
    stage.turn()
    stage.turn()
    let views = stage.pager.surfaces.compactMap { $0.view as? CardView }
    #expect(views.count == 3)
    #expect(stage.feed.made <= 4)
    #expect(views.contains { $0.reuses > 0 })
    #expect(views.allSatisfy { $0.number == $0.index })
  }

  @Test func `A view knows its page, its size, its scale and its pager while it is bound`() throws {
    let stage = try TestStage(start: 5, size: Size(width: 81, height: 121), scale: 1.5)
    let view = try #require(stage.pager.currentView)
    #expect(view.index == 5)
    #expect(view.size == Size(width: 81, height: 121))
    #expect(view.scale == 1.5)
    #expect(view.pager === stage.pager)
    try stage.pager.goTo(0, animated: false)
    stage.wait()
    #expect(view.index == nil || stage.pager.surfaces.contains { $0.view === view })
  }

  @Test func `Several classes of pages fraction a pager and keep their own pools`() throws {
    let feed = Feed(0..<6)
    for index in [1, 3, 5] { feed.lengths[index] = 300 }
    let stage = try TestStage(feed: feed)
    for page in 0..<6 {
      try stage.pager.goTo(page, animated: false)
      stage.wait(16)
      let view = stage.pager.currentView
      #expect((view is LongView) == (page % 2 == 1))
      #expect(view?.reuseIdentifier == (page % 2 == 1 ? "long" : "card"))
    }
    #expect(feed.made <= 6)
  }

  @Test func `A data source that is gone leaves blank pages and no crash`() throws {
    let pager = PageContainer()
    func lend() {
      let feed = Feed(0..<3)
      pager.dataSource = feed
      #expect(pager.dataSource != nil)
    }
    lend()
    #expect(pager.dataSource == nil, "held weakly")
    pager.open(size: Size(width: 10, height: 10), scale: 1, at: .zero)
    pager.reloadData()
    #expect(pager.pageCount == 0)
  }

  @Test func `After a far jump both hidden neighbours are new`() throws {
    // BC-10
    let stage = try TestStage(start: 0)
    for _ in 0..<3 { stage.turn() }
    #expect(try stage.pageOnShow() == 3)
    try stage.pager.goTo(0, animated: true)
    stage.wait()
    #expect(try stage.pageOnShow() == 0)
    stage.drag(from: 0.9, to: 0.2)
    let halfway = stage.pager.frame
    #expect(halfway.visiblePages == [0, 1])
    #expect(try stage.picture().difference(from: stage.expected(halfway)) == nil)
    stage.release(0.5, 0.2)
    try stage.eachFrame { frame, picture in
      #expect(picture.difference(from: stage.expected(frame)) == nil)
    }
    #expect(try stage.pageOnShow() == 1)
  }

  @Test func `A view whose content comes late shows a placeholder and never its former page`()
    throws
  {
    // BC-10, slow variant: content comes 300 ms after it was asked for.
    let feed = LateFeed(count: 12)
    let pager = PageContainer()
    pager.register(CardView.self)
    pager.dataSource = feed
    let stage = try OffscreenStage(size: Size(width: 80, height: 120), scale: 1)
    defer { pager.dropTextures() }
    pager.open(size: Size(width: 80, height: 120), scale: 1, at: .zero)
    let script = GestureScript.fiveFastSwipes.trace(header: TraceHeader()).entries
    var viewport = TraceViewport(size: Size(width: 80, height: 120), pageCount: 12)
    var entries = script[...]
    for frame in 0..<140 {
      let time = Timestamp(milliseconds: Double(frame) * 16)
      while let entry = entries.first, entry.time <= time {
        entries.removeFirst()
        for input in viewport.inputs(for: entry.action) { pager.take(input, at: entry.time) }
      }
      pager.clock.move(to: time)
      pager.advance(to: time)
      feed.load(until: time.milliseconds)
      try stage.draw(pager)
      let picture = PixelImage(try stage.picture())
      for visible in [pager.frame.first, pager.frame.second].compactMap({ $0 }) {
        let top = max(0, visible.originPixels) + 3
        guard top < min(120, visible.originPixels + 120) - 3 else { continue }
        let color = picture[2, top]
        let page = visible.slot.page
        #expect(
          color == TestCard.color(of: page) || color == CardView.placeholder,
          "page \(page) at \(frame * 16) ms")
      }
    }
    let page = try #require(pager.page)
    #expect(page >= 3)
    #expect(TestCard.page(filling: PixelImage(try stage.picture())) == page)
  }

  /// Pages whose content comes some time after their views.
  private final class LateFeed: PageDataSource {
    private let count: Int
    private var waiting: [(due: Double?, view: CardView, page: Int)] = []

    init(count: Int) { self.count = count }

    func numberOfPages(in pager: PageContainer) -> Int { count }

    func page(at index: Int, in pager: PageContainer) -> PageView {
      let view = pager.dequeue(CardView.self)
      waiting.append((nil, view, index))
      return view
    }

    func load(until now: Double) {
      for position in waiting.indices where waiting[position].due == nil {
        waiting[position].due = now + 300
      }
      for (due, view, page) in waiting where due.map({ $0 <= now }) ?? false {
        // A late load for a page that has moved on is dropped.
        guard view.index == page else { continue }
        view.number = page
        view.setNeedsDisplay()
      }
      waiting.removeAll { $0.due.map { $0 <= now } ?? false }
    }
  }

  @Test func `Asking for another drawing draws that page alone, once`() throws {
    let stage = try TestStage(start: 5)
    _ = try stage.picture()
    try stage.prepareNeighbours()
    let view = try #require(stage.pager.currentView as? CardView)
    #expect(!stage.pager.needsNextFrame)
    view.number = 9
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    #expect(stage.pager.needsNextFrame)
    let before = stage.pager.drawings
    #expect(try stage.pageOnShow() == 9)
    try stage.prepareNeighbours()
    #expect(stage.pager.drawings == before + 1)
    #expect(!stage.pager.needsNextFrame)
  }

  @Test func `Pages wait to be drawn ahead until they are drawn, and only at rest`() throws {
    let stage = try TestStage(start: 5)
    _ = try stage.picture()
    #expect(stage.pager.canPrepare)
    try stage.prepareNeighbours()
    #expect(!stage.pager.canPrepare)
    stage.turn()
    #expect(stage.pager.canPrepare)
    stage.drag(from: 0.6, to: 0.5)
    #expect(!stage.pager.canPrepare)
  }

  @Test func `A neighbour that changes is drawn anew without disturbing the page on show`() throws {
    let stage = try TestStage(start: 5)
    _ = try stage.picture()
    try stage.prepareNeighbours()
    let views = stage.pager.surfaces.compactMap { $0.view as? CardView }
    let next = try #require(views.first { $0.index == 6 })
    next.number = 20
    next.setNeedsDisplay()
    #expect(try stage.pageOnShow() == 5)
    stage.turn()
    #expect(try stage.pageOnShow() == 20)
  }

  @Test func `A view that is out of use may ask for a drawing and gets none`() throws {
    let stage = try TestStage(start: 5)
    _ = try stage.picture()
    let view = CardView()
    view.setNeedsDisplay()
    #expect(!stage.pager.needsNextFrame)
  }
}
