import PagerCore
import PagerSDL

/// Where the card with the keys and its rows stand in a viewport.
struct KeyHelpLayout: Hashable {
  /// Whether the text of a row stands above its keys: the card is too narrow for both on a line.
  let isStacked: Bool
  /// The card, in points of the viewport.
  let card: Rect
  /// The rows on show.
  let list: RowLayout
  /// The list, in points of the viewport.
  let area: Rect
  /// The height of the part with the title.
  let heading: Double

  /// Makes the layout of a number of rows.
  init(rows: Int, first: Int, in size: Size) {
    let isSmall = size.width < 280 || size.height < 240
    let margin: Double = isSmall ? 4 : 16
    isStacked = size.width < 320
    let width = min(344, max(1, size.width - 2 * margin))
    heading = isSmall ? 32 : 64
    let padding: Double = isSmall ? 4 : 16
    list = RowLayout(
      heights: [Double](repeating: isStacked ? 44 : 30, count: rows),
      gaps: [Double](repeating: 0, count: rows), first: first,
      room: max(1, size.height - 2 * margin - heading - padding))
    let height = heading + list.height + padding
    card = Rect(
      x: ((size.width - width) / 2).rounded(),
      y: max(margin, ((size.height - height) / 2).rounded()), width: width, height: height)
    area = Rect(x: card.x, y: card.y + heading, width: width, height: list.height)
  }

  /// Between the card's edge and its content, in points.
  var padding: Double { isStacked ? 12 : 24 }
}
