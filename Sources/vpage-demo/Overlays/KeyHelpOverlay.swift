import PageContent
import PagerCore
import PagerSDL

/// A card with the keys, in the middle of the window; a click puts it away.
final class KeyHelpOverlay: FrameOverlay {
  /// Whether the card is on show.
  var isShown = false

  /// The keys for pages that follow each other along an axis.
  private static func rows(_ axis: Axis) -> [(keys: [String], text: String)] {
    let steps = (axis == .vertical ? ["↑", "↓"] : ["←", "→"], "Previous, next page")
    return [steps] + commonRows
  }

  private static let commonRows: [(keys: [String], text: String)] = [
    (["Space"], "On by a screen"),
    (["Home", "End"], "First, last page"),
    (["Tab"], "X-ray of the strip"),
    (["Ctrl", "G"], "Go to a page"),
    (["1", "2", "3"], "Choose a scene"),
    (["F11"], "Full screen"),
    (["F12"], "Take a picture"),
    (["Esc"], "Close, or quit"),
    (["?", "F1"], "These keys"),
  ]
  private static let rowHeight = 30.0

  private let context: DemoContext
  private var card: Card?
  private var scale = 0.0
  private var width = 0.0
  private var axis = Axis.vertical
  private var wasShown = false

  /// Makes the card, hidden.
  init(context: DemoContext) { self.context = context }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    defer { wasShown = isShown }
    guard isShown else { return wasShown }
    let width = min(344, max(1, pager.size.width - 32))
    let axis = pager.configuration.axis
    if card == nil || width != self.width || scale != pager.scale || axis != self.axis {
      (self.width, scale, self.axis) = (width, pager.scale, axis)
      card = makeCard()
      return true
    }
    return !wasShown
  }

  private func makeCard() -> Card {
    let palette = context.palette
    func label(_ text: String, _ role: TypeRole, _ color: Color) -> Label {
      Label(context.layout(text, TypeScale.small.style(role, color), width: 4096, scale: scale))
    }
    let title = label("Keys", .heading, palette.ink)
    let rows = Self.rows(axis).map { row in
      (row.keys.map { label($0, .label, palette.ink) }, label(row.text, .small, palette.softInk))
    }
    let height = 72 + Double(rows.count) * Self.rowHeight + 20
    let column = width < 340 ? 122.0 : 144
    let cap = palette.wash(palette.ink, over: palette.card, share: 0.06)
    let edge = palette.wash(palette.ink, over: palette.card, share: 0.2)
    return Card(size: Size(width: width, height: height), look: Card.Look(palette)) { canvas in
      title.draw(on: canvas, x: 24, middle: 40)
      for (number, (keys, text)) in rows.enumerated() {
        let middle = 72 + (Double(number) + 0.5) * Self.rowHeight
        var left = 24.0
        for key in keys {
          let width = max(24, (key.size.width + 14).rounded(.up))
          let place = Rect(x: left, y: middle - 11, width: width, height: 22)
          canvas.fillRounded(edge, place.offsetBy(x: 0, y: 1), radius: 5)
          canvas.fillRounded(edge, place, radius: 5)
          canvas.fillRounded(palette.card, place.inset(by: 1), radius: 4)
          canvas.fillRounded(cap, place.inset(by: 1), radius: 4)
          key.draw(on: canvas, x: left + width / 2, middle: middle, .centre)
          left += width + 4
        }
        text.draw(on: canvas, x: column, middle: middle)
      }
    }
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard isShown, let card else { return }
    canvas.fill(Color.black.withAlpha(0.28), Rect(origin: Point(x: 0, y: 0), size: canvas.size))
    card.draw(
      on: canvas,
      at: Point(
        x: ((canvas.size.width - card.size.width) / 2).rounded(),
        y: max(8, ((canvas.size.height - card.size.height) / 2).rounded())))
  }

  func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? {
    isShown ? .arrow : nil
  }

  func click(at point: Point, of pager: PageContainer) -> Bool {
    guard isShown else { return false }
    isShown = false
    return true
  }
}
