import PagerCore
import PagerSDL

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
    try demo.checkFonts()
    var windowOptions = PagerWindow.Options()
    windowOptions.isFullscreen = options.isFullscreen
    windowOptions.renderer = options.renderer
    windowOptions.applicationID = "vpage-demo"
    let window: PagerWindow
    do {
      window = try PagerWindow(
        title: "VPage", size: options.size ?? TraceHeader.defaultSize, pager: demo.pager,
        options: windowOptions)
    } catch {
      throw .failed("\(error); vpage-demo --headless runs without a display")
    }
    if options.isVerbose {
      Console.say(window.videoDescription)
    } else if options.renderer != nil, let reason = window.fallbackReason {
      Console.say("using the software renderer: \(reason)")
    }
    let pictures = PictureQueue(options.screenshots)
    connect(demo, window, pictures)
    let timings = TimingsFile(options.timings)
    if timings.isWanted {
      window.frameObserver = { timings.record($0, processorNanoseconds: $1) }
    }
    let log = LogFile(options.log)
    log.observe(demo.pager, window)
    let recorder = TraceRecorder()
    if options.record != nil { recorder.listen(to: demo.pager) }
    demo.recorder = options.record == nil ? nil : recorder
    window.script = trace.map { script(for: $0, demo, window, pictures) }
    do throws(PagerVideoError) {
      try window.run()
      try log.finish()
      try timings.finish()
      if let file = options.record {
        let header = options.header(
          scene: demo.firstScene, size: demo.firstSize ?? TraceHeader.defaultSize)
        let text = recorder.trace(header: header, end: demo.pager.clock.now).text
        try TextFile.write(Array(text.utf8), to: file)
      }
    } catch {
      throw .failed(error.description)
    }
    if let failure = pictures.failure { throw failure }
    try report(window.script?.failure)
  }

  /// A trace's failure, told with its file and line.
  private func report(_ failure: (any Error)?) throws(DemoFailure) {
    guard let failure else { return }
    if let unmet = failure as? TracePlayer.UnmetExpectation {
      throw .failed("\(traceName): line \(unmet.line): \(unmet.description)")
    }
    throw .failed("\(failure)")
  }

  private func script(
    for trace: InputTrace, _ demo: DemoController, _ window: PagerWindow, _ pictures: PictureQueue
  ) -> RealtimeScript {
    var sinks = TracePlayer.Sinks()
    sinks.program = { [unowned demo] in demo.play($0) }
    sinks.refusal = { [traceName] in Console.say("\(traceName): line \($1): \($0)") }
    sinks.picture = { [unowned demo] file, atRest in
      if atRest { pictures.askAtRest(for: file) } else { pictures.ask(for: file) }
      demo.pager.setNeedsDisplay()
    }
    sinks.resize = { [unowned demo, unowned window] viewport, time in
      window.resize(to: viewport.size)
      demo.pager.open(size: viewport.size, scale: demo.pager.scale, at: time)
    }
    let viewport = TraceViewport(
      size: options.size ?? TraceHeader.defaultSize, scale: 1, pageCount: demo.scene.count)
    return RealtimeScript(trace, player: TracePlayer(demo.pager, viewport: viewport, sinks: sinks))
  }

  private func connect(_ demo: DemoController, _ window: PagerWindow, _ pictures: PictureQueue) {
    window.titleMaker = { [unowned demo] _ in demo.title }
    window.keyHandler = { [unowned demo] in demo.pressed($0) }
    window.extraButtonHandler = { [unowned demo] in demo.pressedExtraButton(isForward: $0) }
    window.pictureWanted = { pictures.wants($0) }
    window.pictureTaker = { pictures.take($0) }
    demo.wish = { [unowned window, unowned demo] wish in
      switch wish {
      case .quit: window.close()
      case .toggleFullscreen: window.toggleFullscreen()
      case .screenshot:
        pictures.ask(for: Screenshot.freeName())
        demo.pager.setNeedsDisplay()
      }
    }
  }
}
