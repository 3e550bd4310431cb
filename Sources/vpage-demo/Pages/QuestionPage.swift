import PageContent
import PagerCore
import PagerSDL

/// Questions whose answers unfold at a click: the page grows, and scrolls inside when it must.
final class QuestionPage: DemoPage {
  private var questions: QuestionSet?
  /// The bands that answer clicks, from the top of the content.
  private var rows: [Rect] = []

  override var name: String { questions?.title ?? "" }

  override var background: Color { palette.card }

  /// Binds the page to its questions.
  func show(_ questions: QuestionSet) { self.questions = questions }

  override func compose(_ column: Column) {
    guard let questions else { return }
    rows = []
    column.header(questions.kicker, questions.title, questions.lead, questions.language)
    column.space(24)
    for (number, question) in questions.questions.enumerated() {
      let top = column.cursor
      column.hairline()
      column.space(19)
      let isUnfolded = questions.unfolded.contains(number)
      let color = isUnfolded ? palette.accent : palette.ink
      let style = column.type.style(column.type.isRoomy ? .heading : .smallStrong, color, .english)
      let place = column.text(question.question, style, width: column.width - 40)
      sign(column, isUnfolded, middle: place.y + style.size * style.lineHeight / 2, color)
      if isUnfolded {
        column.space(8)
        column.text(
          question.answer, column.type.style(.body, palette.softInk, questions.language),
          width: column.width - 40)
      }
      column.space(20)
      rows.append(
        Rect(x: column.left - 16, y: top, width: column.width + 32, height: column.cursor - top))
    }
    column.hairline()
  }

  /// Draws a plus, or the minus of an unfolded answer.
  private func sign(_ column: Column, _ isUnfolded: Bool, middle: Double, _ color: Color) {
    let side = 14.0
    let place = Rect(
      x: column.left + column.width - side, y: middle - side / 2, width: side, height: side)
    column.drawing(in: place) { canvas, rect in
      canvas.fill(color, Rect(x: rect.x, y: rect.y + 6, width: side, height: 2))
      if !isUnfolded {
        canvas.fill(color, Rect(x: rect.x + 6, y: rect.y, width: 2, height: side))
      }
    }
  }

  override func isClickable(at point: Point) -> Bool { rows.contains { $0.contains(point) } }

  override func didClick(at point: Point) {
    guard let number = rows.firstIndex(where: { $0.contains(point) }) else { return }
    questions?.toggle(number)
    recompose()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    questions = nil
    rows = []
  }
}
