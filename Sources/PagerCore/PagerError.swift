/// Why a pager refused a command; nothing has moved.
public enum PagerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no page with this index; `count` pages exist.
  case pageOutOfRange(page: Int, count: Int)

  /// Makes sure that a page exists among `count`, counted from 0.
  public static func check(page: Int, count: Int) throws(PagerError) {
    guard page >= 0, page < count else { throw .pageOutOfRange(page: page, count: count) }
  }

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
