import SDLVideo

/// The modifier keys held down with another key; left and right ones count as the same.
///
/// What a character has in it already is left out: `?` is without Shift wherever it is typed with it.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1 << 0)
  /// Ctrl.
  public static let control = KeyModifiers(rawValue: 1 << 1)
  /// Alt.
  public static let alt = KeyModifiers(rawValue: 1 << 2)
  /// The key with the desktop's sign on it.
  public static let system = KeyModifiers(rawValue: 1 << 3)

  /// Takes what a window's event tells.
  init(_ held: HeldModifiers) {
    var all: KeyModifiers = []
    if held.contains(.shift) { all.insert(.shift) }
    if held.contains(.control) { all.insert(.control) }
    if held.contains(.alt) { all.insert(.alt) }
    if held.contains(.system) { all.insert(.system) }
    self = all
  }
}
