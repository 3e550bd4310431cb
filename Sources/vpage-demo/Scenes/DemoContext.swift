import PageContent
import PagerCore
import PagerSDL

/// What all scenes share: fonts and colours.
struct DemoContext {
  /// The fonts, looked up when first needed.
  let fonts: FontBook
  /// The colours of the chosen theme.
  let palette: Palette

  /// Lays out a text; nil on a machine without fonts, where pages stay without words.
  func layout(_ text: String, _ style: TextStyle, width: Double, scale: Double) -> TextLayout? {
    try? TextLayout(text, style: style, width: width, scale: scale, fonts: fonts)
  }

  /// The width of a text on one line, in points.
  func width(of text: String, _ style: TextStyle, scale: Double) -> Double {
    layout(text, style, width: 4096, scale: scale)?.size.width ?? 0
  }
}
