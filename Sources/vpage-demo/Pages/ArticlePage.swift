import PagerCore
import PagerSDL

/// A page of running text that scrolls inside when it is longer than the window.
final class ArticlePage: DemoPage {
  private var article: Article?

  override var name: String { article?.title ?? "" }

  /// Binds the page to an article.
  func show(_ article: Article) { self.article = article }

  override func compose(_ column: Column) {
    guard let article else { return }
    column.header(article.kicker, article.title, article.lead, article.language)
    column.space(24)
    column.hairline()
    column.space(23)
    for (number, paragraph) in article.paragraphs.enumerated() {
      if number > 0 { column.space(16) }
      if let figure = article.figure, figure.after == number {
        column.space(16)
        StripFigure(figure.kind).add(to: column)
        column.space(32)
      }
      column.text(paragraph, .body, article.language)
    }
    column.space(24)
    mark(column)
  }

  /// Ends the text with three small squares: the strip.
  private func mark(_ column: Column) {
    let palette = palette
    column.drawing(height: 8) { canvas, rect in
      for number in 0..<3 {
        canvas.fill(
          number == 1 ? palette.accent : palette.line,
          Rect(x: rect.x + Double(number) * 12, y: rect.y, width: 8, height: 8))
      }
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    article = nil
  }
}
