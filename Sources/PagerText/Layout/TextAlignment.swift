/// Where the lines of a text stand in their column.
public enum TextAlignment: Hashable, Sendable {
  /// At the side where reading starts: left, or right for Arabic and Hebrew.
  case leading
  /// In the middle.
  case centre
  /// At the side where reading ends.
  case trailing
}
