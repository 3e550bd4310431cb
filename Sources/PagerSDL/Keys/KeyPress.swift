package import PagerCore
import SDLVideo

/// A key that was pressed, with the modifiers held down with it.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The modifiers that the key's character does not have in it already.
  public var modifiers: KeyModifiers
  /// Whether the keyboard has sent it again while held.
  public var isRepeat: Bool

  /// Makes a press of a key.
  public init(_ key: Key, _ modifiers: KeyModifiers = [], isRepeat: Bool = false) {
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }

  /// Takes what a window's event tells.
  init(name: String, _ held: HeldModifiers, isRepeat: Bool = false) {
    self.init(Key(name: name), KeyModifiers(held), isRepeat: isRepeat)
  }

  /// What the press means to a pager; nil when it is none of a pager's keys.
  package var pagerKey: PagerKey? {
    if !modifiers.isDisjoint(with: [.alt, .system]) { return nil }
    if modifiers.contains(.control) { return PagerKey(rawValue: "Ctrl+" + key.name) }
    if key == .space, modifiers.contains(.shift) { return .shiftSpace }
    return PagerKey(rawValue: key.name)
  }
}
