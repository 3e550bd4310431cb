import Glibc
import PagerTesting
import PagerTestSupport
import Testing

/// Names of files as a shell gives them: none twice, none misread, and every one of them usable.
@Suite struct FileNameTests {
  private static let trace = """
    vpage-trace 1
    size 80 120
    scene cards
    0 key PageDown
    700 end

    """

  private static let hasFFmpeg = Subprocess.find("ffmpeg") != nil

  /// Runs a body in a folder with a trace, links to it, and another folder under two names.
  private func inFolder(_ body: (_ folder: String) throws -> Void) throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.write(Array(Self.trace.utf8), to: "\(folder)/t.vpt")
      try FileSystem.makeFolder("\(folder)/sub")
      #expect(symlink("t.vpt", "\(folder)/soft") == 0)
      #expect(link("\(folder)/t.vpt", "\(folder)/hard") == 0)
      #expect(symlink("sub", "\(folder)/other") == 0)
      try FileSystem.makeFolder("\(folder)/deep")
      #expect(symlink("deep", "\(folder)/deeper") == 0)
      #expect(symlink("new", "\(folder)/dangling") == 0)
      #expect(symlink("../t.vpt", "\(folder)/sub/frame-00002.png") == 0)
      try body(folder)
    }
  }

  @Test(arguments: [
    ["--log", "t.vpt"], ["--log", "./t.vpt"], ["--log", "sub/../t.vpt"], ["--log", "soft"],
    ["--log", "hard"], ["--timings", "t.vpt"], ["--screenshot", "t.vpt@100"],
    ["--filmstrip", "soft"], ["--video", "hard"], ["--realtime", "--record", "t.vpt"],
    ["--log", "a", "--timings", "./a"], ["--screenshot", "a", "--screenshot", "a@100"],
    ["--log", "sub/a", "--filmstrip", "other/a"], ["--log", "new", "--timings", "dangling"],
    ["--video", "a.gif", "--screenshot", "a.gif"], ["--frames", "a", "--log", "a"],
    ["--frames", "sub/", "--log", "other"], ["--frames", "a", "--log", "a/frame-00000.png"],
    ["--frames", "deeper", "--screenshot", "deep/frame-12345.png"], ["--frames", "sub"],
  ])
  func `A file named twice is status 2 with both names, and nothing is played`(words: [String])
    throws
  {
    try inFolder { folder in
      let before = try FileSystem.names(in: folder)
      let result = try DemoProgram.run(["--replay", "t.vpt"] + words, in: folder)
      #expect(result.status == .exited(2) && result.errorLines.count == 1)
      #expect(result.errors.contains("give each a file of its own"))
      #expect(result.errors.contains(words[words.count - 2]), "the option is named")
      #expect(try FileSystem.names(in: folder) == before)
      #expect(try FileSystem.read("\(folder)/t.vpt") == Array(Self.trace.utf8))
    }
  }

  @Test(arguments: [
    ("10 screenshot a.png\n20 screenshot ./a.png\n", [], "t: line 3: screenshot ./a.png"),
    ("10 screenshot a.png\nrest screenshot a.png\n", [], "t: line 3: screenshot a.png"),
    ("10 screenshot a.png\n", ["--log", "a.png"], "t: line 2: screenshot a.png"),
    ("10 screenshot t\n", [], "t: line 2: screenshot t"),
    ("10 screenshot f/frame-00001.png\n", ["--frames", "f"], "one of the frames of --frames f"),
  ])
  func `Pictures of a trace are files too`(lines: String, words: [String], named: String) throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.write(
        Array("vpage-trace 1\n\(lines)30 end\n".utf8), to: "\(folder)/t")
      let result = try DemoProgram.run(
        ["--replay", "t", "--scene", "cards"] + words, in: folder)
      #expect(result.status == .exited(2) && result.errorLines.count == 1)
      #expect(result.errors.contains(named), "\(result.errors)")
      #expect(try FileSystem.names(in: folder) == ["t"])
    }
  }

  @Test func `The difference of a comparison does not replace a picture`() throws {
    try inFolder { folder in
      for words in [["a.png", "b.png", "--diff", "a.png"], ["a.png", "b.png", "--diff", "link"]] {
        for name in ["a.png", "b.png"] {
          let made = try DemoProgram.run(
            ["--replay", "t.vpt", "--screenshot", name], in: folder)
          #expect(made.status == .exited(0))
        }
        symlink("b.png", "\(folder)/link")
        let picture = try FileSystem.read("\(folder)/b.png")
        let result = try DemoProgram.run(["--compare"] + words, in: folder)
        #expect(result.status == .exited(2) && result.errorLines.count == 1)
        #expect(result.output.isEmpty && result.errors.contains("give each a file of its own"))
        #expect(try FileSystem.read("\(folder)/b.png") == picture)
      }
      #expect(
        try DemoProgram.run(["--compare", "a.png", "a.png"], in: folder).status == .exited(0),
        "two that are only read may be one")
    }
  }

  @Test func `What is no file may be named twice, and a folder of frames may hold other pictures`()
    throws
  {
    try inFolder { folder in
      let result = try DemoProgram.run(
        [
          "--replay", "t.vpt", "--log", "-", "--timings", "-", "--frames", "new", "--screenshot",
          "new/shot.png",
        ], in: folder)
      #expect(result.status == .exited(0) && result.errors.isEmpty)
      #expect(result.output.contains("\"event\"") && result.output.contains("\"cpu_ms\""))
      let names = try FileSystem.names(in: "\(folder)/new")
      #expect(names.contains("shot.png") && names.contains("frame-00043.png"))
    }
  }

  @Test(arguments: [
    ("page@2x.png", "page@2x.png"), ("a@b@100", "a@b"), ("x@", "x@"), ("x@1e3", "x@1e3"),
    ("shot@400@0", "shot@400"), ("shot.png@12.5", "shot.png"), ("@2x", "@2x"), ("x@ 5", "x@ 5"),
    ("10:30 \"q\" 'é'\n%d.png", "10:30 \"q\" 'é'\n%d.png"), ("-x.png", "-x.png"),
  ])
  func `Only an @ and a number at the end of a name are a time`(word: String, name: String) throws {
    try inFolder { folder in
      let before = try FileSystem.names(in: folder)
      let result = try DemoProgram.run(["--replay", "t.vpt", "--screenshot", word], in: folder)
      #expect(result.status == .exited(0) && result.errors.isEmpty)
      #expect(try FileSystem.names(in: folder) == (before + [name]).sorted())
    }
  }

  @Test(arguments: ["@500", "x@-1", "x@1000000000.5", "x@99999999999999999999999"])
  func `A time that no picture can have is told with its range`(word: String) throws {
    try inFolder { folder in
      let result = try DemoProgram.run(["--replay", "t.vpt", "--screenshot", word], in: folder)
      #expect(result.status == .exited(2) && result.errorLines.count == 1)
      #expect(result.errors.contains("from 0 to 1,000,000,000"))
    }
  }

  @Test(
    .enabled(if: hasFFmpeg || FileSystem.environment("CI") == "true", "needs ffmpeg"),
    arguments: ["10:30", "http:", "100%d", "a b\"c'\nd", "-f", "é"], ["film.gif", "-y.mp4"])
  func `A film and frames go into folders of every name`(parent: String, name: String) throws {
    try inFolder { folder in
      try FileSystem.makeFolder("\(folder)/\(parent)")
      let result = try DemoProgram.run(
        ["--replay", "t.vpt", "--video", "\(parent)/\(name)", "--frames", "\(parent)/%03d:x"],
        in: folder)
      #expect(result.status == .exited(0) && result.errors.isEmpty)
      #expect(try FileSystem.names(in: "\(folder)/\(parent)") == ["%03d:x", name].sorted())
      #expect(try FileSystem.names(in: "\(folder)/\(parent)/%03d:x").count == 44)
    }
  }

  @Test func `A name that is not UTF-8 is told and no other file is written in its place`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let program = try DemoProgram.path()
      let result = try Subprocess(
        "/bin/sh",
        ["-c", "\"$0\" --headless --scene cards --screenshot \"$(printf 'a\\377.png')\"", program],
        folder: folder
      ).run()
      #expect(result.status == .exited(2) && result.errorLines.count == 1)
      #expect(result.errors.contains("not UTF-8"))
      #expect(try FileSystem.names(in: folder).isEmpty)
    }
  }

  @Test func `A name with a line end is still one line of an error`() throws {
    let result = try DemoProgram.run(["--headless", "--log", "no\nwhere\u{1B}/x"])
    #expect(result.status == .exited(1))
    #expect(
      result.errors
        == "vpage-demo: writing no\\nwhere\\u{1B}/x: there is no folder no\\nwhere\\u{1B}\n")
  }

  @Test func `Names as long as names may be are written, longer ones are told at the start`() throws
  {
    try inFolder { folder in
      let before = try FileSystem.names(in: folder)
      let name = String(repeating: "n", count: 251)
      let fine = try DemoProgram.run(
        ["--replay", "t.vpt", "--screenshot", "\(name).png", "--log", "\(name).log"], in: folder)
      #expect(fine.status == .exited(0) && fine.errors.isEmpty)
      #expect(try FileSystem.names(in: folder).count == before.count + 2)
      let long = try DemoProgram.run(
        ["--replay", "t.vpt", "--log", "fine", "--screenshot", "\(name)..png"], in: folder)
      #expect(long.status == .exited(1) && long.errorLines.count == 1)
      #expect(long.errors.contains("File name too long"))
      #expect(try FileSystem.names(in: folder).count == before.count + 2)
    }
  }
}
