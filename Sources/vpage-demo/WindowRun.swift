import DesktopSettings
import PagerCapture
import PagerCore
import PagerSDL
import PagerTrace

/// A run in a window, until it is closed.
struct WindowRun {
  /// What the command line asked for, completed by the trace's header.
  let options: DemoOptions
  /// A trace to play at its own speed, with live input shut out.
  let trace: InputTrace?
  /// The name of the trace's file, for messages.
  let traceName: String

  init(options: DemoOptions, replaying trace: InputTrace?, traceName: String) {
    self.options = options
    self.trace = trace
    self.traceName = traceName
  }

  /// Opens the window and runs the demo.
  ///
  /// - Throws: What SDL could not do, with the way out.
  func run() throws(DemoFailure) {
    let demo = DemoController(options: options)
    var windowOptions = PagerWindow.Options()
    windowOptions.isFullscreen = options.isFullscreen
    windowOptions.renderer = options.renderer
    windowOptions.scale = options.run.scale
    windowOptions.minimumSize = Size(width: 160, height: 120)
    windowOptions.applicationID = "vpage-demo"
    let window: PagerWindow
    do {
      window = try PagerWindow(
        title: "VPage", size: options.run.size ?? TraceHeader.defaultSize, pager: demo.pager,
        options: windowOptions
      ) { demo.prepareFonts() }
    } catch {
      throw .failed("\(error); vpage-demo --headless runs without a display")
    }
    try demo.checkFonts()
    // Without its icon the program is as good.
    if let icon = try? ProgramIcon.picture() { window.setIcon(icon) }
    if options.isVerbose {
      Console.say(window.videoDescription)
    } else if options.renderer != nil, let reason = window.fallbackReason {
      Console.say("using the \(window.rendererName) renderer: \(reason)")
    }
    window.rendererFallbackHandler = {
      Console.say("going on with the software renderer: \($0)")
    }
    // A trace has the pictures among its entries.
    let pictures = PictureQueue(trace == nil ? options.screenshots : [])
    connect(demo, window, pictures)
    let timings = TimingsFile(options.timings)
    if timings.isWanted { demo.pager.observers.add(timings) }
    let log = LogFile(options.log)
    log.observe(demo.pager)
    let recorder = TraceRecorder()
    if options.record != nil { recorder.listen(to: demo.pager) }
    demo.recorder = options.record == nil ? nil : recorder
    let script = trace.map {
      self.script(for: RunSchedule.trace($0, options), demo, window, pictures)
    }
    window.script = script
    let follower = follow(window, demo)
    let atStart = follower.map { LookAtStart(of: $0, demo) }
    if let atStart { demo.pager.observers.add(atStart) }
    // What one of these cannot do is no reason to lose what the others have.
    var outcome = RunOutcome(traceName: traceName)
    outcome.attempt { try withExtendedLifetime(atStart) { try window.run() } }
    // While the window, which its thread wakes, is still there.
    follower?.stop()
    outcome.attempt { try log.finish() }
    outcome.attempt { try timings.finish() }
    outcome.attempt { try write(recorder, of: demo) }
    if let failure = script?.failure { outcome.note(failure) }
    outcome.attempt { try pictures.finish(at: demo.pager.time) }
    if options.remembers { remember(demo, window) }
    try outcome.finish(endedBy: window.endingSignal)
  }

  /// Starts to follow what the desktop wants; a trace that is played says that itself.
  ///
  /// The desktop is asked on another thread while the first frame is made, which does not wait.
  private func follow(_ window: PagerWindow, _ demo: DemoController) -> DesktopFollower? {
    guard trace == nil else { return nil }
    let follower = DesktopFollower()
    window.wakeHandler = { [unowned demo] in demo.follow(follower.look) }
    follower.start(changed: window.waker)
    return follower
  }

  /// Keeps what the next run begins with.
  private func remember(_ demo: DemoController, _ window: PagerWindow) {
    guard let path = RememberedRun.path() else {
      return Console.say("nothing is remembered: HOME names no folder")
    }
    let run = RememberedRun(
      size: window.sizeInWindow ?? options.run.size, scene: demo.scene.name,
      page: demo.lastPage)
    // A memory that cannot be kept is no failure of the run.
    do { try run.write(to: path) } catch { Console.say(error.description) }
  }

  /// Writes the trace of the run if one was asked for.
  private func write(_ recorder: TraceRecorder, of demo: DemoController) throws(PagerVideoError) {
    guard let file = options.record else { return }
    let header = options.header(
      scene: demo.firstScene, size: demo.firstSize ?? TraceHeader.defaultSize,
      scale: demo.firstScale ?? 1, rules: demo.firstRules)
    // The run ended when the last page left, not now.
    let text = recorder.trace(header: header, end: demo.pager.time).text
    try TextFile.write(Array(text.utf8), to: file)
  }

  private func script(
    for trace: InputTrace, _ demo: DemoController, _ window: PagerWindow, _ pictures: PictureQueue
  ) -> RealtimeScript {
    var sinks = TracePlayer.Sinks()
    sinks.program = { [unowned demo] in demo.play($0) }
    sinks.command = { [unowned demo] in demo.recorder?.record($0, at: demo.pager.time) }
    sinks.refusal = { [traceName] in Console.say("\(traceName): \($1): \($0)") }
    sinks.picture = { [unowned demo] file, atRest in
      if atRest { pictures.askAtRest(for: file) } else { pictures.ask(for: file) }
      demo.pager.setNeedsDisplay()
    }
    sinks.end = { [unowned demo] in
      pictures.endScript()
      demo.pager.setNeedsDisplay()
    }
    var scale = options.run.scale ?? 1
    sinks.resize = { [unowned demo, unowned window] viewport, time in
      if viewport.scale != scale {
        scale = viewport.scale
        window.resize(to: viewport.size, scale: scale)
        return demo.pager.open(size: viewport.size, scale: scale, at: time)
      }
      window.resize(to: viewport.size)
      demo.pager.open(size: viewport.size, scale: demo.pager.scale, at: time)
    }
    let viewport = TraceViewport(
      size: options.run.size ?? TraceHeader.defaultSize, scale: options.run.scale ?? 1,
      pageCount: demo.scene.count)
    return RealtimeScript(trace, player: TracePlayer(demo.pager, viewport: viewport, sinks: sinks))
  }

  private func connect(_ demo: DemoController, _ window: PagerWindow, _ pictures: PictureQueue) {
    window.keyHandler = { [unowned demo] in demo.pressed($0) }
    window.extraButtonHandler = { [unowned demo] in demo.pressedExtraButton(isForward: $0) }
    demo.pager.observers.add(pictures)
    window.zoomHandler = { [unowned demo] in demo.zoomed(byWheel: $0) }
    window.secondaryButtonHandler = { [unowned demo] in demo.pressedSecondaryButton(at: $0) }
    demo.showsToasts = trace == nil
    demo.request = { [unowned window, unowned demo] request in
      switch request {
      case .leave:
        if window.isFullscreen { window.toggleFullscreen() } else { window.close() }
      case .quit: window.close()
      case .toggleFullscreen: window.toggleFullscreen()
      case .screenshot: takePicture(of: demo, pictures)
      }
    }
  }

  /// Takes a picture because of a key: into the user's pictures, or beside a trace that is played.
  private func takePicture(of demo: DemoController, _ pictures: PictureQueue) {
    // A message of before is no part of the picture.
    demo.overlays.toast.hide()
    demo.pager.setNeedsDisplay()
    if trace != nil { return pictures.ask(for: Screenshot.freeName(besides: options)) }
    let folder = PicturesFolder.find()
    let file = Screenshot.freeName(
      stem: folder == "." ? "vpage-screenshot" : folder + "/vpage-screenshot", besides: options)
    pictures.ask(for: file) { [unowned demo] failure in
      let path = PicturesFolder.shortened(file, home: PicturesFolder.environment("HOME"))
      demo.say(failure.map { "No picture: \($0)" } ?? "Saved to \(path)")
    }
  }
}

/// Takes what the desktop has told by the first frame.
private final class LookAtStart: PagerObserver {
  private let follower: DesktopFollower
  private unowned let demo: DemoController

  init(of follower: DesktopFollower, _ demo: DemoController) {
    self.follower = follower
    self.demo = demo
  }

  func windowWillBegin(_ window: PagerWindow) { demo.follow(follower.look) }
}
