import PagerCore
import PagerSDL

/// Where a page stands in its life cycle, as told by the events.
enum PageState: Hashable {
  /// Out of view.
  case hidden
  /// Coming into view.
  case appearing
  /// Alone in view.
  case shown
  /// Leaving the view.
  case disappearing

  /// The colour that stands for it.
  func color(_ palette: Palette) -> Color {
    switch self {
    case .hidden: palette.line
    case .appearing, .shown: palette.green
    case .disappearing: palette.red
    }
  }
}
