/// Views that are out of use, by class and name, and what makes new ones.
///
/// Taking and giving take constant time. The pool never holds more than were in use at once.
struct ReusePool<View: AnyObject> {
  /// What views must have in common to stand in for each other: their class, and a name or none.
  struct Kind: Hashable {
    private let type: ObjectIdentifier
    /// The name that the program has given to some of the class; nil for the others.
    let name: String?

    init(_ type: View.Type, name: String? = nil) {
      self.type = ObjectIdentifier(type)
      self.name = name
    }
  }

  private var makers: [Kind: () -> View] = [:]
  private var spare: [Kind: [View]] = [:]

  /// Says what makes the views of a kind; a later registration replaces an earlier one.
  mutating func register(_ kind: Kind, make: @escaping () -> View) {
    makers[kind] = make
    spare[kind] = nil
  }

  /// Whether a kind is registered.
  func isRegistered(_ kind: Kind) -> Bool { makers[kind] != nil }

  /// A spare view, or a new one; nil for a kind that is not registered.
  mutating func take(_ kind: Kind) -> (view: View, isRecycled: Bool)? {
    if let view = spare[kind]?.popLast() { return (view, true) }
    return makers[kind].map { ($0(), false) }
  }

  /// Takes a view back; one whose kind is not registered is let go.
  mutating func give(_ view: View, kind: Kind) {
    guard isRegistered(kind) else { return }
    spare[kind, default: []].append(view)
  }

  /// How many spare views there are of a kind.
  func spareCount(_ kind: Kind) -> Int { spare[kind]?.count ?? 0 }
}
