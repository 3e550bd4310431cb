import PagerCore
import PagerSDL

/// A table of the pager's numbers, each with its reason; it scrolls inside.
final class NumbersPage: DemoPage {
  override var name: String { "Every number has a reason" }

  override func compose(_ column: Column) {
    column.header(
      "Reference", name, "What makes the pages feel as they do.", .english)
    figures = TabularFigures(
      column.type.style(.heading, palette.ink), scale: column.scale, context: context)
    let value = valueWidth(column)
    for group in NumberTable.groups(PagerConfiguration()) {
      column.space(40)
      column.text(group.title, .label, color: palette.accent)
      column.space(8)
      for row in group.rows {
        column.hairline()
        column.space(15)
        let top = column.cursor
        let valueEnd = add(row, to: column)
        column.move(to: top)
        column.text(row.name, column.type.style(.smallStrong, palette.ink), indent: value)
        column.text(row.reason, column.type.style(.small, palette.softInk), indent: value)
        column.move(to: max(valueEnd, column.cursor) + 16)
      }
      column.hairline()
    }
  }

  /// From a value to its name; wider with wider type.
  private func valueWidth(_ column: Column) -> Double {
    // Three digits before the point, three behind it or a unit, and a gap.
    max(96, ((figures?.digitWidth ?? 0) * 7.5).rounded() + 16)
  }

  /// Where the points of all values stand, from the left of the column.
  private var pointPlace: Double { ((figures?.digitWidth ?? 0) * 3).rounded() }

  private var figures: TabularFigures?

  /// Adds a value so that its decimal point stands under those of the others; returns its end.
  private func add(_ row: NumberTable.Row, to column: Column) -> Double {
    guard let figures else { return column.cursor }
    let parts = row.value.split(separator: ".", maxSplits: 1).map(String.init)
    let unit = column.label(row.unit, .small, color: palette.softInk)
    let position = pointPlace
    let rect = Rect(
      x: column.left, y: column.cursor, width: valueWidth(column), height: figures.height)
    column.drawing(in: rect) { canvas, rect in
      let middle = rect.y + rect.height / 2
      figures.draw(parts[0], on: canvas, x: rect.x + position, middle: middle, .right)
      let rest = parts.count > 1 ? "." + parts[1] : ""
      figures.draw(rest, on: canvas, x: rect.x + position, middle: middle)
      unit.draw(
        on: canvas, x: rect.x + position + figures.width(of: rest) + 5,
        // Small type on the baseline of the large one.
        middle: middle + (figures.height - unit.size.height) / 8 + 2)
    }
    return rect.maxY
  }
}
