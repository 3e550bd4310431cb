import PagerCore
import PagerSDL
import PagerText

/// Says that there are no pages, in place of an empty window.
final class EmptyOverlay: FrameOverlay {
  /// The drawing's height, and those of the title and the remark, in points.
  private static let heights = (drawing: 76.0, title: 28.0, remark: 28.0)

  private let context: DemoContext
  private var image: FrameImage?
  private var scale = 0.0
  private var revision = 0
  private var room = Size(width: 0, height: 0)

  /// Makes the message.
  init(context: DemoContext) { self.context = context }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    guard pager.pageCount == 0 else {
      defer { image = nil }
      return image != nil
    }
    let room = pager.pageArea.size
    if image != nil, scale == pager.scale, revision == context.revision, room == self.room {
      return false
    }
    self.room = room
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
    // Where there is little room only the title is left.
    let (drawing, heading, small) = Self.heights
    let hasRemark =
      remark.size.width + 16 <= room.width && heading + small + 16 <= room.height
    let hasDrawing = drawing + heading + (hasRemark ? small : 0) + 16 <= room.height
    let top = hasDrawing ? drawing : 0
    let width = max(title.size.width, hasRemark ? remark.size.width : 0, 44).rounded(.up)
    let height = top + heading + (hasRemark ? small : 0)
    return FrameImage(size: Size(width: width, height: height)) { canvas in
      let ink = Ink(on: canvas)
      if hasDrawing {
        for row in 0..<3 {
          let area = Rect(x: width / 2 - 20, y: 2 + Double(row) * 22, width: 40, height: 18)
          ink.outline(area, radius: 4, thickness: 1.5, color: palette.softInk)
        }
      }
      title.draw(on: canvas, x: width / 2, middle: top + heading / 2, .centre)
      if hasRemark {
        remark.draw(on: canvas, x: width / 2, middle: top + heading + small / 2, .centre)
      }
    }
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard pager.pageCount == 0, let image else { return }
    // In the middle of what no panel covers.
    let area = pager.pageArea
    canvas.draw(
      image,
      at: Point(
        x: (area.x + (area.width - image.size.width) / 2).rounded(),
        y: (area.y + (area.height - image.size.height) / 2).rounded()))
  }
}
