import PagerCapture
package import PagerCore
package import PagerSDL
package import PagerTestSupport
import Testing

/// A pager on a stage that nobody sees and a clock that stands until it is moved.
package final class TestStage: PagerObserver {
  package let pager: PageContainer
  package let feed: Feed
  /// Every event so far.
  package private(set) var events: [PagerEvent] = []
  private var stage: OffscreenStage
  package private(set) var milliseconds = 0.0

  /// Starts a pager of cards: 0, 1, 2 and so on, or what a feed has.
  package init(
    pages: Int = 12, feed: Feed? = nil, start: Int = 0, size: Size = Size(width: 80, height: 120),
    scale: Double = 1, configuration: PagerConfiguration = PagerConfiguration()
  ) throws {
    let feed = feed ?? Feed(0..<pages)
    self.feed = feed
    pager = PageContainer(configuration: configuration)
    pager.background = .black
    pager.startPage = start
    pager.dataSource = feed
    stage = try OffscreenStage(size: size, scale: scale)
    feed.register(in: pager)
    pager.observers.add(self)
    pager.open(size: size, scale: scale, at: .zero)
  }

  deinit { pager.dropTextures() }

  package func pager(_ pager: PageContainer, told event: PagerEvent) { events.append(event) }

  /// The size of the view in points, as whole numbers.
  package var width: Int { Int(pager.size.width) }
  package var height: Int { Int(pager.size.height) }

  /// Moves the clock to a time in ms; what falls due until then happens.
  package func advance(to milliseconds: Double) {
    let time = Timestamp(milliseconds: milliseconds)
    self.milliseconds = milliseconds
    pager.clock.move(to: time)
    pager.advance(to: time)
  }

  /// Lets a time in ms go by.
  package func wait(_ milliseconds: Double = 2000) { advance(to: self.milliseconds + milliseconds) }

  /// Applies an input now, or at a time in ms.
  package func take(_ input: PagerInput, at milliseconds: Double? = nil) {
    advance(to: milliseconds ?? self.milliseconds)
    pager.take(input, at: Timestamp(milliseconds: self.milliseconds))
  }

  /// Presses the mouse at a position, in fractions of the view.
  package func press(_ x: Double, _ y: Double) { take(.pointerDown(.mouse, at: position(x, y))) }

  /// Moves the pressed mouse to a position in fractions of the view within a time in ms.
  package func move(_ x: Double, _ y: Double, during milliseconds: Double = 16) {
    wait(milliseconds)
    take(.pointerMove(.mouse, to: position(x, y)))
  }

  /// Lets go of the mouse at a position in fractions of the view, after a time in ms.
  package func release(_ x: Double, _ y: Double, after milliseconds: Double = 0) {
    wait(milliseconds)
    take(.pointerUp(.mouse, at: position(x, y)))
  }

  /// Drags along the axis from one fraction of the view to another and holds, without letting go.
  package func drag(from start: Double, to end: Double, during milliseconds: Double = 160) {
    let isVertical = pager.configuration.axis == .vertical
    func at(_ fraction: Double) -> (Double, Double) {
      isVertical ? (0.5, fraction) : (fraction, 0.5)
    }
    press(at(start).0, at(start).1)
    for step in 1...10 {
      let fraction = start + (end - start) * Double(step) / 10
      move(at(fraction).0, at(fraction).1, during: milliseconds / 10)
    }
  }

  /// Swipes along the axis by a fraction of the view, quickly enough to turn.
  package func swipe(from start: Double = 0.8, to end: Double = 0.3) {
    drag(from: start, to: end, during: 100)
    let isVertical = pager.configuration.axis == .vertical
    release(isVertical ? 0.5 : end, isVertical ? end : 0.5)
  }

  /// Swipes and waits for the rest.
  package func turn(forward: Bool = true) {
    forward ? swipe() : swipe(from: 0.3, to: 0.8)
    wait()
  }

  /// What the pager shows now.
  package func picture() throws -> PixelImage {
    try stage.draw(pager)
    return PixelImage(try stage.picture())
  }

  /// Draws the neighbours ahead, as a window does at rest.
  package func prepareNeighbours() throws { try stage.prepareNeighbours(of: pager) }

  /// Resizes as a window does: a new stage, and the pager told of it.
  package func resize(to size: Size, scale: Double = 1) throws {
    pager.dropTextures()
    stage = try OffscreenStage(size: size, scale: scale)
    pager.open(size: size, scale: scale, at: Timestamp(milliseconds: milliseconds))
  }

  /// Calls a body with the frame and the picture of every 16 ms until the pager rests.
  package func eachFrame(_ body: (PagerFrame, PixelImage) throws -> Void) throws {
    for _ in 0..<500 {
      wait(16)
      try body(pager.frame, picture())
      if pager.phase == .idle { return }
    }
    Issue.record("no rest within 8 seconds")
  }

  /// What a frame of cards must look like: as the numbers of the feed say.
  package func expected(_ frame: PagerFrame) -> PixelImage {
    guard let page = frame.page else {
      return PixelImage(width: width, height: height, color: 0)
    }
    let others = frame.visiblePages.filter { $0 != page }
    return TestCard.strip(
      base: feed.numbers[page], neighbour: others.first.map { feed.numbers[$0] },
      displacement: frame.displacementPixels, width: width, height: height)
  }

  /// The number of the card that fills the view, exact in every pixel; nil when none does.
  package func pageOnShow() throws -> Int? {
    TestCard.page(filling: try picture(), scale: pager.scale)
  }

  /// The events since a count of them, as words such as `WA1` or `recentre 2`.
  package func words(since count: Int = 0) -> [String] {
    events.dropFirst(count).compactMap(\.word)
  }

  /// The mistakes in the life cycle of pages so far.
  package var lifecycle: LifecycleWords {
    var words = LifecycleWords()
    for event in events {
      if let (name, page) = event.lifecycle { words.take(name, page: page) }
      if case .reindex(let slot, let former) = event.kind {
        words.reindex(from: former, to: slot.page)
      }
    }
    return words
  }

  private func position(_ x: Double, _ y: Double) -> Point {
    Point(x: x * pager.size.width, y: y * pager.size.height)
  }
}
