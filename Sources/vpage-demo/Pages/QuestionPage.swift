import PagerCore
import PagerSDL
import PagerText

/// Questions whose answers unfold at a click: the page grows, and scrolls inside when it must.
final class QuestionPage: DemoPage {
  private var questions: QuestionSet?
  /// The bands that answer clicks, from the top of the content.
  private var rows: [Rect] = []

  override var name: String { questions?.title ?? "" }

  override var background: Color { palette.card }

  /// An answer that unfolds or folds.
  private struct Change {
    var number: Int
    var start: Timestamp
    /// How the page is made to fit before and after.
    var before: Column.Fit
    var after: Column.Fit
    /// How far it has come, 0...1.
    var progress = 0.0
  }

  /// How long an answer takes to unfold.
  static let unfoldingDuration = Duration.milliseconds(150)

  private var change: Change?
  /// The row under the pointer.
  private var hovered: Int?

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
      let fraction = unfoldedFraction(number)
      let color = palette.ink.mixed(with: palette.accent, fraction: fraction)
      let style = column.type.style(column.type.isRoomy ? .heading : .smallStrong, color, .english)
      let area = column.text(question.question, style, width: column.width - 40)
      sign(column, fraction, middle: area.y + style.size * style.lineHeight / 2, color)
      if fraction > 0 {
        column.unfolding(fraction) {
          column.space(8)
          column.text(
            question.answer, column.type.style(.body, palette.softInk, questions.language),
            width: column.width - 40)
        }
      }
      column.space(20)
      rows.append(
        Rect(x: column.left - 16, y: top, width: column.width + 32, height: column.cursor - top))
    }
    column.hairline()
  }

  /// How much of an answer is on show, 0...1.
  private func unfoldedFraction(_ number: Int) -> Double {
    let isUnfolded = questions?.unfolded.contains(number) == true
    guard let change, change.number == number else { return isUnfolded ? 1 : 0 }
    return isUnfolded ? change.progress : 1 - change.progress
  }

  /// Draws a plus, or the minus of an unfolded answer; the upright shrinks on the way.
  private func sign(_ column: Column, _ fraction: Double, middle: Double, _ color: Color) {
    let side = 14.0
    let area = Rect(
      x: column.left + column.width - side, y: middle - side / 2, width: side, height: side)
    column.drawing(in: area) { canvas, rect in
      canvas.fill(color, Rect(x: rect.x, y: rect.y + 6, width: side, height: 2))
      let upright = (side * (1 - fraction) / 2).rounded() * 2
      canvas.fill(
        color,
        Rect(x: rect.x + 6, y: rect.y + (side - upright) / 2, width: 2, height: upright))
    }
  }

  override func makeColumn(fitting size: Size) -> Column {
    guard let change else { return super.makeColumn(fitting: size) }
    func between(_ value: (Column.Fit) -> Double) -> Double {
      value(change.before) + (value(change.after) - value(change.before)) * change.progress
    }
    return composed(
      Column.Fit(spacing: between { $0.spacing }, rise: between { $0.rise }.rounded()),
      fitting: size)
  }

  /// The band of a row on the page: where it was laid out, moved with the rest.
  private func row(at point: Point) -> Int? {
    let shift = column(fitting: size).shift
    return rows.firstIndex { $0.offsetBy(x: 0, y: shift).contains(point) }
  }

  /// A point on a row, for trying it out; nil for a row that is not there.
  func middle(ofRow number: Int) -> Point? {
    let shift = column(fitting: size).shift
    guard rows.indices.contains(number) else { return nil }
    return Point(x: rows[number].x + rows[number].width / 2, y: rows[number].y + shift + 24)
  }

  override func draw(on canvas: PageCanvas, visible: Rect) {
    let column = column(fitting: size)
    if let hovered, rows.indices.contains(hovered) {
      canvas.fillRounded(
        palette.wash(palette.accent, over: background, fraction: 0.07),
        rows[hovered].offsetBy(x: 0, y: column.shift).inset(x: 0, y: 4), radius: 8)
    }
    super.draw(on: canvas, visible: visible)
  }

  override func hover(at point: Point?) {
    let row = point.flatMap { self.row(at: $0) }
    if row == hovered { return }
    hovered = row
    setNeedsDisplay()
  }

  override func isClickable(at point: Point) -> Bool { row(at: point) != nil }

  override func didClick(at point: Point) {
    guard let number = row(at: point), let questions else { return }
    change = nil
    let before = fit(for: size)
    questions.toggle(number)
    if let pager, !pager.configuration.reduceMotion {
      let after = fit(for: size)
      change = Change(number: number, start: pager.time, before: before, after: after)
    }
    recompose()
  }

  override var isMoving: Bool { change != nil }

  override func advance(to time: Timestamp) {
    guard let change else { return }
    let fraction = time.seconds(since: change.start) / (Self.unfoldingDuration / .seconds(1))
    if fraction >= 1 {
      self.change = nil
    } else {
      self.change?.progress = CubicBezier.easeInOut.progress(at: max(0, fraction))
    }
    recompose()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    questions = nil
    rows = []
    change = nil
    hovered = nil
  }
}
