import PagerCapture
import PagerCore
import PagerSDL
import PagerText
import PagerTrace

/// A run without a window: a trace on a virtual clock, with pictures, a filmstrip and a log.
struct HeadlessRun {
  /// The options, completed by the trace's header.
  let options: DemoOptions
  /// What to play.
  let trace: InputTrace
  /// The name of the trace's file, for messages.
  let traceName: String

  /// Plays the trace and writes what was asked for.
  ///
  /// - Throws: The first thing that failed, or the signal that has ended the run; what was written
  ///   before stays whole.
  func run() throws(DemoFailure) {
    let signals = EndingSignals()
    let isStopped = { signals.arrived != nil }
    let demo = DemoController(options: options)
    try demo.checkFonts()
    var outcome = RunOutcome(traceName: traceName)
    var strip = Filmstrip(captions: FilmstripCaptions(fonts: demo.fonts).draw)
    var lines: [UInt8] = []
    var sinks = Replay.Sinks()
    sinks.program = { demo.play($0) }
    sinks.refusal = { Console.say("\(traceName): \($1): \($0)") }
    sinks.isStopped = isStopped
    sinks.picture = { picture, file in
      if file.hasPrefix(RunSchedule.stripPrefix) {
        try strip.add(picture, demo.pager.frame)
      } else {
        try picture.write(to: file)
      }
    }
    demo.request = { request in
      guard case .screenshot = request else { return }
      // F12 of a trace takes a picture, as in a window.
      outcome.attempt {
        try OffscreenSnapshot.write(demo.pager, to: Screenshot.freeName(besides: options))
      }
    }
    let timings = TimingsFile(options.timings)
    if timings.isWanted {
      sinks.timing = { timings.record($0, processorNanoseconds: $1) }
    }
    let framesPerSecond = options.framesPerSecond ?? 62.5
    let film = options.video.map { FilmFile($0, wantedFramesPerSecond: framesPerSecond) }
    let hasOwnRate = film.map { $0.framesPerSecond != framesPerSecond } ?? false
    let frames = FrameSinks(folder: options.frames, film: hasOwnRate ? nil : film)
    if frames.isWanted { sinks.frame = { picture, _ in try frames.add(picture) } }
    let log = options.log.map { _ in EventLog { lines.append(contentsOf: $0.utf8) } }
    let schedule = RunSchedule.trace(trace, options, isStopped: isStopped)
    outcome.attempt {
      let replay = try Replay(
        schedule, on: demo.pager, size: options.run.size ?? TraceHeader.defaultSize,
        scale: options.run.scale ?? 1, framesPerSecond: framesPerSecond, log: log, sinks: sinks)
      try replay.run()
      if hasOwnRate, let film, !isStopped() {
        try FilmRun(options: options, trace: schedule, isStopped: isStopped).run(into: film)
      }
      // Half a film is none, and frames that were not played are still those of a former run.
      if !isStopped() { try frames.finish(film) }
    }
    let isWhole = outcome.failure == nil && !isStopped()
    if let file = options.log { outcome.attempt { try TextFile.write(lines, to: file) } }
    outcome.attempt { try timings.finish() }
    if isWhole, let file = options.filmstrip {
      outcome.attempt { try strip.sheet().write(to: file) }
    }
    try outcome.finish(endedBy: signals.arrived)
  }
}

/// What gets every frame of a run.
private final class FrameSinks {
  private let path: String?
  private let film: FilmFile?
  private var folder: FrameFolder?

  init(folder: String?, film: FilmFile?) {
    path = folder
    self.film = film
  }

  var isWanted: Bool { path != nil || film != nil }

  func add(_ picture: Picture) throws {
    if let path {
      if folder == nil { folder = try FrameFolder(path) }
      try folder?.add(picture)
    }
    try film?.add(picture)
  }

  func finish(_ film: FilmFile?) throws {
    try film?.finish()
    try folder?.finish()
  }
}
