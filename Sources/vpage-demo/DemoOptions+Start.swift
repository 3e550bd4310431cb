import PagerSDL
import PagerTrace

extension DemoOptions {
  /// Makes sure that the page to begin with exists; the first one may always be named.
  ///
  /// `trace` is the name of the trace whose header has named it, nil for `--start`.
  ///
  /// - Throws: A usage failure that tells which pages there are.
  func checkStart(saidBy trace: String?) throws(DemoFailure) {
    guard let start = run.start, start > 0 else { return }
    let count = DemoController.countOfPages(options: self)
    guard start >= count else { return }
    let range =
      count == 0 ? "there are no pages" : "pages go from 0 to \((count - 1).grouped)"
    let word = trace.map { "\($0): start" } ?? "--start"
    throw .usage("\(word) \(start): \(range)")
  }
}
