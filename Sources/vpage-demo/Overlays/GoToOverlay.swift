import PagerCore
import PagerSDL
import PagerText

/// A card in which the number of a page is typed, counted from 1.
///
/// While it is on show nothing acts behind it; a press beside it puts it away.
final class GoToOverlay: FrameOverlay {
  /// What the card says.
  private struct Entry: Hashable {
    var digits = ""
    /// Whether the number was refused, until something is typed.
    var isRefused = false
  }

  private struct Shown: Hashable {
    var entry: Entry
    var pages: Int
    var size: Size
    var scale: Double
    var revision: Int
  }

  /// As many digits as the largest number of pages has.
  private static let maximumDigits = 10

  private let context: DemoContext
  private var entry: Entry?
  private var held = HeldPointers()
  private var shown: Shown?
  private var card: Card?

  /// Makes the card, hidden.
  init(context: DemoContext) { self.context = context }

  /// Whether the card is on show and takes what is typed.
  var isShown: Bool { entry != nil }

  /// Puts the card on show, empty.
  func begin() { entry = Entry() }

  /// Puts the card away.
  func close() { entry = nil }

  /// Takes a key that no pager knows.
  func press(_ key: Key, of pager: PageContainer) {
    switch key {
    case .enter: commit(pager)
    case .backspace: erase()
    case .delete: entry = entry.map { _ in Entry() }
    default: type(key)
    }
  }

  private func type(_ key: Key) {
    guard var entry, let digit = key.character, digit.isASCII, digit.isNumber else { return }
    if entry.isRefused { entry = Entry() }
    if entry.digits.count < Self.maximumDigits { entry.digits.append(digit) }
    self.entry = entry
  }

  private func erase() {
    _ = entry?.digits.popLast()
    entry?.isRefused = false
  }

  /// Goes to the page whose number has been typed; without one the card is put away.
  private func commit(_ pager: PageContainer) {
    guard let digits = entry?.digits, let number = Int(digits) else { return close() }
    do {
      try pager.goTo(number - 1, animated: true)
      close()
    } catch {
      entry?.isRefused = true
    }
  }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    let next = entry.map {
      Shown(
        entry: $0, pages: pager.pageCount, size: pager.size, scale: pager.scale,
        revision: context.revision)
    }
    if next == shown { return false }
    shown = next
    card = next.map(makeCard)
    return true
  }

  /// Where the card stands in a viewport of a size, a little above the middle.
  private func rect(in size: Size) -> Rect {
    let isSmall = size.width < 256 || size.height < 152
    let card = Size(width: isSmall ? min(240, size.width - 16) : 240, height: isSmall ? 104 : 136)
    return Rect(
      x: ((size.width - card.width) / 2).rounded(),
      y: max(8, ((size.height - card.height) / 3).rounded()), width: card.width,
      height: min(card.height, max(1, size.height - 16)))
  }

  private func makeCard(_ shown: Shown) -> Card {
    let palette = context.palette
    let size = rect(in: shown.size).size
    let isSmall = size.height < 136
    let padding: Double = isSmall ? 12 : 24
    let room = size.width - 2 * padding
    func label(_ text: String, _ roles: [TypeRole], _ color: Color, width: Double) -> Label {
      // The first role that fits, else the last one.
      var made = Label(nil)
      for role in roles {
        let style = TypeScale.small.style(role, color)
        made = Label(context.layout(text, style, width: 4096, scale: shown.scale))
        if made.size.width <= width { break }
      }
      return made
    }
    let isRefused = shown.entry.isRefused
    let title = label("Go to page", [.smallStrong], palette.ink, width: room)
    let digits = label(
      Int(shown.entry.digits)?.grouped ?? "", [.heading, .small, .caption], palette.ink,
      width: room - 22)
    let range = shown.pages == 0 ? "There are no pages" : "1 to \(shown.pages.grouped)"
    let color = isRefused ? palette.red : palette.softInk
    var remark = label(
      isRefused && shown.pages > 0 ? "Only \(range)" : range, [.caption], color, width: room)
    if remark.size.width > room { remark = label(range, [.caption], color, width: room) }
    let top: Double = isSmall ? 22 : 32
    let field = Rect(
      x: padding, y: isSmall ? 38 : 52, width: room, height: isSmall ? 32 : 40)
    return Card(size: size, look: Card.Look(palette)) { canvas in
      title.draw(on: canvas, x: padding, middle: top)
      canvas.fillRounded(isRefused ? palette.red : palette.accent, field, radius: 8)
      canvas.fillRounded(palette.card, field.inset(by: 2), radius: 6)
      let middle = field.y + field.height / 2
      digits.draw(on: canvas, x: field.x + 10, middle: middle)
      canvas.fill(
        palette.accent,
        Rect(x: field.x + 12 + digits.size.width, y: middle - 10, width: 2, height: 20))
      remark.draw(on: canvas, x: padding, middle: field.maxY + (isSmall ? 16 : 18))
    }
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard let shown, let card else { return }
    card.draw(on: canvas, at: rect(in: shown.size).origin)
  }

  func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? {
    isShown ? .arrow : nil
  }

  func take(_ input: PagerInput, of pager: PageContainer) -> Bool {
    let wasHeld = held.take(input)
    guard isShown else { return wasHeld }
    switch input {
    case .pointerDown(let pointer, let point):
      held.add(pointer)
      if !rect(in: pager.size).contains(point) { close() }
    case .pointerMove, .pointerUp, .pointerCancel: return wasHeld
    default: break
    }
    return true
  }
}
