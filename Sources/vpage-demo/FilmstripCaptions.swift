import PagerCapture
import PagerCore
import PagerSDL
import PagerText

/// The words under the frames of a filmstrip.
struct FilmstripCaptions {
  /// The fonts that they are set in.
  let fonts: FontBook

  /// Draws a line; without any font the strip has pictures alone, and the book warns once.
  func draw(
    _ text: String, _ kind: Filmstrip.CaptionKind, _ canvas: PageCanvas, _ origin: Point,
    _ width: Double
  ) {
    let style = TextStyle(
      weight: kind == .time ? .semibold : .regular, size: 12, lineHeight: 1.4,
      color: Color(hex: kind == .time ? 0x1C1C22 : 0x5C5C66))
    do {
      try TextLayout(text, style: style, width: width, scale: 1, fonts: fonts)
        .draw(on: canvas, at: origin)
    } catch {
      fonts.report(error)
    }
  }
}
