import PagerCore
import PagerSDL

/// The program's icon, as in `Assets/vpage-demo.svg`: an installed program has no file beside it.
enum ProgramIcon {
  /// Draws the icon; it has 128 points a side.
  ///
  /// - Throws: `PagerVideoError` when there is no memory for it.
  static func picture(pixels: Int = 128) throws(PagerVideoError) -> Picture {
    try Picture(
      width: pixels, height: pixels, scale: Double(pixels) / 128, onNothing: draw)
  }

  private static func draw(on canvas: PageCanvas) {
    func box(
      _ color: UInt32, _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
    ) {
      canvas.fillRounded(
        Color(hex: color), Rect(x: x, y: y, width: width, height: height), radius: radius)
    }
    box(0xFAF9F5, 8, 8, 112, 112, radius: 26)
    box(0xC0CBE6, 40, 16, 48, 30, radius: 6)
    box(0xBCD3C6, 40, 84, 48, 28, radius: 6)
    // The viewport: a dark frame around the page in the middle.
    box(0x1C1C22, 30, 43, 68, 44, radius: 12)
    box(0xFAF9F5, 34, 47, 60, 36, radius: 8)
    box(0xBA5340, 40, 50, 48, 30, radius: 6)
    box(0xF5EAE8, 46, 57, 20, 4, radius: 2)
    box(0xF5EAE8, 46, 65, 36, 3, radius: 1.5)
    box(0xF5EAE8, 46, 71, 30, 3, radius: 1.5)
  }
}
