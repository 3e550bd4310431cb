import PagerCore
import PagerSDL
import PagerText
import PagerTrace

/// What all scenes and panels have in common: fonts, colours, the size of text, and words for directions.
///
/// Whoever keeps something drawn with it compares `revision`, and draws anew when that has changed.
final class DemoContext {
  /// The fonts, looked up when first needed.
  let fonts: FontBook
  /// The colours of the theme in use.
  private(set) var palette: Palette
  /// How large the text of pages is; panels keep theirs.
  private(set) var textSize = TextSize.normal
  /// The words for the ways of the scene on show.
  private(set) var directions = DirectionWords(PagerConfiguration())
  /// Grows by one with every change of the others.
  private(set) var revision = 0

  /// Makes a context with text of normal size.
  init(fonts: FontBook, palette: Palette) {
    self.fonts = fonts
    self.palette = palette
  }

  /// Changes the colours.
  func use(_ theme: TraceHeader.Theme) {
    guard theme != palette.theme else { return }
    palette = Palette(theme: theme)
    revision += 1
  }

  /// Changes the size of the text of pages.
  func use(_ size: TextSize) {
    guard size != textSize else { return }
    textSize = size
    revision += 1
  }

  /// Changes the words for directions.
  func use(_ words: DirectionWords) {
    guard words != directions else { return }
    directions = words
    revision += 1
  }

  /// Lays out a text; nil on a machine without fonts, where pages stay without words.
  func layout(_ text: String, _ style: TextStyle, width: Double, scale: Double) -> TextLayout? {
    try? TextLayout(text, style: style, width: width, scale: scale, fonts: fonts)
  }

  /// The width of a text on one line, in points.
  func width(of text: String, _ style: TextStyle, scale: Double) -> Double {
    layout(text, style, width: 4096, scale: scale)?.size.width ?? 0
  }
}
