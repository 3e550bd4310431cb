import PagerCore
import PagerSDL

/// A test card: a colour by the page's number, a white top and a black bottom edge, and the number
/// as five blocks, white for 1 and black for 0, highest first, modulo 32.
final class CardPage: PageView {
  private static let colors: [UInt32] = [
    0x1E6FB8, 0xB8321E, 0x2E8B57, 0x8A2BE2, 0xC2780C, 0x0E8C8C, 0xA0307A, 0x4B6B1F, 0x3B3FA8,
    0x8C4A2F,
  ]

  override var name: String { "Card \(index ?? 0)" }

  override var background: Color { Color(hex: Self.colors[(index ?? 0) % Self.colors.count]) }

  override func draw(on canvas: PageCanvas, visible: Rect) {
    let pixel = 1 / canvas.scale
    canvas.fill(.white, Rect(x: 0, y: 0, width: size.width, height: pixel))
    canvas.fill(.black, Rect(x: 0, y: size.height - pixel, width: size.width, height: pixel))
    // Five blocks across the middle, in tenths of the width, with gaps of half a tenth.
    let side = min(size.width, size.height) / 10
    let top = (size.height - side) / 2
    let left = (size.width - 7 * side) / 2
    for bit in 0..<5 {
      let isSet = ((index ?? 0) % 32) >> (4 - bit) & 1 == 1
      canvas.fill(
        isSet ? .white : .black,
        Rect(x: left + Double(bit) * 1.5 * side, y: top, width: side, height: side))
    }
  }
}
