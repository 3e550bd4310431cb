package import PagerCore

/// Plays a trace on a virtual clock: the same trace gives the same events and the same pictures.
///
/// Frames stand on a fixed grid; inputs count at their own times between them. Times without motion
/// are skipped, so that an hour of rest costs nothing.
package final class Replay {
  /// What a replay hands out; each is called in the order of time.
  package struct Sinks {
    /// A program's own part of an entry: keys that are not the pager's, extra buttons, typed text.
    package var program: ((TraceAction) -> Void)?
    /// A picture for a file, asked for by an entry.
    package var picture: ((Picture, String) throws -> Void)?
    /// A frame of the grid that was drawn; setting it has every frame drawn.
    package var frame: ((Picture, PagerFrame) throws -> Void)?
    /// A command that was refused, with the line of its entry.
    package var refusal: ((String, Int) -> Void)?

    package init() {}
  }

  /// An expectation of the trace that did not hold.
  package struct UnmetExpectation: Error, CustomStringConvertible {
    /// The line of the trace, and what was found instead.
    package let line: Int
    package let description: String
  }

  private let trace: InputTrace
  private let pager: PageContainer
  private let log: EventLog?
  private let sinks: Sinks
  private var viewport: TraceViewport
  private var stage: OffscreenStage
  /// The number of the next frame of the grid, and how many there are in a second.
  private var frameNumber: Int64 = 0
  private let framesPerSecond: Double
  private var waitingPictures: [String] = []
  private var isHidden = false

  /// Makes a replay of a pager that has not started; its clock must be virtual.
  ///
  /// `framesPerSecond` of 62.5 puts a frame every 16 ms.
  package init(
    _ trace: InputTrace, on pager: PageContainer, size: Size, scale: Double,
    framesPerSecond: Double = 62.5, log: EventLog? = nil, sinks: Sinks = Sinks()
  ) throws {
    self.trace = trace
    self.pager = pager
    self.log = log
    self.sinks = sinks
    self.framesPerSecond = framesPerSecond
    viewport = TraceViewport(size: size, scale: scale, pageCount: 0)
    stage = try OffscreenStage(size: size, scale: scale)
  }

  /// Plays the whole trace; without an `end` it goes on until the pager rests.
  ///
  /// - Throws: What a sink threw, an SDL error, or the first `UnmetExpectation`.
  package func run() throws {
    let outer = pager.eventObserver
    pager.eventObserver = { [log, pager] event in
      outer?(event)
      log?.record(event, page: pager.page)
    }
    defer { pager.eventObserver = outer }
    pager.open(size: viewport.size, scale: viewport.scale, at: .zero)
    viewport.pageCount = pager.pageCount
    var entries = trace.entries[...]
    try showFrame(at: .zero)
    frameNumber = 1
    while let entry = entries.first {
      try runFrames(before: entry.time)
      try play(entry)
      entries = entries.dropFirst()
      if entry.action == .end { break }
    }
    if trace.entries.last?.action != .end { try runToRest() }
    pager.close(at: pager.clock.now)
    try takePictures()
  }

  /// Shows the frames of the grid that lie before an instant.
  private func runFrames(before time: Timestamp) throws {
    while true {
      if !isMoving {
        // Nothing moves: the next frame of interest is the one after the next entry.
        frameNumber = max(frameNumber, Self.firstFrame(notBefore: time, framesPerSecond))
        break
      }
      let next = instant(of: frameNumber)
      guard next < time else { break }
      try showFrame(at: next)
      frameNumber += 1
    }
  }

  /// Goes on until the pager rests; a pointer that is still held ends it too.
  private func runToRest() throws {
    while isMoving, pager.phase != .dragging {
      try showFrame(at: instant(of: frameNumber))
      frameNumber += 1
    }
  }

  /// Whether frames are still to be shown: something moves, or the last frame was in motion.
  private var isMoving: Bool {
    pager.phase != .idle || pager.needsNextFrame || lastPhase != .idle
  }

  private var lastPhase = PagerPhase.idle

  private func showFrame(at time: Timestamp) throws {
    pager.clock.move(to: time)
    pager.advance(to: time)
    let frame = pager.frame
    lastPhase = frame.phase
    log?.record(frame)
    if !isHidden, sinks.frame != nil {
      try stage.draw(pager)
      try sinks.frame?(stage.picture(), frame)
      if frame.phase == .idle { try stage.prepareNeighbours(of: pager) }
    } else {
      pager.needsDisplay = false
    }
    if frame.phase == .idle { try takePictures() }
  }

  /// Takes the pictures that wait for a rest.
  private func takePictures() throws {
    let files = waitingPictures
    waitingPictures = []
    for file in files { try takePicture(file) }
  }

  private func takePicture(_ file: String) throws {
    guard let sink = sinks.picture else { return }
    try stage.draw(pager)
    try sink(stage.picture(), file)
  }

  private func play(_ entry: TraceEntry) throws {
    let time = entry.time
    pager.clock.move(to: time)
    pager.advance(to: time)
    switch entry.action {
    case .screenshot(let file): try takePicture(file)
    case .restScreenshot(let file):
      waitingPictures.append(file)
      if !isMoving { try takePictures() }
    case .expect(let expectation): try check(expectation, entry)
    case .end: break
    case .goTo(let page, let isAnimated):
      do { try pager.goTo(page, animated: isAnimated) } catch {
        sinks.refusal?(error.description, entry.line)
      }
    case .reload, .pages:
      _ = viewport.inputs(for: entry.action)
      sinks.program?(entry.action)
    case .resize, .scale:
      _ = viewport.inputs(for: entry.action)
      try resize(at: time)
    default:
      if case .window(let isShown) = entry.action { isHidden = !isShown }
      let inputs = viewport.inputs(for: entry.action)
      for input in inputs { pager.take(input, at: time) }
      if inputs.isEmpty { sinks.program?(entry.action) }
    }
    if pager.phase != .idle { lastPhase = pager.phase }
  }

  private func resize(at time: Timestamp) throws {
    pager.dropTextures()
    stage = try OffscreenStage(size: viewport.size, scale: viewport.scale)
    pager.open(size: viewport.size, scale: viewport.scale, at: time)
  }

  private func check(_ expectation: TraceExpectation, _ entry: TraceEntry) throws {
    let found: TraceExpectation
    switch expectation {
    case .page: found = .page(pager.page ?? -1)
    case .phase: found = .phase(pager.phase)
    }
    if found != expectation {
      throw UnmetExpectation(
        line: entry.line, description: "expected \(expectation.text), found \(found.text)")
    }
  }

  /// The instant of a frame of the grid.
  private func instant(of frame: Int64) -> Timestamp {
    Timestamp(nanoseconds: Int64((Double(frame) * 1e9 / framesPerSecond).rounded()))
  }

  private static func firstFrame(notBefore time: Timestamp, _ framesPerSecond: Double) -> Int64 {
    Int64((Double(time.nanoseconds) * framesPerSecond / 1e9).rounded(.up))
  }
}
