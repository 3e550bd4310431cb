import CUnibreak

/// Tells where lines may end, by UAX #14 as libunibreak 1.1 has it (Unicode 6.2).
///
/// That edition ends the program at a regional indicator, and its text at U+FFFF; both are hidden
/// from it. Emoji count as ideographs, as they do in later editions.
final class LineBreaker {
  private var marks: [CChar] = []
  private var scalars: [UInt32] = []

  /// The library sorts its tables once; a static value is made once, whatever the thread.
  private static let isReady: Bool = {
    init_linebreak()
    return true
  }()

  init() { _ = Self.isReady }

  /// Finds the breaks of a text without emoji and U+FFFF, such as ASCII; asked for by byte.
  ///
  /// Valid until the next call. About 15 ns a byte.
  func analyse(plain bytes: UnsafeBufferPointer<UInt8>, language: StaticString) {
    reserve(bytes.count)
    marks.withUnsafeMutableBufferPointer { marks in
      set_linebreaks_utf8(
        bytes.baseAddress, bytes.count, Self.name(language), marks.baseAddress)
    }
  }

  /// Finds the breaks of any text; asked for by scalar, valid until the next call.
  func analyse(_ text: String.UnicodeScalarView, language: StaticString) {
    scalars.removeAll(keepingCapacity: true)
    for scalar in text { scalars.append(Self.known(scalar.value)) }
    reserve(scalars.count)
    marks.withUnsafeMutableBufferPointer { marks in
      set_linebreaks_utf32(scalars, scalars.count, Self.name(language), marks.baseAddress)
    }
  }

  /// Tells whether a line may end after a byte or scalar.
  func mayBreak(after index: Int) -> Bool { marks[index] == LINEBREAK_ALLOWBREAK }

  private func reserve(_ count: Int) {
    if marks.count < count { marks = [CChar](repeating: 0, count: max(256, count * 2)) }
  }

  private static func known(_ value: UInt32) -> UInt32 {
    switch value {
    // An ideograph, U+4E00, and the replacement character.
    case 0x1F000...0x1FAFF: 0x4E00
    case 0xFFFE, 0xFFFF: 0xFFFD
    // The Arabic letter mark is younger than the library: it breaks as the other marks do.
    case 0x061C: 0x200E
    default: value
    }
  }

  /// Returns a static string as a C string: it ends with a zero byte.
  private static func name(_ language: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(language.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
