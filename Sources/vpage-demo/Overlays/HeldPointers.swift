import PagerCore

/// The pointers that went down on a panel: what else they do is the panel's, until they are up.
struct HeldPointers {
  private var pointers: [PointerID] = []

  /// Whether any pointer is down on the panel.
  var isEmpty: Bool { pointers.isEmpty }

  /// Takes an input; true when it comes from a pointer that is down on the panel.
  mutating func take(_ input: PagerInput) -> Bool {
    switch input {
    case .pointerDown(let pointer, _):
      // A pointer that comes down again has come up unseen.
      pointers.removeAll { $0 == pointer }
      return false
    case .pointerMove(let pointer, _): return pointers.contains(pointer)
    case .pointerUp(let pointer, _), .pointerCancel(let pointer):
      guard let index = pointers.firstIndex(of: pointer) else { return false }
      pointers.remove(at: index)
      return true
    case .hover:
      // No button is held any more, whatever was seen of it.
      pointers.removeAll { $0 == .mouse }
      return false
    default: return false
    }
  }

  /// Notes that a pointer has gone down on the panel.
  mutating func add(_ pointer: PointerID) { pointers.append(pointer) }
}
