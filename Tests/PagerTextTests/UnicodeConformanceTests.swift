import Testing

@testable import PagerText

/// Unicode's own tests against what is shipped; each difference that is known is listed.
///
/// A difference that is not listed fails, and so does a listed one that is gone.
@Suite("Conformance to Unicode")
struct UnicodeConformanceTests {
  @Test("Lines break as LineBreakTest.txt says, but for the known differences")
  func lineBreaks() throws {
    let source = LineBreakSource { Issue.record("\($0)") }
    var marks = [Bool](repeating: false, count: 1024)
    var differences: [String] = []
    let tests = try UnicodeTestFile("auxiliary/LineBreakTest.txt").breaks()
    for test in tests {
      var bytes: [UInt8] = []
      var ends: [Int] = []
      for scalar in test.scalars {
        bytes += String(scalar).utf8
        ends.append(bytes.count - 1)
      }
      bytes.withUnsafeBufferPointer { source.mark(&marks, in: $0) }
      if ends.dropLast().map({ marks[$0] }) != test.expected { differences.append(test.name) }
    }
    #expect(tests.count == 7654)
    expect(differences, are: KnownDifferences.lineBreaks)
  }

  @Test("Letters and their marks stay together as GraphemeBreakTest.txt says")
  func clusters() throws {
    var differences: [String] = []
    let tests = try UnicodeTestFile("auxiliary/GraphemeBreakTest.txt").breaks()
    for test in tests {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: test.scalars)
      var lengths = [1]
      for isBreak in test.expected {
        if isBreak { lengths.append(1) } else { lengths[lengths.count - 1] += 1 }
      }
      if String(text).map(\.unicodeScalars.count) != lengths { differences.append(test.name) }
    }
    #expect(tests.count == 602)
    expect(differences, are: KnownDifferences.clusters)
  }

  @Test("Text runs in the directions that BidiCharacterTest.txt says")
  func directions() throws {
    var differences: [String] = []
    var count = 0
    try UnicodeTestFile("BidiCharacterTest.txt").forEachLine { line in
      count += 1
      let fields = NumberFields(line)
      // A mark in front says the same as a direction from outside; it is not in the results.
      let direction = fields[1].first ?? 2
      let scalars = fields[0].map { UInt32($0) }
      let mark: [UInt32] = direction == 2 ? [] : direction == 1 ? [0x200F] : [0x200E]
      let bidi = BidiLevels(of: mark + scalars)
      let levels = Array(bidi.levels[mark.count...])
      var items: [TextItem] = []
      var positions: [Int] = []
      var isRight = fields[2] == [Int(bidi.base)]
      for (index, expected) in fields[3].enumerated() where expected >= 0 {
        isRight = isRight && Int(levels[index]) == expected
        var item = TextItem(kind: .word, level: levels[index], text: "")
        item.advance = 1
        items.append(item)
        positions.append(index)
      }
      BidiOrder.place(&items, items.indices, base: bidi.base)
      var order = [Int](repeating: -1, count: items.count)
      for (index, item) in items.enumerated() where order.indices.contains(item.x) {
        order[item.x] = positions[index]
      }
      if !isRight || order != fields[4] {
        differences.append(String(decoding: line.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self))
      }
    }
    #expect(count > 90_000)
    expect(differences, are: KnownDifferences.directions)
  }

  @Test("Characters have the scripts that Scripts.txt gives them")
  func scripts() throws {
    var codes: [Substring: UInt32] = [:]
    try UnicodeTestFile("PropertyValueAliases.txt").forEachLine { line in
      // Such as `sc ; Thai ; Thai`: the code, then the name.
      let fields = Self.fields(line)
      if fields.count > 2 && fields[0] == "sc" {
        codes[fields[2]] = fields[1].utf8.reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
    // Hiragana and katakana are one here, and marks and signs of no script another.
    codes["Hiragana"] = codes["Katakana"]
    codes["Inherited"] = codes["Common"]
    var differences: [String] = []
    var count = 0
    try UnicodeTestFile("Scripts.txt").forEachLine { line in
      let fields = Self.fields(line)
      guard fields.count > 1 else { return }
      count += 1
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      let scripts = ends.compactMap { Unicode.Scalar($0) }.map { Script($0).shapingCode }
      if scripts.isEmpty || !scripts.allSatisfy({ $0 == codes[fields[1]] }) {
        differences.append(String(fields[0]))
      }
    }
    #expect(count > 2000)
    expect(differences, are: KnownDifferences.scripts)
  }

  /// Returns what stands between the semicolons of a line, up to its comment.
  private static func fields(_ line: UnsafeBufferPointer<UInt8>) -> [Substring] {
    String(decoding: line, as: UTF8.self).prefix { $0 != "#" }.split(separator: ";").map {
      $0.drop { $0 == " " }.prefix { $0 != " " }
    }
  }

  private func expect(_ differences: [String], are known: [String]) {
    let new = differences.filter { !known.contains($0) }
    let gone = known.filter { !differences.contains($0) }
    #expect(new.prefix(20) == [], "\(new.count) differences are not listed")
    #expect(gone == [], "these differences are listed and gone")
  }
}

/// The numbers of a line whose fields are parted by semicolons: the first field's are hexadecimal.
private struct NumberFields {
  private var fields: [[Int]] = [[]]

  /// Reads a line; a field's `x` is -1.
  init(_ line: UnsafeBufferPointer<UInt8>) {
    var value: Int?
    for byte in line {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = (value ?? 0) * (fields.count == 1 ? 16 : 10) + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = (value ?? 0) * 16 + Int(byte - UInt8(ascii: "A")) + 10
      case UInt8(ascii: "x"): value = -1
      default:
        if let value { fields[fields.count - 1].append(value) }
        value = nil
        if byte == UInt8(ascii: ";") { fields.append([]) }
      }
    }
    if let value { fields[fields.count - 1].append(value) }
  }

  subscript(index: Int) -> [Int] { fields.indices.contains(index) ? fields[index] : [] }
}
