import PagerCore
import PagerSDL

/// The arrows above and below a list whose rows do not all fit.
struct RowArrows {
  private let up: FrameImage
  private let down: FrameImage

  /// Makes arrows of a colour.
  init(color: Color) {
    func arrow(_ direction: Double) -> FrameImage {
      FrameImage(size: Size(width: 16, height: 10)) { canvas in
        Ink(on: canvas).stroke(
          [
            Point(x: 4, y: 5 - 2 * direction), Point(x: 8, y: 5 + 2 * direction),
            Point(x: 12, y: 5 - 2 * direction),
          ], thickness: 1.5, color: color)
      }
    }
    up = arrow(-1)
    down = arrow(1)
  }

  /// Draws the arrows that a list in a rectangle needs.
  func draw(on canvas: FrameCanvas, for layout: RowLayout, in rect: Rect) {
    let x = (rect.x + rect.width / 2 - 8).rounded()
    if layout.hasMoreAbove { canvas.draw(up, at: Point(x: x, y: rect.y + 2)) }
    if layout.hasMoreBelow { canvas.draw(down, at: Point(x: x, y: rect.maxY - 12)) }
  }
}
