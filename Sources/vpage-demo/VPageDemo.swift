import Glibc
import PagerCapture
import PagerCore
import PagerSDL
import PagerTrace

/// The program: reads its options, then runs in a window or without one.
package enum VPageDemo {
  /// Runs it, and ends the process with its status.
  package static func main() {
    // A reader that has gone away is an error of writing, not a signal.
    signal(SIGPIPE, SIG_IGN)
    do {
      switch try DemoOptions.parse(try CommandLineWords.read()) {
      case .help: try Console.write(UsageText.help)
      case .traceHelp: try Console.write(TraceFormat.help)
      case .version: try Console.write(UsageText.version)
      case .compare(let comparison): exit(try comparison.run())
      case .run(let options): try run(options)
      }
    } catch {
      if !error.message.isEmpty { Console.say(error.message) }
      exit(error.status.code)
    }
  }

  private static func run(_ options: DemoOptions) throws(DemoFailure) {
    if let problem = options.contradiction { throw .usage(problem) }
    if let file = options.replay { return try replay(file, options) }
    var options = options
    if options.remembers, let path = RememberedRun.path() {
      options = options.completed(by: RememberedRun.read(path))
    }
    try options.checkStart(saidBy: nil)
    try options.checkFiles(trace: nil, traceName: "")
    if let file = options.tour { return try tour(options, to: file) }
    if options.isHeadless {
      if !options.hasOutput {
        return try tour(options, to: Screenshot.freeName(stem: "vpage-tour", besides: options))
      }
      return try play(Array("vpage-trace 1\n".utf8), name: "no trace", options)
    }
    if !PagerWindow.isDisplayAvailable {
      if options.record != nil { throw .failed("no display found: --record needs a window") }
      let file = Screenshot.freeName(stem: "vpage-tour", besides: options)
      Console.say("no display found: playing the tour without a window into \(file)")
      return try tour(options, to: file)
    }
    try WindowRun(options: options, replaying: nil, traceName: "").run()
  }

  private static func replay(_ file: String, _ options: DemoOptions) throws(DemoFailure) {
    let bytes: [UInt8]
    do { bytes = try TextFile.read(file) } catch { throw .usage(error.description) }
    try play(bytes, name: file, options)
  }

  private static func tour(_ options: DemoOptions, to file: String) throws(DemoFailure) {
    var options = options
    options.filmstrip = options.filmstrip ?? file
    try play(Array(Tour.text.utf8), name: "the tour", options)
  }

  private static func play(
    _ bytes: [UInt8], name: String, _ options: DemoOptions
  ) throws(DemoFailure) {
    let trace: InputTrace
    do { trace = try InputTrace(parsing: bytes) } catch {
      throw .usage("\(name): \(error.description)")
    }
    let completed = try options.completed(by: trace.header)
    try completed.checkStart(saidBy: options.run.start == nil ? name : nil)
    try completed.checkFiles(trace: trace, traceName: name)
    if options.isRealtime, !options.isHeadless {
      try WindowRun(options: completed, replaying: trace, traceName: name).run()
    } else {
      try HeadlessRun(options: completed, trace: trace, traceName: name).run()
    }
  }
}
