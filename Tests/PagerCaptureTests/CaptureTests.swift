import Glibc
import PagerCapture
import PagerCore
import PagerSDLTestSupport
import PagerTesting
import PagerTestSupport
import PagerTrace
import SDLVideo
import Testing

@testable import PagerSDL

/// Pictures, their comparison, recorded traces and the pace of frames.
@Suite struct CaptureTests {
  private func card(_ page: Int, width: Int = 40, height: Int = 60) throws -> Picture {
    let stage = try TestStage(
      start: page, size: Size(width: Double(width), height: Double(height)))
    let offscreen = try OffscreenStage(size: stage.pager.size, scale: 1)
    try offscreen.draw(stage.pager)
    defer { stage.pager.dropTextures() }
    return try offscreen.picture()
  }

  @Test func `A picture is the same after writing and reading, and its bytes are always the same`()
    throws
  {
    try FileSystem.withTemporaryFolder { folder in
      let picture = try card(5)
      try picture.write(to: "\(folder)/a.png")
      let again = try Picture(reading: "\(folder)/a.png")
      #expect(PixelImage(again) == PixelImage(picture))
      #expect(try picture.encoded() == FileSystem.read("\(folder)/a.png"))
      #expect(try card(5).encoded() == picture.encoded())
    }
  }

  @Test func `What is no picture is an error with its path`() throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.write([1, 2, 3], to: "\(folder)/a.png")
      for name in ["a.png", "missing.png", "."] {
        let error = #expect(throws: PagerVideoError.self) {
          _ = try Picture(reading: "\(folder)/\(name)")
        }
        #expect(error?.description.contains("\(folder)/\(name)") == true)
      }
    }
  }

  @Test func `Errors tell a full disk, a closed pipe and a missing file apart`() throws {
    // The device that is always full.
    let full = #expect(throws: PagerVideoError.self) { try TextFile.write([1], to: "/dev/full") }
    #expect(full == .diskFull(reason: "writing /dev/full: No space left on device"))
    let missing = #expect(throws: PagerVideoError.self) { _ = try TextFile.read("/no/file") }
    #expect(
      missing == .file(reason: "reading /no/file: No such file or directory", number: ENOENT))
    #expect(
      PagerVideoError("writing", errno: EPIPE) == .closedPipe(reason: "writing: Broken pipe"))
    #expect(
      PagerVideoError(SDLError("SDL_Init", message: "x")) == .noDisplay(reason: "SDL_Init: x"))
    #expect(
      PagerVideoError(SDLError("SDL_CreateRenderer (software)", message: "x"))
        == .noRenderer(reason: "SDL_CreateRenderer (software): x"))
    #expect(
      PagerVideoError(SDLError("SDL_RenderCopy", message: "x"))
        == .failed(reason: "SDL_RenderCopy: x"))
  }

  @Test func `A reduced picture has the mean of each area`() throws {
    let picture = try Picture(width: 4, height: 4, color: .black)
    try picture.draw { canvas in
      canvas.fill(.white, Rect(x: 0, y: 0, width: 2, height: 2))
      canvas.fill(.white, Rect(x: 2, y: 2, width: 1, height: 2))
    }
    let small = try picture.reduced(toWidth: 2)
    #expect(small.width == 2 && small.height == 2)
    #expect(PixelImage(small).pixels == [0xFFFFFF, 0, 0, 0x808080])
    #expect(try picture.reduced(toWidth: 99).width == 4, "never larger")
  }

  @Test func `Pictures are compared with limits for size and count`() throws {
    let first = try card(5)
    let second = try card(5)
    #expect(PictureComparison().compare(first, second) == .equal(count: 0, largest: 0))
    try second.draw { canvas in
      canvas.fill(Color(hex: 0x0E8C92), Rect(x: 3, y: 10, width: 2, height: 1))
    }
    #expect(
      PictureComparison().compare(first, second)
        == .different(count: 2, largest: 6, x: 3, y: 10))
    #expect(
      PictureComparison(tolerance: 6).compare(first, second) == .equal(count: 0, largest: 6))
    #expect(
      PictureComparison(maximumPixels: 2).compare(first, second) == .equal(count: 2, largest: 6))
    let other = try card(5, width: 41)
    guard case .notComparable = PictureComparison().compare(first, other) else {
      Issue.record("other sizes are not comparable")
      return
    }
    let difference = PixelImage(try PictureComparison().differencePicture(first, second))
    #expect(difference[3, 10].map { $0 & 0xFFFF == 0 && $0 >> 16 > 127 } == true)
  }

  @Test func `A picture of one colour is noticed`() throws {
    #expect(PictureComparison.hasOneColor(try Picture(width: 5, height: 5)))
    #expect(try !PictureComparison.hasOneColor(card(5)))
  }

  @Test func `A recorded run gives the same events when it is replayed`() throws {
    let stage = try TestStage(start: 5)
    let recorder = TraceRecorder()
    recorder.listen(to: stage.pager)
    stage.wait(100)
    stage.swipe()
    stage.wait(120)
    // Caught, pushed on, and let go.
    stage.swipe()
    stage.wait(900)
    stage.take(.key(.pageUp, .down))
    stage.wait(33)
    stage.take(.key(.pageUp, .repeated))
    stage.take(.key(.pageUp, .up))
    stage.wait(700)
    stage.take(.wheel(WheelDelta(y: -1)))
    try stage.resize(to: Size(width: 90, height: 100))
    stage.wait(700)
    var header = TraceHeader()
    header.size = Size(width: 80, height: 120)
    let trace = recorder.trace(header: header, end: Timestamp(milliseconds: stage.milliseconds))
    let read = try InputTrace(parsing: trace.text)

    let pager = PageContainer()
    let feed = Feed(0..<12)
    feed.register(in: pager)
    pager.dataSource = feed
    pager.startPage = 5
    let collector = EventCollector()
    pager.observers.add(collector)
    let replay = try Replay(read, on: pager, size: Size(width: 80, height: 120), scale: 1)
    try replay.run()
    let events = collector.events
    #expect(events.count > 30)
    #expect(Array(events.prefix(stage.events.count)) == stage.events)
    #expect(events.count == stage.events.count + 2, "the page on show leaves at the end")
  }

  @Test func `A recording has every size once, and a scale when it becomes another`() throws {
    let stage = try TestStage(start: 5)
    let recorder = TraceRecorder()
    recorder.listen(to: stage.pager)
    stage.wait(100)
    // The edge of a window that is dragged: several sizes within an instant.
    for height in [100, 110, 130] { try stage.resize(to: Size(width: 90, height: Double(height))) }
    stage.wait(50)
    try stage.resize(to: Size(width: 90, height: 130), scale: 2)
    stage.wait(50)
    try stage.resize(to: Size(width: 70, height: 60), scale: 2)
    let trace = recorder.trace(header: TraceHeader(), end: Timestamp(milliseconds: 300))
    let lines = trace.text.split(separator: "\n").drop { $0.first?.isNumber != true }
    let words = lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      words == [
        "100 resize 90 130", "150 scale 2", "150 resize 90 130", "200 resize 70 60", "300 end",
      ])
  }

  @Test func `Frames are numbered files in a folder that is made when needed`() throws {
    try FileSystem.withTemporaryFolder { folder in
      var frames = try FrameFolder("\(folder)/frames")
      for page in [1, 2] { try frames.add(card(page)) }
      #expect(
        try FileSystem.names(in: "\(folder)/frames") == ["frame-00000.png", "frame-00001.png"])
      _ = try FrameFolder("\(folder)/frames")
      let error = #expect(throws: PagerVideoError.self) { _ = try FrameFolder("\(folder)/a/b") }
      #expect(error?.description.contains("\(folder)/a/b") == true)
    }
  }

  @Test func `While dragging frames follow input at most 240 times a second`() {
    var pacer = FramePacer()
    let now = Timestamp(milliseconds: 100)
    #expect(pacer.nextFrame(followsInput: true) < now)
    pacer.show(at: now)
    let next = pacer.nextFrame(followsInput: true)
    #expect((next.milliseconds - 100 - 1000 / 240).magnitude < 0.001)
  }

  @Test(arguments: [0, 30, 60, 144])
  func `Frames by the clock keep their next when one is late, and begin anew after a pause`(
    rate: Int
  ) {
    var pacer = FramePacer()
    pacer.follow(rate: rate, hasVsync: false)
    // A display that tells no rate is taken for one of 60.
    let interval = 1000 / Double(rate > 0 ? rate : 60)
    pacer.restart(at: Timestamp(milliseconds: 1000))
    pacer.show(at: Timestamp(milliseconds: 1000 + interval * 0.2))
    let next = pacer.nextFrame(followsInput: false).milliseconds
    #expect((next - 1000 - interval).magnitude < 0.001, "no drift")
    pacer.show(at: Timestamp(milliseconds: 1000 + interval * 10))
    let later = pacer.nextFrame(followsInput: false).milliseconds
    #expect((later - 1000 - interval * 11).magnitude < 0.001, "no burst of late frames")
  }

  @Test func `A display is believed to set the pace until it shows that it does not`() {
    var pacer = FramePacer()
    pacer.follow(rate: 0, hasVsync: true)
    #expect(!pacer.isPacedByDisplay, "a virtual display")
    pacer.follow(rate: 60, hasVsync: false)
    #expect(!pacer.isPacedByDisplay)
    pacer.follow(rate: 60, hasVsync: true)
    #expect(pacer.isPacedByDisplay)
    var milliseconds = 0.0
    func present(after wait: Double) {
      milliseconds += wait
      pacer.present(at: Timestamp(milliseconds: milliseconds))
    }
    for _ in 0..<100 { present(after: 16.7) }
    for _ in 0..<5 { present(after: 1) }
    present(after: 17)
    #expect(pacer.isPacedByDisplay, "a few hasty frames are forgiven")
    for _ in 0..<20 { present(after: 1) }
    #expect(!pacer.isPacedByDisplay)
    pacer.follow(rate: 60, hasVsync: true)
    #expect(!pacer.isPacedByDisplay, "the same display is not believed again")
    pacer.follow(rate: 144, hasVsync: true)
    #expect(pacer.isPacedByDisplay, "another one is")
  }

  @Test func `Colours are mixed on the straight way and kept in range`() {
    let color = Color(hex: 0x102030)
    #expect(color.mixed(with: Color(hex: 0x304050), fraction: 0.5) == Color(hex: 0x203040))
    #expect(color.mixed(with: .white, fraction: -1) == color)
    #expect(color.mixed(with: .white, fraction: 2) == .white)
    #expect(color.mixed(with: .white, fraction: .nan) == color)
    #expect(color.withAlpha(0.5).alpha == 128)
    #expect(color.withAlpha(.infinity).alpha == 255)
  }

  @Test func `Rectangles hold their left and top edges and not the others`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.contains(Point(x: 10, y: 20)) && !rect.contains(Point(x: 40, y: 20)))
    #expect(rect.inset(x: 5, y: 10) == Rect(x: 15, y: 30, width: 20, height: 20))
    #expect(rect.inset(by: 20).isEmpty)
    #expect(rect.intersects(rect.offsetBy(x: 29, y: 0)))
    #expect(!rect.intersects(rect.offsetBy(x: 30, y: 0)))
    #expect(rect.maxX == 40 && rect.maxY == 60)
  }

  @Test func `A frame image draws itself once and holds no textures of a stage that is gone`()
    throws
  {
    var drawings = 0
    let image = FrameImage(size: Size(width: 4, height: 4)) { canvas in
      drawings += 1
      canvas.fill(.white)
    }
    let registry = FrameImageRegistry()
    for _ in 0..<3 {
      let surface = try Surface(width: 8, height: 8)
      let renderer = try Renderer(drawingOn: surface)
      for _ in 0..<5 {
        try image.withTexture(on: renderer, scale: 1, registry: registry) {
          (_: borrowing Texture) throws(SDLError) in
        }
      }
      registry.dropAll()
    }
    // Each drawing is made twice: over black and over white.
    #expect(drawings == 6)
  }
}

/// Keeps every event of a pager.
private final class EventCollector: PagerObserver {
  private(set) var events: [PagerEvent] = []

  func pager(_ pager: PageContainer, told event: PagerEvent) { events.append(event) }
}
