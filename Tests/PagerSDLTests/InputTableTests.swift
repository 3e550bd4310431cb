import PagerTesting
import PagerTestSupport
import Testing

/// The articles name tests, and symbols of the library, that exist.
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

  @Test func `Every symbol that the articles name is there`() throws {
    for target in ["PagerSDL", "PagerTesting"] {
      let source = try sources(of: "Sources/\(target)")
      let folder = "Sources/\(target)/\(target).docc"
      for file in try FileSystem.names(in: "\(Self.root)/\(folder)") where file.hasSuffix(".md") {
        let lines = try text("\(folder)/\(file)").split(separator: "\n")
        let words = lines.filter { !$0.hasPrefix("```") }.joined(separator: "\n")
        let links = words.split(separator: "``", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map(\.element)
        for link in links where link != target {
          for symbol in link.split(separator: "/") {
            let name = symbol.prefix { $0 != "(" }
            let labels = symbol.drop { $0 != "(" }.dropFirst().dropLast()
            #expect(
              ["func", "var", "let", "case", "class", "struct", "enum", "protocol"].contains {
                source.contains("\($0) \(name)")
              }, "\(file): \(link)")
            for label in labels.split(separator: ":") where label != "_" {
              #expect(
                source.contains("\(label): ") || source.contains("\(label) "), "\(file): \(link)")
            }
          }
        }
      }
    }
  }

  /// The texts of all Swift files in a folder and those below it.
  private func sources(of folder: String) throws -> String {
    var result = ""
    for name in try FileSystem.names(in: "\(Self.root)/\(folder)") {
      if name.hasSuffix(".swift") {
        result += try text("\(folder)/\(name)")
      } else if !name.contains(".") {
        result += try sources(of: "\(folder)/\(name)")
      }
    }
    return result
  }
}
