import PagerCore
import PagerSDL
import PagerText

/// A page of the life-cycle scene: its number, large, and something to try.
final class ExperimentPage: DemoPage {
  private var number = 0

  private var experiment: Experiment { Experiment.all[number % Experiment.all.count] }

  override var name: String { experiment.title }

  override var background: Color {
    palette.wash(palette.hue(number), over: palette.paper, fraction: 0.09)
  }

  /// Binds the page to its number, from 0.
  func show(_ number: Int) { self.number = number }

  override func area(in size: Size) -> Rect? { LogPane.pageArea(in: size) }

  override func compose(_ column: Column) {
    let hue = palette.hue(number)
    let text = column.type.style(column.type.isRoomy ? .body : .small, palette.ink)
    let words =
      column.type.style(.heading, hue).size * 1.34 + 8
      + column.label(experiment.text(context.directions), text, width: min(column.width, 400)).size
      .height
    let room = column.area.height - column.margins.top - column.margins.bottom - words - 24
    var numeral = column.type.style(.display, hue)
    numeral.lineHeight = 1.1
    numeral.size = min(max(room / numeral.lineHeight, 24), 200).rounded(.down)
    // On one line, however many digits there are.
    let digits = (number + 1).grouped
    let wide = column.label(digits, numeral).size.width
    if wide > column.width { numeral.size = (numeral.size * column.width / wide).rounded(.down) }
    if room >= 24, numeral.size >= 18 { column.text(digits, numeral) }
    column.space(8)
    column.text(experiment.title, .heading, color: palette.ink)
    column.space(8)
    column.text(experiment.text(context.directions), text, width: min(column.width, 400))
    column.centre()
  }
}
