/// Why a pager refused a command; nothing has moved.
public enum PagerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no page with this index; `count` pages exist.
  case pageOutOfRange(page: Int, count: Int)

  /// What went wrong, and which pages exist.
  public var description: String {
    switch self {
    case .pageOutOfRange(let page, let count):
      count == 0
        ? "no page \(page): there are no pages"
        : "no page \(page): pages go from 0 to \(count - 1)"
    }
  }
}
