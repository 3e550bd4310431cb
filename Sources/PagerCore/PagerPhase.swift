/// What a pager is doing.
public enum PagerPhase: String, Hashable, Sendable {
  /// At rest on a page.
  case idle
  /// Held by the pointer, away from rest or in a drag.
  case dragging
  /// Moving to its target by itself.
  case settling
  /// At rest on a page whose content is moving inside.
  case scrolling
}
