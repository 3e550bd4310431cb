import PagerTesting
import Testing

/// What the README says about visual tests is what is built and played here.
@Suite struct ReadmeTests {
  private static let folder = #filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined()

  private func text(_ path: String) throws -> String {
    String(decoding: try FileSystem.read("\(Self.folder)/\(path)"), as: UTF8.self)
  }

  @Test func `The README's example is the one that these tests build`() throws {
    let example = try text("ExampleTests.swift")
    let readme = try text("../../README.md")
    #expect(readme.contains("```swift\n\(example)```\n"))
  }

  @Test func `The README's trace is the one that its picture is made from`() throws {
    let trace = try text("../../Assets/traces/swipe.vpt")
    let readme = try text("../../README.md")
    #expect(readme.contains("```\n\(trace)```\n"))
    #expect(readme.contains("(Assets/pictures/swipe.png)"))
  }
}
