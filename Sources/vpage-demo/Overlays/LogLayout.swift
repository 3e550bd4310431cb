import PagerCore
import PagerSDL

/// Where the parts of the event log stand in its pane.
struct LogLayout: Hashable {
  /// The pane, in points of the viewport.
  let pane: Rect
  /// Between the pane's edge and its content, in points.
  let padding: Double
  /// Whether there is room for the heading.
  let hasHeading: Bool
  /// The top of the first row, in points of the viewport.
  let top: Double
  /// How many rows can be seen at once.
  let rowCount: Int

  /// The columns of the content.
  let columns: LogColumns

  /// Makes the layout for a viewport and a number of pages; nil where there is no room for a pane.
  init?(size: Size, pages: Int) {
    guard let pane = LogPane.frame(in: size) else { return nil }
    self.pane = pane
    padding = min(pane.width, pane.height) < 120 ? 8 : 16
    columns = LogColumns(width: pane.width - 2 * padding, pages: pages)
    let heading = columns.headingHeight + 8
    hasHeading = pane.height >= 2 * padding + heading + 2 * LogArt.row
    top = pane.y + padding + (hasHeading ? heading : 0)
    rowCount = max(0, Int((pane.maxY - padding + 4 - top) / LogArt.row))
  }

  private var rowsHeight: Double { Double(rowCount) * LogArt.row }

  /// The height of the thumb of the scroll bar, in points.
  var scrollBarHeight: Double { max(12, (rowsHeight / 4).rounded()) }

  /// Where the thumb begins with a fraction of the rows below the pane; in points of the viewport.
  func scrollBarTop(atFractionAbove fraction: Double) -> Double {
    (top + (rowsHeight - scrollBarHeight) * (1 - fraction)).rounded()
  }
}
