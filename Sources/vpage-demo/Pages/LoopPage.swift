import PagerCore
import PagerSDL
import PagerText

/// A card of the loop scene: a picture above, a few words below; it never scrolls.
final class LoopPage: DemoPage {
  private var number = 0
  private var count = LoopArticle.count

  private var article: LoopArticle { LoopArticle.at(number, of: count) }

  override var name: String { article.title }

  override var background: Color { palette.paper }

  /// Binds the page to its number, from 0, in a scene of so many pages.
  func show(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  override func contentLength(fitting size: Size) -> Double { size.height }

  /// The card leaves room for the indicator below it.
  private func card(in size: Size) -> Rect {
    let side: Double = size.width < 240 ? 8 : size.width < 640 ? 24 : 48
    let width = min(560, max(1, size.width - 2 * side))
    let height = min(720, max(1, size.height - (size.height < 240 ? 32 : 72)))
    return Rect(
      x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(),
      width: width, height: height)
  }

  override func area(in size: Size) -> Rect? { card(in: size) }

  /// A text of a card, and the room below it, in points.
  private struct Passage {
    var text: String
    var style: TextStyle
    var space: Double
  }

  private func passages(_ article: LoopArticle, _ column: Column) -> [Passage] {
    let isNarrow = column.area.width < 400
    let hue = palette.hue(number)
    return [
      Passage(
        text: article.chinese, style: column.type.style(.small, hue, .chinese), space: 8),
      Passage(
        text: article.title, style: column.type.style(isNarrow ? .heading : .title, palette.ink),
        space: isNarrow ? 8 : 16),
      Passage(
        text: article.text, style: column.type.style(isNarrow ? .small : .body, palette.softInk),
        space: 0),
    ]
  }

  private func height(_ passages: [Passage], _ column: Column, width: Double) -> Double {
    let spaces = passages.dropLast().reduce(0) { $0 + $1.space }
    return passages.reduce(spaces) {
      $0 + column.label($1.text, $1.style, width: width).size.height
    }
  }

  override func compose(_ column: Column) {
    let card = column.area
    let article = article
    let palette = palette
    let hue = palette.hue(number)
    let padding: Double = card.width < 200 ? 12 : card.width < 400 ? 24 : 32
    let width = max(1, card.width - 2 * padding)
    // All cards show the same parts, with as much room for words, so that all pictures are alike.
    var parts = Self.compositions[0]
    var room = 0.0
    for candidate in Self.compositions {
      parts = candidate
      room = roomForWords(parts, column, width: width) + 2 * padding
      if room <= card.height { break }
    }
    let passages = parts.map { self.passages(article, column)[$0] }
    let picture = card.height - room >= Self.leastPicture ? (card.height - room).rounded(.down) : 0
    column.drawing(in: card) { canvas, rect in
      Self.background(on: canvas, rect, picture: picture, hue: hue, palette)
      if picture > 0 {
        let area = Rect(x: rect.x, y: rect.y, width: rect.width, height: picture)
        canvas.clipped(to: area) {
          article.art.draw(
            on: canvas, in: area, color: hue,
            background: palette.wash(hue, over: palette.card, fraction: 0.13))
        }
      }
    }
    // Without a picture the words stand in the middle.
    let spare = card.height - height(passages, column, width: width)
    column.move(to: card.y + (picture > 0 ? picture + padding : max(4, spare / 2).rounded()))
    for passage in passages {
      column.text(
        passage.text, passage.style, indent: card.x + padding - column.left, width: width)
      column.space(passage.space)
    }
  }

  /// A picture lower than this shows nothing, in points.
  private static let leastPicture = 48.0
  /// The parts of a card from its richest form to its poorest: the title is never left out.
  private static let compositions = [[0, 1, 2], [1, 2], [1]]

  /// The height that the wordiest card needs for some of its parts, in points.
  private func roomForWords(_ parts: [Int], _ column: Column, width: Double) -> Double {
    let heights = (0..<min(count, LoopArticle.count)).map { index in
      let all = passages(LoopArticle.at(index, of: count), column)
      return height(parts.map { all[$0] }, column, width: width)
    }
    return heights.max() ?? 0
  }

  /// Draws the card with its shadow: tinted behind the picture, plain behind the words.
  private static func background(
    on canvas: PageCanvas, _ rect: Rect, picture: Double, hue: Color, _ palette: Palette
  ) {
    var look = Card.Look(palette)
    look.radius = min(16, rect.height / 6)
    Card.shadow(rect, look, on: canvas)
    canvas.clipped(
      to: Rect(x: rect.x, y: rect.y + picture, width: rect.width, height: rect.height - picture)
    ) { Card.plate(rect, look, on: canvas) }
    look.background = palette.wash(hue, over: palette.card, fraction: 0.13)
    canvas.clipped(to: Rect(x: rect.x, y: rect.y, width: rect.width, height: picture)) {
      Card.plate(rect, look, on: canvas)
    }
  }
}
