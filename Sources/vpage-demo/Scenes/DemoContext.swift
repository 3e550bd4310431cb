import PageContent
import PagerCore
import PagerSDL

/// What all scenes share: fonts and colours.
struct DemoContext {
  /// The fonts, looked up when first needed.
  let fonts: FontBook
  /// The colours of the chosen theme.
  let palette: Palette
}
