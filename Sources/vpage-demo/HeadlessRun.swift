import PageContent
import PagerCore
import PagerSDL

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
  /// - Throws: The first thing that failed; what was written before stays whole.
  func run() throws(DemoFailure) {
    let demo = DemoController(options: options)
    try demo.checkFonts()
    var strip = Filmstrip(fonts: demo.fonts)
    var lines: [UInt8] = []
    var failure: DemoFailure?
    var sinks = Replay.Sinks()
    sinks.program = { demo.play($0) }
    sinks.refusal = { Console.say("\(traceName): line \($1): \($0)") }
    sinks.picture = { picture, file in
      if file.hasPrefix(RunSchedule.stripPrefix) {
        try strip.add(picture, demo.pager.frame)
      } else {
        try picture.write(to: file)
      }
    }
    demo.wish = { wish in
      guard case .screenshot = wish else { return }
      // F12 of a trace takes a picture, as in a window.
      do { try OffscreenSnapshot.write(demo.pager, to: Screenshot.freeName()) } catch {
        failure = failure ?? .failed("\(error)")
      }
    }
    let timings = TimingsFile(options.timings)
    if timings.isWanted {
      sinks.timing = { timings.record($0, processorNanoseconds: $1) }
    }
    var folder: FrameFolder?
    var film: VideoFile?
    let framesPerSecond = options.framesPerSecond ?? 62.5
    if options.frames != nil || options.video != nil {
      sinks.frame = { picture, _ in
        if let path = options.frames {
          if folder == nil { folder = try FrameFolder(path) }
          try folder?.add(picture)
        }
        if let path = options.video {
          let video =
            try film
            ?? VideoFile(
              path, width: picture.width, height: picture.height, framesPerSecond: framesPerSecond)
          film = video
          try video.add(picture)
        }
      }
    }
    let log = options.log.map { _ in EventLog { lines.append(contentsOf: $0.utf8) } }
    do {
      let replay = try Replay(
        RunSchedule.trace(trace, options), on: demo.pager,
        size: options.size ?? TraceHeader.defaultSize, scale: options.scale ?? 1,
        framesPerSecond: framesPerSecond,
        log: log, sinks: sinks)
      try replay.run()
      try film?.finish()
      try folder?.finish()
    } catch let unmet as TracePlayer.UnmetExpectation {
      failure = .failed("\(traceName): line \(unmet.line): \(unmet.description)")
    } catch {
      failure = .failed("\(error)")
    }
    do throws(PagerVideoError) {
      if let file = options.log { try TextFile.write(lines, to: file) }
      try timings.finish()
      if failure == nil, let file = options.filmstrip { try strip.sheet().write(to: file) }
    } catch {
      throw failure ?? .failed(error.description)
    }
    if let failure { throw failure }
  }
}
