public import PagerCore
public import PagerSDL
import SDLVideo

extension PageCanvas {
  /// Draws one line of text of one font, from left to right, and returns its width in points.
  ///
  /// `x` is where the pen starts and `baseline` where the letters stand, in points of the content.
  /// The font should have the canvas's scale: with another one letters keep their device pixels.
  /// There are no line breaks and no other fonts: `TextLayout` has both. Allocates nothing when the
  /// text has been drawn before.
  @discardableResult
  public func draw(
    _ text: String, font: PageFont, x: Double, baseline: Double, color: Color
  ) -> Double {
    if text.isEmpty { return 0 }
    let quarters = Double(FontFace.subdivisions)
    let run = font.pixels.run(text)
    draw(
      run, font: font.pixels,
      quarter: Self.whole(x * scale * quarters) - Self.whole(origin.x * scale) * 4,
      baseline: row(baseline), color: color)
    return Double(run.advance) / quarters / scale
  }

  /// Draws a shaped text with its pen at a number of quarter pixels from the canvas's left edge.
  ///
  /// `baseline` counts device rows from the canvas's top edge.
  package func draw(
    _ run: TextRun, font: PixelFont, quarter: Int, baseline: Int, color: Color
  ) {
    let mask = font.mask(of: run, phase: quarter & 3)
    if mask.width == 0 { return }
    mask.coverage.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      surface.blend(
        color.sdl, coverage: start, width: mask.width, height: mask.height,
        atX: quarter >> 2 + mask.left, Y: baseline + mask.top)
    }
  }
}
