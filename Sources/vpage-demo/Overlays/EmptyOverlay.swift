import PageContent
import PagerCore
import PagerSDL

/// Says that there are no pages, in place of an empty window.
final class EmptyOverlay: FrameOverlay {
  private static let size = Size(width: 240, height: 136)

  private let context: DemoContext
  private var image: FrameImage?
  private var scale = 0.0
  private var revision = 0

  /// Makes the message.
  init(context: DemoContext) { self.context = context }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    guard pager.pageCount == 0 else {
      defer { image = nil }
      return image != nil
    }
    if image != nil, scale == pager.scale, revision == context.revision { return false }
    scale = pager.scale
    revision = context.revision
    image = makeImage()
    return true
  }

  private func makeImage() -> FrameImage {
    let palette = context.palette
    func label(_ text: String, _ role: TypeRole, _ color: Color) -> Label {
      Label(context.layout(text, TypeScale.small.style(role, color), width: 4096, scale: scale))
    }
    let title = label("No pages", .heading, palette.ink)
    let remark = label("There is nothing to show.", .small, palette.softInk)
    return FrameImage(size: Self.size) { canvas in
      let ink = Ink(on: canvas)
      for row in 0..<3 {
        let place = Rect(
          x: Self.size.width / 2 - 20, y: 2 + Double(row) * 22, width: 40, height: 18)
        ink.outline(place, radius: 4, thickness: 1.5, color: palette.softInk)
      }
      title.draw(on: canvas, x: Self.size.width / 2, middle: 92, .centre)
      remark.draw(on: canvas, x: Self.size.width / 2, middle: 120, .centre)
    }
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard pager.pageCount == 0, let image else { return }
    canvas.draw(
      image,
      at: Point(
        x: ((canvas.size.width - Self.size.width) / 2).rounded(),
        y: ((canvas.size.height - Self.size.height) / 2).rounded()))
  }
}
