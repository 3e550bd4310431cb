import PageContent
import PagerCore
import PagerSDL

/// A card in which the number of a page is typed, counted from 1.
final class GoToOverlay: FrameOverlay {
  /// What the card says.
  private struct Entry: Hashable {
    var digits = ""
    /// The number that was refused, until something is typed.
    var refused: Int?
    var pages = 0
    var scale = 0.0
  }

  private static let size = Size(width: 240, height: 136)
  /// More digits than any number of pages has.
  private static let mostDigits = 10

  private let context: DemoContext
  private var entry: Entry?
  private var shown: Entry?
  private var card: Card?

  /// Makes the card, hidden.
  init(context: DemoContext) { self.context = context }

  /// Whether the card is on show and takes what is typed.
  var isActive: Bool { entry != nil }

  /// Puts the card on show, empty.
  func begin() { entry = Entry() }

  /// Adds what was typed; all but digits is left out.
  func type(_ text: String) {
    guard var entry else { return }
    if entry.refused != nil { entry.digits = "" }
    entry.refused = nil
    for digit in text where digit.isASCII && digit.isNumber && entry.digits.count < Self.mostDigits
    {
      entry.digits.append(digit)
    }
    self.entry = entry
  }

  /// Takes the last digit back.
  func backspace() {
    _ = entry?.digits.popLast()
    entry?.refused = nil
  }

  /// Puts the card away; returns the number, or nil when there is none.
  func commit() -> Int? {
    defer { entry = nil }
    return entry.flatMap { Int($0.digits) }
  }

  /// Shows the card again with a number that no page has.
  func refuse(_ number: Int) {
    entry = Entry(digits: "\(number)", refused: number)
  }

  /// Puts the card away.
  func cancel() { entry = nil }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    entry?.pages = pager.pageCount
    entry?.scale = pager.scale
    if entry == shown { return false }
    shown = entry
    card = entry.map(makeCard)
    return true
  }

  private func makeCard(_ entry: Entry) -> Card {
    let palette = context.palette
    func label(_ text: String, _ role: TypeRole, _ color: Color) -> Label {
      Label(
        context.layout(text, TypeScale.small.style(role, color), width: 4096, scale: entry.scale))
    }
    let title = label("Go to page", .smallStrong, palette.ink)
    let digits = label(entry.digits, .heading, palette.ink)
    let isRefused = entry.refused != nil
    let range =
      entry.pages == 0
      ? "There are no pages" : isRefused ? "Only 1 to \(entry.pages)" : "1 to \(entry.pages)"
    let remark = label(range, .caption, isRefused ? palette.red : palette.softInk)
    return Card(size: Self.size, look: Card.Look(palette)) { canvas in
      title.draw(on: canvas, x: 24, middle: 32)
      let field = Rect(x: 24, y: 52, width: Self.size.width - 48, height: 40)
      canvas.fillRounded(isRefused ? palette.red : palette.accent, field, radius: 8)
      canvas.fillRounded(palette.card, field.inset(by: 2), radius: 6)
      digits.draw(on: canvas, x: 36, middle: 72)
      canvas.fill(palette.accent, Rect(x: 38 + digits.size.width, y: 62, width: 2, height: 20))
      remark.draw(on: canvas, x: 24, middle: 110)
    }
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard entry != nil, let card else { return }
    card.draw(
      on: canvas,
      at: Point(
        x: ((canvas.size.width - Self.size.width) / 2).rounded(),
        y: max(8, ((canvas.size.height - Self.size.height) / 3).rounded())))
  }

  func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? {
    entry == nil ? nil : .arrow
  }

  func click(at point: Point, of pager: PageContainer) -> Bool {
    guard entry != nil else { return false }
    entry = nil
    return true
  }
}
