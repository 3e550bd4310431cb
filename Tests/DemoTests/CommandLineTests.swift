import Glibc
import PagerTesting
import PagerTestSupport
import Testing

/// The program's words: options, statuses, messages, and files that are there whole or not at all.
@Suite struct CommandLineTests {
  private func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    try FileSystem.withTemporaryFolder(body)
  }

  @Test(arguments: [["--help"], ["-h"], ["--scene", "cards", "--help"]])
  func `Help goes to standard output and names every option`(words: [String]) throws {
    let result = try DemoProgram.run(words)
    #expect(result.status == .exited(0) && result.errors.isEmpty)
    #expect(result.output.hasPrefix("Usage: vpage-demo"))
    for option in [
      "--scene", "--pages", "--start", "--axis", "--rtl", "--loop", "--theme", "--settle",
      "--reduce-motion", "--no-reduce-motion", "--ltr",
      "--size", "--fullscreen", "--renderer", "--verbose", "--replay", "--headless", "--scale",
      "--fps", "--screenshot", "--filmstrip", "--strip-count", "--log", "--tour", "--help",
      "--version", "--record", "--realtime", "--frames", "--video", "--timings", "--compare",
    ] {
      #expect(result.output.contains(option), "\(option)")
    }
    let lines = result.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func `The version is one line`() throws {
    let result = try DemoProgram.run(["--version"])
    #expect(result.status == .exited(0) && result.errors.isEmpty)
    #expect(result.output.hasPrefix("vpage-demo "))
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test(
    arguments: [
      (["--nonsense"], "--nonsense"), (["-x"], "-x"), (["--nonsense=1"], "--nonsense"),
      (["--size"], "--size"), (["--size", "0x0"], "0x0"), (["--size", "99999999x1"], "99999999x1"),
      (["--size", "400"], "400"), (["--size=400x"], "400x"), (["--size", "-5x10"], "-5x10"),
      (["--size", "400x600x2"], "400x600x2"), (["--size=4e2x600"], "4e2x600"),
      (["--size="], "--size"),
      (["--pages", "-1"], "-1"), (["--pages", "many"], "many"), (["--pages=1.5"], "1.5"),
      (["--pages", "99999999999999999999"], "99999999999999999999"), (["--pages"], "--pages"),
      (["--start", "x"], "x"), (["--start", "2147483648"], "2147483648"),
      (["--scene", "nowhere"], "nowhere"), (["--scene", "--headless"], "--scene"),
      (["--axis", "diagonal"], "diagonal"), (["--scale", "0"], "0"), (["--scale", "nan"], "nan"),
      (["--scale=inf"], "inf"), (["--settle", "never"], "never"), (["--theme", "pink"], "pink"),
      (["--fps", "0"], "0"), (["--fps", "1001"], "1001"), (["--strip-count", "0"], "0"),
      (["--screenshot"], "--screenshot"), (["--screenshot="], "--screenshot"),
      (["--screenshot", "a.png@-1"], "a.png@-1"),
      (["--start", "12", "--scene", "cards"], "0 to 11"),
      (["--start", "2000000000", "--pages", "2000000000"], "0 to 1,999,999,999"),
      (["--fps", "0.5", "--headless"], "from 1 to 1,000"), (["--fps", "1e2"], "1e2"),
      (["--scale", "0x2"], "0x2"), (["--screenshot", "@5"], "@5"),
      (["--screenshot", "a.png@-1"], "a.png@-1"), (["--replay"], "--replay"),
      (["--headless=yes"], "--headless"), (["--loop=on"], "--loop"), (["--log"], "--log"),
      (["page.md"], "page.md"), (["--", "--headless"], "--headless"), (["a", "b"], "a"),
      (["--headless", "--", "page.md"], "page.md"), (["-"], "-"),
    ])
  func `A wrong word is one line on standard error and status 2`(words: [String], named: String)
    throws
  {
    let files = try inFolder { folder in
      let result = try DemoProgram.run(words, in: folder, timeoutSeconds: 20)
      #expect(result.status == .exited(2))
      #expect(result.output.isEmpty)
      #expect(result.errorLines.count == 1)
      #expect(result.errors.hasPrefix("vpage-demo: ") && result.errors.hasSuffix("\n"))
      #expect(result.errors.contains(named))
      return try FileSystem.names(in: folder)
    }
    #expect(files.isEmpty)
  }

  @Test func `A value stands after its option or behind an equals sign`() throws {
    for words in [
      [
        "--scene", "cards", "--size", "80x120", "--start", "5", "--headless", "--screenshot",
        "a.png",
      ],
      ["--scene=cards", "--size=80x120", "--start=5", "--headless", "--screenshot=a.png", "--"],
    ] {
      try inFolder { folder in
        let result = try DemoProgram.run(words, in: folder)
        #expect(result.status == .exited(0) && result.errors.isEmpty && result.output.isEmpty)
        let picture = try PixelImage(readingPNG: "\(folder)/a.png")
        #expect(
          picture.difference(from: TestCard.picture(of: 5, width: 80, height: 120)) == nil)
      }
    }
  }

  @Test func `The number of pages, the start and the scale are as asked for`() throws {
    try inFolder { folder in
      let result = try DemoProgram.run(
        [
          "--scene=cards", "--size=80x120", "--pages=40", "--start=35", "--scale=1.5", "--headless",
          "--screenshot=a.png",
        ], in: folder)
      #expect(result.status == .exited(0))
      let picture = try PixelImage(readingPNG: "\(folder)/a.png")
      #expect(TestCard.number(in: picture, width: 120, height: 180) == 35 % 32)
      #expect(picture[5, 5] == TestCard.color(of: 35))
    }
  }

  @Test(
    arguments: [
      ("0 down\n", 3), ("0 down 50%\n", 3), ("0 jump 5\n", 3), ("10 end\n5 end\n", 4),
      ("0 key Nonsense\n", 3), ("soon end\n", 3), ("0 goto\n", 3), ("100 resize -1 5\n", 3),
    ])
  func `A malformed trace is named with its line, and nothing is played`(text: String, line: Int)
    throws
  {
    try inFolder { folder in
      let trace = "vpage-trace 1\n0 screenshot early.png\n" + text
      try FileSystem.write(Array(trace.utf8), to: "\(folder)/bad.txt")
      let result = try DemoProgram.run(
        ["--replay", "bad.txt", "--log", "log.jsonl"], in: folder)
      #expect(result.status == .exited(2) && result.output.isEmpty)
      #expect(result.errorLines.count == 1)
      #expect(result.errors.contains("bad.txt"))
      #expect(result.errors.contains("line \(line)"))
      #expect(try FileSystem.names(in: folder) == ["bad.txt"])
    }
  }

  @Test func `What is no trace at all is an error too`() throws {
    try inFolder { folder in
      try FileSystem.write([0, 159, 146, 150, 10, 0xFF], to: "\(folder)/bytes")
      try FileSystem.write([], to: "\(folder)/empty")
      try FileSystem.write(Array("vpage-trace 9\n".utf8), to: "\(folder)/future")
      for file in ["bytes", "empty", "future", "missing", "."] {
        let result = try DemoProgram.run(["--replay", file], in: folder)
        #expect(result.status == .exited(2), "\(file)")
        #expect(result.errorLines.count == 1 && result.errors.contains(file))
      }
      #expect(try FileSystem.names(in: folder) == ["bytes", "empty", "future"])
    }
  }

  @Test func `A trace that names a scene that is not there is an error`() throws {
    let run = try DemoRun("scene nowhere\n0 end\n", options: [])
    #expect(run.result.status == .exited(2) && run.result.errorLines.count == 1)
    #expect(run.result.errors.contains("nowhere"))
  }

  @Test func `What options say counts before what a trace says`() throws {
    let run = try DemoRun(
      "scene cards\nsize 80 120\npages 3\nstart 2\n0 screenshot a.png\n0 end\n",
      options: ["--size", "60x90", "--start", "1"])
    #expect(run.result.status == .exited(0))
    #expect(
      run.pictures["a"]?.difference(from: TestCard.picture(of: 1, width: 60, height: 90)) == nil)
  }

  @Test(arguments: [
    ("size 90 60", ["--size", "60x90"], "size 60 90"), ("scale 2", ["--scale", "1"], "scale 1"),
    ("scene vertical", ["--scene", "cards"], "scene cards"),
    ("pages 1", ["--pages", "9"], "pages 9"),
    ("start 2", ["--start", "0"], "start 0"),
    ("axis horizontal", ["--axis", "vertical"], "axis vertical"),
    ("axis horizontal\ndirection rtl", ["--ltr"], "axis horizontal\ndirection ltr"),
    ("axis horizontal", ["--rtl"], "axis horizontal\ndirection rtl"),
    ("loop on", ["--no-loop"], "loop off"), ("loop off", ["--loop"], "loop on"),
    ("settle eased", ["--settle", "spring"], "settle spring"),
    ("scene lifecycle\ntheme dark", ["--theme", "light"], "scene lifecycle\ntheme light"),
    ("reduce-motion on", ["--no-reduce-motion"], "reduce-motion off"),
    ("reduce-motion off", ["--reduce-motion"], "reduce-motion on"),
  ])
  func `Every word of a header gives way to its option`(
    header: String, words: [String], meant: String
  ) throws {
    try inFolder { folder in
      let entries = "10 key Left\n90 screenshot a.png\n800 key PageDown\n900 end\n"
      func play(_ header: String, _ words: [String]) throws -> [[UInt8]] {
        let lines = header.contains("scene") ? header : "scene cards\n\(header)"
        let size = header.contains("size") ? "" : "size 80 60\n"
        try FileSystem.write(
          Array("vpage-trace 1\n\(size)\(lines)\n\(entries)".utf8), to: "\(folder)/t")
        let result = try DemoProgram.run(["--replay", "t", "--log", "log"] + words, in: folder)
        #expect(result.status == .exited(0) && result.errors.isEmpty)
        return try ["log", "a.png"].map { try FileSystem.read("\(folder)/\($0)") }
      }
      let overridden = try play(header, words)
      #expect(try overridden == play(meant, []))
      #expect(try overridden != play(header, []), "the option makes a difference")
    }
  }

  @Test func `An expectation that does not hold is status 1 with file and line`() throws {
    let run = try DemoRun("100 expect page 7\n200 screenshot late.png\n300 end\n")
    #expect(run.result.status == .exited(1))
    #expect(run.result.errorLines.count == 1)
    #expect(run.result.errors.contains("trace.txt: line 2: expected page 7, found page 5"))
    #expect(run.pictures.isEmpty)
  }

  @Test func `A jump that is refused is told and the run goes on`() throws {
    let run = try DemoRun("100 goto 12\n200 goto 3\n300 expect page 3\n400 end\n")
    #expect(run.result.status == .exited(0))
    #expect(run.result.errorLines.count == 1)
    #expect(run.result.errors.contains("line 2") && run.result.errors.contains("no page 12"))
  }

  @Test func `No pages are told plainly and take everything`() throws {
    // BC-05
    var script = BugCaseScript()
    script.swipe(at: 0)
    script.add("wheel 0 -1", after: 500)
    for key in ["PageDown", "Home", "End"] { script.add("key \(key)", after: 500) }
    script.add("goto 0", after: 500)
    script.add("goto 3", after: 0)
    script.add("resize 300 300", after: 100)
    script.add("end", after: 500)
    let run = try DemoRun(
      script, options: ["--scene", "cards", "--pages", "0", "--size", "80x120", "--loop"])
    #expect(run.result.status == .exited(0))
    #expect(run.result.errorLines.count == 2 && run.result.errors.contains("there are no pages"))
    #expect(run.log.allSatisfy { $0.event == nil })
  }

  @Test(arguments: ["nowhere/a.png", "folder", "/proc/nothing/a.png"])
  func `A picture that cannot be written is status 1 and leaves nothing behind`(file: String) throws
  {
    try inFolder { folder in
      try FileSystem.makeFolder("\(folder)/folder")
      let result = try DemoProgram.run(
        DemoProgram.standardStart() + ["--headless", "--screenshot", file], in: folder)
      #expect(result.status == .exited(1) && result.output.isEmpty)
      #expect(result.errorLines.count == 1 && result.errors.contains(file))
      #expect(try FileSystem.names(in: folder) == ["folder"])
      #expect(try FileSystem.names(in: "\(folder)/folder").isEmpty)
    }
  }

  @Test func `A picture that cannot be written leaves an older one as it was`() throws {
    try inFolder { folder in
      try FileSystem.write([1, 2, 3], to: "\(folder)/a.png")
      let result = try DemoProgram.run(
        DemoProgram.standardStart()
          + ["--headless", "--screenshot", "a.png/b.png", "--screenshot", "nowhere/c.png"],
        in: folder)
      #expect(result.status == .exited(1) && result.errorLines.count == 1)
      #expect(try FileSystem.read("\(folder)/a.png") == [1, 2, 3])
    }
  }

  @Test(arguments: ["/dev/full", "nowhere/log", "/proc/nothing/log"])
  func `A log that cannot be written is status 1`(file: String) throws {
    let result = try DemoProgram.run(
      DemoProgram.standardStart() + ["--headless", "--log", file])
    #expect(result.status == .exited(1))
    #expect(result.errorLines.count == 1 && result.errors.contains(file))
  }

  @Test func `Pictures at times and at the end are those of their instants`() throws {
    var script = BugCaseScript()
    script.swipe(at: 0)
    script.add("end", at: 2000)
    let run = try DemoRun(
      script.text,
      options: DemoProgram.standardStart() + [
        "--screenshot", "start.png@0", "--screenshot", "middle.png@150.5", "--screenshot",
        "end.png",
        "--screenshot", "with@sign.png@1900",
      ])
    #expect(run.result.status == .exited(0) && run.result.errors.isEmpty)
    #expect(run.page(in: "start") == 5 && run.page(in: "end") == 6)
    #expect(run.page(in: "with@sign") == 6)
    #expect(run.pictures["middle"] != nil && run.page(in: "middle") == nil)
  }

  @Test func `Two pictures are compared by status, count and position`() throws {
    try inFolder { folder in
      for page in [1, 2] {
        _ = try DemoProgram.run(
          [
            "--scene=cards", "--size=80x120", "--start=\(page)", "--headless",
            "--screenshot=\(page).png",
          ], in: folder)
      }
      let equal = try DemoProgram.run(["--compare", "1.png", "1.png"], in: folder)
      #expect(equal.status == .exited(0))
      let different = try DemoProgram.run(
        ["--compare", "1.png", "2.png", "--diff", "diff.png"], in: folder)
      #expect(different.status == .exited(1))
      #expect(try FileSystem.names(in: folder).contains("diff.png"))
      let missing = try DemoProgram.run(["--compare", "1.png", "3.png"], in: folder)
      #expect(missing.status == .exited(2) && missing.errorLines.count == 1)
    }
  }
}
