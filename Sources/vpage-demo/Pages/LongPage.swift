import PagerCore
import PagerSDL
import PagerText

/// A page of 100,000 lines: only those near the window are ever made, laid out and drawn.
///
/// The text is cut into sections. A `LongText` counts its lines from the start, so that one text of
/// all lines would make a jump to the end wait for every line before it.
final class LongPage: DemoPage {
  private static let linesOfSection = 500
  /// Wide enough for any line, so that none is ever broken and all heights are known.
  private var lineWidth: Double { 480 * context.textSize.factor }
  private static let maximumSections = 6

  private let table = FactorTable()
  private var sections: [Int: LongText] = [:]
  private var figures: TabularFigures?

  override var name: String { "The numbers, taken apart" }

  override func compose(_ column: Column) {
    sections = [:]
    figures = TabularFigures(style, scale: column.scale, context: context)
    column.header(
      "A hundred thousand lines", name,
      "Every number and its prime factors. The last line costs no more than the first.", .english)
    column.space(24)
    column.hairline()
    column.space(23)
  }

  override func contentLength(fitting size: Size) -> Double {
    let column = column(fitting: size)
    return column.cursor + Double(FactorTable.count) * lineHeight + column.margins.bottom
  }

  override func draw(on canvas: PageCanvas, visible: Rect) {
    super.draw(on: canvas, visible: visible)
    let column = column(fitting: size)
    let height = lineHeight * Double(Self.linesOfSection)
    let first = max(0, Int(((visible.y - column.cursor) / height).rounded(.down)))
    let last = min(
      FactorTable.count / Self.linesOfSection - 1,
      Int(((visible.maxY - column.cursor) / height).rounded(.down)))
    guard first <= last, let figures else { return }
    let numbers = figures.width(of: FactorTable.count.grouped)
    for number in first...last {
      section(number)?.draw(
        on: canvas,
        at: Point(
          x: column.left + numbers + 2 * figures.digitWidth,
          y: column.cursor + Double(number) * height))
    }
    drawNumbers(figures, on: canvas, right: column.left + numbers, top: column.cursor, visible)
  }

  /// Draws the numbers of the lines in a band, each with its last digit under those of the others.
  private func drawNumbers(
    _ figures: TabularFigures, on canvas: PageCanvas, right: Double, top: Double, _ visible: Rect
  ) {
    let first = max(0, Int(((visible.y - top) / lineHeight).rounded(.down)))
    let end = min(FactorTable.count, Int(((visible.maxY - top) / lineHeight).rounded(.up)))
    guard first < end else { return }
    for line in first..<end {
      figures.draw(
        (line + 1).grouped, on: canvas, x: right,
        middle: top + (Double(line) + 0.5) * lineHeight, .right)
    }
  }

  private func section(_ number: Int) -> LongText? {
    if let text = sections[number], text.scale == scale { return text }
    if sections.count >= Self.maximumSections { sections.removeAll() }
    let start = number * Self.linesOfSection
    // Only a machine without fonts throws, and pages stay without words there.
    let text = try? LongText(
      table.text(start + 1...start + Self.linesOfSection), style: style, width: lineWidth,
      scale: scale, fonts: context.fonts)
    sections[number] = text
    return text
  }

  private var style: TextStyle {
    TypeScale(width: 0, size: context.textSize).style(.small, palette.ink)
  }

  /// From line to line in points: whole device pixels, as texts are set.
  private var lineHeight: Double {
    max(1, (style.size * style.lineHeight * scale).rounded()) / scale
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    sections = [:]
    figures = nil
  }
}
