import PagerTesting
import PagerTestSupport
import Testing

@Suite("A text is compared with its golden")
struct TextGoldenTests {
  /// What a comparison throws; nil when it is content.
  private func failure(_ text: String, _ path: String, _ mode: RecordMode) -> GoldenFailure? {
    do throws(GoldenFailure) {
      try TextGolden.compare(text, with: path, mode: mode)
      return nil
    } catch {
      return error
    }
  }

  /// Whether this very run leaves goldens alone that are equal.
  private static var leavesEqualGoldens: Bool {
    let mode = RecordMode(environmentValue: FileSystem.environment(RecordMode.variable))
    return mode != nil && mode != .all
  }

  private func write(_ text: String, _ path: String) throws {
    try FileSystem.write(Array(text.utf8), to: path)
  }

  private func content(_ path: String) throws -> String {
    String(decoding: try FileSystem.read(path), as: UTF8.self)
  }

  @Test("An equal golden passes in every mode but 'all'", arguments: RecordMode.allCases)
  func passesWhenEqual(mode: RecordMode) throws {
    try FileSystem.withTemporaryFolder { folder in
      let path = "\(folder)/a.txt"
      try write("one\ntwo\n", path)
      let expected: GoldenFailure? = mode == .all ? .recorded(path: path) : nil
      #expect(failure("one\ntwo\n", path, mode) == expected)
      #expect(try content(path) == "one\ntwo\n")
    }
  }

  @Test("A missing golden fails in every mode, and is written in all but 'never'")
  func failsWhenMissing() throws {
    try FileSystem.withTemporaryFolder { folder in
      for mode in RecordMode.allCases {
        let path = "\(folder)/\(mode)/Goldens/a.txt"
        guard mode != .never else {
          #expect(failure("text", path, mode) == .missing(path: path))
          #expect(throws: FileError.self) { try FileSystem.read(path) }
          continue
        }
        #expect(failure("text", path, mode) == .recorded(path: path))
        let written = try content(path)
        #expect(written == "text")
        let names = try FileSystem.names(in: "\(folder)/\(mode)/Goldens")
        #expect(names == ["a.txt"])
      }
    }
  }

  @Test("A different golden fails in every mode, and is written in 'all' and 'failed'")
  func failsWhenDifferent() throws {
    try FileSystem.withTemporaryFolder { folder in
      for mode in RecordMode.allCases {
        let path = "\(folder)/\(mode).txt"
        try write("one\ntwo\n", path)
        let difference = GoldenFailure.different(
          path: path, line: 2, expected: "two", found: "2")
        let isRecorded = mode == .all || mode == .failed
        #expect(
          failure("one\n2\n", path, mode) == (isRecorded ? .recorded(path: path) : difference))
        #expect(try content(path) == (isRecorded ? "one\n2\n" : "one\ntwo\n"))
      }
    }
  }

  @Test("A difference names the first line, even where one text has no more")
  func namesTheLine() throws {
    try FileSystem.withTemporaryFolder { folder in
      let path = "\(folder)/a.txt"
      try write("one", path)
      let longer = failure("one\ntwo", path, .never)
      #expect(longer == .different(path: path, line: 2, expected: nil, found: "two"))
      #expect(
        longer?.description == "differs from \(path) in line 2: expected the end, found 'two'")
      let other = failure("onE", path, .never)
      #expect(other == .different(path: path, line: 1, expected: "one", found: "onE"))
    }
  }

  @Test("A difference lists the lines that went and came, in order, with their numbers")
  func listsLines() {
    let listing = TextDifference.listing(from: "a\nb\nc\nd", to: "a\nB\nc\nd\ne")
    #expect(listing == "-2: b\n+2: B\n+5: e\n")
    #expect(TextDifference.listing(from: "a\n", to: "a\n") == "")
    let long = String(repeating: "x\n", count: 3000)
    #expect(TextDifference.listing(from: long, to: long) == "")
    #expect(TextDifference.listing(from: long, to: long + "y") == "-3001: \n+3001: y\n")
    #expect(TextDifference.listing(from: long, to: "y\n" + long).hasSuffix("not compared\n"))
    #expect(TextDifference.listing(from: "a\nb", to: "b") == "-1: a\n")
    #expect(TextDifference.listing(from: "", to: "\u{301}") == "-1: \n+1: \u{301}\n")
  }

  @Test("A golden that cannot be read or written fails with the system's words")
  func failsOnFileErrors() throws {
    try FileSystem.withTemporaryFolder { folder in
      let path = "\(folder)/a.txt"
      try write("", path)
      let error = failure("", "\(path)/b.txt", .all)
      #expect(error?.description.contains("Not a directory") == true)
    }
  }

  @Test(
    "The environment chooses the mode",
    arguments: [
      (nil, .never), ("", .never), ("never", .never), ("all", .all), ("missing", .missing),
      ("failed", .failed), ("yes", nil),
    ] as [(String?, RecordMode?)])
  func choosesMode(value: String?, mode: RecordMode?) {
    #expect(RecordMode(environmentValue: value) == mode)
  }

  @Test("An unknown mode fails and names the known ones")
  func refusesUnknownModes() {
    let error = #expect(throws: GoldenFailure.unknownMode("yes")) {
      try TextGolden.compare("", with: "/nowhere/a.txt", environmentValue: "yes")
    }
    #expect(error?.description.contains("all, missing, failed, never") == true)
  }

  @Test("A golden lies in the folder 'Goldens' beside the test's source")
  func findsPath() {
    #expect(TextGolden.path(of: "a b", beside: "/x/y/T.swift") == "/x/y/Goldens/a b.txt")
    #expect(TextGolden.path(of: "a", beside: "T.swift") == "./Goldens/a.txt")
  }

  @Test("A test with a missing golden fails")
  func failsTheTest() throws {
    try FileSystem.withTemporaryFolder { folder in
      withKnownIssue {
        TextGolden.expect("text", matches: "a", sourcePath: "\(folder)/T.swift")
      } matching: { issue in
        issue.error is GoldenFailure
      }
    }
  }

  @Test("A test with an equal golden passes", .enabled(if: Self.leavesEqualGoldens))
  func passesTheTest() throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.makeFolder("\(folder)/Goldens")
      try write("text", "\(folder)/Goldens/a.txt")
      TextGolden.expect("text", matches: "a", sourcePath: "\(folder)/T.swift")
    }
  }

  @Test("A temporary folder is gone with all in it")
  func removesFolders() throws {
    let path = try FileSystem.withTemporaryFolder { folder in
      try FileSystem.makeFolder("\(folder)/a/b")
      try write("c", "\(folder)/a/b/c")
      return folder
    }
    #expect(throws: FileError.self) { try FileSystem.names(in: path) }
  }
}
