import PagerTesting
import PagerTestSupport
import Testing

/// The check of imports against the manifest, tried on little packages with and without a fault.
@Suite struct ArrowTests {
  /// A package of two libraries, of which `upper` names what is given and has the given sources.
  private func check(
    upperNeeds needs: [String], _ source: String
  ) throws -> Subprocess.Result {
    try FileSystem.withTemporaryFolder { folder in
      let names = needs.map { "\"\($0)\"" }.joined(separator: ", ")
      let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "house",
          targets: [
            .target(name: "Lower"),
            .target(name: "two-words"),
            .target(name: "Upper", dependencies: [\(names)]),
          ])

        """
      let files = [
        "Package.swift": manifest,
        "Sources/Lower/Lower.swift": "public struct Lower {}\n",
        "Sources/two-words/Words.swift": "public struct Words {}\n",
        "Sources/Upper/Inside/Upper.swift": source,
      ]
      for (name, text) in files {
        var path = folder
        for part in name.split(separator: "/").dropLast() {
          path += "/\(part)"
          try FileSystem.makeFolder(path)
        }
        try FileSystem.write(Array(text.utf8), to: "\(folder)/\(name)")
      }
      return try Subprocess(Checkout.path + "/.ci/arrows", [folder]).run(timeoutSeconds: 120)
    }
  }

  @Test func `Imports that the manifest names pass, in every form that an import has`() throws {
    let result = try check(
      upperNeeds: ["Lower", "two-words"],
      """
      public import struct Lower.Lower
      @preconcurrency import two_words
      import Synchronization

      let text = \"""
      import Nowhere
      import Upper
      \"""

      """)
    #expect(result.status == .exited(0), "\(result.errors)")
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: [
    "import Lower", "@testable import Lower", "package import Lower", "import struct Lower.Lower",
    "#if os(Linux)\n  import Lower\n#endif",
  ])
  func `An import that the manifest does not name is refused, with its file and line`(
    _ line: String
  ) throws {
    let result = try check(upperNeeds: [], "// A comment.\n\(line)\n")
    #expect(result.status == .exited(1))
    let number = line.hasPrefix("#if") ? 3 : 2
    #expect(
      result.errorLines == [
        "Sources/Upper/Inside/Upper.swift:\(number): Upper imports Lower, which Package.swift does"
          + " not name for it"
      ])
  }

  @Test func `A dependency that is never imported is refused`() throws {
    let result = try check(upperNeeds: ["Lower", "two-words"], "import Lower\n")
    #expect(result.status == .exited(1))
    #expect(
      result.errorLines == ["Package.swift: Upper names two-words, which it does not import"])
  }

  @Test func `A text that only names an import makes no dependency used`() throws {
    let result = try check(
      upperNeeds: ["Lower"], "let text = \"\"\"\n  import Lower\n  \"\"\"\n// import Lower\n")
    #expect(result.status == .exited(1))
    #expect(result.errorLines == ["Package.swift: Upper names Lower, which it does not import"])
  }

  @Test func `A folder without a package is told as such`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let result = try Subprocess(Checkout.path + "/.ci/arrows", [folder]).run(timeoutSeconds: 60)
      #expect(result.status == .exited(2))
      #expect(result.errorLines == [".ci/arrows: no package can be read in \(folder)"])
    }
  }
}
