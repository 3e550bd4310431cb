import Glibc
import PagerTesting
import PagerTestSupport
import Testing

/// The tools that the other tests rely on.
@Suite struct SupportTests {
  @Test func `A picture tells where another one differs`() {
    var picture = PixelImage(width: 4, height: 3, color: 0x112233)
    #expect(picture.difference(from: PixelImage(width: 4, height: 3, color: 0xFF112233)) == nil)
    picture.fill(0xFFFFFF, x: 2, y: 1, width: 9, height: 1)
    #expect(
      picture.difference(from: PixelImage(width: 4, height: 3, color: 0x112233))
        == "2 pixels differ, first at 2, 1: ffffff, not 112233")
    #expect(
      picture.difference(from: PixelImage(width: 3, height: 4, color: 0)) == "4×3 pixels, not 3×4")
    #expect(picture[2, 1] == 0xFFFFFF && picture[4, 0] == nil && picture[0, -1] == nil)
    #expect(picture.part(x: 3, y: 1, width: 2, height: 1).pixels == [0xFFFFFF, 0])
    #expect(picture.colors == [0x112233, 0xFFFFFF])
  }

  @Test func `A picture is copied as far as there is room`() {
    var picture = PixelImage(width: 3, height: 3, color: 0)
    picture.copy(PixelImage(width: 2, height: 2, pixels: [1, 2, 3, 4]), x: -1, y: 2)
    #expect(picture.pixels == [0, 0, 0, 0, 0, 0, 2, 0, 0])
    picture.copy(PixelImage(width: 9, height: 9, color: 7), x: 3, y: 0)
    #expect(picture.colors == [0, 2])
    picture.copy(PixelImage(width: 9, height: 9, color: 7), x: -4, y: -4)
    #expect(picture.colors == [7])
  }

  @Test(arguments: Array(0..<32))
  func `A card is read as the number it shows`(page: Int) {
    for (width, height, scale) in [(400, 600, 1.0), (60, 90, 1.5), (24, 16, 1)] {
      let card = TestCard.picture(of: page, width: width, height: height, scale: scale)
      #expect(TestCard.page(filling: card, scale: scale) == page)
    }
    var card = TestCard.picture(of: page, width: 60, height: 90)
    card.fill(0x123456, x: 59, y: 89, width: 1, height: 1)
    #expect(TestCard.page(filling: card) == nil, "one pixel is enough")
    #expect(TestCard.number(in: card, width: 60, height: 90) == page)
    #expect(TestCard.number(in: card, x: 0, y: 30, width: 60, height: 90) == nil)
  }

  @Test func `Lines of a log are read value by value`() throws {
    let log = """
      {"t":16.500,"phase":"settling","page":5,"displacement":-3.250,"inner":0.000,"visible":[4,5]}
      {"t":20.000,"event":"didSettle","page":null}
      """
    let lines = try LogLine.lines(of: log)
    #expect(lines.map(\.time) == [16.5, 20])
    #expect(lines[0].phase == "settling" && lines[0].page == 5 && lines[0].displacement == -3.25)
    #expect(lines[0].visible == [4, 5] && lines[0].event == nil)
    #expect(lines[1].event == "didSettle" && lines[1].page == nil)
    for bad in ["", "{", "{}", "{\"t\":}", "{\"t\":1} ", "{\"t\":1,\"t\":2}", "[1]", "{\"t\":1,}"] {
      #expect(throws: LogLine.Malformed.self) { _ = try LogLine(bad) }
    }
  }

  @Test func `Illegal words of the life cycle are told`() {
    var words = LifecycleWords()
    for (event, page) in [
      ("willAppear", 1), ("didAppear", 1), ("willAppear", 2), ("willDisappear", 1),
      ("willAppear", 1), ("willDisappear", 2), ("didAppear", 1), ("didDisappear", 2),
    ] { words.take(event, page: page) }
    #expect(words.mistakes.isEmpty && words.onlyShownPage == 1)
    words.take("didAppear", page: 1)
    words.take("didDisappear", page: 3)
    words.take("didSettle", page: 3)
    #expect(
      words.mistakes == [
        "didAppear of page 1 while shown", "didDisappear of page 3 while hidden",
      ])
    words.take("willAppear", page: 4)
    #expect(words.onlyShownPage == nil && words.pagesInView == [1, 4])
  }

  @Test func `A program is run with its words, surroundings and status`() throws {
    let shell = "/bin/sh"
    let result = try Subprocess(
      shell, ["-c", "echo \"$WORD $1 $(pwd)\"; echo oops >&2; exit 3", "sh", "a b"],
      environment: ["WORD": "hello", "PATH": "/usr/bin:/bin"], folder: "/"
    ).run()
    #expect(result.status == .exited(3))
    #expect(result.output == "hello a b /\n" && result.errorLines == ["oops"])
    #expect(try Subprocess(shell, ["-c", "kill -9 $$"]).run().status == .signalled(9))
    let slow = try Subprocess(shell, ["-c", "exec sleep 60"]).run(timeoutSeconds: 0.1)
    #expect(slow.status == .timedOut && slow.seconds < 10)
    #expect(throws: FileError.self) { try Subprocess("/nowhere/nothing").run() }
    let environment = Subprocess.environment(adding: ["A": "1"])
    #expect(environment["A"] == "1" && environment["DISPLAY"] == nil && environment["PATH"] != nil)
  }

  @Test func `A program that is let go is ended`() throws {
    let process = try RunningProcess(Subprocess("/bin/sh", ["-c", "exec sleep 60"]))
    #expect(process.isRunning)
    process.terminate()
    #expect(process.finish(timeoutSeconds: 10).status == .signalled(15))
    #expect(!process.isRunning)
  }

  @Test func `What a program has started is ended with it`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let script = "sleep 600 & echo $! >pid; while :; do :; done"
      var process: RunningProcess? = try RunningProcess(
        Subprocess("/bin/sh", ["-c", script], folder: folder))
      #expect(RunningProcess.wait(upToSeconds: 20) { Self.number(in: "\(folder)/pid") != nil })
      let sleeper = try #require(Self.number(in: "\(folder)/pid"))
      #expect(process?.isRunning == true && Self.isAlive(sleeper))
      process = nil
      #expect(RunningProcess.wait(upToSeconds: 20) { !Self.isAlive(sleeper) })
    }
  }

  @Test func `Tests that are killed leave no program behind`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
    ) {
      let process = try RunningProcess(Subprocess("/bin/sh", ["-c", "while :; do :; done"]))
      let line = Array("program \(process.id)\n".utf8)
      write(1, line, line.count)
      withExtendedLifetime(process) { _ = kill(getpid(), SIGKILL) }
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let words = output.split { " \n".contains($0) }
    let index = try #require(words.firstIndex(of: "program")) + 1
    let program = try #require(pid_t(words[index]))
    #expect(RunningProcess.wait(upToSeconds: 20) { !Self.isAlive(program) })
  }

  /// The number that a file holds as its only line; nil while it does not.
  private static func number(in path: String) -> pid_t? {
    guard let bytes = try? FileSystem.read(path), bytes.last == UInt8(ascii: "\n") else {
      return nil
    }
    return pid_t(String(decoding: bytes.dropLast(), as: UTF8.self))
  }

  /// Whether a process goes on: not one that has ended and only waits for its parent to notice.
  private static func isAlive(_ process: pid_t) -> Bool {
    guard let bytes = try? FileSystem.read("/proc/\(process)/stat") else { return false }
    // The state stands behind the name, which ends with the last parenthesis.
    let text = String(decoding: bytes, as: UTF8.self)
    let state = text.lastIndex(of: ")").map { text[$0...].dropFirst(2).first }
    return state != "Z" && state != "X"
  }
}
