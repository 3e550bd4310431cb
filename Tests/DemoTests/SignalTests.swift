import Glibc
import PagerSDL
import PagerTesting
import PagerTestSupport
import Testing

/// Ctrl+C, a polite kill, a terminal that is closed, and a reader that goes away.
@Suite struct SignalTests {
  private static let hasFFmpeg = Subprocess.find("ffmpeg") != nil

  /// A minute of turns: far longer than any run here is let go on.
  private static let long: String = {
    var text = "vpage-trace 1\nscene cards\nsize 1200 1600\npages 99\n"
    for step in 0..<4000 {
      text += "\(step * 16) key \(step % 120 < 60 ? "PageDown" : "PageUp")\n"
    }
    return text + "64000 screenshot end.png\n64000 end\n"
  }()

  private func withTrace(_ body: (_ folder: String) throws -> Void) throws {
    try FileSystem.withTemporaryFolder { folder in
      try FileSystem.write(Array(Self.long.utf8), to: "\(folder)/t.vpt")
      try body(folder)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], ["--frames", "--video"])
  func `A run without a window that is ended leaves whole files only, status 128 and the number`(
    signal: Int32, option: String
  ) throws {
    if option == "--video", !Self.hasFFmpeg { return }
    try withTrace { folder in
      let target = option == "--video" ? "a.mp4" : "frames"
      // Its whole group gets the signal, as from a terminal: ffmpeg is in it too, unless kept out.
      let process = try RunningProcess(
        Subprocess(
          try DemoProgram.path(),
          [
            "--replay", "t.vpt", option, target, "--log", "log", "--timings", "timings",
            "--filmstrip", "strip.png",
          ], folder: folder))
      let isBusy = try RunningProcess.wait(upToSeconds: 30) {
        if option == "--video" {
          return try FileSystem.names(in: folder).contains { $0.hasSuffix(".part.mp4") }
        }
        return ((try? FileSystem.names(in: "\(folder)/frames")) ?? []).count > 3
      }
      #expect(isBusy)
      if option == "--video" {
        // Else Ctrl+C, which a terminal gives to all of a group, would end the film under the program.
        let group = try #require(Self.groups(ofChildrenOf: process.id).first)
        #expect(group != process.id)
      }
      kill(-process.id, signal)
      let result = process.finish(timeoutSeconds: 30)
      #expect(result.status == .exited(128 + signal) && result.errors.isEmpty)
      let expected = ["log", "t.vpt", "timings"] + (option == "--video" ? [] : ["frames"])
      #expect(try FileSystem.names(in: folder) == expected.sorted())
      if option == "--frames" {
        for name in try FileSystem.names(in: "\(folder)/frames") {
          let picture = try PixelImage(readingPNG: "\(folder)/frames/\(name)")
          #expect(picture.width == 1200 && picture.height == 1600)
        }
      }
      let text = String(decoding: try FileSystem.read("\(folder)/log"), as: UTF8.self)
      let log = try LogLine.lines(of: text)
      #expect(log.last?.event == "didDisappear", "the pages on show have left")
      #expect((log.last?.time ?? 64_000) < 64_000)
      // The group is empty: ffmpeg has ended as well.
      #expect(kill(-process.id, 0) == -1 && errno == ESRCH)
    }
  }

  /// The process groups of the programs that a program has started.
  private static func groups(ofChildrenOf parent: pid_t) throws -> [pid_t] {
    try FileSystem.names(in: "/proc").compactMap { name in
      guard pid_t(name) != nil, let bytes = try? FileSystem.read("/proc/\(name)/stat") else {
        return nil
      }
      // Behind the name, which ends with the last parenthesis: state, parent, group.
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.lastIndex(of: ")") else { return nil }
      let words = text[end...].split(separator: " ").dropFirst().prefix(3)
      guard words.count == 3, words.dropFirst().first.flatMap({ pid_t($0) }) == parent else {
        return nil
      }
      return words.last.flatMap { pid_t($0) }
    }
  }

  @Test func `A program that was told to ignore the end of its terminal goes on`() throws {
    try withTrace { folder in
      let process = try RunningProcess(
        Subprocess(
          "/usr/bin/env",
          [
            "--ignore-signal=HUP", try DemoProgram.path(), "--replay", "t.vpt", "--frames",
            "frames", "--log", "log",
          ], folder: folder))
      func frames() -> Int { ((try? FileSystem.names(in: "\(folder)/frames")) ?? []).count }
      #expect(RunningProcess.wait(upToSeconds: 30) { frames() > 3 })
      kill(process.id, SIGHUP)
      let before = frames()
      #expect(RunningProcess.wait(upToSeconds: 30) { frames() > before + 3 })
      process.terminate()
      #expect(process.finish(timeoutSeconds: 30).status == .exited(128 + SIGTERM))
    }
  }

  @Test func `A second signal ends at once what the first one cannot`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let picture = try Picture(width: 9, height: 9)
      try picture.write(to: "\(folder)/a.png")
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      let process = try RunningProcess(
        Subprocess(
          try DemoProgram.path(), ["--compare", "pipe", "a.png", "--diff", "d.png"],
          folder: folder))
      // Somebody who never writes: the program waits for the picture, and would for ever.
      var writer: Int32 = -1
      let isReading = RunningProcess.wait(upToSeconds: 20) {
        writer = open("\(folder)/pipe", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        return writer >= 0
      }
      #expect(isReading && process.isRunning)
      defer { close(writer) }
      // Signals that come before the first has been seen are one with it.
      let hasEnded = RunningProcess.wait(upToSeconds: 20) {
        kill(process.id, SIGINT)
        return !process.isRunning
      }
      #expect(hasEnded)
      #expect(process.finish(timeoutSeconds: 0).status == .exited(128 + SIGINT))
      #expect(try FileSystem.names(in: folder) == ["a.png", "pipe"])
    }
  }

  @Test func `A reader that has seen enough is no error, and other files are complete`() throws {
    try withTrace { folder in
      // The log is longer than a pipe holds, so that the reader is gone before it is written.
      let result = try Subprocess(
        "/bin/sh",
        [
          "-c",
          "{ \"$0\" --replay t.vpt --size 8x12 --log - --filmstrip strip.png; echo $? >status; }"
            + " | head -c 10",
          try DemoProgram.path(),
        ], folder: folder
      ).run()
      #expect(result.output == "{\"t\":0.000" && result.errors.isEmpty)
      let status = try FileSystem.read("\(folder)/status")
      #expect(String(decoding: status, as: UTF8.self) == "\(128 + SIGPIPE)\n")
      #expect(try FileSystem.names(in: folder) == ["end.png", "status", "strip.png", "t.vpt"])
    }
  }

  @Test func `What cannot be written to standard output is told`() throws {
    for words in ["--help", "--version"] {
      let result = try Subprocess(
        "/bin/sh", ["-c", "\"$0\" \(words) >/dev/full", try DemoProgram.path()]
      ).run()
      #expect(result.status == .exited(1))
      #expect(
        result.errors == "vpage-demo: writing standard output: No space left on device\n")
    }
  }
}
