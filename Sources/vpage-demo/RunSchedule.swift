import PagerCapture
import PagerCore
import PagerSDL
import PagerTrace

/// What is played of a trace: its entries, the pictures that options ask for, and an end.
enum RunSchedule {
  /// What the file names of a filmstrip's frames begin with; no other name has such a character.
  static let stripPrefix = "\u{0}strip"

  /// The trace with the pictures that options ask for put in at their times.
  static func trace(
    _ trace: InputTrace, _ options: DemoOptions, isStopped: @escaping () -> Bool = { false }
  ) -> InputTrace {
    let times = options.screenshots.compactMap(\.time)
    let end = max(end(of: trace, options, isStopped), times.max() ?? .zero)
    var pictures = options.screenshots.map {
      TraceEntry(time: $0.time ?? end, action: .screenshot(file: $0.file))
    }
    if options.filmstrip != nil {
      pictures += InputTrace.strip(of: options.stripCount, until: end) { "\(stripPrefix)\($0)" }
    }
    return trace.adding(pictures: pictures, end: end)
  }

  /// The end of a trace: its own, or the instant at which all has come to rest.
  private static func end(
    of trace: InputTrace, _ options: DemoOptions, _ isStopped: @escaping () -> Bool
  ) -> Timestamp {
    guard let last = trace.entries.last else { return .zero }
    if let end = trace.end { return end }
    // Played once beforehand, without drawing anything.
    let demo = DemoController(options: options, warn: { _ in })
    var sinks = Replay.Sinks()
    sinks.isStopped = isStopped
    sinks.program = { demo.play($0) }
    let replay = try? Replay(
      trace, on: demo.pager, size: options.run.size ?? TraceHeader.defaultSize,
      scale: options.run.scale ?? 1, framesPerSecond: options.framesPerSecond ?? 62.5, sinks: sinks)
    try? replay?.run()
    return max(demo.pager.clock.now, last.time)
  }
}
