import Glibc
import PagerTesting
import PagerTestSupport
import Testing

/// What the README prints is what people paste: it is taken from there, built and run.
@Suite(.serialized)
struct ReadmeTests {
  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// The fenced block after a marker of the README.
  private func block(after marker: String) throws -> String {
    let text = String(decoding: try FileSystem.read(Checkout.path + "/README.md"), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "<!-- \(marker) -->") else {
      throw Missing(description: "README.md has no \(marker)")
    }
    let body = lines[(start + 2)...].prefix { !$0.hasPrefix("```") }
    return body.joined(separator: "\n") + "\n"
  }

  /// Builds programs as one package of their own; they are found by name in the returned folder.
  private func build(_ programs: [String: String], in folder: String) throws -> String {
    let targets = programs.keys.sorted().map {
      """
          .executableTarget(
            name: "\($0)",
            dependencies: ["CSDL2", "PagerCore", "PagerSDL", "PagerText"].map {
              .product(name: $0, package: "vpage")
            })
      """
    }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "examples",
        dependencies: [.package(name: "vpage", path: "\(Checkout.path)")],
        targets: [
      \(targets.joined(separator: ",\n"))
        ])

      """
    try FileSystem.makeFolder(folder)
    try FileSystem.write(Array(manifest.utf8), to: "\(folder)/Package.swift")
    for (name, source) in programs {
      try FileSystem.makeFolder("\(folder)/Sources/\(name)")
      try FileSystem.write(Array(source.utf8), to: "\(folder)/Sources/\(name)/main.swift")
    }
    let swift = try #require(Subprocess.find("swift"))
    let result = try Subprocess(
      swift, ["build", "--package-path", folder, "--scratch-path", "\(folder)/build"]
    ).run(timeoutSeconds: 900)
    #expect(result.status == .exited(0), "\(result.output)\(result.errors)")
    return "\(folder)/build/debug"
  }

  /// Where pixels of a colour are in a picture, and how many.
  private struct Inked: Equatable {
    var count = 0
    var top = Int.max
    var bottom = 0

    init(_ color: UInt32, in picture: PixelImage) {
      for y in 0..<picture.height {
        for x in 0..<picture.width where picture[x, y] == color {
          count += 1
          top = min(top, y)
          bottom = y
        }
      }
    }
  }

  /// Runs a program on a display, drags from point to point of the screen, and ends it.
  ///
  /// It must show its first page before and its second one after, as `shows` knows them.
  private func run(
    _ program: String, drag: [(x: Int, y: Int)],
    shows: (_ page: Int, VirtualDisplay) throws -> Bool
  ) throws {
    let display = try VirtualDisplay(width: 800, height: 900)
    let process = try RunningProcess(
      Subprocess(program, [], environment: display.environment()))
    #expect(try RunningProcess.wait(upToSeconds: 20) { try shows(0, display) }, "\(program)")
    var words: [String] = []
    for (number, point) in drag.enumerated() {
      words += ["mousemove", "\(point.x)", "\(point.y)", "sleep", "0.05"]
      words += number == 0 ? ["mousedown", "1"] : []
    }
    try display.xdotool(words + ["sleep", "0.2", "mouseup", "1"])
    #expect(try RunningProcess.wait(upToSeconds: 20) { try shows(1, display) }, "\(program)")
    process.terminate()
    let result = process.finish(timeoutSeconds: 10)
    #expect(result.errors.isEmpty, "\(program)")
    #expect(result.status == .exited(0) || result.status == .signalled(SIGTERM), "\(program)")
  }

  @Test(
    .enabled(
      if: VirtualDisplay.missingPrograms.isEmpty || FileSystem.environment("CI") == "true",
      "needs Xvfb and xdotool: install the packages xvfb and xdotool"))
  func `The examples build and run exactly as printed, and are short`() throws {
    var programs: [String: String] = [:]
    for (name, maximumLines) in [("window", 60), ("hosting", 80)] {
      let source = try block(after: "example: \(name)")
      #expect(
        source.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= maximumLines)
      programs[name] = source
    }
    try FileSystem.withTemporaryFolder { folder in
      let built = try build(programs, in: folder)
      // In the middle of the screen, 480 × 800 at 160, 50: a large number stands at the top.
      var zero: Inked?
      try run("\(built)/window", drag: [(400, 600), (400, 560), (400, 400), (400, 250)]) {
        page, display in
        let shown = try display.picture(x: 160, y: 50, width: 480, height: 800)
        guard shown[470, 790] == 0xFBFAF7 else { return false }
        let number = Inked(0x1E6FB8, in: shown)
        if page == 0 {
          zero = number
          return number.count > 500
        }
        // At rest the next number stands where the first one stood, but for a round form's overshoot.
        guard let zero, number.count > 500, number.count != zero.count else { return false }
        return abs(number.top - zero.top) <= 4 && abs(number.bottom - zero.bottom) <= 4
      }
      // At 60, 60; the pager is at 120, 60 in it, 400 × 300, with a stripe in the middle.
      try run("\(built)/hosting", drag: [(500, 300), (460, 300), (300, 300), (200, 300)]) {
        page, display in
        let shown = try display.picture(x: 180, y: 120, width: 400, height: 300)
        return shown[390, 20] == [0x1E6FB8, 0xB8321E][page] && shown[20, 150] == 0xFFFFFF
      }
    }
  }

  @Test(arguments: ["run command", "test command"])
  func `The two commands are one line each and work without sudo`(marker: String) throws {
    let command = try block(after: marker)
    #expect(command.split(separator: "\n").count == 1)
    #expect(
      command.hasPrefix("$(command -v sudo) apt-get update && $(command -v sudo) apt-get install"))
  }

  @Test func `The traces of the pictures play without an objection`() throws {
    let traces = Checkout.path + "/Assets/traces"
    try FileSystem.withTemporaryFolder { folder in
      for name in try FileSystem.names(in: traces) {
        let result = try DemoProgram.run(
          ["--replay", "\(traces)/\(name)", "--log", "-"], in: folder)
        #expect(result.status == .exited(0), "\(name): \(result.errors)")
      }
    }
  }
}
