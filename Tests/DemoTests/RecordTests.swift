import Glibc
import PagerCore
import PagerTesting
import PagerTestSupport
import PagerTrace
import Testing

/// Recordings of a run in a window, and their replay with a window and without.
///
/// SDL's driver without a screen is enough for these; real input is what the window tests have.
@Suite struct RecordTests {
  private static let invisible = Subprocess.environment(adding: ["SDL_VIDEODRIVER": "dummy"])

  /// A trace with all that a live run can hear: pointer, wheel, keys, fingers, size, focus, commands.
  private static let manifold = """
    vpage-trace 1
    size 120 180
    scene cards
    start 5
    50   down 50% 80%
    66   move 50% 70%
    116  move 50% 30%
    117  up 50% 30%
    200  down 50% 60%
    216  move 50% 50%
    233  move 50% 40%
    240  up 50% 40%
    300  screenshot moving.png
    1100 screenshot rest.png
    1150 wheel 0 -1
    1700 keydown PageUp
    1730 repeat PageUp
    1760 keyup PageUp
    2300 finger 1 down 50% 30%
    2320 finger 1 move 50% 60%
    2340 finger 1 move 50% 80%
    2341 finger 1 up 50% 80%
    2400 resize 150 90
    2410 previous
    2450 button forward
    2900 down 50% 80%
    2950 move 50% 40%
    2960 focus lost
    3400 goto 9 animated
    3450 screenshot end.png
    3450 end

    """

  private func lines(_ folder: String, _ file: String) throws -> [LogLine] {
    try LogLine.lines(
      of: String(decoding: try FileSystem.read("\(folder)/\(file)"), as: UTF8.self))
  }

  @Test func `A trace played at its own speed gives the events and pictures of the virtual clock`()
    throws
  {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.write(Array(Self.manifold.utf8), to: "\(folder)/t.vpt")
      var pictures: [[String: PixelImage]] = []
      for (words, environment) in [
        (["--log", "virtual"], Subprocess.environment()),
        (["--realtime", "--log", "live", "--record", "again.vpt"], Self.invisible),
      ] {
        let result = try DemoProgram.run(
          ["--replay", "t.vpt", "--screenshot", "option.png@310"] + words, in: folder,
          environment: environment)
        #expect(result.status == .exited(0))
        #expect(result.errorLines.allSatisfy { $0.hasPrefix("vpage-demo: wrote ") })
        var found: [String: PixelImage] = [:]
        for name in ["moving", "rest", "end", "option"] {
          found[name] = try PixelImage(readingPNG: "\(folder)/\(name).png")
          unlink("\(folder)/\(name).png")
        }
        pictures.append(found)
      }
      let virtual = try lines(folder, "virtual").filter { $0.event != nil }
      let live = try lines(folder, "live").filter { $0.event != nil }
      #expect(virtual.count > 50)
      for (one, other) in zip(virtual, live) where one != other {
        Issue.record("\(one) on the virtual clock, \(other) live")
        break
      }
      #expect(virtual.count == live.count)
      #expect(pictures[0] == pictures[1])

      // What was recorded on the way gives the same once more.
      let again = try DemoProgram.run(["--replay", "again.vpt", "--log", "-"], in: folder)
      #expect(again.status == .exited(0) && again.errors.isEmpty)
      #expect(try LogLine.lines(of: again.output).filter { $0.event != nil } == live)
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `A recording survives Ctrl+C, a polite kill and the end of the terminal`(signal: Int32)
    throws
  {
    try FileSystem.withTemporaryFolder { folder in
      let process = try RunningProcess(
        Subprocess(
          try DemoProgram.path(),
          DemoProgram.standardStart() + [
            "--record", "r.vpt", "--screenshot", "first.png", "--log", "log",
          ],
          environment: Self.invisible, folder: folder))
      let isUp = try RunningProcess.wait(upToSeconds: 20) {
        try FileSystem.names(in: folder).contains("first.png")
      }
      #expect(isUp)
      kill(process.id, signal)
      let result = process.finish(timeoutSeconds: 10)
      #expect(result.status == .exited(128 + signal))
      #expect(try FileSystem.names(in: folder) == ["first.png", "log", "r.vpt"])
      let text = String(decoding: try FileSystem.read("\(folder)/r.vpt"), as: UTF8.self)
      let trace = try InputTrace(parsing: text)
      #expect(trace.header.size == Size(width: 400, height: 600) && trace.header.start == 5)
      #expect(trace.header.scene == "cards" && trace.entries.last?.action == .end)
      let live = try lines(folder, "log").filter { $0.event != nil }
      let again = try DemoProgram.run(["--replay", "r.vpt", "--log", "-"], in: folder)
      #expect(try LogLine.lines(of: again.output).filter { $0.event != nil } == live)
    }
  }

  @Test(arguments: ["/dev/full", "/sys/r.vpt", "nowhere/r.vpt", ".", "file/r.vpt"])
  func `A recording that cannot be written is status 1, known at the start where it can be`(
    file: String
  ) throws {
    let isKnownAtTheEndOnly = file == "/dev/full"
    try FileSystem.withTemporaryFolder { folder in
      // The expectation fails, so that its message tells whether anything was played.
      let trace = "vpage-trace 1\nscene cards\n0 expect page 3\n0 end\n"
      try FileSystem.write(Array(trace.utf8), to: "\(folder)/t")
      try FileSystem.write([], to: "\(folder)/file")
      let result = try DemoProgram.run(
        ["--replay", "t", "--realtime", "--record", file, "--log", "log"], in: folder,
        environment: Self.invisible)
      #expect(result.status == .exited(1))
      #expect(result.errorLines.count == 1 && result.errors.contains("writing \(file)"))
      #expect(
        try FileSystem.names(in: folder)
          == (isKnownAtTheEndOnly ? ["file", "log", "t"] : ["file", "t"]))
    }
  }

  @Test func `A picture of a time is taken in a window that rests, and missed ones are told`()
    throws
  {
    try FileSystem.withTemporaryFolder { folder in
      let process = try RunningProcess(
        Subprocess(
          try DemoProgram.path(),
          DemoProgram.standardStart() + [
            "--screenshot", "soon.png@700", "--screenshot", "late.png@600000",
          ],
          environment: Self.invisible, folder: folder))
      let isTaken = try RunningProcess.wait(upToSeconds: 20) {
        try FileSystem.names(in: folder).contains("soon.png")
      }
      #expect(isTaken)
      process.terminate()
      let result = process.finish(timeoutSeconds: 10)
      #expect(result.status == .exited(128 + SIGTERM))
      #expect(result.errorLines.count == 2)
      #expect(result.errors.contains("wrote soon.png"))
      #expect(result.errors.contains("late.png was not taken: the run ended at "))
      #expect(TestCard.page(filling: try PixelImage(readingPNG: "\(folder)/soon.png")) == 5)
    }
  }

  @Test func `A picture at rest that waits at the end is taken there, with a window and without`()
    throws
  {
    try FileSystem.withTemporaryFolder { folder in
      let trace =
        "vpage-trace 1\nsize 80 120\nscene cards\n0 key PageDown\n"
        + "rest screenshot a.png\n150 end\n"
      try FileSystem.write(Array(trace.utf8), to: "\(folder)/t")
      let virtual = try DemoProgram.run(["--replay", "t"], in: folder)
      #expect(virtual.status == .exited(0) && virtual.errors.isEmpty)
      let first = try PixelImage(readingPNG: "\(folder)/a.png")
      unlink("\(folder)/a.png")
      let live = try DemoProgram.run(
        ["--replay", "t", "--realtime"], in: folder, environment: Self.invisible)
      #expect(live.status == .exited(0))
      #expect(try PixelImage(readingPNG: "\(folder)/a.png") == first)
      #expect(TestCard.page(filling: first) == nil)
    }
  }

  @Test(arguments: [
    ["--theme", "dark", "--reduce-motion", "--settle", "eased"],
    ["--axis", "horizontal", "--rtl", "--loop", "--start", "3", "--pages", "9"], [],
  ])
  func `A recording says all that its run depends on: it needs no options to give the same`(
    words: [String]
  ) throws {
    try FileSystem.withTemporaryFolder { folder in
      let trace = """
        vpage-trace 1
        size 200 300
        scene vertical
        20 key Right
        30 key PageDown
        60 screenshot moving.png
        700 key 3
        710 key Right
        760 screenshot other.png
        1500 key Ctrl+=
        1550 screenshot last.png
        1560 end

        """
      try FileSystem.write(Array(trace.utf8), to: "\(folder)/t")
      let names = ["moving.png", "other.png", "last.png"]
      func pictures() throws -> [PixelImage] {
        try names.map { name in
          defer { unlink("\(folder)/\(name)") }
          return try PixelImage(readingPNG: "\(folder)/\(name)")
        }
      }
      let live = try DemoProgram.run(
        ["--replay", "t", "--realtime", "--record", "r", "--log", "live"] + words, in: folder,
        environment: Self.invisible)
      #expect(live.status == .exited(0))
      let recorded = String(decoding: try FileSystem.read("\(folder)/r"), as: UTF8.self)
      // The colours are said only when an option has: else they follow the desktop, by entries.
      #expect(recorded.contains("\ntheme ") == words.contains("--theme"))
      for word in ["size", "scene", "direction", "settle", "reduce-motion", "scale"] {
        #expect(recorded.contains("\n\(word) "), "\(word)")
      }
      let wanted = try pictures()
      // A recording has no pictures of its own: ask for them.
      let shots = [("moving.png", 60), ("other.png", 760), ("last.png", 1550)].flatMap {
        ["--screenshot", "\($0)@\($1)"]
      }
      let again = try DemoProgram.run(["--replay", "r", "--log", "again"] + shots, in: folder)
      #expect(again.status == .exited(0) && again.errors.isEmpty)
      #expect(
        try lines(folder, "again").filter { $0.event != nil }
          == lines(folder, "live").filter { $0.event != nil })
      for (name, (found, expected)) in zip(names, zip(try pictures(), wanted)) {
        #expect(found == expected, "\(name)")
      }
    }
  }

  @Test(arguments: ["", "20 window hidden\n"])
  func `In a window a jump without motion has the line of its rest, seen or not`(hidden: String)
    throws
  {
    try FileSystem.withTemporaryFolder { folder in
      let trace = "vpage-trace 1\nscene cards\nsize 80 120\n\(hidden)100 goto 7\n400 end\n"
      try FileSystem.write(Array(trace.utf8), to: "\(folder)/t")
      let result = try DemoProgram.run(
        ["--replay", "t", "--realtime", "--log", "log"], in: folder, environment: Self.invisible)
      #expect(result.status == .exited(0) && result.errors.isEmpty)
      let frames = try lines(folder, "log").filter { $0.phase != nil }
      #expect(frames.count == 1 && frames.first?.phase == "idle" && frames.first?.page == 7)
    }
  }

  @Test func `A window takes the scale that an entry of its trace has`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let trace =
        "vpage-trace 1\nscene cards\nsize 80 120\n10 resize 90 120\n20 scale 2\n"
        + "200 screenshot a.png\n220 end\n"
      try FileSystem.write(Array(trace.utf8), to: "\(folder)/t")
      let result = try DemoProgram.run(
        ["--replay", "t", "--realtime"], in: folder, environment: Self.invisible)
      #expect(result.status == .exited(0))
      #expect(result.errors == "vpage-demo: wrote a.png\n")
      let picture = try PixelImage(readingPNG: "\(folder)/a.png")
      let expected = TestCard.picture(of: 0, width: 90, height: 120, scale: 2)
      #expect(picture.difference(from: expected) == nil)
    }
  }

  @Test func `An expectation is checked at its own speed too`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let trace = "vpage-trace 1\nscene cards\n10 expect page 3\n20 screenshot no.png\n30 end\n"
      try FileSystem.write(Array(trace.utf8), to: "\(folder)/t")
      let result = try DemoProgram.run(
        ["--replay", "t", "--realtime"], in: folder, environment: Self.invisible)
      #expect(result.status == .exited(1))
      #expect(result.errors == "vpage-demo: t: line 3: expected page 3, found page 0\n")
      #expect(try FileSystem.names(in: folder) == ["t"])
    }
  }

  @Test(
    arguments: [
      "0 down nan 5\n", "0 down 1e400 5\n", "0 down 5 inf\n", "1e400 end\n", "5 end\n0 end\n",
      "0 down 5\u{0} 5\n", "0 wheel 0 -1 preciseness\n", "size 0 5\n0 end\n", "pages -1\n",
      "0 screenshot\n", "0 screenshot \"a.png\n", "0 expect page\n", "0 finger x down 1 1\n",
      "0 type\n", "scale 0\n", "0 key\n", "axis up\n", "0 resize 5\n", "0 end 5\n", "0\n",
    ])
  func `Every malformed line is named, and nothing is played`(line: String) throws {
    try FileSystem.withTemporaryFolder { folder in
      let text = "vpage-trace 1\r\n# fine\r\n" + line
      try FileSystem.write(Array(text.utf8), to: "\(folder)/t")
      let result = try DemoProgram.run(
        ["--replay", "t", "--log", "log", "--screenshot", "a.png"], in: folder)
      #expect(result.status == .exited(2) && result.output.isEmpty)
      #expect(result.errorLines.count == 1)
      let number = line.hasPrefix("5 end") ? 4 : 3
      #expect(result.errors.hasPrefix("vpage-demo: t: line \(number): "))
      #expect(try FileSystem.names(in: folder) == ["t"])
    }
  }

  @Test func `Windows line ends and a byte order mark are fine, a line of a megabyte is named`()
    throws
  {
    try FileSystem.withTemporaryFolder { folder in
      let fine = "\u{FEFF}vpage-trace 1\r\nscene cards\r\n0 key PageDown\r\n900 expect page 1\r\n"
      try FileSystem.write(Array(fine.utf8), to: "\(folder)/fine")
      #expect(try DemoProgram.run(["--replay", "fine"], in: folder).status == .exited(0))
      let long = "vpage-trace 1\n0 key " + String(repeating: "x", count: 1 << 20) + "\n"
      try FileSystem.write(Array(long.utf8), to: "\(folder)/long")
      let result = try DemoProgram.run(["--replay", "long"], in: folder)
      #expect(result.status == .exited(2) && result.errors.contains("long: line 2: "))
      #expect(result.errors.utf8.count < 500)
    }
  }
}
