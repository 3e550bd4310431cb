/// Which pointers are down, and which one of them leads.
struct PointerLedger: Hashable, Sendable {
  private(set) var owner: PointerID?
  private var down: [PointerID] = []

  init() { down.reserveCapacity(16) }

  /// Notes a press; true if it is the first and leads from now on.
  mutating func press(_ id: PointerID) -> Bool {
    if !down.contains(id) { down.append(id) }
    guard down.count == 1, owner == nil else { return false }
    owner = id
    return true
  }

  /// Notes a release; true if the pointer led.
  mutating func release(_ id: PointerID) -> Bool {
    down.removeAll { $0 == id }
    guard owner == id else { return false }
    owner = nil
    return true
  }

  /// Takes the lead away; until all are up nothing leads.
  mutating func ignoreUntilUp() { owner = nil }

  /// Forgets every pointer: their releases may never come.
  mutating func forget() {
    owner = nil
    down.removeAll(keepingCapacity: true)
  }
}
