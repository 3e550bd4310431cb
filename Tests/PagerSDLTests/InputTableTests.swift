import PagerTestSupport
import PagerTesting
import Testing

/// The table of inputs and phases names tests that exist.
@Suite struct InputTableTests {
  private static let root =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  private func text(_ path: String) throws -> String {
    String(decoding: try FileSystem.read("\(Self.root)/\(path)"), as: UTF8.self)
  }

  /// The cells of the rows of a Markdown table.
  private func rows(_ text: some StringProtocol) -> [[String]] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| --") }.map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
        .map { cell in
          var cell = cell
          while cell.first == " " { cell.removeFirst() }
          while cell.last == " " { cell.removeLast() }
          return String(cell)
        }
    }
  }

  @Test func `Every test that the table of inputs and phases names is there`() throws {
    let page = try text("Sources/PagerSDL/PagerSDL.docc/InputsAndPhases.md")
    let parts = page.split(separator: "## The tests")
    try #require(parts.count == 2)
    var sources: [String: String] = [:]
    for folder in ["PagerCoreTests", "PagerSDLTests", "DemoTests"] {
      for name in try FileSystem.names(in: "\(Self.root)/Tests/\(folder)")
      where name.hasSuffix("Tests.swift") {
        sources[String(name.dropLast(6)), default: ""] += try text("Tests/\(folder)/\(name)")
      }
    }
    var marks: Set<String> = []
    for row in rows(parts[1]).dropFirst() {
      try #require(row.count == 3)
      marks.insert(row[0])
      let source = try #require(sources[row[1]], "\(row[1])")
      #expect(
        source.contains("func `\(row[2])`") || source.contains("\"\(row[2])\""), "\(row[2])")
    }
    // Every cell of the table has five columns, and names marks that are there.
    var used: Set<String> = []
    for row in rows(parts[0]).dropFirst() {
      #expect(row.count == 5, "\(row)")
      for cell in row.dropFirst() {
        for bracket in cell.split(separator: "[").dropFirst() {
          for mark in bracket.prefix(while: { $0 != "]" }).split(separator: ",") {
            used.insert(String(mark.drop { $0 == " " }))
          }
        }
      }
    }
    #expect(used.isSubset(of: marks), "\(used.subtracting(marks))")
    #expect(marks.subtracting(used).isSubset(of: ["x1", "x2"]), "\(marks.subtracting(used))")
  }
}
