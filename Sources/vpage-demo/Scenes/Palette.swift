import PagerCore
import PagerSDL

/// The colours of a theme.
struct Palette {
  /// Which theme it is.
  let theme: TraceHeader.Theme

  /// The palette of a theme.
  init(theme: TraceHeader.Theme) { self.theme = theme }
}
