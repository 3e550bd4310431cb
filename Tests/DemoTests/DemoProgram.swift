import Glibc
import PagerCore
import PagerTesting
import PagerTestSupport
import PagerTrace
import Testing

/// The program under test, as a subprocess.
enum DemoProgram {
  struct NotFound: Error, CustomStringConvertible {
    let description: String
  }

  /// The words that choose the standard start of the bug cases: twelve cards, page 5, 400 × 600.
  static func standardStart(page: Int = 5) -> [String] {
    ["--scene", "cards", "--size", "400x600", "--start", "\(page)"]
  }

  /// The path of the program: beside the program that runs the tests, or in a folder above it.
  static func path() throws -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let runner = String(
      decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for start in [CommandLine.arguments.first ?? "", runner] {
      var folder = start[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        let candidate = "\(folder)/vpage-demo"
        var status = stat()
        if stat(candidate, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
          access(candidate, X_OK) == 0
        {
          return candidate
        }
      }
    }
    throw NotFound(description: "no vpage-demo beside \(runner): run swift build first")
  }

  /// Runs the program to its end, without a display unless the environment names one.
  static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String]? = nil,
    timeoutSeconds: Double = 60
  ) throws -> Subprocess.Result {
    try Subprocess(try path(), arguments, environment: environment, folder: folder)
      .run(timeoutSeconds: timeoutSeconds)
  }
}

/// What came of a trace that the program played.
struct DemoRun {
  let result: Subprocess.Result
  let log: [LogLine]
  /// The pictures that the run left, by their names without the ending.
  let pictures: [String: PixelImage]

  /// Plays the text of a trace, without its first line, from the standard start.
  init(
    _ entries: String, options: [String] = DemoProgram.standardStart(),
    environment: [String: String]? = nil, timeoutSeconds: Double = 60
  ) throws {
    let (result, pictures) = try FileSystem.withTemporaryFolder { folder in
      let text = "vpage-trace 1\n" + entries
      try FileSystem.write(Array(text.utf8), to: "\(folder)/trace.txt")
      let result = try DemoProgram.run(
        ["--replay", "trace.txt", "--log", "-"] + options, in: folder, environment: environment,
        timeoutSeconds: timeoutSeconds)
      var pictures: [String: PixelImage] = [:]
      for name in try FileSystem.names(in: folder) where name.hasSuffix(".png") {
        pictures[String(name.dropLast(4))] = try PixelImage(readingPNG: "\(folder)/\(name)")
      }
      return (result, pictures)
    }
    self.result = result
    self.pictures = pictures
    log = try LogLine.lines(of: result.output)
  }

  /// Plays a gesture.
  init(
    _ script: BugCaseScript, options: [String] = DemoProgram.standardStart()
  ) throws {
    try self.init(script.text, options: options)
  }

  /// The pages of all events of a name, in order.
  func pages(of event: String) -> [Int] {
    log.filter { $0.event == event }.compactMap(\.page)
  }

  /// The frames of the log.
  var frames: [LogLine] { log.filter { $0.phase != nil } }

  /// The page whose card fills a picture, exact in every pixel; nil when none does.
  func page(in picture: String) -> Int? {
    pictures[picture].flatMap { TestCard.page(filling: $0) }
  }
}

/// The entries of a trace for a bug case, written step by step.
struct BugCaseScript {
  private(set) var text = ""
  /// The time of the last entry in ms.
  private(set) var time = 0.0

  init() {}

  init(_ gesture: GestureScript, at begin: Double = 0) { play(gesture, at: begin) }

  /// Adds an entry at a time in ms.
  mutating func add(_ action: String, at milliseconds: Double) {
    time = max(time, milliseconds)
    text += "\(time) \(action)\n"
  }

  /// Adds an entry a time in ms after the last one.
  mutating func add(_ action: String, after milliseconds: Double) {
    add(action, at: time + milliseconds)
  }

  /// Adds a gesture that begins at a time in ms.
  mutating func play(_ gesture: GestureScript, at begin: Double) {
    for (milliseconds, action) in gesture.actions { add(action.text, at: begin + milliseconds) }
  }

  /// Adds a plain swipe of half a window in 100 ms.
  mutating func swipe(forward: Bool = true, at begin: Double) {
    let start = forward ? 80.0 : 30
    add("down 50% \(start)%", at: begin)
    for step in 1...6 {
      let fraction = start + (forward ? -50 : 50) * Double(step) / 6
      let rounded = (fraction * 100).rounded() / 100
      add("move 50% \(rounded)%", at: begin + (100 * Double(step) / 6).rounded())
    }
    add("up 50% \(forward ? 30 : 80)%", at: begin + 101)
  }

  /// Adds what every case ends with: two seconds later all is still; then one more plain swipe.
  ///
  /// The pictures are called `settled` and `after`.
  mutating func addRules(forward: Bool = true) {
    add("expect phase idle", after: 2000)
    add("screenshot settled.png", after: 0)
    swipe(forward: forward, at: time + 10)
    add("expect phase idle", after: 2000)
    add("screenshot after.png", after: 0)
    add("end", after: 0)
  }
}

extension DemoRun {
  /// Checks what must hold after every case of the pager: settled on one page, on which picture,
  /// log and events agree, with legal words; and one more swipe turns one page.
  ///
  /// - Returns: The page that the case ended on.
  @discardableResult
  func expectRules(
    forward: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    #expect(result.status == .exited(0), sourceLocation: sourceLocation)
    #expect(result.errors.isEmpty, sourceLocation: sourceLocation)
    let settled = try #require(
      page(in: "settled"), "one page must cover the window", sourceLocation: sourceLocation)
    let after = page(in: "after")
    #expect(after == settled + (forward ? 1 : -1), sourceLocation: sourceLocation)
    let words = LifecycleWords(log)
    #expect(words.mistakes.isEmpty, sourceLocation: sourceLocation)
    #expect(words.pagesInView.isEmpty, "all have left at the end", sourceLocation: sourceLocation)
    // The log up to the last swipe tells the same page.
    let lastDrag = log.lastIndex { $0.event == "willBeginDragging" } ?? log.endIndex
    let before = Array(log[..<lastDrag])
    #expect(LifecycleWords(before).onlyShownPage == settled, sourceLocation: sourceLocation)
    if let last = before.last(where: { $0.event == "didSettle" }) {
      #expect(last.page == settled, sourceLocation: sourceLocation)
    }
    if let last = before.last(where: { $0.phase != nil }) {
      #expect(
        last.page == settled && last.displacement == 0 && last.visible == [settled],
        sourceLocation: sourceLocation)
    }
    return settled
  }

  /// The events of the case itself: those before the swipe that `addRules` adds.
  var caseLog: [LogLine] {
    let lastDrag = log.lastIndex { $0.event == "willBeginDragging" } ?? log.endIndex
    return Array(log[..<lastDrag])
  }

  /// The re-centres of the case itself, in order.
  var recentres: [Int] {
    caseLog.filter { $0.event == "didRecentre" }.compactMap(\.page)
  }

  /// Checks that a picture of cards is the strip as a frame of the log has it.
  func expectPicture(
    _ name: String, shows frame: LogLine, width: Int = 400, height: Int = 600,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try #require(pictures[name], sourceLocation: sourceLocation)
    let page = try #require(frame.page, sourceLocation: sourceLocation)
    let displacement = try #require(frame.displacement, sourceLocation: sourceLocation)
    let neighbour = frame.visible?.first { $0 != page }
    // The log rounds to a thousandth, so that half a pixel may have gone either way.
    let positions = Set([-0.001, 0.001].map { Int((displacement + $0).rounded()) })
    let differences = positions.map { position in
      picture.difference(
        from: TestCard.strip(
          base: page, neighbour: position == 0 ? nil : neighbour ?? side(page, position),
          displacement: position, width: width, height: height))
    }
    #expect(
      differences.contains(nil), "\(name) at \(frame.time) ms", sourceLocation: sourceLocation)
  }

  private func side(_ page: Int, _ displacement: Int) -> Int? {
    let neighbour = page + (displacement > 0 ? 1 : -1)
    return (0..<12).contains(neighbour) ? neighbour : nil
  }
}
