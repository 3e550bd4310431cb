/// The buttons of a mouse that are held down at one moment.
package struct MouseButtons: OptionSet, Hashable, Sendable {
  /// SDL's mask: button `n` is bit `n - 1`.
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let left = MouseButtons(rawValue: 1 << 0)
  package static let middle = MouseButtons(rawValue: 1 << 1)
  package static let right = MouseButtons(rawValue: 1 << 2)
  package static let back = MouseButtons(rawValue: 1 << 3)
  package static let forward = MouseButtons(rawValue: 1 << 4)
}
