import PagerCapture
import PagerCore
import PagerSDL
import PagerText
import PagerTrace
import Testing

@testable import PagerTesting

/// Names of goldens: as long as a file's may be, and none for two results.
@Suite struct GoldenNameTests {
  /// The issues that a body records, one after the other.
  private func issues(_ body: () throws -> Void) rethrows -> [String] {
    final class Found: @unchecked Sendable { var all: [String] = [] }
    let found = Found()
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      found.all.append(issue.error.map { "\($0)" } ?? "")
      return true
    }
    return found.all
  }

  /// Runs a body with the path of a test's source in a folder whose goldens are equal to `text`.
  private func withGoldens(
    _ names: [String], text: String = "text", _ body: (_ sourcePath: String) throws -> Void
  ) throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.makeFolder("\(folder)/Goldens")
      for name in names {
        try FileSystem.write(Array(text.utf8), to: "\(folder)/Goldens/\(name).txt")
      }
      try body("\(folder)/Test.swift")
    }
  }

  @Test func `A golden that two lines name fails with both, even when the results are equal`()
    throws
  {
    try withGoldens(["a", "b"]) { path in
      let line = #line + 1
      TextGolden.expect("text", matches: "a", sourcePath: path)
      TextGolden.expect("text", matches: "b", sourcePath: path)
      let found = issues { TextGolden.expect("text", matches: "a", sourcePath: path) }
      #expect(found.count == 1)
      let words = "named twice in this run, here and in "
      #expect(found.first?.contains("Goldens/a.txt is \(words)") == true)
      #expect(found.first?.contains("PagerTestingTests/GoldenNameTests.swift:\(line)") == true)
      #expect(found.first?.contains("give each a name of its own") == true)
    }
  }

  @Test func `A line may be repeated for the same result and not for another one`() throws {
    try withGoldens(["a"]) { path in
      let found = issues {
        for text in ["text", "text", "other", "text"] {
          TextGolden.expect(text, matches: "a", sourcePath: path)
        }
      }
      #expect(found.count == 1)
      #expect(found.first?.contains("by the same line, for different results") == true)
    }
  }

  @Test func `A second picture under a name is not recorded over the first`() throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.makeFolder("\(folder)/Goldens")
      let red = try Picture(width: 4, height: 4, color: Color(hex: 0xFF0000))
      let blue = try Picture(width: 4, height: 4, color: Color(hex: 0x0000FF))
      try FileSystem.write(try red.encoded(), to: "\(folder)/Goldens/a.png")
      let path = "\(folder)/Test.swift"
      PictureGolden.expect(red, matches: "a", sourcePath: path)
      let found = issues { PictureGolden.expect(blue, matches: "a", sourcePath: path) }
      #expect(found.count == 1 && found.first?.contains("named twice") == true)
      #expect(try FileSystem.read("\(folder)/Goldens/a.png") == red.encoded())
    }
  }

  @Test func `Of many tests at a time that name one golden all but one are told`() async {
    let names = GoldenNames()
    let refused = await withTaskGroup(of: Bool.self) { group in
      for line in 1...20 {
        group.addTask {
          let location = SourceLocation(
            fileID: "Tests/A.swift", filePath: "/A.swift", line: line, column: 1)
          do throws(GoldenFailure) { try names.note("a", result: 1, at: location) } catch {
            return true
          }
          return false
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(refused == 19)
  }

  @Test(arguments: [242, 243, 249, 251])
  func `A name as long as a file's may be is recorded and found again`(length: Int) throws {
    try FileSystem.withTemporaryFolder { folder in
      let name = String(repeating: "n", count: length)
      let golden = GoldenPicture(path: "\(folder)/\(name).png", limits: PictureComparison())
      let picture = try Picture(width: 4, height: 4, color: Color(hex: 0x123456))
      #expect(throws: GoldenFailure.recorded(path: golden.path)) {
        try golden.compare(picture, fonts: ["Font.ttf 1"], mode: .missing)
      }
      #expect(try golden.compare(picture, fonts: ["Font.ttf 1"], mode: .never) == .equal)
      #expect(try FileSystem.names(in: folder).count == 2)
      let text = "\(folder)/\(name).txt"
      #expect(throws: GoldenFailure.recorded(path: text)) {
        try TextGolden.compare("text", with: text, mode: .missing)
      }
      try TextGolden.compare("text", with: text, mode: .never)
    }
  }

  @Test func `Names that are cut stay different and fit`() {
    let long = String(repeating: "é", count: 125)
    let names = ["\(long)a", "\(long)b"].map {
      GoldenFile.attachmentName("sub/\($0)", "golden.png")
    }
    #expect(names[0] != names[1])
    for name in names {
      #expect(name.utf8.count <= 255 && name.hasPrefix("éé") && name.hasSuffix(".golden.png"))
    }
    #expect(GoldenFile.attachmentName("sub/short", "diff.txt") == "short.diff.txt")
  }

  @Test func `What a built trace expects and asks for is told with its time`() throws {
    let pager = PageContainer()
    let source = Bars()
    pager.dataSource = source
    let trace = TraceBuilder(size: Size(width: 40, height: 40))
      .add(.goTo(page: 99, animated: false), at: 62.5)
      .add(.expect(.page(3)), at: 2000)
      .end()
      .trace
    let pictures = try TracePictures(trace, on: pager, program: nil)
    #expect(pictures.problems.count == 2)
    #expect(pictures.problems.first?.hasPrefix("at 62.5 ms: no page 99") == true)
    #expect(pictures.problems.last == "at 2000 ms: expected page 3, found page 0")
  }
}
