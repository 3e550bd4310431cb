/// How the strip follows the pointer between pages.
public enum DragFollowing: String, Hashable, Sendable, CaseIterable {
  /// Less and less, as if on a rubber band.
  case damped
  /// Point for point, one page at most.
  case tracking
}
