package import SDLVideo

/// One face of a font file, opened once and shared by all its sizes.
///
/// Glyphs are four times as wide as they should be: a column is a quarter of a device pixel, and
/// whole numbers of SDL_ttf set text to the quarter.
package final class FontFace {
  /// Quarter pixels in a device pixel.
  package static let subdivisions = 4

  private let font: Font
  private var pixelSize: Int

  /// Opens a face; `path` is a C string with its closing zero.
  ///
  /// Throws SDL's reason. Costs 1 to 5 ms.
  package init(path: [CChar], index: Int) throws(SDLError) {
    pixelSize = 16
    font = try Font(
      path: path, faceIndex: index, pixelSize: pixelSize, horizontalScale: Self.subdivisions)
  }

  /// Tells whether the face has a glyph of its own for a character.
  package func hasGlyph(_ scalar: Unicode.Scalar) -> Bool { font.hasGlyph(scalar) }

  /// Lets a caller use the open font at one size; quarter pixels from left to right.
  func withFont<Result>(
    pixelSize size: Int, _ body: (borrowing Font) -> Result
  ) -> Result {
    if size != pixelSize {
      // A scalable font takes every size; one that does not keeps its own.
      try? font.setPixelSize(size)
      pixelSize = size
    }
    return body(font)
  }
}
