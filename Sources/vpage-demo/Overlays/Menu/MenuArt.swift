import PagerCore
import PagerSDL
import PagerText

/// The pictures of the menu: its card, its rows and what lies under the chosen one.
final class MenuArt {
  private struct Key: Hashable {
    var item: MenuItem
    var width: Double
  }

  /// The arrows of a list that does not fit.
  let arrows: RowArrows
  /// The card on which the rows stand.
  let card: Card

  private let context: DemoContext
  private let scale: Double
  private let layout: MenuLayout
  private var rows: [Key: FrameImage] = [:]
  private var highlights: [Size: FrameImage] = [:]
  private let line: FrameImage

  /// Makes the art of a layout at a scale; rows are drawn when first needed.
  init(context: DemoContext, layout: MenuLayout, scale: Double) {
    self.context = context
    self.layout = layout
    self.scale = scale
    let palette = context.palette
    arrows = RowArrows(color: palette.softInk)
    card = Card(size: layout.panel.size, look: Card.Look(palette)) { _ in }
    line = FrameImage(size: Size(width: layout.area.width, height: 1)) { canvas in
      canvas.fill(palette.line, Rect(x: 0, y: 0, width: canvas.size.width, height: 1))
    }
  }

  /// Draws the line above a group, in the middle of its gap.
  func drawLine(on canvas: FrameCanvas, above row: Rect) {
    canvas.draw(line, at: Point(x: row.x, y: row.y - 5))
  }

  /// Draws what lies under the chosen row or button.
  func drawHighlight(on canvas: FrameCanvas, in rect: Rect) {
    let palette = context.palette
    let image =
      highlights[rect.size]
      ?? FrameImage(size: rect.size) { canvas in
        canvas.fillRounded(
          palette.wash(palette.ink, over: palette.card, fraction: 0.09),
          Rect(origin: Point(x: 0, y: 0), size: rect.size), radius: 6)
      }
    highlights[rect.size] = image
    canvas.draw(image, at: rect.origin)
  }

  /// The picture of a row.
  func image(of item: MenuItem, size: Size) -> FrameImage {
    let key = Key(item: item, width: size.width)
    if let image = rows[key] { return image }
    if rows.count > 64 { rows.removeAll() }
    let image = makeRow(item, size)
    rows[key] = image
    return image
  }

  private func label(_ text: String, _ role: TypeRole, _ color: Color) -> Label {
    Label(context.layout(text, TypeScale.small.style(role, color), width: 4096, scale: scale))
  }

  private func makeRow(_ item: MenuItem, _ size: Size) -> FrameImage {
    let palette = context.palette
    let isCompact = layout.isCompact
    let left: Double = isCompact ? 24 : 32
    let middle = size.height / 2
    let isShort = isCompact && !item.compactTitle.isEmpty
    let title = label(
      isShort ? item.compactTitle : item.title, isCompact ? .caption : .small, palette.ink)
    let shortcut = isCompact ? nil : label(item.shortcut, .caption, palette.softInk)
    let value = item.value.map { label($0, isCompact ? .caption : .small, palette.ink) }
    let steps = [-1, 0, 1].map {
      layout.rect(ofStep: $0, in: Rect(origin: Point(x: 0, y: 0), size: size))
    }
    return FrameImage(size: size) { canvas in
      let ink = Ink(on: canvas)
      Self.draw(item.mark, with: ink, on: canvas, x: left / 2, middle: middle, palette)
      title.draw(on: canvas, x: left, middle: middle)
      guard let value else {
        shortcut?.draw(on: canvas, x: size.width - 10, middle: middle, .right)
        return
      }
      value.draw(on: canvas, x: steps[1].x + steps[1].width / 2, middle: middle, .centre)
      for (rect, isPlus) in [(steps[0], false), (steps[2], true)] {
        let x = (rect.x + rect.width / 2).rounded()
        ink.stroke(
          [Point(x: x - 4.5, y: middle), Point(x: x + 4.5, y: middle)], thickness: 1.5,
          color: palette.ink)
        guard isPlus else { continue }
        ink.stroke(
          [Point(x: x, y: middle - 4.5), Point(x: x, y: middle + 4.5)], thickness: 1.5,
          color: palette.ink)
      }
    }
  }

  /// Draws a dot for the chosen one of several, a check mark for what is on.
  private static func draw(
    _ mark: MenuItem.Mark, with ink: Ink, on canvas: PageCanvas, x: Double, middle: Double,
    _ palette: Palette
  ) {
    switch mark {
    case .choice(isChosen: true):
      canvas.fillCircle(palette.accent, center: Point(x: x, y: middle), radius: 3.5)
    case .check(isOn: true):
      ink.stroke(
        [
          Point(x: x - 4.5, y: middle), Point(x: x - 1.5, y: middle + 3.5),
          Point(x: x + 4.5, y: middle - 4),
        ], thickness: 2, color: palette.accent)
    default: break
    }
  }
}
