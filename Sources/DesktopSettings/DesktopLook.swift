/// What the desktop wants of all programs; nil where it has not said.
package struct DesktopLook: Hashable, Sendable {
  /// Whether colours shall be light on dark.
  package var prefersDark: Bool?
  /// Whether nothing shall move that need not.
  package var reducesMotion: Bool?

  /// Makes a look, without a word about anything unless it is given.
  package init(prefersDark: Bool? = nil, reducesMotion: Bool? = nil) {
    self.prefersDark = prefersDark
    self.reducesMotion = reducesMotion
  }

  /// What is said here, and what another one says where this one is silent.
  func completed(by other: DesktopLook) -> DesktopLook {
    DesktopLook(
      prefersDark: prefersDark ?? other.prefersDark,
      reducesMotion: reducesMotion ?? other.reducesMotion)
  }
}
