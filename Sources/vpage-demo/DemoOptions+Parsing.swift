import PagerCore
import PagerSDL
import PagerTrace

extension DemoOptions {
  /// The largest side of a window, in points: what SDL and X11 can take.
  static let maximumSide = 16384

  /// Reads the words of a command line, without the program's name.
  ///
  /// - Throws: A usage failure that names the word and what it should have been.
  static func parse(_ words: [String]) throws(DemoFailure) -> Request {
    var reader = OptionReader(words)
    if words.contains(where: { $0 == "--compare" || $0.hasPrefix("--compare=") }) {
      return .compare(try CompareRun.parse(words))
    }
    var options = DemoOptions()
    while let word = try reader.next() {
      switch word {
      case .option("-h"), .option("--help"): return .help
      case .option("--help-trace"): return .traceHelp
      case .option("--version"): return .version
      case .option(let name): try options.take(name, from: &reader)
      case .operand(let path):
        throw .usage(
          "\(path): files and folders cannot be shown yet; vpage-demo --help lists the scenes")
      }
    }
    return .run(options)
  }

  private mutating func take(
    _ name: String, from reader: inout OptionReader
  ) throws(DemoFailure) {
    switch name {
    case "--scene": scene = try reader.choice(SceneName.self)
    case "--pages": run.pages = try reader.number("a count of pages", in: 0...Pager.maximumPages)
    case "--axis": run.axis = try reader.choice(Axis.self)
    case "--rtl": run.direction = .rightToLeft
    case "--ltr": run.direction = .leftToRight
    case "--loop": run.boundary = .looping
    case "--no-loop": run.boundary = .bounded
    case "--start": run.start = try reader.number("a page", in: 0...Pager.maximumPages - 1)
    case "--size": run.size = try Self.size(try reader.value("a size such as 480x800"))
    case "--scale": run.scale = try reader.decimal("device pixels per point", from: 0.5, to: 8)
    case "--settle": run.settle = try reader.choice(SettleStyle.self)
    case "--theme": run.theme = try reader.choice(TraceHeader.Theme.self)
    case "--reduce-motion": run.reducesMotion = true
    case "--no-reduce-motion": run.reducesMotion = false
    case "--fullscreen": isFullscreen = true
    case "--remember": remembers = true
    case "--renderer": renderer = try reader.value("a renderer such as software or opengl")
    case "--verbose": isVerbose = true
    default: try takeOutput(name, from: &reader)
    }
  }

  private mutating func takeOutput(
    _ name: String, from reader: inout OptionReader
  ) throws(DemoFailure) {
    switch name {
    case "--headless": isHeadless = true
    case "--replay": replay = try reader.value("the file of a trace")
    case "--fps": framesPerSecond = try reader.decimal("frames a second", from: 1, to: 1000)
    case "--screenshot":
      screenshots.append(try Self.screenshot(try reader.value("a file such as shot.png@400")))
    case "--filmstrip": filmstrip = try reader.value("a file")
    case "--strip-count": stripCount = try reader.number("a count of frames", in: 1...200)
    case "--frames": frames = try reader.value("a folder")
    case "--video": video = try reader.value("a file such as film.mp4")
    case "--timings": timings = try reader.value("a file, or - for standard output")
    case "--record": record = try reader.value("the file of a trace")
    case "--realtime": isRealtime = true
    case "--log": log = try reader.value("a file, or - for standard output")
    case "--tour": tour = try reader.value("a file for the tour's filmstrip")
    default:
      throw .usage("unknown option \(name): vpage-demo --help lists them all")
    }
  }

  /// A size such as `480x800`, each side 1...16384 points.
  private static func size(_ text: String) throws(DemoFailure) -> Size {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...maximumSide).contains(width), (1...maximumSide).contains(height)
    else {
      throw .usage(
        "--size \(text): needs WIDTHxHEIGHT in points, each from 1 to \(maximumSide)")
    }
    return Size(width: Double(width), height: Double(height))
  }

  /// A file name, with `@MS` behind it for a time; an `@` without a number is part of the name.
  private static func screenshot(_ text: String) throws(DemoFailure) -> ScreenshotRequest {
    guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "@")),
      let number = TraceDecimal(text[text.utf8.index(after: sign)...])
    else { return ScreenshotRequest(file: text) }
    let file = String(text[..<sign])
    let latest: Int64 = 1_000_000_000
    guard !file.isEmpty, let nanoseconds = number.millionths,
      (0...latest * 1_000_000).contains(nanoseconds)
    else {
      throw .usage(
        "--screenshot \(text): needs FILE or FILE@MILLISECONDS, from 0 to \(Int(latest).grouped)")
    }
    return ScreenshotRequest(file: file, time: Timestamp(nanoseconds: nanoseconds))
  }
}
