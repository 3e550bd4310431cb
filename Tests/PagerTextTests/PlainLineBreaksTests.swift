import Glibc
import PagerTesting
import Testing

@testable import PagerText

/// What is said of plain text without ICU must be what ICU says.
@Suite("Line breaks of plain text")
struct PlainLineBreaksTests {
  /// A character of each class.
  private static let samples: [LineBreakClass: Unicode.Scalar] = [
    .space: " ", .breakAfter: "|", .hyphen: "-", .letter: "a", .number: "1", .open: "(",
    .wideOpen: "「", .closeParenthesis: ")", .close: "}", .quotation: "\"", .exclamation: "!",
    .infixSeparator: ",", .slash: "/", .nonstarter: "：", .inseparable: "…", .prefix: "$",
    .postfix: "%", .glue: "\u{A0}", .dash: "—", .ideograph: "山",
  ]

  private let iterator: LineBreakIterator
  private let letters: [Unicode.Scalar]

  init() throws {
    iterator = try #require(LineBreakIterator())
    letters = LineBreakClass.allCases.compactMap { Self.samples[$0] }
    try #require(letters.count == LineBreakClass.allCases.count)
  }

  /// Compares texts given as their UTF-8, end to end in one array.
  private struct Comparison {
    let iterator: LineBreakIterator
    var plain = PlainLineBreaks()
    var found = [Bool](repeating: false, count: 64)
    var wanted = [Bool](repeating: false, count: 64)
    var differences: [String] = []
    var count = 0

    mutating func compare(_ bytes: [UInt8]) {
      count += 1
      bytes.withUnsafeBufferPointer { buffer in
        for index in bytes.indices { wanted[index] = false }
        iterator.forEachBreak(in: buffer) { wanted[$0] = true }
        wanted[bytes.count - 1] = false
        let isPlain = plain.find(in: buffer, &found)
        found[bytes.count - 1] = false
        if !isPlain || found[..<bytes.count] != wanted[..<bytes.count] {
          differences.append(String(decoding: bytes, as: UTF8.self))
        }
      }
    }
  }

  @Test("Each text of up to three classes, and many of four to ten, breaks as ICU breaks it")
  func classes() {
    var comparison = Comparison(iterator: iterator)
    let parts = letters.map { Array(String($0).utf8) }
    for first in parts {
      comparison.compare(first)
      for second in parts {
        comparison.compare(first + second)
        for third in parts { comparison.compare(first + second + third) }
      }
    }
    var random = SeededGenerator(seed: 14)
    for _ in 0..<60_000 {
      let length = Int.random(in: 4...10, using: &random)
      comparison.compare((0..<length).flatMap { _ in parts.randomElement(using: &random) ?? [] })
    }
    #expect(comparison.differences.prefix(20) == [])
    #expect(comparison.count == 68_420)
  }

  @Test("Each plain character has the class that ICU gives it")
  func characters() {
    var comparison = Comparison(iterator: iterator)
    var count = 0
    for value: UInt32 in 0..<0x10000 {
      guard LineBreakClass(value) != nil, let scalar = Unicode.Scalar(value) else { continue }
      count += 1
      // All ideographs of the block have one class in the standard: some stand for all.
      if value > 0x4E00 && value < 0x9FFF && value % 64 != 0 { continue }
      let own = Array(String(scalar).utf8)
      for letter in letters {
        let other = Array(String(letter).utf8)
        for text in [own + other, other + own, other + [0x20] + own, own + [0x20] + other] {
          comparison.compare(text)
        }
        for number in [other + own + [0x31], [0x31] + own + other] { comparison.compare(number) }
      }
    }
    #expect(comparison.differences.prefix(20) == [])
    // ASCII, Latin and Chinese are in.
    #expect(count > 21_600)
  }

  @Test(
    "Text that is not plain is left to the library",
    arguments: ["é\u{301}", "ไทย", "かな", "🇫🇷", "\u{1}"])
  func notPlain(text: String) {
    var plain = PlainLineBreaks()
    var marks = [Bool](repeating: false, count: 64)
    var text = text
    let isPlain = text.withUTF8 { plain.find(in: $0, &marks) }
    #expect(!isPlain)
  }

  @Test("Without the library lines end at spaces and between East Asian letters, with a warning")
  func withoutLibrary() throws {
    var warnings: [String] = []
    let breaker = LineBreaker(LineBreakSource(open: { nil }, warn: { warnings.append($0) }))
    var text = "กข ค かな é\u{301}x"
    for _ in 0..<2 {
      let count = text.utf8.count
      text.withUTF8 { breaker.analyse($0) }
      // After the three spaces, and after the first kana.
      #expect((0..<count).filter { breaker.mayBreak(after: $0) } == [6, 10, 13, 17])
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("install libicu") == true)
  }

  @Test("English and Chinese pages do not load the library, and a Thai one does")
  func loadedWhenNeeded() async {
    await #expect(processExitsWith: .success) {
      /// Tells whether ICU is among the files that the process has mapped.
      func isLoaded() throws -> Bool {
        let file = try #require(fopen("/proc/self/maps", "r"))
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 4096)
        while fgets(&line, Int32(line.count), file) != nil {
          if strstr(line, "libicuuc") != nil { return true }
        }
        return false
      }
      let book = FontBook()
      for text in ["Déjà vu: “fine” — it’s 5 €…\n", "山高月小，水落石出。他说：“你好！”（笑）"] {
        _ = try LayoutSamples.layout(text, width: 60, book: book)
      }
      #expect(try !isLoaded())
      _ = try LayoutSamples.layout("ภาษาไทย", width: 60, book: book)
      #expect(try isLoaded())
    }
  }
}
