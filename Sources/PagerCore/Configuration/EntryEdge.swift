/// Where a page that comes in stands inside.
public enum EntryEdge: String, Hashable, Sendable, CaseIterable {
  /// At its start, forward or backward.
  case start
  /// At the edge next to the page left: at its end when reached backward.
  case adjacentEdge
}
