import PagerCore
import PagerSDL

/// A table of the pager's numbers, each with its reason; it scrolls inside.
final class NumbersPage: DemoPage {
  override var name: String { "Every number has a reason" }

  override func compose(_ column: Column) {
    column.header(
      "Reference", name, "What makes the pages feel as they do.", .english)
    let value = column.width < 400 ? 96.0 : 136
    for group in NumberTable.groups(PagerConfiguration()) {
      column.space(40)
      column.text(group.title, .label, color: palette.accent)
      column.space(8)
      for row in group.rows {
        column.hairline()
        column.space(15)
        let top = column.cursor
        column.text(row.value, column.type.style(.heading, palette.ink), width: value - 8)
        let valueEnd = column.cursor
        column.move(to: top)
        column.text(row.name, column.type.style(.smallStrong, palette.ink), indent: value)
        column.text(row.reason, column.type.style(.small, palette.softInk), indent: value)
        column.move(to: max(valueEnd, column.cursor) + 16)
      }
      column.hairline()
    }
  }
}
