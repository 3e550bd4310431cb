/// The key that is held down, and what its press did.
struct HeldKey: Hashable, Sendable {
  private var key: PagerKey?
  /// Whether its press scrolled inside the page: then its repeats never turn.
  private(set) var hasScrolledInside = false

  init() {}

  /// Whether a key is the one that is held, so that its repeats count.
  func isHeld(_ key: PagerKey) -> Bool { self.key == key }

  /// Notes the press of a key, in the place of an earlier one.
  mutating func press(_ key: PagerKey, hasScrolledInside: Bool) {
    self.key = key
    self.hasScrolledInside = hasScrolledInside
  }

  /// Notes that a key came up; another one stays held.
  mutating func release(_ key: PagerKey) {
    if isHeld(key) { forget() }
  }

  /// Forgets the key: its release may never come.
  mutating func forget() { self = HeldKey() }
}
