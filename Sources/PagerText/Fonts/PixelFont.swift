import CSDL2
import SDLVideo

/// A font at one size in device pixels: it shapes words, measures and draws them, and keeps them.
///
/// Lengths along a line are in quarters of a device pixel, the baseline is on a whole one.
package final class PixelFont {
  /// The em in device pixels.
  package let pixelSize: Int
  /// Device pixels from the baseline up to the top of the tallest usual glyph.
  package let ascent: Int
  /// Device pixels from the baseline down to the bottom of the lowest usual glyph.
  package let descent: Int

  /// Quarter pixels of half an em.
  package var halfEm: Int { pixelSize * FontFace.subdivisions / 2 }

  private let face: FontFace
  private let cache: MaskCache
  private let height: Int
  private let pad: String
  /// Columns of the spaces before a text, and of those on both sides: not twice, for rounding.
  private let padAdvance: Int
  private let padsAdvance: Int
  private var runs: [String: TextRun] = [:]
  private var rightToLeftRuns: [String: TextRun] = [:]

  /// Words that are kept, per direction; then all are forgotten at once.
  private static let maximumRuns = 32768

  /// Makes a size of a face; masks are kept in `cache`.
  package init(face: FontFace, pixelSize: Int, cache: MaskCache) {
    self.face = face
    self.cache = cache
    self.pixelSize = max(1, pixelSize)
    // Spaces around a text keep ink that sticks out inside the picture, and the pen at its start.
    pad = face.hasGlyph(" ") ? "  " : ""
    let pad = pad
    (ascent, descent, height) = face.withFont(pixelSize: self.pixelSize) { font in
      (font.ascent, font.descent, font.height)
    }
    (padAdvance, padsAdvance) = face.withFont(pixelSize: self.pixelSize) { font in
      (font.width(of: pad), font.width(of: pad + pad))
    }
  }

  /// Returns the quarter pixels without ink at both sides of a glyph that is as wide as the em.
  ///
  /// Nil when the font has no such glyph, or one of another width.
  package func blanksOfFullWidth(_ scalar: Unicode.Scalar) -> (left: Int, right: Int)? {
    face.withFont(pixelSize: pixelSize) { font in
      guard let glyph = font.glyph(scalar) else { return nil }
      // SDL_ttf rounds the pen up to the next column.
      guard abs(glyph.advance - pixelSize * FontFace.subdivisions) <= 1 else { return nil }
      return (glyph.inkStart, glyph.advance - glyph.inkEnd)
    }
  }

  /// Returns a shaped text, from the words kept if it is among them.
  ///
  /// About 0.1 µs if it is, else 2 µs.
  package func run(_ text: String, rightToLeft: Bool = false) -> TextRun {
    if let run = rightToLeft ? rightToLeftRuns[text] : runs[text] { return run }
    let run = measure(text, rightToLeft: rightToLeft)
    if rightToLeft {
      if rightToLeftRuns.count >= Self.maximumRuns { rightToLeftRuns.removeAll() }
      rightToLeftRuns[text] = run
    } else {
      if runs.count >= Self.maximumRuns { runs.removeAll() }
      runs[text] = run
    }
    return run
  }

  /// Shapes a text and measures it, without keeping it; about 2 µs a word.
  private func measure(_ text: String, rightToLeft: Bool) -> TextRun {
    let script = Script(of: text).shapingCode
    let (width, rows) = face.withFont(pixelSize: pixelSize) { font in
      font.setShaping(script: script, rightToLeft: rightToLeft)
      return font.size(of: pad + text + pad)
    }
    return TextRun(
      text: text, isRightToLeft: rightToLeft, advance: max(0, width - padsAdvance),
      overhang: max(0, rows - height))
  }

  /// Returns the picture of a run whose pen is `phase` quarters right of a whole pixel.
  func mask(of run: TextRun, phase: Int) -> CoverageMask {
    if let mask = run.masks[phase] {
      cache.touch(run, newBytes: 0)
      return mask
    }
    let mask = render(run, phase: phase)
    run.masks[phase] = mask
    cache.touch(run, newBytes: mask.coverage.count)
    return mask
  }

  private func render(_ run: TextRun, phase: Int) -> CoverageMask {
    let script = Script(of: run.text).shapingCode
    let text = pad + run.text + pad
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    return face.withFont(pixelSize: pixelSize) { font in
      font.setShaping(script: script, rightToLeft: run.isRightToLeft)
      guard let surface = try? font.render(text, color: white) else { return .empty }
      let raised = surface.height > height ? Self.raise(font, text, surface.height) : 0
      return CoverageMask(
        surface, pen: padAdvance, phase: phase, baseline: ascent + raised)
    }
  }

  /// Returns the rows by which ink above the ascent has pushed the baseline down.
  ///
  /// SDL_ttf does not tell. Text that only grows downwards leaves the top of a letter in its row:
  /// an "x" set before the text shows where the row has gone.
  private static func raise(_ font: borrowing Font, _ text: String, _ height: Int) -> Int {
    guard let probe = try? font.render("x", color: SDL_Color(r: 255, g: 255, b: 255, a: 255)),
      let both = try? font.render("x" + text, color: SDL_Color(r: 255, g: 255, b: 255, a: 255))
    else { return 0 }
    let columns = probe.width / 2
    guard let alone = firstInk(probe, columns), let together = firstInk(both, columns) else {
      return 0
    }
    return max(0, together - alone)
  }

  private static func firstInk(_ surface: borrowing Surface, _ columns: Int) -> Int? {
    let shift = surface.layout.rest
    let width = min(columns, surface.width)
    let height = surface.height
    return surface.withPixels { pixels, stride in
      (0..<height).first { y in
        (0..<width).contains { pixels[y * stride + $0] >> shift & 255 != 0 }
      }
    }
  }
}
