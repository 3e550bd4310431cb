/// The observers of a container, held weakly, in the order in which they came.
package struct ObserverList {
  private struct Entry {
    weak var observer: (any PagerObserver)?
  }

  private var entries: [Entry] = []

  /// Whether nobody has been added.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds an observer behind the others.
  package mutating func add(_ observer: any PagerObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  /// Takes an observer out.
  package mutating func remove(_ observer: any PagerObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Calls a body with each observer.
  func forEach<Failure>(
    _ body: (any PagerObserver) throws(Failure) -> Void
  ) throws(Failure) {
    for entry in entries {
      if let observer = entry.observer { try body(observer) }
    }
  }
}
