import CMallocCount
import Glibc
import PagerCapture
import PagerCore
import PagerSDL
import PagerText
import PagerTrace
import SDLVideo
import vpage_demo

/// All that `vpage-bench` measures without a display.
struct Measurements {
  /// Whether to leave out what depends on the machine's speed.
  let countsOnly: Bool
  private let pageCounts = [10, 1_000, 1_000_000, 1_000_000_000]

  init(countsOnly: Bool) { self.countsOnly = countsOnly }

  /// Measures everything.
  ///
  /// - Throws: What SDL could not do.
  func run() throws -> MeasurementTable {
    var table = MeasurementTable()
    measureCore(&table)
    try measureAllocations(&table)
    try measureTextAllocations(&table)
    if countsOnly { return table }
    for (width, height, goal) in [(480, 800, 1.7), (1280, 800, 1.7), (3840, 2160, 1.3)] {
      try measureFrame(width, height, goal: goal, &table)
    }
    try measurePages(&table)
    try measureLongText(&table)
    try measureReplay(&table)
    return table
  }

  // MARK: - The core

  /// Nanoseconds of the core's calls for ever more pages: they must not grow.
  private func measureCore(_ table: inout MeasurementTable) {
    var first: [String: Double] = [:]
    for count in pageCounts {
      for (name, value) in [
        ("handle", dragNanoseconds(count)), ("frame", frameNanoseconds(count)),
        ("turn", turnNanoseconds(count)),
      ] {
        if !countsOnly { table.add("\(name), \(count) pages", value, "ns") }
        if let base = first[name] {
          // Twice is far above any noise of a minimum, far below anything that grows with pages.
          table.add("\(name), \(count) pages to 10", value / base, "ratio", goal: 2)
        } else {
          first[name] = value
        }
      }
    }
  }

  private func makePager(_ count: Int) -> (Pager, [PagerEvent]) {
    var pager = Pager(
      pageCount: count, startPage: count / 2, viewport: Size(width: 480, height: 800))
    var events: [PagerEvent] = []
    events.reserveCapacity(64)
    pager.start(at: .zero, into: &events)
    return (pager, events)
  }

  /// The least time of several rounds, divided by the calls of each.
  private func least(_ rounds: Int, calls: Int, _ body: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      let begin = Self.nanoseconds()
      body()
      best = min(best, Double(Self.nanoseconds() - begin))
    }
    return best / Double(calls)
  }

  private func dragNanoseconds(_ count: Int) -> Double {
    var (pager, events) = makePager(count)
    var time: Int64 = 0
    pager.handle(
      .pointerDown(.mouse, at: Point(x: 240, y: 600)), at: Timestamp(nanoseconds: time),
      into: &events)
    return least(20, calls: 1000) {
      for step in 0..<1000 {
        time += 1_000_000
        events.removeAll(keepingCapacity: true)
        let y = 400 + 150 * Double(step % 2 == 0 ? step : 1000 - step) / 1000
        pager.handle(
          .pointerMove(.mouse, to: Point(x: 240, y: y)), at: Timestamp(nanoseconds: time),
          into: &events)
      }
    }
  }

  private func frameNanoseconds(_ count: Int) -> Double {
    var (pager, events) = makePager(count)
    pager.handle(.goToNext, at: .zero, into: &events)
    pager.advance(to: Timestamp(milliseconds: 100), into: &events)
    var sum = 0
    defer { precondition(sum != 1) }
    return least(20, calls: 1000) {
      for _ in 0..<1000 { sum &+= pager.frame.displacementPixels }
    }
  }

  private func turnNanoseconds(_ count: Int) -> Double {
    var (pager, events) = makePager(count)
    var time: Int64 = 0
    return least(20, calls: 200) {
      for turn in 0..<200 {
        events.removeAll(keepingCapacity: true)
        pager.handle(
          turn % 2 == 0 ? .goToNext : .goToPrevious, at: Timestamp(nanoseconds: time),
          into: &events)
        time += 2_000_000_000
        pager.advance(to: Timestamp(nanoseconds: time), into: &events)
      }
    }
  }

  // MARK: - Allocations

  /// What the frames of bench pages, and of the demo's overlays over them, ask of memory.
  private func measureAllocations(_ table: inout MeasurementTable) throws {
    let (pager, source) = makeContainer(fonts: nil)
    let plain = try withExtendedLifetime(source) { try FrameAllocations(of: pager) }
    table.add("allocations, frame of a drag", plain.drag, "", goal: 0)
    table.add("allocations, frame of a settle", plain.settle, "", goal: 0)
    table.add("allocations, whole turn", plain.turn, "")
    // Three turns on is a page that fits: scrolling inside draws pieces of a page.
    for (scene, page) in [("vertical", 3), ("lifecycle", 0), ("loop", 0)] {
      for showsXRay in [false, true] {
        guard let demo = MeasuredDemo(scene: scene, page: page) else { continue }
        if showsXRay { demo.showXRay() }
        let counts = try FrameAllocations(of: demo.pager)
        let name = showsXRay ? "\(scene) scene with x-ray" : "\(scene) scene"
        // One in many frames is not the frames': an event that is logged, a page that is bound.
        table.add("allocations, frame of a drag, \(name)", counts.drag, "", goal: 0.1)
        table.add("allocations, frame of a settle, \(name)", counts.settle, "", goal: 0.1)
      }
    }
  }

  /// How often memory is asked for when texts are drawn that have been drawn before.
  private func measureTextAllocations(_ table: inout MeasurementTable) throws {
    let fonts = FontBook()
    let style = TextStyle(size: 15)
    let layout = try TextLayout(
      "Ten “quoted” words in three scripts, soft\u{AD}ly broken. 十个字，“加引号”。 مرحبا",
      style: style, width: 200, scale: 1, fonts: fonts)
    let font = try fonts.font(for: style, scale: 1)
    let surface = try Surface(width: 220, height: 200)
    let canvas = try PageCanvas(over: surface, scale: 1)
    func draw() {
      layout.draw(on: canvas, at: Point(x: 10, y: 10))
      let end = 10 + font.width(of: "Déjà vu")
      canvas.draw("Déjà vu", font: font, x: 10, baseline: 180, color: .black)
      canvas.draw("2/12", font: font, x: end, baseline: 180, color: .black)
    }
    draw()
    let before = malloc_count()
    for _ in 0..<100 { draw() }
    table.add(
      "allocations, text drawn again", Double(malloc_count() - before) / 100, "", goal: 0)
  }

  private func makeContainer(fonts: FontBook?) -> (PageContainer, BenchPages) {
    let source = BenchPages(count: 1000, fonts: fonts)
    let pager = PageContainer()
    pager.register(BenchPage.self)
    pager.dataSource = source
    return (pager, source)
  }

  // MARK: - Pictures

  /// A frame of two opaque pages, as a multiple of one memcpy of the frame in the same run.
  private func measureFrame(
    _ width: Int, _ height: Int, goal: Double, _ table: inout MeasurementTable
  ) throws {
    let (pager, source) = makeContainer(fonts: nil)
    let size = Size(width: Double(width), height: Double(height))
    let stage = try OffscreenStage(size: size, scale: 1)
    defer { withExtendedLifetime(source) { pager.dropTextures() } }
    pager.open(size: size, scale: 1, at: .zero)
    pager.handle(.goToNext, at: .zero)
    pager.advance(to: Timestamp(milliseconds: 120))
    let bytes = width * height * 4
    let from = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    let to = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    defer {
      from.deallocate()
      to.deallocate()
    }
    memset(from, 1, bytes)
    memset(to, 2, bytes)
    try stage.draw(pager)
    try stage.finish()
    // In turn, so that both see the same machine; the median of the ratios is the figure.
    var ratios: [Double] = []
    for _ in 0..<41 {
      let begin = Self.nanoseconds()
      memcpy(to, from, bytes)
      let middle = Self.nanoseconds()
      try stage.draw(pager)
      try stage.finish()
      ratios.append(Double(Self.nanoseconds() - middle) / Double(middle - begin))
    }
    table.add(
      "frame of two pages, \(width)x\(height)", ratios.sorted()[20], "memcpys", goal: goal)
  }

  /// Drawing a page onto its surface, by kind.
  private func measurePages(_ table: inout MeasurementTable) throws {
    let size = Size(width: 480, height: 800)
    let fonts = FontBook()
    for (name, book) in [("colour", nil), ("title and paragraph", fonts)] {
      let begin = Self.nanoseconds()
      let (pager, source) = makeContainer(fonts: book)
      let stage = try OffscreenStage(size: size, scale: 1)
      defer { withExtendedLifetime(source) { pager.dropTextures() } }
      pager.open(size: size, scale: 1, at: .zero)
      try stage.draw(pager)
      try stage.finish()
      table.add(
        "first frame after the start, \(name)", Double(Self.nanoseconds() - begin) / 1e6, "ms")
      let drawing = least(20, calls: 1) {
        pager.currentView?.setNeedsDisplay()
        // What cannot be drawn now could not be drawn before, which has been thrown.
        try? stage.draw(pager)
      }
      table.add("drawing a page, \(name)", drawing / 1e6, "ms")
    }
  }

  /// Drawing a screenful from the middle of a hundred thousand lines.
  private func measureLongText(_ table: inout MeasurementTable) throws {
    let text = (0..<100_000).map { "Line \($0) of a hundred thousand\n" }.joined()
    let style = TextStyle(size: 16, lineHeight: 1.5)
    let fonts = FontBook()
    let layout = try LongText(text, style: style, width: 400, scale: 1, fonts: fonts)
    while !layout.measure(paragraphs: 10_000) {}
    let picture = try Picture(width: 480, height: 800, color: .white)
    for (name, line) in [("the start", 0.0), ("the middle", 50_000)] {
      let top = 40 - line * style.size * style.lineHeight
      let time = least(20, calls: 1) {
        // What cannot be drawn shows as a time of nothing.
        try? picture.draw { layout.draw(on: $0, at: Point(x: 40, y: top)) }
      }
      table.add("drawing a screen of 100000 lines, \(name)", time / 1e6, "ms")
    }
  }

  /// How much virtual time a replay plays in a second, drawing every frame.
  private func measureReplay(_ table: inout MeasurementTable) throws {
    var text = "vpage-trace 1\nsize 480 800\n"
    for turn in 0..<50 { text += "\(turn * 1000) key PageDown\n" }
    text += "50000 end\n"
    let (pager, source) = makeContainer(fonts: nil)
    var sinks = Replay.Sinks()
    sinks.timing = { _, _ in }
    let begin = Self.nanoseconds()
    try Replay(
      try InputTrace(parsing: text), on: pager, size: Size(width: 480, height: 800), scale: 1,
      sinks: sinks
    ).run()
    withExtendedLifetime(source) {}
    table.add(
      "replay", 50e9 / Double(Self.nanoseconds() - begin), "virtual seconds a second")
  }

  private static func nanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
