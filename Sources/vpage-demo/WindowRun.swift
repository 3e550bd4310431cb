import PagerCore
import PagerSDL

/// A run in a window, until it is closed.
struct WindowRun {
  /// What the command line asked for.
  let options: DemoOptions

  /// Opens the window and runs the demo.
  ///
  /// - Throws: What SDL could not do, with the way out.
  func run() throws(DemoFailure) {
    let demo = DemoController(options: options)
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
    let log = LogFile(options.log)
    log.observe(demo.pager, window)
    do { try window.run() } catch { throw .failed(error.description) }
    try log.finish()
    if let failure = pictures.failure { throw failure }
  }

  private func connect(_ demo: DemoController, _ window: PagerWindow, _ pictures: PictureQueue) {
    window.titleMaker = { [unowned demo] _ in demo.title }
    window.keyHandler = { [unowned demo] in demo.press($0) }
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
