import PagerCore
import PagerSDLTestSupport
import PagerTestSupport
import PagerTrace
import Testing

@testable import PagerSDL

/// Commands, and callbacks that give commands.
@Suite struct CommandTests {
  /// Does something at every event, and writes down what it hears.
  private final class Listener: PageContainerDelegate {
    var heard: [String] = []
    var onSettle: ((PageContainer, Int) -> Void)?
    var onRecentre: ((PageContainer, Int) -> Void)?
    var onWillAppear: ((PageContainer, PageView) -> Void)?

    func pager(_ pager: PageContainer, willAppear page: PageView) {
      heard.append("WA\(page.index ?? -1)")
      onWillAppear?(pager, page)
    }
    func pager(_ pager: PageContainer, didAppear page: PageView) {
      heard.append("DA\(page.index ?? -1)")
    }
    func pager(_ pager: PageContainer, willDisappear page: PageView) {
      heard.append("WD\(page.index ?? -1)")
    }
    func pager(_ pager: PageContainer, didDisappear page: PageView) {
      heard.append("DD\(page.index ?? -1)")
    }
    func pagerWillBeginDragging(_ pager: PageContainer) { heard.append("begin") }
    func pager(_ pager: PageContainer, willEndDraggingToward target: Int, velocity: Double) {
      heard.append("end \(target)")
    }
    func pager(_ pager: PageContainer, didRecentreOn page: Int) {
      heard.append("recentre \(page)")
      onRecentre?(pager, page)
    }
    func pager(_ pager: PageContainer, didSettleOn page: Int) {
      heard.append("settle \(page)")
      onSettle?(pager, page)
    }
  }

  /// A page that writes down what happens to it.
  private final class DiaryView: PageView {
    var diary: [String] = []
    override func willAppear() { diary.append("WA") }
    override func didAppear() { diary.append("DA") }
    override func willDisappear() { diary.append("WD") }
    override func didDisappear() { diary.append("DD") }
    override func didClick(at point: Point) {
      diary.append("click \(Int(point.x)) \(Int(point.y))")
    }
  }

  private final class DiaryFeed: PageDataSource {
    func numberOfPages(in pager: PageContainer) -> Int { 3 }
    func page(at index: Int, in pager: PageContainer) -> PageView { pager.dequeue(DiaryView.self) }
  }

  /// Gives a command whenever time goes on.
  private final class Restless: FrameOverlay {
    var commands = 0

    func advance(to frame: PagerFrame, of pager: PageContainer) {
      commands += 1
      pager.goToPrevious()
    }

    func update(for frame: PagerFrame, of pager: PageContainer) -> Bool { false }
    func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {}
  }

  @Test func `An overlay may give a command at every instant`() throws {
    let stage = try TestStage(start: 1)
    let overlay = Restless()
    stage.pager.overlays = [overlay]
    // The command comes at the end of the first wait, and its turn is over after the second.
    stage.wait()
    stage.wait()
    #expect(overlay.commands > 1 && stage.pager.page == 0 && stage.pager.phase == .idle)
    let commands = overlay.commands
    stage.pager.goToPrevious()
    #expect(overlay.commands == commands + 1)
  }

  @Test func `The delegate hears every event in its order`() throws {
    let stage = try TestStage(start: 5)
    let listener = Listener()
    stage.pager.delegate = listener
    let count = stage.events.count
    stage.turn()
    stage.drag(from: 0.9, to: 0.87)
    stage.release(0.5, 0.87, after: 200)
    stage.wait()
    try stage.pager.goTo(0, animated: true)
    stage.wait()
    #expect(listener.heard == stage.words(since: count))
    #expect(
      Array(listener.heard.prefix(8)) == [
        "begin", "WA6", "WD5", "end 6", "DD5", "DA6", "recentre 6", "settle 6",
      ])
  }

  @Test func `Swipe, wheel, key and command make the same events`() throws {
    // BC-11 (c)
    let stage = try TestStage(start: 0)
    func list(_ act: () throws -> Void) rethrows -> [String] {
      let count = stage.events.count
      let page = stage.pager.page ?? 0
      try act()
      stage.wait()
      return stage.words(since: count).filter { $0 != "begin" && !$0.hasPrefix("end") }.map {
        $0.replacing("\(page + 1)", with: "next").replacing("\(page)", with: "this")
      }
    }
    let swipe = list { stage.swipe() }
    let wheel = list { stage.take(.wheel(WheelDelta(y: -1))) }
    let key = list {
      stage.take(.key(.pageDown, .down))
      stage.take(.key(.pageDown, .up))
    }
    let jump = try list { try stage.pager.goTo(4, animated: true) }
    #expect(
      swipe == [
        "WAnext", "WDthis", "DDthis", "DAnext", "recentre next", "settle next",
      ])
    #expect(wheel == swipe)
    #expect(key == swipe)
    #expect(jump == swipe)
  }

  @Test func `A press without a drag makes no event but the click`() throws {
    // BC-11 (b)
    let stage = try TestStage(start: 5)
    let count = stage.events.count
    stage.press(0.25, 0.5)
    stage.release(0.25, 0.5, after: 50)
    stage.wait()
    #expect(stage.words(since: count) == ["click 5"])
  }

  @Test func `A small pull undoes what it began and shows no other page`() throws {
    // BC-11 (a)
    let stage = try TestStage(start: 5, size: Size(width: 400, height: 600))
    let count = stage.events.count
    let gesture = GestureScript.belowThreshold.trace()
    var viewport = TraceViewport(size: stage.pager.size, pageCount: 12)
    for entry in gesture.entries {
      for input in viewport.inputs(for: entry.action) {
        stage.take(input, at: entry.time.milliseconds)
      }
    }
    stage.wait()
    #expect(
      stage.words(since: count) == [
        "begin", "WA6", "WD5", "end 5", "WA5", "WD6", "DA5", "DD6", "settle 5",
      ])
  }

  @Test func `A view hears its own life and clicks in points of its content`() throws {
    let feed = DiaryFeed()
    let pager = PageContainer()
    pager.dataSource = feed
    pager.open(size: Size(width: 100, height: 100), scale: 1, at: .zero)
    let view = try #require(pager.currentView as? DiaryView)
    #expect(view.diary == ["WA", "DA"])
    pager.take(.pointerDown(.mouse, at: Point(x: 30, y: 40)), at: .zero)
    pager.take(.pointerUp(.mouse, at: Point(x: 30, y: 40)), at: .zero)
    pager.goToNext()
    pager.advance(to: Timestamp(milliseconds: 3000))
    #expect(view.diary == ["WA", "DA", "click 30 40", "WD", "DD"])
  }

  @Test func `A command from inside a callback is carried out after the present events`() throws {
    let stage = try TestStage(start: 5)
    let listener = Listener()
    stage.pager.delegate = listener
    listener.onSettle = { pager, page in if page < 8 { pager.goToNext() } }
    stage.swipe()
    for _ in 0..<300 { stage.wait(16) }
    #expect(try stage.pageOnShow() == 8)
    #expect(stage.lifecycle.mistakes.isEmpty)
    #expect(
      listener.heard.filter { $0.hasPrefix("settle") } == ["settle 6", "settle 7", "settle 8"])
    #expect(listener.heard == stage.words().suffix(listener.heard.count))
  }

  @Test func `A reload from inside a callback finds the new data`() throws {
    let stage = try TestStage(start: 5)
    let listener = Listener()
    stage.pager.delegate = listener
    listener.onRecentre = { pager, _ in
      stage.feed.numbers = (0..<12).map { 11 - $0 }
      pager.reloadData()
    }
    stage.turn()
    #expect(try stage.pageOnShow() == 11 - 6)
    #expect(stage.lifecycle.mistakes.isEmpty)
    #expect(stage.lifecycle.onlyShownPage == 6)
  }

  @Test func `A jump from inside a callback wins over the settle`() throws {
    let stage = try TestStage(start: 5)
    let listener = Listener()
    stage.pager.delegate = listener
    listener.onWillAppear = { pager, page in
      if page.index == 6 { try? pager.goTo(1, animated: false) }
    }
    stage.turn()
    #expect(try stage.pageOnShow() == 1)
    #expect(stage.lifecycle.mistakes.isEmpty)
    #expect(stage.lifecycle.onlyShownPage == 1)
  }

  @Test(arguments: [-1, 12, Int.max, Int.min], [true, false])
  func `A jump out of range is refused and nothing moves`(page: Int, isAnimated: Bool) throws {
    let stage = try TestStage(start: 5)
    let count = stage.events.count
    #expect(throws: PagerError.pageOutOfRange(page: page, count: 12)) {
      try stage.pager.goTo(page, animated: isAnimated)
    }
    #expect(stage.events.count == count)
    #expect(stage.pager.phase == .idle)
  }

  @Test func `A far animated jump slides the target in as a neighbour and asks for none between`()
    throws
  {
    let stage = try TestStage(start: 1)
    stage.feed.asked = []
    try stage.pager.goTo(9, animated: true)
    try stage.eachFrame { frame, picture in
      #expect(Set(frame.visiblePages).isSubset(of: [1, 9]))
      let expected = TestCard.strip(
        base: frame.page ?? 0, neighbour: frame.page == 1 ? 9 : 1,
        displacement: frame.displacementPixels, width: 80, height: 120)
      #expect(picture.difference(from: expected) == nil)
    }
    #expect(try stage.pageOnShow() == 9)
    #expect(Set(stage.feed.asked).isSubset(of: [8, 9, 10]))
  }

  @Test func `A jump while a spring-back runs replaces it from the present position`() throws {
    // BC-08
    for target in [1, 11] {
      let stage = try TestStage(start: 11)
      let count = stage.events.count
      stage.drag(from: 0.9, to: 0.6)
      stage.release(0.5, 0.6)
      stage.wait(60)
      let before = stage.pager.frame.displacementPixels
      try stage.pager.goTo(target, animated: true)
      #expect(stage.pager.frame.displacementPixels == before)
      stage.wait()
      #expect(try stage.pageOnShow() == target)
      let words = stage.words(since: count)
      #expect(words.filter { $0.hasPrefix("recentre") } == (target == 1 ? ["recentre 1"] : []))
      #expect(words.contains("DD11") == (target == 1))
      #expect(words.contains("DA1") == (target == 1))
    }
  }

  @Test func `The start page is brought in range, and a reload before the start is nothing`() {
    let pager = PageContainer()
    let feed = Feed(0..<4)
    feed.register(in: pager)
    pager.dataSource = feed
    pager.startPage = 99
    pager.reloadData()
    pager.updatePages()
    pager.open(size: Size(width: 80, height: 120), scale: 1, at: .zero)
    #expect(pager.page == 3 && feed.asked == [3, 2])
  }

  @Test func `Commands before the start are kept, and checked against the data at the start`()
    throws
  {
    let pager = PageContainer()
    var told: [PagerMisuse] = []
    pager.diagnostics = PagerDiagnostics { told.append($0) }
    try pager.goTo(7, animated: false)
    try pager.goTo(99, animated: true)
    pager.goToPrevious()
    #expect(throws: PagerError.self) { try pager.goTo(-1, animated: false) }
    let feed = Feed(0..<12)
    feed.register(in: pager)
    pager.dataSource = feed
    pager.open(size: Size(width: 80, height: 120), scale: 1, at: .zero)
    #expect(told == [.commandRefused(.pageOutOfRange(page: 99, count: 12))])
    #expect(pager.page == 7 && pager.phase == .settling)
    pager.advance(to: Timestamp(milliseconds: 2000))
    #expect(pager.page == 6 && pager.activePage == 6)
  }

  @Test func `After a reload in a callback a jump is checked against the data as they will be`()
    throws
  {
    let stage = try TestStage(start: 5)
    var refused: [PagerError] = []
    let delegate = CallbackDelegate()
    stage.pager.delegate = delegate
    delegate.didSettle = { pager in
      delegate.didSettle = nil
      stage.feed.numbers = Array(0..<20)
      pager.reloadData()
      do throws(PagerError) { try pager.goTo(15, animated: false) } catch { refused.append(error) }
      do throws(PagerError) { try pager.goTo(20, animated: false) } catch { refused.append(error) }
    }
    stage.turn()
    #expect(refused == [.pageOutOfRange(page: 20, count: 20)])
    #expect(try stage.pageOnShow() == 15)
  }

  @Test func `With reduced motion turns from callbacks go round a loop one a frame`() throws {
    let stage = try TestStage(
      pages: 5, configuration: PagerConfiguration(boundary: .looping, reduceMotion: true))
    let delegate = CallbackDelegate()
    stage.pager.delegate = delegate
    delegate.didSettle = { $0.goToNext() }
    stage.pager.goToNext()
    var pages: [Int?] = []
    for _ in 0..<7 {
      stage.wait(16)
      pages.append(stage.pager.page)
    }
    #expect(pages == [1, 2, 3, 4, 0, 1, 2])
  }

  @Test func `Callbacks that answer every change with another neither hang nor hold up a frame`()
    throws
  {
    let stage = try TestStage(start: 5)
    var told: [PagerMisuse] = []
    stage.pager.diagnostics = PagerDiagnostics { told.append($0) }
    let delegate = CallbackDelegate()
    stage.pager.delegate = delegate
    var reloads = 0
    delegate.didAppear = { pager in
      reloads += 1
      pager.reloadData()
    }
    stage.pager.reloadData()
    #expect(told == [.endlessCallbacks(count: 64)])
    #expect(stage.pager.needsNextFrame)
    delegate.didAppear = nil
    stage.wait(16)
    #expect(reloads == 64 && !stage.pager.needsMotionFrame && told.count == 1)
    #expect(try stage.pageOnShow() == 5)
  }

  @Test
  func `Callbacks that never end are reported once, and again when they have ended meanwhile`()
    throws
  {
    let stage = try TestStage(start: 5)
    var told: [PagerMisuse] = []
    stage.pager.diagnostics = PagerDiagnostics { told.append($0) }
    let delegate = CallbackDelegate()
    stage.pager.delegate = delegate
    for times in 1...2 {
      delegate.didAppear = { $0.reloadData() }
      stage.pager.reloadData()
      for _ in 0..<10 { stage.wait(16) }
      #expect(stage.pager.needsMotionFrame)
      #expect(told == Array(repeating: .endlessCallbacks(count: 64), count: times))
      delegate.didAppear = nil
      stage.wait(16)
      #expect(!stage.pager.needsMotionFrame)
    }
  }

  @Test func `What callbacks have left over after so many changes needs a frame, at rest too`()
    throws
  {
    let stage = try TestStage(start: 5)
    stage.pager.diagnostics = PagerDiagnostics { _ in }
    let delegate = CallbackDelegate()
    stage.pager.delegate = delegate
    delegate.didAppear = { $0.reloadData() }
    stage.pager.reloadData()
    // Drawn without time going on, nothing but what is left over asks for another frame.
    _ = try stage.picture()
    #expect(stage.pager.phase == .idle && stage.pager.needsMotionFrame)
    delegate.didAppear = nil
    stage.wait(16)
    #expect(!stage.pager.needsMotionFrame)
  }

  @Test func `After another source is shown in a callback a jump is checked against its pages`()
    throws
  {
    let stage = try TestStage(start: 5)
    let other = Feed(0..<40)
    let delegate = CallbackDelegate()
    stage.pager.delegate = delegate
    var refusals = 0
    delegate.didSettle = { [unowned delegate] pager in
      delegate.didSettle = nil
      pager.show(other, configuration: pager.configuration)
      do { try pager.goTo(30, animated: false) } catch { refusals += 1 }
      do { try pager.goTo(40, animated: false) } catch { refusals += 1 }
    }
    stage.turn()
    #expect(refusals == 1 && stage.pager.page == 30 && stage.pager.pageCount == 40)
  }

  @Test func `A blank page that stood in for changing data gives way to the real one`() throws {
    let feed = Feed(0..<12)
    feed.hasIdentities = true
    let stage = try TestStage(feed: feed, start: 5)
    let delegate = CallbackDelegate()
    stage.pager.delegate = delegate
    delegate.didRecentre = { [unowned delegate] pager in
      delegate.didRecentre = nil
      feed.numbers.append(20)
      pager.updatePages()
    }
    stage.turn()
    #expect(stage.pager.page == 6)
    let numbers = stage.pager.surfaces.map { ($0.view as? CardView)?.number }
    #expect(Set(numbers) == [5, 6, 7])
  }
}

/// Does what a test wants in a callback.
private final class CallbackDelegate: PageContainerDelegate {
  var didSettle: ((PageContainer) -> Void)?
  var didAppear: ((PageContainer) -> Void)?

  var didRecentre: ((PageContainer) -> Void)?

  func pager(_ pager: PageContainer, didSettleOn page: Int) { didSettle?(pager) }
  func pager(_ pager: PageContainer, didRecentreOn page: Int) { didRecentre?(pager) }
  func pager(_ pager: PageContainer, didAppear page: PageView) { didAppear?(pager) }
}
