import PagerCore
import PagerSDL

/// The empty box that is drawn for letters no font has; it is no glyph, so every machine has it.
enum StandIn {
  /// Returns the quarter pixels it takes: an em for letters that fill a square, else two thirds.
  static func advance(_ script: Script, _ font: PixelFont) -> Int {
    let em = font.pixelSize * FontFace.subdivisions
    return script.isEastAsian || script == .emoji ? em : em * 2 / 3
  }

  /// Draws the box with its left side at a device column and its foot at a device row.
  static func draw(
    on canvas: PageCanvas, x: Int, baseline: Int, advance: Int, font: PixelFont, color: Color
  ) {
    let stroke = max(1, font.pixelSize / 16)
    let gap = stroke
    let width = max(2 * stroke, advance / FontFace.subdivisions - 2 * gap)
    let height = max(2 * stroke, font.pixelSize * 7 / 10)
    let left = x + gap
    let top = baseline - height
    canvas.fill(color, x: left, y: top, width: width, height: stroke)
    canvas.fill(color, x: left, y: baseline - stroke, width: width, height: stroke)
    canvas.fill(color, x: left, y: top + stroke, width: stroke, height: height - 2 * stroke)
    canvas.fill(
      color, x: left + width - stroke, y: top + stroke, width: stroke,
      height: height - 2 * stroke)
  }
}
