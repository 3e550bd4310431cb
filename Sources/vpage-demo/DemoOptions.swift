import PagerCore
import PagerSDL
import PagerTrace

/// What the command line asks for; nil where it says nothing.
struct DemoOptions {
  var scene: SceneName?
  /// All else that a run depends on, as the header of its trace says it.
  var run = TraceHeader()
  var isFullscreen = false
  /// Whether the window's size, the scene and the page are kept for the next run.
  var remembers = false
  var renderer: String?
  var isVerbose = false
  var isHeadless = false
  var replay: String?
  var framesPerSecond: Double?
  var screenshots: [ScreenshotRequest] = []
  var filmstrip: String?
  var stripCount = 10
  var frames: String?
  var video: String?
  var log: String?
  var timings: String?
  var record: String?
  var isRealtime = false
  var tour: String?

  /// A picture to be written, at a time or at the end.
  struct ScreenshotRequest: Equatable {
    var file: String
    var time: Timestamp?
  }

  /// What the command line means as a whole.
  enum Request {
    case help
    /// The trace format.
    case traceHelp
    case version
    case compare(CompareRun)
    case run(DemoOptions)
  }

  /// Options for a run that a trace describes: what is said here counts for more.
  func completed(by header: TraceHeader) throws(DemoFailure) -> DemoOptions {
    var all = self
    if all.scene == nil, let name = header.scene {
      guard let scene = SceneName(rawValue: name) else {
        let names = SceneName.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("the trace names the scene \(name): there are \(names)")
      }
      all.scene = scene
    }
    all.run = run.completed(by: header)
    return all
  }

  /// The header that a recorded trace of this run begins with, which is all that the run depends on.
  ///
  /// What a desktop may choose is always said. What each scene has its own of, such as the axis, is
  /// said only where an option has: keys of the run may change the scene.
  func header(
    scene: SceneName, size: Size, scale: Double, rules: PagerConfiguration
  ) -> TraceHeader {
    var header = run
    header.scene = scene.rawValue
    header.size = size
    header.scale = scale
    header.direction = rules.layoutDirection
    header.settle = rules.settle.style
    header.reducesMotion = rules.reduceMotion
    return header
  }
}

extension DemoOptions {
  /// Whether a run without a window has been asked for any result.
  var hasOutput: Bool {
    !screenshots.isEmpty || filmstrip != nil || frames != nil || video != nil || log != nil
      || timings != nil
  }

  /// Whether the run has no window, as far as the options tell.
  var isWindowless: Bool { isHeadless || tour != nil || (replay != nil && !isRealtime) }

  /// What does not go together, and what to do about it; nil when all does.
  var contradiction: String? {
    if isRealtime, replay == nil { return "--realtime needs a trace: --replay FILE" }
    if isRealtime, isHeadless { return "--realtime needs a window: leave out --headless" }
    if tour != nil, replay != nil {
      return "--tour plays a trace of its own: leave out --replay, or use --filmstrip"
    }
    if tour != nil, filmstrip != nil {
      return "--tour names its filmstrip itself: leave out --filmstrip"
    }
    if record != nil, isWindowless {
      return "--record needs a window: leave out --headless, --tour and --replay"
    }
    if remembers, isWindowless || replay != nil {
      return "--remember keeps a window used by hand: leave out --headless, --tour and --replay"
    }
    if isWindowless { return nil }
    for (name, value) in [("--filmstrip", filmstrip), ("--frames", frames), ("--video", video)]
    where value != nil {
      return isRealtime
        ? "\(name) needs a run without a window: leave out --realtime"
        : "\(name) needs a run without a window: add --headless, or --replay FILE"
    }
    if framesPerSecond != nil {
      return "--fps is for a run without a window: a window follows its display"
    }
    return nil
  }
}
