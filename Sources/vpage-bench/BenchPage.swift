import PagerCore
import PagerSDL
import PagerText

/// A page for measurements: a colour, a title and a paragraph, left edge at a position.
///
/// Like the floor's it needs one font, in two sizes.
final class BenchPage: PageView {
  static let paragraph =
    "Three surfaces carry any number of pages. The strip follows the pointer, settles, and is put "
    + "back in the middle without a trace."

  private static let colors: [UInt32] = [
    0x1E6FB8, 0xB8321E, 0x2E8B57, 0x8A2BE2, 0xC2780C, 0x0E8C8C, 0xA0307A, 0x4B6B1F, 0x3B3FA8,
    0x8C4A2F,
  ]

  /// The fonts; without them the page is a colour alone.
  var fonts: FontBook?
  /// Where text begins, in points.
  var textX = 40.0

  override var name: String { "Page \(index ?? 0)" }

  override var background: Color { Color(hex: Self.colors[(index ?? 0) % Self.colors.count]) }

  override func draw(on canvas: PageCanvas, visible: Rect) {
    guard let fonts else { return }
    let light = Color(hex: 0xF0F0F0)
    let width = max(1, size.width - 2 * textX)
    let title = TextStyle(size: 34, lineHeight: 1.2, color: light)
    let body = TextStyle(size: 16, lineHeight: 1.5, color: light)
    // A machine without fonts still shows the colours.
    if let layout = try? TextLayout(
      name, style: title, width: width, scale: canvas.scale, fonts: fonts)
    {
      layout.draw(on: canvas, at: Point(x: textX, y: 80))
    }
    if let layout = try? TextLayout(
      Self.paragraph, style: body, width: width, scale: canvas.scale, fonts: fonts)
    {
      layout.draw(on: canvas, at: Point(x: textX, y: 150))
    }
  }
}

/// Any number of bench pages.
final class BenchPages: PageDataSource {
  private let count: Int
  private let fonts: FontBook?
  private let textX: Double

  init(count: Int, fonts: FontBook?, textX: Double = 40) {
    self.count = count
    self.fonts = fonts
    self.textX = textX
  }

  func numberOfPages(in pager: PageContainer) -> Int { count }

  func page(at index: Int, in pager: PageContainer) -> PageView {
    let page = pager.dequeue(BenchPage.self)
    page.fonts = fonts
    page.textX = textX
    return page
  }
}
