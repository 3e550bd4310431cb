package import CSDL2

/// A rectangle of whole pixels; y grows downwards.
///
/// A width or height of zero or less is empty. All arithmetic stops at the ends of `Int`.
package struct PixelRect: Equatable, Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Tells whether no pixel lies inside.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The first column right of the rectangle.
  package var maxX: Int { Self.sum(x, width) }

  /// The first row below the rectangle.
  package var maxY: Int { Self.sum(y, height) }

  /// Returns the pixels inside both; empty (width or height 0) when there are none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return PixelRect(
      x: left, y: top,
      width: right > left ? right - left : 0, height: bottom > top ? bottom - top : 0)
  }

  /// Returns the rectangle moved.
  package func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: Self.sum(x, dx), y: Self.sum(y, dy), width: width, height: height)
  }

  /// The same for SDL, each number clamped to 32 bits.
  package var sdl: SDL_Rect {
    SDL_Rect(
      x: Int32(clamping: x), y: Int32(clamping: y),
      w: Int32(clamping: width), h: Int32(clamping: height))
  }

  /// Makes the rectangle from SDL's.
  package init(_ rect: SDL_Rect) {
    self.init(x: Int(rect.x), y: Int(rect.y), width: Int(rect.w), height: Int(rect.h))
  }

  private static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? (b < 0 ? .min : .max) : sum
  }
}
