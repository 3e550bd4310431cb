import PagerCore
import PagerSDL

/// A card of the loop scene: a picture above, a few words below; it never scrolls.
final class LoopPage: DemoPage {
  private var number = 0

  private var article: LoopArticle { LoopArticle.all[number % LoopArticle.all.count] }

  override var name: String { article.title }

  override var background: Color { palette.paper }

  /// Binds the page to its number, from 0.
  func show(_ number: Int) { self.number = number }

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

  override func compose(_ column: Column) {
    let card = column.area
    let article = article
    let palette = palette
    let hue = palette.hue(number)
    let padding: Double = card.width < 400 ? 24 : 32
    let width = max(1, card.width - 2 * padding)
    let title = column.type.style(card.width < 400 ? .heading : .title, palette.ink)
    let chinese = column.type.style(.small, hue, .chinese)
    let body = column.type.style(card.width < 400 ? .small : .body, palette.softInk)
    let texts = [
      (article.chinese, chinese, 8.0), (article.title, title, 16), (article.text, body, 0),
    ]
    let words = texts.reduce(2 * padding) {
      $0 + column.label($1.0, $1.1, width: width).size.height + $1.2
    }
    let picture = max(0, (card.height - words).rounded(.down))
    column.drawing(in: card) { canvas, rect in
      Self.ground(on: canvas, rect, picture: picture, hue: hue, palette)
      if picture >= 48 {
        let place = Rect(x: rect.x, y: rect.y, width: rect.width, height: picture)
        canvas.clipped(to: place) {
          article.art.draw(
            on: canvas, in: place, color: hue,
            ground: palette.wash(hue, over: palette.card, share: 0.13))
        }
      }
    }
    column.move(to: card.y + picture + padding)
    for (text, style, space) in texts {
      let place = column.text(text, style, indent: card.x + padding - column.left, width: width)
      // Words that do not fit are left out rather than cut.
      if place.maxY > card.maxY { column.removeLast() }
      column.space(space)
    }
  }

  /// Draws the card with its shadow: tinted behind the picture, plain behind the words.
  private static func ground(
    on canvas: PageCanvas, _ rect: Rect, picture: Double, hue: Color, _ palette: Palette
  ) {
    var look = Card.Look(palette)
    look.radius = 16
    Card.ground(rect, look, on: canvas)
    guard picture >= 48 else { return }
    let edge = look.edge == nil ? 0.0 : 1
    let inner = rect.inset(by: edge)
    canvas.clipped(to: Rect(x: rect.x, y: rect.y, width: rect.width, height: picture)) {
      canvas.fillRounded(
        palette.wash(hue, over: palette.card, share: 0.13), inner, radius: look.radius - edge)
    }
  }
}
