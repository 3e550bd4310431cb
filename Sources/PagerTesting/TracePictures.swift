import PagerCapture
import PagerCore
import PagerSDL
import PagerTrace
import Testing

/// A trace played on a pager: its pictures, its log, and what went wrong on the way.
struct TracePictures {
  /// A picture with its file's name and the words for the page that was on show.
  struct Shot {
    var file: String
    var picture: Picture
    var subject: String
  }

  /// The pictures in the order in which they were taken.
  private(set) var shots: [Shot] = []
  /// Events and frames as JSON Lines.
  private(set) var log = ""
  /// What the trace wanted and did not get, in words.
  private(set) var problems: [String] = []

  /// Why a trace cannot be played.
  struct Unplayable: Error, CustomStringConvertible {
    let description: String
  }

  /// Plays a trace on a pager that has not been shown yet.
  init(
    _ trace: InputTrace, on pager: PageContainer, program: ((TraceAction) -> Void)?
  ) throws {
    guard pager.firstSize == nil else {
      throw Unplayable(description: "the pager has been shown before: make a new one for a trace")
    }
    let header = trace.header
    pager.configuration = header.applied(to: pager.configuration)
    pager.startPage = header.start ?? pager.startPage
    let size = header.size ?? Snapshot.defaultSize
    let box = Box()
    var sinks = Replay.Sinks()
    sinks.refusal = { box.problems.append("\($1): \($0)") }
    sinks.picture = { [unowned pager] picture, file in
      let subject = pager.currentView.map { describe($0, index: pager.page ?? 0) } ?? "no page"
      box.shots.append(Shot(file: file, picture: picture, subject: subject))
    }
    sinks.program = { [unowned pager] action in
      if let program { return program(action) }
      if let problem = Self.perform(action, on: pager) { box.problems.append(problem) }
    }
    let replay = try Replay(
      trace, on: pager, size: size, scale: header.scale ?? 1, log: EventLog { box.log += $0 },
      sinks: sinks)
    if let pages = header.pages, pages != pager.pageCount {
      box.problems.append("the trace is for \(pages) pages, the pager has \(pager.pageCount)")
    }
    do {
      try replay.run()
    } catch let unmet as TracePlayer.UnmetExpectation {
      box.problems.append("\(unmet.origin): \(unmet.description)")
    }
    (shots, log, problems) = (box.shots, box.log, box.problems)
  }

  /// Gathers what a replay hands out while it plays.
  private final class Box {
    var shots: [Shot] = []
    var log = ""
    var problems: [String] = []
  }

  /// Does what any program would do; what else there is must be done by the test.
  private static func perform(_ action: TraceAction, on pager: PageContainer) -> String? {
    switch action {
    case .reload: pager.reloadData()
    case .button(.forward): pager.goToNext()
    case .button(.back): pager.goToPrevious()
    case .keyUp, .reduceMotion: break
    default: return "'\(action.text)' is the program's: give `program` to carry it out"
    }
    return nil
  }

  /// Records an issue for each problem.
  func reportProblems(_ sourceLocation: SourceLocation) {
    for problem in problems {
      Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
  }
}
