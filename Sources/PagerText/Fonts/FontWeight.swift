import CFontconfig

/// How heavy the letters of a text are.
public enum FontWeight: Hashable, Sendable {
  /// For running text.
  case regular
  /// A little heavier: for labels.
  case medium
  /// Between medium and bold: for headings.
  case semibold
  /// For strong emphasis.
  case bold

  /// The same on fontconfig's scale; the nearest weight that is installed is taken.
  var fontconfig: Int32 {
    switch self {
    case .regular: FC_WEIGHT_REGULAR
    case .medium: FC_WEIGHT_MEDIUM
    case .semibold: FC_WEIGHT_SEMIBOLD
    case .bold: FC_WEIGHT_BOLD
    }
  }
}
