import PagerCore
import PagerSDL
import PagerText

/// The cover: the strip of three as a mark, the name, and how to go on.
final class CoverPage: DemoPage {
  override var name: String { "VPage" }

  override func compose(_ column: Column) {
    let words = wordsHeight(column)
    let page = column.page
    let room = page.height - column.margins.top - column.margins.bottom
    if column.width >= 560 && page.height < page.width {
      // Words to the left, the mark to the right of them.
      let height = min(room, 360).rounded(.down)
      if height > 120 {
        let mark = CoverMark(height: height)
        mark.draw(
          in: column,
          at: Point(
            x: column.left + column.width - mark.width, y: ((page.height - height) / 2).rounded()))
      }
      column.move(to: max(column.margins.top, ((page.height - words) / 2).rounded()))
      addWords(column)
      return
    }
    let height = min(room - words - 40, 320).rounded(.down)
    if height >= 72 {
      CoverMark(height: height).draw(in: column, at: Point(x: column.left, y: column.cursor))
      column.space(height + 40)
    }
    addWords(column)
    column.centre()
  }

  private func wordsHeight(_ column: Column) -> Double {
    let probe = column.makeProbe()
    let top = probe.cursor
    addWords(probe)
    return probe.cursor - top
  }

  private func addWords(_ column: Column) {
    column.text(name, .display)
    column.space(24)
    column.text("One page at a time,\non three surfaces, without end.", .lead)
    column.space(8)
    column.text("一次一页，三面轮转，翻之不尽。", .lead, .chinese, color: palette.softInk)
    column.space(32)
    let ways = context.directions
    column.text(
      "Drag \(ways.towardNext), scroll, or press \(ways.nextKey).", .small,
      color: palette.softInk)
    column.text("Tab shows how it works, ? the keys.", .small, color: palette.softInk)
  }
}
