import PagerCore
import PagerSDL

/// Where the rows of a panel stand: all of them, or as many whole ones as fit from a row on.
struct RowLayout: Hashable {
  /// A row and where it stands below the top of the list, in points.
  struct Row: Hashable {
    var index: Int
    var y: Double
    var height: Double
  }

  /// The height of the strip above and below a list that does not fit, in which an arrow stands.
  static let arrowHeight = 14.0

  /// The rows on show.
  let rows: [Row]
  /// The first row on show.
  let first: Int
  /// The last useful value of `first`.
  let lastFirst: Int
  /// The height of the list, in points.
  let height: Double

  /// Places rows of heights, each with a gap above it, in a room of a height in points.
  ///
  /// The gap above the first row on show is left out.
  init(heights: [Double], gaps: [Double], first wanted: Int, room: Double) {
    func length(_ range: Range<Int>) -> Double {
      range.reduce(0) { $0 + heights[$1] + ($1 == range.lowerBound ? 0 : gaps[$1]) }
    }
    let whole = length(0..<heights.count)
    let fits = whole <= room
    let inner = fits ? room : room - 2 * Self.arrowHeight
    var start = heights.count
    while start > 0, length(start - 1..<heights.count) <= inner { start -= 1 }
    lastFirst = max(0, min(start, heights.count - 1))
    first = min(max(0, wanted), lastFirst)
    height = fits ? whole : room
    var y = fits ? 0 : Self.arrowHeight
    let end = y + inner
    var rows: [Row] = []
    for index in first..<heights.count {
      if index > first { y += gaps[index] }
      // One row at least, however small the room.
      guard y + heights[index] <= end || rows.isEmpty else { break }
      rows.append(Row(index: index, y: y, height: heights[index]))
      y += heights[index]
    }
    self.rows = rows
  }

  /// Whether rows are left out.
  var scrolls: Bool { lastFirst > 0 }
  /// Whether rows are left out above.
  var hasMoreAbove: Bool { first > 0 }
  /// Whether rows are left out below.
  var hasMoreBelow: Bool { first < lastFirst }

  /// How `first` must change so that a row is on show; 0 when it is.
  func scrollToShow(_ index: Int) -> Int {
    guard let last = rows.last?.index else { return 0 }
    return index < first ? index - first : max(0, index - last)
  }

  /// The row at a height below the top of the list; nil between rows and beside them.
  func row(at y: Double) -> Int? {
    rows.first { y >= $0.y && y < $0.y + $0.height }?.index
  }
}
