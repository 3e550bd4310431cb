import PagerCore
import SDLVideo

/// What the mouse pointer says about the position under it.
enum PointerShape: Hashable {
  /// Nothing to take hold of.
  case arrow
  /// Something to click.
  case pointing
  /// A page that can be dragged.
  case openHand
  /// A page that is being dragged.
  case closedHand
}

/// The pointer's shapes, made when first needed; the hands are drawn here, since SDL 2 has none.
final class PointerShapes {
  private final class Made {
    let cursor: Cursor

    init(_ cursor: consuming Cursor) { self.cursor = cursor }
  }

  private var made: [PointerShape: Made] = [:]
  private(set) var shown: PointerShape?
  /// Whether shapes may be made and shown.
  private(set) var isReady = false

  /// Makes the shapes of pages that can be dragged, so that the first drag does not wait for them.
  func prepare() {
    if isReady { return }
    isReady = true
    for shape in [PointerShape.openHand, .closedHand] { make(shape) }
  }

  /// Shows a shape; where SDL cannot make it, the pointer stays as it is.
  func show(_ shape: PointerShape) {
    guard isReady, shape != shown else { return }
    make(shape)
    made[shape]?.cursor.show()
    shown = shape
  }

  private func make(_ shape: PointerShape) {
    if made[shape] == nil, let cursor = try? Self.cursor(shape) {
      made[shape] = Made(cursor)
    }
  }

  private static func cursor(_ shape: PointerShape) throws(SDLError) -> Cursor {
    switch shape {
    case .arrow: return try Cursor(pointing: false)
    case .pointing: return try Cursor(pointing: true)
    case .openHand, .closedHand:
      // Not at the window's scale: SDL 2 takes a pointer's pixels for points on Wayland.
      let side = 24
      let picture = try TransparentDrawing.surface(width: side, height: side, scale: 1) {
        drawHand(on: $0, isOpen: shape == .openHand)
      }
      return try Cursor(picture, hotX: side / 2, hotY: side / 2)
    }
  }

  /// Draws the shape of 24 points: a dark outline first, the light inside over it.
  private static func drawHand(on canvas: PageCanvas, isOpen: Bool) {
    for (color, grown) in [(Color.black, 1.25), (Color.white, 0)] {
      func part(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        canvas.fillRounded(
          color,
          Rect(x: x, y: y, width: width, height: height).inset(by: -grown),
          radius: width / 2 + grown)
      }
      // Four fingers from the index to the little one, then thumb and palm.
      let tops = isOpen ? [4.5, 2.5, 3.5, 6.0] : [9.0, 8.0, 8.5, 9.5]
      for (finger, top) in tops.enumerated() {
        part(7.5 + Double(finger) * 3.25, top, 2.75, 16 - top)
      }
      if isOpen { part(3.5, 11, 3, 7) } else { part(5, 12, 3, 5) }
      canvas.fillRounded(
        color, Rect(x: 7, y: 11.5, width: 13.25, height: 9.5).inset(by: -grown), radius: 5 + grown)
      canvas.fillRounded(
        color, Rect(x: 5, y: 13.5, width: 10, height: 6).inset(by: -grown), radius: 3 + grown)
    }
    // The lines between the fingers.
    for finger in 1..<4 {
      let x = 7.5 + Double(finger) * 3.25 - 0.5
      canvas.fill(
        Color.black.withAlpha(0.55),
        Rect(x: x, y: isOpen ? 8 : 10, width: 0.75, height: isOpen ? 5 : 3))
    }
  }
}
