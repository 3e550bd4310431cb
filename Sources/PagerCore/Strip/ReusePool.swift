/// Views that are out of use, by reuse identifier, and what makes new ones.
///
/// Taking and giving take constant time. The pool never holds more than were in use at once.
public struct ReusePool<View: AnyObject> {
  private var makers: [String: () -> View] = [:]
  private var spare: [String: [View]] = [:]

  /// Makes an empty pool.
  public init() {}

  /// Says what makes the views of an identifier; a later registration replaces an earlier one.
  public mutating func register(_ identifier: String, make: @escaping () -> View) {
    makers[identifier] = make
    spare[identifier] = nil
  }

  /// Whether an identifier is registered.
  public func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// A spare view, or a new one; nil for an identifier that is not registered.
  public mutating func take(_ identifier: String) -> (view: View, isRecycled: Bool)? {
    if let view = spare[identifier]?.popLast() { return (view, true) }
    return makers[identifier].map { ($0(), false) }
  }

  /// Takes a view back; one whose identifier is not registered is let go.
  public mutating func give(_ view: View, identifier: String) {
    guard isRegistered(identifier) else { return }
    spare[identifier, default: []].append(view)
  }

  /// How many spare views there are of an identifier.
  public func spareCount(_ identifier: String) -> Int { spare[identifier]?.count ?? 0 }
}
