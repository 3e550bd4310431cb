import PagerCore
import PagerSDL
import PagerText

/// A short text laid out ahead, which drawings position by an edge or its middle.
struct Label {
  private let layout: TextLayout?

  /// Which part of the text stands at the position given.
  enum Anchor {
    /// The left edge.
    case left
    /// The middle.
    case centre
    /// The right edge.
    case right
  }

  /// Wraps a layout; without one nothing is drawn.
  init(_ layout: TextLayout?) { self.layout = layout }

  /// The width of the widest line and the height of all, in points.
  var size: Size { layout?.size ?? Size(width: 0, height: 0) }

  /// Draws the text with its middle at a height, and a part of it at a position.
  func draw(on canvas: PageCanvas, x: Double, middle: Double, _ anchor: Anchor = .left) {
    let shift: Double =
      switch anchor {
      case .left: 0
      case .centre: size.width / 2
      case .right: size.width
      }
    layout?.draw(on: canvas, at: Point(x: x - shift, y: middle - size.height / 2))
  }

  /// Draws the text with its top left corner at a position.
  func draw(on canvas: PageCanvas, at position: Point) { layout?.draw(on: canvas, at: position) }
}
