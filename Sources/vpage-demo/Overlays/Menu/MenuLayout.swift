import PagerCore
import PagerSDL

/// Where the menu and its rows stand in a viewport.
struct MenuLayout: Hashable {
  /// Whether there is so little room that rows are lower and have no shortcuts.
  let isCompact: Bool
  /// The panel, in points of the viewport.
  let panel: Rect
  /// The rows on show.
  let list: RowLayout
  /// The list within the panel, in points of the viewport.
  let area: Rect

  private static let width = 256.0
  /// The height of the line above a group, with the room around it.
  private static let groupGap = 9.0

  /// The width of a minus or a plus.
  var buttonWidth: Double { isCompact ? 24 : 32 }
  /// The width of the value between them.
  var valueWidth: Double { isCompact ? 40 : 56 }

  /// Makes the layout of a menu that opens at a point, or under the menu button.
  init(_ items: [MenuItem], first: Int, in size: Size, at point: Point?, button: Rect?) {
    isCompact = size.width < 240 || size.height < 200
    let margin: Double = isCompact ? 4 : 8
    let padding: Double = isCompact ? 4 : 8
    let rowHeight: Double = isCompact ? 24 : 32
    let width = min(Self.width, size.width - 2 * margin)
    list = RowLayout(
      heights: items.map { _ in rowHeight }, gaps: items.map { $0.beginsGroup ? Self.groupGap : 0 },
      first: first, room: size.height - 2 * margin - 2 * padding)
    let height = list.height + 2 * padding
    var corner = Point(x: size.width - width - margin, y: margin)
    if let point {
      // At the pointer, on the side where it fits; where it fits on neither, as near as it can be.
      let flipsLeft = point.x + width > size.width - margin && point.x - width >= margin
      let flipsUp = point.y + height > size.height - margin && point.y - height >= margin
      corner = Point(
        x: flipsLeft ? point.x - width : point.x, y: flipsUp ? point.y - height : point.y)
    } else if let button {
      corner = Point(x: button.maxX - width, y: button.maxY + 4)
    }
    panel = Rect(
      x: min(max(corner.x, margin), size.width - width - margin).rounded(),
      y: min(max(corner.y, margin), size.height - height - margin).rounded(), width: width,
      height: height)
    area = Rect(
      x: panel.x + padding, y: panel.y + padding, width: width - 2 * padding, height: list.height)
  }

  /// The rectangle of a row on show.
  func rect(of row: RowLayout.Row) -> Rect {
    Rect(x: area.x, y: area.y + row.y, width: area.width, height: row.height)
  }

  /// The rectangle of a row's minus (−1), value (0) or plus (1).
  func rect(ofStep step: Int, in row: Rect) -> Rect {
    let minus = row.maxX - 2 * buttonWidth - valueWidth
    switch step {
    case ..<0: return Rect(x: minus, y: row.y, width: buttonWidth, height: row.height)
    case 0:
      return Rect(x: minus + buttonWidth, y: row.y, width: valueWidth, height: row.height)
    default:
      return Rect(
        x: row.maxX - buttonWidth, y: row.y, width: buttonWidth, height: row.height)
    }
  }

  /// The row at a point of the viewport, and its step when it has a value.
  func target(at point: Point, _ items: [MenuItem]) -> MenuTarget? {
    guard area.contains(point), let index = list.row(at: point.y - area.y),
      let row = list.rows.first(where: { $0.index == index })
    else { return nil }
    guard items[index].value != nil else { return MenuTarget(row: index) }
    let step = [-1, 0, 1].first { rect(ofStep: $0, in: rect(of: row)).contains(point) }
    return MenuTarget(row: index, step: step)
  }

  /// By how many rows a press on the arrow above or below scrolls; 0 beside them.
  func scroll(at point: Point) -> Int {
    guard area.contains(point), list.scrolls else { return 0 }
    if point.y < area.y + RowLayout.arrowHeight { return -max(1, list.rows.count - 1) }
    if point.y >= area.maxY - RowLayout.arrowHeight { return max(1, list.rows.count - 1) }
    return 0
  }
}

/// What the pointer or the keyboard has chosen in the menu.
struct MenuTarget: Hashable {
  var row: Int
  /// The minus (−1), value (0) or plus (1) of a row that has them; nil for the row itself.
  var step: Int?
}
