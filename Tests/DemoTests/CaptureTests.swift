import Glibc
import PagerCore
import PagerSDL
import PagerTesting
import PagerTestSupport
import PagerTrace
import Testing

/// Frames, films and sheets of a replay, and files that are there whole or not at all.
@Suite struct CaptureTests {
  private static let cards = ["--scene", "cards", "--size", "80x120", "--start", "5"]

  private static let hasFFmpeg = Subprocess.find("ffmpeg") != nil

  /// A swipe to the next page, without an end.
  private static let swipe: String = {
    var script = BugCaseScript()
    script.swipe(at: 0)
    return "vpage-trace 1\n" + script.text
  }()

  /// Runs a body in a folder that has a trace.
  private func withTrace(
    _ text: String = swipe, _ body: (_ folder: String) throws -> Void
  ) throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.write(Array(text.utf8), to: "\(folder)/t.vpt")
      try body(folder)
    }
  }

  private func replay(
    _ words: [String], in folder: String, environment: [String: String]? = nil
  ) throws -> Subprocess.Result {
    try DemoProgram.run(
      ["--replay", "t.vpt"] + Self.cards + words, in: folder, environment: environment)
  }

  @Test func `Without any font a filmstrip has its frames, and one line tells why no words`() throws
  {
    try withTrace { folder in
      let config = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig/>"
      try FileSystem.write(Array(config.utf8), to: "\(folder)/fonts.conf")
      let result = try replay(
        ["--filmstrip", "strip.png"], in: folder,
        environment: Subprocess.environment(
          adding: ["FONTCONFIG_FILE": "\(folder)/fonts.conf", "XDG_CACHE_HOME": folder]))
      #expect(result.status == .exited(0))
      #expect(result.errors.contains("no font found for Inter: install fonts-dejavu-core"))
      #expect(result.errorLines.count == 1)
      #expect(try PixelImage(readingPNG: "\(folder)/strip.png").width > 400)
    }
  }

  @Test func `Every frame of a replay is a picture, each of its own instant`() throws {
    try withTrace { folder in
      let result = try replay(
        ["--frames", "frames/", "--log", "log", "--screenshot", "shot.png@160"], in: folder)
      #expect(result.status == .exited(0) && result.errors.isEmpty && result.output.isEmpty)
      let names = try FileSystem.names(in: "\(folder)/frames")
      #expect(names.count > 25)
      #expect(names == (0..<names.count).map { "frame-000\($0 / 10)\($0 % 10).png" })
      let first = try PixelImage(readingPNG: "\(folder)/frames/frame-00000.png")
      #expect(TestCard.page(filling: first) == 5)
      let last = try PixelImage(readingPNG: "\(folder)/frames/\(names[names.count - 1])")
      #expect(TestCard.page(filling: last) == 6)
      // One frame every 16 ms: the tenth is that of 160 ms.
      #expect(
        try FileSystem.read("\(folder)/frames/frame-00010.png")
          == FileSystem.read("\(folder)/shot.png"))
      let log = try LogLine.lines(
        of: String(decoding: try FileSystem.read("\(folder)/log"), as: UTF8.self))
      let frame = try #require(log.last { $0.phase != nil && $0.time <= 160 })
      let displacement = Int((try #require(frame.displacement)).rounded())
      let expected = TestCard.strip(
        base: 5, neighbour: 6, displacement: displacement, width: 80, height: 120)
      let shot = try PixelImage(readingPNG: "\(folder)/shot.png")
      #expect(shot.difference(from: expected) == nil)
    }
  }

  @Test func `Frames of an earlier, longer run are gone, and other files stay`() throws {
    try withTrace("vpage-trace 1\n0 down 50% 80%\n64 end\n") { folder in
      try FileSystem.makeFolder("\(folder)/frames")
      for name in ["frame-00004.png", "frame-00005.png", "frame-00007.png", "mine.png"] {
        try FileSystem.write([1], to: "\(folder)/frames/\(name)")
      }
      #expect(try replay(["--frames", "frames"], in: folder).status == .exited(0))
      #expect(
        try FileSystem.names(in: "\(folder)/frames")
          == (0..<4).map { "frame-0000\($0).png" } + ["frame-00007.png", "mine.png"])
    }
  }

  @Test func `A replay without an end goes on to the rest, whatever is written`() throws {
    try withTrace { folder in
      let result = try replay(
        [
          "--screenshot", "end.png", "--filmstrip", "strip.png", "--strip-count", "3", "--log", "-",
        ],
        in: folder)
      #expect(result.status == .exited(0) && result.errors.isEmpty)
      #expect(TestCard.page(filling: try PixelImage(readingPNG: "\(folder)/end.png")) == 6)
      let log = try LogLine.lines(of: result.output)
      let settled = try #require(log.first { $0.event == "didSettle" }?.time)
      let end = try #require(log.last?.time)
      #expect(end >= settled && end < settled + 17)
      let strip = try PixelImage(readingPNG: "\(folder)/strip.png")
      #expect(strip.width == 24 + 3 * (200 + 24) || strip.width == 24 + 3 * (80 + 24))
    }
  }

  @Test func `A sheet has as many frames as were asked for, with words under each`() throws {
    try withTrace { folder in
      for (count, columns, rows) in [(1, 1, 1), (4, 4, 1), (7, 6, 2)] {
        let result = try replay(
          ["--filmstrip", "s.png", "--strip-count", "\(count)"], in: folder)
        #expect(result.status == .exited(0) && result.errors.isEmpty)
        let sheet = try PixelImage(readingPNG: "\(folder)/s.png")
        // Frames narrower than a column keep their size.
        #expect(sheet.width == 24 + columns * 224)
        #expect(sheet.height == 24 + rows * (120 + 56))
        #expect(sheet.part(x: 24, y: 24, width: 80, height: 120).colors.contains(0x0E8C8C))
        let words = sheet.part(x: 24, y: 24 + 120 + 2, width: 200, height: 50)
        #expect(words.colors.count > 20, "letters have many greys")
      }
    }
  }

  @Test func `A film needs ffmpeg and an ending, and says so`() throws {
    try withTrace { folder in
      let without = Subprocess.environment(adding: ["PATH": "/nowhere"])
      let missing = try replay(["--video", "a.mp4"], in: folder, environment: without)
      #expect(missing.status == .exited(1) && missing.errorLines.count == 1)
      #expect(missing.errors.contains("a.mp4") && missing.errors.contains("install ffmpeg"))
      let ending = try replay(["--video", "film"], in: folder)
      #expect(ending.status == .exited(1) && ending.errorLines.count == 1)
      #expect(ending.errors.contains("ending"))
      #expect(try FileSystem.names(in: folder) == ["t.vpt"])
    }
  }

  @Test(.enabled(if: hasFFmpeg || FileSystem.environment("CI") == "true", "needs ffmpeg"))
  func `A film has the frames of the replay, at odd sizes too`() throws {
    try withTrace { folder in
      for film in ["a.mp4", "a.gif"] {
        let result = try replay(
          ["--video", film, "--size", "81x121", "--fps", "25"], in: folder)
        #expect(result.status == .exited(0) && result.errors.isEmpty && result.output.isEmpty)
        let ffmpeg = try #require(Subprocess.find("ffmpeg"))
        for (name, filter) in [("first", "select=eq(n\\,0)"), ("last", "reverse")] {
          let frame = "\(folder)/\(name).png"
          let run = try Subprocess(
            ffmpeg,
            ["-loglevel", "error", "-y", "-i", film, "-vf", filter, "-frames:v", "1", frame],
            folder: folder
          ).run()
          #expect(run.status == .exited(0))
          let picture = try PixelImage(readingPNG: frame)
          #expect(film == "a.gif" ? picture.width == 81 : picture.width == 82)
          let color = picture[10, 30] ?? 0
          let expected = TestCard.color(of: name == "first" ? 5 : 6)
          for shift: UInt32 in [0, 8, 16] {
            let difference = Int(color >> shift & 255) - Int(expected >> shift & 255)
            #expect(abs(difference) < 12, "\(film) \(name)")
          }
        }
      }
      let names = try FileSystem.names(in: folder)
      #expect(names == ["a.gif", "a.mp4", "first.png", "last.png", "t.vpt"])
    }
  }

  @Test(
    .enabled(if: hasFFmpeg || FileSystem.environment("CI") == "true", "needs ffmpeg"),
    arguments: [(nil, 2), ("62.5", 2), ("1000", 2), ("60", 2), ("40", 3), ("24", 4), ("10", 10)])
  func `A GIF plays as long as what it shows, in frames of whole hundredths, two at least`(
    rate: String?, hundredths: Int
  ) throws {
    try withTrace("vpage-trace 1\n0 key PageDown\n600 end\n") { folder in
      let words = rate.map { ["--fps", $0] } ?? []
      let result = try replay(
        ["--video", "a.GIF", "--log", "with"] + words, in: folder)
      #expect(result.status == .exited(0) && result.errors.isEmpty)
      let probe = try #require(Subprocess.find("ffprobe"))
      let delays = try Subprocess(
        probe,
        ["-v", "error", "-show_entries", "packet=duration_time", "-of", "csv=p=0", "a.GIF"],
        folder: folder
      ).run().output.split(separator: "\n").compactMap { Double($0.prefix { $0 != "," }) }
      #expect(delays.allSatisfy { ($0 * 100).rounded() == Double(hundredths) })
      let seconds = delays.reduce(0, +)
      #expect(abs(seconds - 0.6) <= Double(hundredths) / 100 + 0.001, "\(seconds)")
      // The film's own rate leaves the log alone.
      _ = try replay(["--log", "without"] + words, in: folder)
      #expect(try FileSystem.read("\(folder)/with") == FileSystem.read("\(folder)/without"))
    }
  }

  @Test(.enabled(if: hasFFmpeg || FileSystem.environment("CI") == "true", "needs ffmpeg"))
  func `The frames of a GIF are those of its own instants`() throws {
    try withTrace("vpage-trace 1\n0 key PageDown\n160 end\n") { folder in
      #expect(
        try replay(["--video", "a.gif", "--screenshot", "s.png@140"], in: folder).status
          == .exited(0))
      let ffmpeg = try #require(Subprocess.find("ffmpeg"))
      let words = ["-loglevel", "error", "-i", "a.gif", "-vf", "select=eq(n\\,7)"]
      let cut = try Subprocess(
        ffmpeg, words + ["-frames:v", "1", "frame.png"], folder: folder
      ).run()
      #expect(cut.status == .exited(0))
      let frame = try PixelImage(readingPNG: "\(folder)/frame.png")
      #expect(frame.difference(from: try PixelImage(readingPNG: "\(folder)/s.png")) == nil)
    }
  }

  @Test(.enabled(if: hasFFmpeg || FileSystem.environment("CI") == "true", "needs ffmpeg"))
  func `A film that cannot be made is one line, status 1, and no file`() throws {
    try withTrace { folder in
      try FileSystem.makeFolder("\(folder)/folder.mp4")
      for film in ["a.nothing", "nowhere/a.mp4", "folder.mp4", "/sys/a.mp4"] {
        let result = try replay(["--video", film], in: folder)
        #expect(result.status == .exited(1), "\(film)")
        #expect(result.errorLines.count == 1 && result.errors.contains(film))
      }
      #expect(try FileSystem.names(in: folder) == ["folder.mp4", "t.vpt"])
    }
  }

  @Test(
    arguments: ["--screenshot", "--filmstrip", "--frames", "--log", "--timings"],
    ["/dev/full", "/sys/out", "folder", "file/out", "nowhere/out"])
  func `What cannot be written is one line, status 1, and no file`(option: String, file: String)
    throws
  {
    // A folder of frames may exist.
    if option == "--frames", file == "folder" { return }
    try withTrace { folder in
      try FileSystem.makeFolder("\(folder)/folder")
      try FileSystem.write([1], to: "\(folder)/file")
      let result = try replay([option, file], in: folder)
      #expect(result.status == .exited(1))
      #expect(result.output.isEmpty && result.errorLines.count == 1)
      #expect(result.errors.contains(file))
      #expect(try FileSystem.names(in: folder) == ["file", "folder", "t.vpt"])
      #expect(try FileSystem.names(in: "\(folder)/folder").isEmpty)
      #expect(try FileSystem.read("\(folder)/file") == [1])
    }
  }

  @Test(arguments: ["--frames", "--video", "--screenshot"])
  func `A run that is killed leaves no half file under a final name`(option: String) throws {
    guard option != "--video" || Self.hasFFmpeg else { return }
    // Long enough to be killed in the middle: ten seconds of frames.
    var text = "vpage-trace 1\n"
    for step in 0..<600 {
      text += "\(step * 16) key \(step % 120 < 60 ? "PageDown" : "PageUp")\n"
      if option == "--screenshot" { text += "\(step * 16) screenshot shot-\(step).png\n" }
    }
    try withTrace(text) { folder in
      let words =
        option == "--screenshot" ? [] : [option, option == "--video" ? "a.mp4" : "frames"]
      for pause in [0.0, 0.013] {
        let process = try RunningProcess(
          Subprocess(
            try DemoProgram.path(),
            ["--replay", "t.vpt", "--scene", "cards", "--size", "1200x1600"] + words,
            folder: folder))
        let isBusy = try RunningProcess.wait(upToSeconds: 20) {
          let names = try FileSystem.names(in: folder)
          if names.contains("frames") {
            return try FileSystem.names(in: "\(folder)/frames").count > 3
          }
          return names.count > (option == "--video" ? 1 : 3)
        }
        #expect(isBusy)
        RunningProcess.sleep(seconds: pause)
        kill(process.id, SIGKILL)
        #expect(process.finish(timeoutSeconds: 10).status == .signalled(SIGKILL))
        var files = try FileSystem.names(in: folder).map { "\(folder)/\($0)" }
        if option == "--frames" {
          files += try FileSystem.names(in: "\(folder)/frames").map { "\(folder)/frames/\($0)" }
        }
        for file in files where file.hasSuffix(".png") {
          let picture = try PixelImage(readingPNG: file)
          #expect(picture.width == 1200 && picture.height == 1600)
        }
        #expect(!files.contains { $0.hasSuffix("/a.mp4") })
      }
    }
  }

  @Test(arguments: GestureScript.all)
  func `Twenty runs idle and twenty on busy cores leave the same bytes`(gesture: GestureScript)
    throws
  {
    // BC-60
    let actions = gesture.actions
    let end = (actions.last?.milliseconds ?? 0) + 900
    var text = "vpage-trace 1\n"
    for (milliseconds, action) in actions { text += "\(milliseconds) \(action.text)\n" }
    text += "\(end - 800) screenshot moving.png\n\(end) screenshot end.png\n\(end) end\n"
    try withTrace(text) { folder in
      var first: [[UInt8]] = []
      func run() throws -> [[UInt8]] {
        let result = try replay(["--log", "log"], in: folder)
        #expect(result.status == .exited(0) && result.errors.isEmpty)
        return try ["log", "moving.png", "end.png"].map { try FileSystem.read("\(folder)/\($0)") }
      }
      first = try run()
      #expect(first.allSatisfy { $0.count > 100 })
      for _ in 1..<20 { #expect(try run() == first) }
      let spinners = try (0..<2).map { _ in
        try RunningProcess(Subprocess("/bin/sh", ["-c", "while :; do :; done"]))
      }
      for _ in 0..<20 { #expect(try run() == first) }
      for spinner in spinners { #expect(spinner.isRunning) }
    }
  }
}
