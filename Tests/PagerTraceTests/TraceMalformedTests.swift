import PagerCore
import PagerTrace
import Testing

@Suite("A malformed trace is refused")
struct TraceMalformedTests {
  /// A text that is no trace, the line at fault and a word that the reason must have.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    var line: Int
    var word: String

    /// A text of one's own.
    init(_ what: String, whole text: String, line: Int, _ word: String) {
      testDescription = what
      bytes = Array(text.utf8)
      self.line = line
      self.word = word
    }

    /// A wrong line after the first one.
    init(_ text: String, _ word: String) {
      self.init(text, whole: "vpage-trace 1\n" + text + "\n0 end\n", line: 2, word)
    }

    /// Wrong bytes after the first line.
    init(_ what: String, bytes: [UInt8], _ word: String) {
      self.init(what, whole: "vpage-trace 1\n", line: 2, word)
      self.bytes += bytes
    }
  }

  static let files = [
    Case("an empty file", whole: "", line: 1, "vpage-trace 1"),
    Case("comments only", whole: "# a\n\n# b\n", line: 3, "vpage-trace 1"),
    Case("no first line", whole: "size 1 1\n", line: 1, "first line"),
    Case("an entry first", whole: "\n0 next\n", line: 2, "vpage-trace 1"),
    Case("another format", whole: "GIF89a", line: 1, "'GIF89a'"),
    Case("version 2", whole: "vpage-trace 2\n", line: 1, "version 1"),
    Case("no version", whole: "vpage-trace\n", line: 1, "version 1"),
    Case("version 1.0", whole: "vpage-trace 1.0\n", line: 1, "found '1.0'"),
    Case("version and more", whole: "vpage-trace 1 1\n", line: 1, "end of the line"),
    Case("two first lines", whole: "vpage-trace 1\nvpage-trace 1\n", line: 2, "header line"),
    Case("a late header", whole: "vpage-trace 1\n0 next\npages 3\n", line: 3, "before the first"),
    Case("a late, unknown word", whole: "vpage-trace 1\n0 next\nfoo\n", line: 3, "a time in ms"),
    Case("a header line twice", whole: "vpage-trace 1\npages 3\n\npages 3", line: 4, "line 2"),
    Case("time going back", whole: "vpage-trace 1\n7.5 next\n7.4 next", line: 3, "7.5 ms or later"),
    Case("more after the end", whole: "vpage-trace 1\n0 end\n\n1 next\n", line: 4, "in line 2"),
    Case("a header after the end", whole: "vpage-trace 1\n0 end\nsize 1 1", line: 3, "follow"),
    Case("rest after the end", whole: "vpage-trace 1\n0 end\nrest screenshot a", line: 3, "follow"),
    Case("a mark inside", whole: "vpage-trace 1\n\u{FEFF}0 next\n", line: 2, "expected"),
    Case("CRLF, wrong later", whole: "vpage-trace 1\r\n0 next\r\n0 bad\r\n", line: 3, "'bad'"),
    Case("lone CR as line ends", whole: "vpage-trace 1\r0 next\r", line: 1, "control character"),
    Case("a NUL byte", bytes: Array("0 next\0\n".utf8), "NUL"),
    Case("a NUL in a comment", bytes: Array("# \0\n".utf8), "NUL"),
    Case("an escape sequence", bytes: Array("0 type \u{1B}[31m\n".utf8), "control character"),
    Case("bytes that are no UTF-8", bytes: [0x30, 0x20, 0xFF, 0xFE], "UTF-8"),
    Case("no UTF-8 in a comment", bytes: [0x23, 0x20, 0xC3], "UTF-8"),
    Case("UTF-16", bytes: [0x30, 0x00, 0x20, 0x00], "NUL"),
    Case("4097 bytes", bytes: Array(repeating: 0x23, count: 4097), "too long"),
    Case("a line of 1 MB", bytes: Array(repeating: 0x78, count: 1 << 20), "1048576 bytes"),
  ]

  static let headerLines = [
    Case("colour red", "header line"), Case("Size 400 600", "header line"),
    Case("size", "a width"), Case("size 400", "a height"), Case("size 400x600", "a width"),
    Case("size 0 600", "from 1"), Case("size 400 -1", "a height"), Case("size 1e3 1", "a width"),
    Case("size 400 70000", "65536"), Case("size 50% 50%", "a width"), Case("size 1 1 1", "'1'"),
    Case("scene", "name of a scene"), Case("scene \"\"", "name of a scene"),
    Case("scene a b", "end of the line"), Case("pages", "a number of pages"),
    Case("pages -1", "from 0"), Case("pages 1.5", "a number of pages"),
    Case("pages 2147483648", "2147483647"), Case("pages 99999999999999999999", "2147483647"),
    Case("start last", "a page"), Case("axis sideways", "'horizontal', 'vertical'"),
    Case("direction left", "'ltr', 'rtl'"),
    Case("loop yes", "'on' or 'off'"), Case("loop \"on\"", "'on' or 'off'"),
    Case("settle", "'spring', 'eased'"), Case("response fast", "'damped', 'tracking'"),
    Case("entry end", "'start' or 'edge'"), Case("theme blue", "'light', 'dark'"),
    Case("scale 0", "0.1"), Case("scale 65", "64"), Case("scale NaN", "a scale"),
    Case("reduce-motion 1", "'on' or 'off'"), Case("reduce-motion", "end of the line"),
    Case("down 1 2", "a time in ms"), Case("NaN down 1 2", "a time in ms"),
    Case("\"0\" next", "a time in ms"), Case("\"size\" 1 1", "header line"),
  ]

  static let times = [
    "-1 next", "-0.5 next", "+1 next", ".5 next", "1. next", "1.2.3 next", "1,5 next", "0x10 next",
    "1e3 next", "1e400 next", "5ms next", "1.0000001 next", "1000000000000.000001 next",
    "1000000000001 next", "99999999999999999999999 next", "- next", "0:01 next",
  ].map { Case($0, "a time in ms from 0") }

  static let actions = [
    Case("0", "an action"), Case("0 dwn 1 2", "'dwn'"), Case("0 Down 1 2", "an action"),
    Case("0 \"down\" 1 2", "an action"), Case("0 0 down 1 2", "an action"),
    Case("0 down", "a length"), Case("0 down 50%", "end of the line"),
    Case("0 down 1 2 3", "end of the line"), Case("0 down % 2", "a length"),
    Case("0 down 50 % 2", "a length"), Case("0 down 50%% 2", "a length"),
    Case("0 down %50 2", "a length"), Case("0 move NaN 2", "a length"),
    Case("0 move 1 inf", "a length"), Case("0 move 1e400 2", "a length"),
    Case("0 move 0x10 2", "a length"), Case("0 move 1 --2", "a length"),
    Case("0 move 1 - ", "a length"), Case("0 up \"1\" 2", "a length"),
    Case("0 up 1px 2", "a length"), Case("0 up ٣ 2", "a length"),
    Case("0 up 10000000000 2", "at most 1000000000"), Case("0 up 1 -1000000000.1%", "at most"),
    Case("0 hover 1,5 2", "a length"), Case("0 wheel 0", "notches"),
    Case("0 wheel 0 -0.5", "precise"), Case("0 wheel 0 nan precise", "notches"),
    Case("0 wheel 0 -1 exact", "end of the line"), Case("0 wheel 0 1e3", "notches"),
    Case("0 wheel 0 1000001", "notches"), Case("0 key", "a key"), Case("0 key Pagedown", "a key"),
    Case("0 key Ctrl+", "a key"), Case("0 key \"Tab\"", "a key"), Case("0 key F13", "a key"),
    Case("0 keydown AB", "a key"), Case("0 keyup PageDown PageUp", "end of the line"),
    Case("0 repeat", "a key"), Case("0 finger", "number of a finger"),
    Case("0 finger one down 1 2", "number of a finger"), Case("0 finger 1 tap 1 2", "'cancel'"),
    Case("0 finger 1.5 down 1 2", "number of a finger"), Case("0 finger 1 down", "a length"),
    Case("0 finger 9223372036854775808 cancel", "number of a finger"),
    Case("0 finger 1 cancel 1 2", "end of the line"), Case("0 resize 300", "a height"),
    Case("0 theme", "one of 'light', 'dark'"), Case("0 reduce-motion yes", "'on' or 'off'"),
    Case("0 resize -1 5", "from 0"), Case("0 resize 50% 50%", "a width"),
    Case("0 scale -1", "a scale"), Case("0 scale", "a scale"), Case("0 focus", "'gained'"),
    Case("0 focus on", "'lost'"), Case("0 window closed", "'hidden'"), Case("0 goto", "a page"),
    Case("0 goto -1", "a page"), Case("0 goto 3 fast", "end of the line"),
    Case("0 goto 1e1", "a page"), Case("0 next 2", "end of the line"),
    Case("0 pages", "a number of pages"), Case("0 button left", "'back', 'forward'"),
    Case("0 type", "the text"), Case("0 type a b", "end of the line"),
    Case("0 screenshot", "a file name"), Case("0 screenshot # a.png", "a file name"),
    Case("0 screenshot \"\"", "a file name"), Case("0 screenshot a b.png", "end of the line"),
    Case("0 screenshot \"a.png", "closing quote"), Case("0 screenshot a\".png", "inside a word"),
    Case("0 screenshot \"a\"b", "a space"), Case("0 screenshot \"a\\q\"", "escape"),
    Case("0 screenshot \"a\\", "escape"), Case("0 screenshot \"a # b", "closing quote"),
    Case("0 expect", "'page' or 'phase'"), Case("0 expect page", "a page"),
    Case("0 expect page two", "a page"), Case("0 expect phase bored", "'idle'"),
    Case("0 end now", "end of the line"), Case("rest", "'screenshot'"),
    Case("rest next", "'screenshot'"), Case("rest screenshot", "a file name"),
    Case("rest screenshot a b", "end of the line"), Case("rest 5 screenshot a", "'screenshot'"),
    Case("0 rest screenshot a", "an action"),
  ]

  @Test("The error names the line and the reason", arguments: files + headerLines + times + actions)
  func refuses(_ wrong: Case) {
    let error = #expect(throws: TraceError.self) { try InputTrace(parsing: wrong.bytes) }
    #expect(error?.line == wrong.line)
    #expect(error?.reason.contains(wrong.word) == true, "\(error?.reason ?? "")")
  }

  @Test("An error reads as line and reason, and shows little of a long word")
  func describesItself() {
    let word = String(repeating: "x", count: 3000)
    let error = #expect(throws: TraceError.self) {
      try InputTrace(parsing: "vpage-trace 1\n0 \(word)")
    }
    let expected =
      "line 2: expected an action such as 'down', 'key' or 'end', found '"
      + word.prefix(40) + "…'"
    #expect(error?.description == expected)
  }

  @Test("A trace cut off or altered anywhere is read or refused, and nothing worse")
  func survivesDamage() {
    let entries = TraceSamples.specification.split(separator: "\n").dropFirst(4)
    let bytes = Array((TraceSamples.fullHeader + entries.joined(separator: "\n")).utf8)
    let lines = 1...bytes.count(where: { $0 == UInt8(ascii: "\n") }) + 2
    var readable = 0
    var refused = 0
    for position in bytes.indices {
      var altered = bytes
      altered[position] ^= 0x15
      for damaged in [Array(bytes[..<position]), altered] {
        do throws(TraceError) {
          let trace = try InputTrace(parsing: damaged)
          #expect(try InputTrace(parsing: trace.text) == trace, "position \(position)")
          readable += 1
        } catch {
          #expect(lines.contains(error.line), "position \(position): \(error)")
          refused += 1
        }
      }
    }
    #expect(readable > 100)
    #expect(refused > 100)
  }
}
