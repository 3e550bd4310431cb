/// Tells where lines of a paragraph may end, by UAX #14.
final class LineBreaker {
  private let source: LineBreakSource
  private var marks: [Bool] = []

  /// Makes a breaker that asks `source`.
  init(_ source: LineBreakSource) { self.source = source }

  /// Finds the breaks of a text in UTF-8; valid until the next call.
  func analyse(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.isEmpty { return }
    if marks.count < bytes.count {
      marks = [Bool](repeating: false, count: max(256, bytes.count * 2))
    }
    source.mark(&marks, in: bytes)
  }

  /// Tells whether a line may end after a byte; not so after the last one.
  func mayBreak(after index: Int) -> Bool { marks[index] }
}
