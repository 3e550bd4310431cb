import PagerCore
import PagerSDL
import PagerTrace

/// A rounded card with a soft shadow over the pages; every panel stands on one.
final class Card {
  /// The size without the shadow, in points.
  let size: Size

  private let image: FrameImage
  private let reach: Double

  /// How a card looks.
  struct Look {
    /// The colour of its background.
    var background: Color
    /// The colour of its edge; nil for none.
    var edge: Color?
    /// The radius of its corners, in points.
    var radius = 12.0
    /// How far the shadow reaches, in points; 0 for none.
    var reach = 24.0
    /// How dark the shadow is at the edge, 0...1.
    var shadow: Double

    /// The look of panels in a palette.
    init(_ palette: Palette) {
      background = palette.card
      edge = palette.theme == .dark ? palette.line : nil
      shadow = palette.shadow
    }
  }

  /// Makes a card of a size with a content, whose positions count from the card's own corner.
  init(size: Size, look: Look, content: @escaping (PageCanvas) -> Void) {
    self.size = size
    reach = look.reach
    let reach = look.reach
    image = FrameImage(size: Size(width: size.width + 2 * reach, height: size.height + 2 * reach)) {
      canvas in
      canvas.origin = Point(x: -reach, y: -reach)
      Self.background(Rect(origin: Point(x: 0, y: 0), size: size), look, on: canvas)
      content(canvas)
    }
  }

  /// Draws the card with its corner at a point of the viewport, as strongly as `opacity` says.
  func draw(on canvas: FrameCanvas, at point: Point, opacity: Double = 1) {
    canvas.draw(image, at: Point(x: point.x - reach, y: point.y - reach), opacity: opacity)
  }

  /// Draws shadow, edge and background.
  static func background(_ rect: Rect, _ look: Look, on canvas: PageCanvas) {
    shadow(rect, look, on: canvas)
    plate(rect, look, on: canvas)
  }

  /// Draws the shadow alone.
  static func shadow(_ rect: Rect, _ look: Look, on canvas: PageCanvas) {
    let layers = Int(look.reach / 2)
    for layer in 0..<layers {
      // Many thin layers, each a little smaller, add up to a fall like that of a wide light.
      let fraction = Double(layer + 1) / Double(layers)
      let spread = look.reach * 0.75 * (1 - fraction)
      canvas.fillRounded(
        Color.black.withAlpha(look.shadow * fraction * 2 / Double(layers)),
        rect.offsetBy(x: 0, y: look.reach / 6).inset(by: -spread), radius: look.radius + spread)
    }
  }

  /// Draws edge and background.
  ///
  /// Clip it to a band for a card of several backgrounds: laid one over the other, the lower one would
  /// shine through at the round corners.
  static func plate(_ rect: Rect, _ look: Look, on canvas: PageCanvas) {
    if let edge = look.edge {
      canvas.fillRounded(edge, rect, radius: look.radius)
      canvas.fillRounded(look.background, rect.inset(by: 1), radius: look.radius - 1)
    } else {
      canvas.fillRounded(look.background, rect, radius: look.radius)
    }
  }
}
