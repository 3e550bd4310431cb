import PagerCapture
import PagerCore
import PagerSDL
import PagerTrace

/// A second playing of a trace for a film whose format cannot have the run's own rate.
///
/// Log, timings and single frames keep their own grid that way, and the film shows every motion at
/// the very instants of its own frames.
struct FilmRun {
  /// The options, completed by the trace's header.
  let options: DemoOptions
  /// What to play, with its end.
  let trace: InputTrace
  /// Whether the run is to end at once.
  let isStopped: () -> Bool

  /// Plays the trace and hands every frame to a film.
  func run(into film: FilmFile) throws {
    // What there is to be said about fonts was said by the run itself.
    let demo = DemoController(options: options, warn: { _ in })
    var sinks = Replay.Sinks()
    sinks.program = { demo.play($0) }
    sinks.isStopped = isStopped
    sinks.frame = { picture, _ in try film.add(picture) }
    let replay = try Replay(
      trace, on: demo.pager, size: options.run.size ?? TraceHeader.defaultSize,
      scale: options.run.scale ?? 1, framesPerSecond: film.framesPerSecond, sinks: sinks)
    try replay.run()
  }
}
