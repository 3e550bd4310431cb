import CICU

/// Finds the line breaks of a book's texts; ICU is loaded for the first text that needs it.
final class LineBreakSource {
  private enum Library {
    case untouched
    case loaded(LineBreakIterator)
    case missing
  }

  private var library = Library.untouched
  private var plain = PlainLineBreaks()
  private let open: () -> LineBreakIterator?
  private let warn: (String) -> Void

  /// Makes a source; `warn` gets one sentence when `open` is called for ICU and returns nil.
  init(
    open: @escaping () -> LineBreakIterator? = { LineBreakIterator() },
    warn: @escaping (String) -> Void
  ) {
    self.open = open
    self.warn = warn
  }

  /// Sets `marks` at the bytes after which a line may end, the last one not counted.
  ///
  /// `bytes` are UTF-8, `marks` has as many elements or more. About 10 ns a byte.
  func mark(_ marks: inout [Bool], in bytes: UnsafeBufferPointer<UInt8>) {
    if plain.find(in: bytes, &marks) { return }
    guard let iterator = iterator() else {
      plain.guess(in: bytes, &marks)
      return
    }
    for index in 0..<bytes.count { marks[index] = false }
    iterator.forEachBreak(in: bytes) { marks[$0] = true }
    marks[bytes.count - 1] = false
  }

  private func iterator() -> LineBreakIterator? {
    switch library {
    case .loaded(let iterator): return iterator
    case .missing: return nil
    case .untouched: break
    }
    guard let iterator = open() else {
      library = .missing
      warn(
        "the library for line breaks cannot be loaded, some lines end at spaces only: "
          + "install libicu\(U_ICU_VERSION_SHORT)")
      return nil
    }
    library = .loaded(iterator)
    return iterator
  }
}
