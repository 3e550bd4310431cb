package import PagerCore
package import PagerSDL
package import PagerTrace

/// Plays a trace on a virtual clock: the same trace gives the same events and the same pictures.
///
/// Frames stand on a fixed grid; inputs count at their own times between them. Times without motion
/// are skipped unless every frame is wanted, so that an hour of rest costs nothing.
package final class Replay {
  /// What a replay hands out; each is called in the order of time.
  package struct Sinks {
    /// A program's own part of an entry: keys that are not the pager's, extra buttons, its data.
    package var program: ((TraceAction) -> Void)?
    /// A picture for a file, asked for by an entry.
    package var picture: ((Picture, String) throws -> Void)?
    /// Every frame of the grid, at rest too; setting it has every frame drawn.
    package var frame: ((Picture, PagerFrame) throws -> Void)?
    /// The CPU nanoseconds of every frame in motion; setting it has them drawn.
    package var timing: ((PagerFrame, Int64) -> Void)?
    /// A command that was refused, with the words for where its entry stands.
    package var refusal: ((_ reason: String, _ origin: String) -> Void)?
    /// Whether the run is to end here: asked before every frame and every entry.
    package var isStopped: (() -> Bool)?

    package init() {}
  }

  private let trace: InputTrace
  private let pager: PageContainer
  private let log: EventLog?
  private let sinks: Sinks
  private let framesPerSecond: Double
  private var stage: OffscreenStage
  private var player: TracePlayer?
  /// The number of the next frame of the grid.
  private var frameNumber: Int64 = 0
  private var lastPhase = PagerPhase.idle
  private var waitingPictures: [String] = []

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
    stage = try OffscreenStage(size: size, scale: scale)
    if let log { pager.observers.add(log) }
    pager.open(size: size, scale: scale, at: .zero)
    player = makePlayer(TraceViewport(size: size, scale: scale, pageCount: pager.pageCount))
  }

  /// Plays the whole trace; without an `end` it goes on until the pager rests.
  ///
  /// - Throws: What a sink threw, an SDL error, or `TracePlayer.UnmetExpectation`.
  package func run() throws {
    defer {
      if let log { pager.observers.remove(log) }
      pager.dropTextures()
    }
    try showFrame(at: .zero)
    frameNumber = 1
    for entry in trace.entries {
      try runFrames(before: entry.time)
      if isStopped { break }
      try player?.play(entry)
      if pager.phase != .idle { lastPhase = pager.phase }
      if entry.action == .end {
        try showRest(at: entry.time)
        break
      }
    }
    if trace.end == nil { try runToRest() }
    // The rest of the end, where no frame of the grid has shown it.
    if log?.isNewRest(pager.frame) == true { log?.record(pager.frame) }
    // A run that was stopped has not come to the instants of its pictures.
    if !isStopped { try takePictures() }
    pager.close(at: pager.clock.now)
  }

  /// Whether the run was asked to end before the trace does.
  private var isStopped: Bool { sinks.isStopped?() == true }

  private func makePlayer(_ viewport: TraceViewport) -> TracePlayer {
    var requests = TracePlayer.Sinks()
    requests.program = sinks.program
    requests.refusal = sinks.refusal
    requests.picture = { [unowned self] file, atRest in
      guard atRest else { return try takePicture(file) }
      waitingPictures.append(file)
      if !isMoving { try takePictures() }
    }
    requests.resize = { [unowned self] viewport, time in
      pager.dropTextures()
      guard viewport.size.width >= 1, viewport.size.height >= 1 else { return }
      stage = try OffscreenStage(size: viewport.size, scale: viewport.scale)
      pager.open(size: viewport.size, scale: viewport.scale, at: time)
    }
    return TracePlayer(pager, viewport: viewport, sinks: requests)
  }

  /// Shows the frames of the grid that lie before an instant.
  private func runFrames(before time: Timestamp) throws {
    while !isStopped {
      if !isMoving, sinks.frame == nil {
        // Nothing moves: the next frame of interest is the first one after the entry.
        frameNumber = max(frameNumber, firstFrame(notBefore: time))
        return
      }
      let next = instant(of: frameNumber)
      guard next < time else { return }
      try showFrame(at: next)
      frameNumber += 1
    }
  }

  /// Shows the frame of the very end when it is the first one at rest; another would only repeat.
  private func showRest(at time: Timestamp) throws {
    guard instant(of: frameNumber) == time, lastPhase != .idle, pager.phase == .idle else { return }
    try showFrame(at: time)
    frameNumber += 1
  }

  /// Goes on until the pager rests; a pointer that is still held ends it too.
  private func runToRest() throws {
    while isMoving, pager.phase != .dragging, !isStopped {
      try showFrame(at: instant(of: frameNumber))
      frameNumber += 1
    }
  }

  /// Whether frames are still to be shown: something moves, or the last frame was in motion.
  private var isMoving: Bool {
    pager.phase != .idle || pager.needsMotionFrame || lastPhase != .idle
      || log?.isNewRest(pager.frame) == true
  }

  private func showFrame(at time: Timestamp) throws {
    let begin = sinks.timing == nil ? 0 : FrameClock.processorNanoseconds
    pager.clock.move(to: time)
    pager.advance(to: time)
    let frame = pager.frame
    lastPhase = frame.phase
    log?.record(frame)
    let isWanted = sinks.frame != nil || sinks.timing != nil
    if isWanted, player?.isHidden != true {
      try stage.draw(pager)
      try stage.finish()
      sinks.timing?(frame, FrameClock.processorNanoseconds - begin)
      if let sink = sinks.frame { try sink(stage.picture(), frame) }
      if frame.phase == .idle { try stage.prepareNeighbours(of: pager) }
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

  /// The instant of a frame of the grid.
  private func instant(of frame: Int64) -> Timestamp {
    Timestamp(nanoseconds: Int64((Double(frame) * 1e9 / framesPerSecond).rounded()))
  }

  private func firstFrame(notBefore time: Timestamp) -> Int64 {
    Int64((Double(time.nanoseconds) * framesPerSecond / 1e9).rounded(.up))
  }
}
