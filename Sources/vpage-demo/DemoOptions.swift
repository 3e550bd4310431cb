import PagerTrace
import PagerCore
import PagerSDL

/// What the command line asks for; nil where it says nothing.
struct DemoOptions {
  var scene: SceneName?
  var pages: Int?
  var axis: Axis?
  var direction: LayoutDirection?
  var boundary: Boundary?
  var start: Int?
  var size: Size?
  var scale: Double?
  var settle: SettleStyle?
  var theme: TraceHeader.Theme?
  var reducesMotion: Bool?
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
    all.pages = all.pages ?? header.pages
    all.axis = all.axis ?? header.axis
    all.direction = all.direction ?? header.direction
    all.boundary = all.boundary ?? header.boundary
    all.start = all.start ?? header.start
    all.size = all.size ?? header.size
    all.scale = all.scale ?? header.scale
    all.settle = all.settle ?? header.settle
    all.theme = all.theme ?? header.theme
    all.reducesMotion = all.reducesMotion ?? header.reducesMotion
    all.response = header.response
    all.entry = header.entry
    return all
  }

  /// The header that a recorded trace of this run begins with, which is all that the run depends on.
  ///
  /// What a desktop may choose is always said. What each scene has its own of, such as the axis, is
  /// said only where an option has: keys of the run may change the scene.
  func header(
    scene: SceneName, size: Size, scale: Double, rules: PagerConfiguration
  ) -> TraceHeader {
    var header = TraceHeader()
    header.scene = scene.rawValue
    header.size = size
    header.scale = scale
    header.pages = pages
    header.axis = axis
    header.direction = rules.layoutDirection
    header.boundary = boundary
    header.start = start
    header.settle = rules.settle.style
    header.theme = theme
    header.reducesMotion = rules.reduceMotion
    header.response = response
    header.entry = entry
    return header
  }

  /// What only a trace's header can choose.
  var response: DragFollowing?
  var entry: EntryEdge?

  /// A scene's rules with what the options change about them.
  func applied(to configuration: PagerConfiguration) -> PagerConfiguration {
    var result = configuration
    if let axis, axis != configuration.axis {
      result = PagerConfiguration(axis: axis, boundary: configuration.boundary)
    }
    if let direction { result.layoutDirection = direction }
    if let boundary { result.boundary = boundary }
    if let settle { result.settle.style = settle }
    if let reducesMotion { result.reduceMotion = reducesMotion }
    if let response { result.gesture.following = response }
    if let entry { result.innerScrolling.entry = entry }
    return result
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
