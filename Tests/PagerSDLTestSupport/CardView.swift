package import PagerCore
package import PagerSDL
import PagerTestSupport

/// A page that shows a number as a test card, or plain grey while it has none.
package final class CardView: PageView {
  /// The number it shows; nil is a placeholder.
  package var number: Int?
  /// How often it was drawn.
  package var drawings = 0
  /// How often it was handed out again.
  package var reuses = 0

  package static let placeholder: UInt32 = 0x808080

  package override var name: String { number.map { "Card \($0)" } ?? "" }

  package override var background: Color {
    Color(hex: number.map { TestCard.color(of: $0) } ?? Self.placeholder)
  }

  package override func prepareForReuse() {
    number = nil
    reuses += 1
  }

  package override func draw(on canvas: PageCanvas, visible: Rect) {
    drawings += 1
    guard let number else { return }
    let pixel = 1 / canvas.scale
    canvas.fill(.white, Rect(x: 0, y: 0, width: size.width, height: pixel))
    canvas.fill(.black, Rect(x: 0, y: size.height - pixel, width: size.width, height: pixel))
    let side = min(size.width, size.height) / 10
    for bit in 0..<5 {
      canvas.fill(
        (number % 32) >> (4 - bit) & 1 == 1 ? .white : .black,
        Rect(
          x: (size.width - 7 * side) / 2 + Double(bit) * 1.5 * side, y: (size.height - side) / 2,
          width: side, height: side))
    }
  }
}
