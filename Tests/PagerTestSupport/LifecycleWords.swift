/// Checks that the appear and disappear events of pages make legal words.
///
/// Per page: hidden → appearing → shown → disappearing → hidden, and back and forth between
/// appearing and disappearing.
public struct LifecycleWords: Hashable, Sendable {
  /// What a page is.
  public enum State: String, Hashable, Sendable {
    /// Out of view.
    case hidden
    /// On its way into view.
    case appearing
    /// Filling the view.
    case shown
    /// On its way out of view.
    case disappearing
  }

  private var states: [Int: State] = [:]
  /// What was illegal, in words, in the order in which it came.
  public private(set) var mistakes: [String] = []

  /// Starts with every page hidden.
  public init() {}

  /// Takes the events of a log in their order.
  public init(_ log: [LogLine]) {
    self.init()
    for line in log {
      if let event = line.event, let page = line.page { take(event, page: page) }
    }
  }

  /// Takes an event by its name in a log; others than the four of the life cycle are left alone.
  public mutating func take(_ event: String, page: Int) {
    let before = state(of: page)
    let after: State
    switch (event, before) {
    case ("willAppear", .hidden), ("willAppear", .disappearing): after = .appearing
    case ("didAppear", .appearing): after = .shown
    case ("willDisappear", .shown), ("willDisappear", .appearing): after = .disappearing
    case ("didDisappear", .disappearing): after = .hidden
    case ("willAppear", _), ("didAppear", _), ("willDisappear", _), ("didDisappear", _):
      mistakes.append("\(event) of page \(page) while \(before.rawValue)")
      return
    default: return
    }
    states[page] = after
  }

  /// A page at rest has another index in changed data; no other page in view may have had it.
  public mutating func reindex(from former: Int, to page: Int) {
    states[page] = states.removeValue(forKey: former)
  }

  /// What a page is now.
  public func state(of page: Int) -> State { states[page] ?? .hidden }

  /// The pages that are not hidden, in order.
  public var pagesInView: [Int] { states.filter { $0.value != .hidden }.keys.sorted() }

  /// The page that alone is shown, all others being hidden; nil when it is otherwise.
  public var onlyShownPage: Int? {
    let pages = pagesInView
    return pages.count == 1 && state(of: pages[0]) == .shown ? pages[0] : nil
  }
}
