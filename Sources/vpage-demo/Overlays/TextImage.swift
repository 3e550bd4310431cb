import PagerCore
import PagerSDL
import PagerText

/// A short text over the pages, drawn once and copied into frames.
final class TextImage {
  /// The size of the text in points.
  let size: Size

  private let image: FrameImage

  /// Makes a picture of a text of one style, broken into lines of a width in points.
  init(
    _ text: String, _ style: TextStyle, width: Double = 4096, scale: Double, context: DemoContext
  ) {
    let layout = context.layout(text, style, width: width, scale: scale)
    size = layout?.size ?? Size(width: 0, height: 0)
    image = FrameImage(size: size) { canvas in
      layout?.draw(on: canvas, at: Point(x: 0, y: 0))
    }
  }

  /// Makes a picture of a number with digits of one width.
  init(_ number: String, _ figures: TabularFigures) {
    let size = Size(width: figures.width(of: number), height: figures.height)
    self.size = size
    image = FrameImage(size: size) { canvas in
      figures.draw(number, on: canvas, x: 0, middle: size.height / 2)
    }
  }

  /// Draws the text with its top left corner at a position.
  func draw(on canvas: FrameCanvas, at position: Point) { canvas.draw(image, at: position) }

  /// Draws the text with its middle at a height, and a part of it at a position.
  func draw(on canvas: FrameCanvas, x: Double, middle: Double, _ anchor: Label.Anchor = .left) {
    let shift: Double =
      switch anchor {
      case .left: 0
      case .centre: size.width / 2
      case .right: size.width
      }
    canvas.draw(image, at: Point(x: x - shift, y: middle - size.height / 2))
  }
}
