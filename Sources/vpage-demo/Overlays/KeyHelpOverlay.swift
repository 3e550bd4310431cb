import PagerCore
import PagerSDL
import PagerText

/// A card with the keys, in the middle of the window; it scrolls where it does not fit.
///
/// While it is on show nothing acts behind it; a press beside it puts it away.
final class KeyHelpOverlay: FrameOverlay {
  private struct Shown: Hashable {
    var layout: KeyHelpLayout
    var rows: [KeyHelpRow]
    var scale: Double
    var revision: Int
  }

  /// Whether the card is on show.
  var isShown = false {
    didSet { if isShown, !oldValue { (first, wheel, touch) = (0, 0, nil) } }
  }

  private let context: DemoContext
  private var first = 0
  private var wheel = 0.0
  /// Where a pointer that scrolls the card was when it last moved it by a row.
  private var touch: Double?
  private var held = HeldPointers()
  private var shown: Shown?
  private var card: Card?
  private var arrows: RowArrows?
  private var images: [KeyHelpRow: FrameImage] = [:]

  /// Makes the card, hidden.
  init(context: DemoContext) { self.context = context }

  private func rows(_ pager: PageContainer) -> [KeyHelpRow] {
    KeyHelpRow.all(context.directions, pager.configuration.axis)
  }

  private func layout(_ pager: PageContainer) -> KeyHelpLayout {
    KeyHelpLayout(rows: rows(pager).count, first: first, in: pager.size)
  }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    guard isShown else {
      defer { (shown, card, images) = (nil, nil, [:]) }
      return shown != nil
    }
    let next = Shown(
      layout: layout(pager), rows: rows(pager), scale: pager.scale, revision: context.revision)
    if shown?.layout.card.size != next.layout.card.size || shown?.scale != next.scale
      || shown?.revision != next.revision
    {
      images = [:]
      card = makeCard(next)
      arrows = RowArrows(color: context.palette.softInk)
    }
    defer { shown = next }
    return next != shown
  }

  private func label(_ text: String, _ role: TypeRole, _ color: Color, _ scale: Double) -> Label {
    Label(context.layout(text, TypeScale.small.style(role, color), width: 4096, scale: scale))
  }

  private func makeCard(_ shown: Shown) -> Card {
    let palette = context.palette
    let layout = shown.layout
    let isSmall = layout.heading < 64
    let title = label("Keys", isSmall ? .smallStrong : .heading, palette.ink, shown.scale)
    return Card(size: layout.card.size, look: Card.Look(palette)) { canvas in
      title.draw(on: canvas, x: layout.padding, middle: isSmall ? 18 : 36)
    }
  }

  private func image(of row: KeyHelpRow, _ shown: Shown, size: Size) -> FrameImage {
    if let image = images[row] { return image }
    let palette = context.palette
    let layout = shown.layout
    let keys = row.keys.map { label($0, .label, palette.ink, shown.scale) }
    let text = label(
      row.text, layout.isStacked ? .caption : .small, palette.softInk, shown.scale)
    let cap = palette.wash(palette.ink, over: palette.card, fraction: 0.06)
    let edge = palette.wash(palette.ink, over: palette.card, fraction: 0.2)
    let image = FrameImage(size: size) { canvas in
      let middle = layout.isStacked ? 29 : size.height / 2
      var left = layout.padding
      for key in keys {
        let width = max(24, (key.size.width + 14).rounded(.up))
        let rect = Rect(x: left, y: middle - 11, width: width, height: 22)
        canvas.fillRounded(edge, rect.offsetBy(x: 0, y: 1), radius: 5)
        canvas.fillRounded(edge, rect, radius: 5)
        canvas.fillRounded(palette.card, rect.inset(by: 1), radius: 4)
        canvas.fillRounded(cap, rect.inset(by: 1), radius: 4)
        key.draw(on: canvas, x: left + width / 2, middle: middle, .centre)
        left += width + 4
      }
      if layout.isStacked {
        text.draw(on: canvas, x: layout.padding, middle: 8)
      } else {
        text.draw(on: canvas, x: size.width < 320 ? 130 : 144, middle: middle)
      }
    }
    images[row] = image
    return image
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard isShown, let shown, let card else { return }
    canvas.fill(Color.black.withAlpha(0.28), Rect(origin: Point(x: 0, y: 0), size: canvas.size))
    let layout = shown.layout
    card.draw(on: canvas, at: layout.card.origin)
    arrows?.draw(on: canvas, for: layout.list, in: layout.area)
    for row in layout.list.rows {
      let image = image(
        of: shown.rows[row.index], shown, size: Size(width: layout.area.width, height: row.height))
      canvas.draw(image, at: Point(x: layout.area.x, y: layout.area.y + row.y))
    }
  }

  func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? {
    isShown ? .arrow : nil
  }

  func take(_ input: PagerInput, of pager: PageContainer) -> Bool {
    let wasHeld = held.take(input)
    guard isShown else { return wasHeld }
    let layout = layout(pager)
    switch input {
    case .pointerDown(let pointer, let point):
      held.add(pointer)
      touch = point.y
      if !layout.card.contains(point) { isShown = false }
    case .pointerMove(_, let point) where wasHeld: drag(to: point.y, layout)
    case .pointerMove, .pointerUp, .pointerCancel: return wasHeld
    case .wheel(let delta):
      wheel -= delta.y
      let rows = Int(wheel.rounded(.towardZero))
      wheel -= Double(rows)
      scroll(by: rows, layout)
    case .key(let key, .down), .key(let key, .repeated): press(key, layout)
    default: break
    }
    return true
  }

  /// Scrolls by whole rows after the pointer.
  private func drag(to y: Double, _ layout: KeyHelpLayout) {
    guard let from = touch, let height = layout.list.rows.first?.height else { return }
    let rows = ((from - y) / height).rounded(.towardZero)
    scroll(by: Int(rows), layout)
    touch = from - rows * height
  }

  private func scroll(by rows: Int, _ layout: KeyHelpLayout) {
    first = min(max(0, layout.list.first + rows), layout.list.lastFirst)
  }

  private func press(_ key: PagerKey, _ layout: KeyHelpLayout) {
    let page = max(1, layout.list.rows.count - 1)
    switch key {
    case .down: scroll(by: 1, layout)
    case .up: scroll(by: -1, layout)
    case .pageDown, .space: scroll(by: page, layout)
    case .pageUp, .shiftSpace: scroll(by: -page, layout)
    case .home, .controlHome: first = 0
    case .end, .controlEnd: first = layout.list.lastFirst
    case .left, .right: break
    }
  }
}
