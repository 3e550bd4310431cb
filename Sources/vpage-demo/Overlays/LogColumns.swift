import PagerSDL

/// The columns of the event log in a pane of some width: time, lanes, words.
///
/// Where there is little room the time goes first, then the lanes: the words are never cut.
struct LogColumns: Hashable {
  /// Where the times end; nil without times.
  let timeEnd: Double?
  /// How many lanes there are.
  let lanes: Int
  /// From one lane to the next, in points.
  let pitch: Double
  /// Where the lanes begin.
  let lanesStart: Double
  /// Where the words begin.
  let words: Double
  /// Whether the words say only what happens, and leave "will" and "did" to the signs before them.
  let leavesOutTense: Bool
  /// Whether page numbers in the words are cut to their last digits.
  let shortensNumbers: Bool
  /// The inner width of the pane.
  let width: Double

  private static let timeWidth = 48.0
  /// The longest words without the page's number, and a digit, in points at 12 points.
  private static let longestWords = 88.0
  private static let digit = 7.5

  /// Makes the columns for a number of pages.
  init(width: Double, pages: Int) {
    self.width = width
    let number = Self.longestWords + Double(pages.grouped.count) * Self.digit + 4
    let short = Self.longestWords + Double(pages < 1000 ? 3 : 5) * Self.digit + 4
    let pitch: Double = pages < 100 ? (width < 320 ? 16 : 20) : pages < 1000 ? 25 : 29
    // All lanes or none: a page must not lose its own on the way.
    let all = min(LogLanes.count, max(1, pages))
    var choice = (hasTime: false, lanes: 0, shortens: true)
    for candidate in [
      (true, all, false), (true, all, true), (false, all, false), (false, all, true),
      (true, 0, false), (false, 0, false),
    ] {
      let needed =
        (candidate.0 ? Self.timeWidth + 16 : 0) + max(14, Double(candidate.1) * pitch + 4)
        + (candidate.2 ? short : number)
      if needed > width { continue }
      choice = candidate
      break
    }
    self.pitch = pitch
    leavesOutTense = choice.shortens && choice.lanes == 0 && short + 14 > width
    shortensNumbers = choice.shortens
    lanes = choice.lanes
    timeEnd = choice.hasTime ? Self.timeWidth : nil
    lanesStart = choice.hasTime ? Self.timeWidth + 16 : 0
    words = lanesStart + (lanes == 0 ? 14 : pitch * Double(lanes) + 4)
  }

  /// The height of the heading, in points: with a row of numbers over the lanes.
  var headingHeight: Double { lanes == 0 ? 20 : 56 }

  /// The middle of a lane.
  func middle(ofLane lane: Int) -> Double { lanesStart + pitch * (Double(lane) + 0.5) }

  /// How wide the badge of a lane's number is, so that it leaves those beside it in peace.
  static func badgeWidth(number: Double, pitch: Double) -> Double {
    max(16, number + max(2, min(8, pitch - number - 2)))
  }

  /// A page's number, from 0, as it stands over a lane.
  static func laneNumber(_ page: Int) -> String {
    let number = page + 1
    if number < 1000 { return "\(number)" }
    return (number % 100 < 10 ? "…0" : "…") + "\(number % 100)"
  }

  /// A page's number, from 0, in few digits: those that tell it from its neighbours.
  static func short(_ page: Int) -> String {
    let number = page + 1
    guard number >= 1000 else { return "\(number)" }
    let rest = number % 1000
    return "…" + String(repeating: "0", count: rest < 10 ? 2 : rest < 100 ? 1 : 0) + "\(rest)"
  }
}
