import CSDL2

/// The modifier keys held down with another key; left and right ones count as the same.
///
/// Caps Lock and Num Lock are left out: no shortcut depends on them.
package struct HeldModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = HeldModifiers(rawValue: 1 << 0)
  package static let control = HeldModifiers(rawValue: 1 << 1)
  package static let alt = HeldModifiers(rawValue: 1 << 2)
  /// The key with the desktop's sign on it.
  package static let system = HeldModifiers(rawValue: 1 << 3)

  /// Makes the set from SDL's mask, `KMOD_…`.
  package init(sdl mask: UInt16) {
    let mask = UInt32(mask)
    var all: HeldModifiers = []
    if mask & KMOD_SHIFT.rawValue != 0 { all.insert(.shift) }
    if mask & KMOD_CTRL.rawValue != 0 { all.insert(.control) }
    if mask & KMOD_ALT.rawValue != 0 { all.insert(.alt) }
    if mask & KMOD_GUI.rawValue != 0 { all.insert(.system) }
    self = all
  }
}
