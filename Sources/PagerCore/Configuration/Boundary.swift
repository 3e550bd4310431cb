/// What comes before the first and after the last page.
public enum Boundary: String, Hashable, Sendable, CaseIterable {
  /// Nothing: a pull there is damped and springs back.
  case bounded
  /// The other end: the pages go round for ever, when there are two or more.
  case looping
}
