import PagerCore
import PagerSDL

/// A page with one large drawing: a curve with its axes, and a sentence about it.
final class FigurePage: DemoPage {
  private var figure: (any Figure)?

  override var name: String { figure?.title ?? "" }

  override var background: Color { palette.card }

  /// Binds the page to a figure.
  func show(_ figure: any Figure) { self.figure = figure }

  override func compose(_ column: Column) {
    guard let figure else { return }
    column.header(figure.kicker, figure.title, "", .english)
    column.space(24)
    let remark = column.type.isRoomy ? TypeRole.body : .small
    let style = column.type.style(remark, palette.softInk)
    let below = 24 + column.label(figure.remark, style, width: column.width).size.height
    let room = column.page.height - column.cursor - below - column.margins.bottom
    // A little lower still before the page would scroll for less than a line.
    let least = column.isTight ? 212.0 : 248
    let height = min(max(room, least), max(248, column.width * 0.75 + 64), 440).rounded(.down)
    figure.draw(in: column, height: height)
    column.space(24)
    column.text(figure.remark, style)
    column.centre(fraction: 0.4)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    figure = nil
  }
}
