import Glibc
import PagerTesting
import PagerTestSupport
import Testing

/// The program without a display, with a dead one, with an invisible driver, and without fonts.
@Suite struct DisplayTests {
  @Test func `Without a display the tour is played into a file with a free name`() throws {
    // BC-34: §12's rule.
    try FileSystem.withTemporaryFolder { folder in
      let first = try DemoProgram.run([], in: folder)
      #expect(first.status == .exited(0))
      #expect(first.output.isEmpty)
      #expect(first.errorLines.count == 1)
      #expect(first.errors.contains("display") && first.errors.contains("vpage-tour.png"))
      let second = try DemoProgram.run([], in: folder)
      #expect(second.status == .exited(0) && second.errors.contains("vpage-tour-2.png"))
      #expect(try FileSystem.names(in: folder) == ["vpage-tour-2.png", "vpage-tour.png"])
      let strip = try PixelImage(readingPNG: "\(folder)/vpage-tour.png")
      #expect(strip.width > 1000 && strip.height > 300)
      #expect(strip.colors.count > 50)
      #expect(
        try FileSystem.read("\(folder)/vpage-tour.png")
          == FileSystem.read("\(folder)/vpage-tour-2.png"))
    }
  }

  @Test func `An empty DISPLAY is no display, and the tour may be named`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let environment = Subprocess.environment(adding: ["DISPLAY": ""])
      let result = try DemoProgram.run(
        ["--tour", "my.png"], in: folder, environment: environment)
      #expect(result.status == .exited(0) && result.errors.isEmpty)
      #expect(try FileSystem.names(in: folder) == ["my.png"])
    }
  }

  @Test func `A display that does not answer is an error that names the way out`() throws {
    // BC-34
    let environment = Subprocess.environment(adding: ["DISPLAY": ":987"])
    let result = try DemoProgram.run([], environment: environment, timeoutSeconds: 20)
    #expect(result.status == .exited(1))
    #expect(result.output.isEmpty && result.errorLines.count == 1)
    #expect(result.errors.contains(":987") && result.errors.contains("--headless"))
    #expect(result.seconds < 5)
    // Headless does not even look at it.
    try FileSystem.withTemporaryFolder { folder in
      let headless = try DemoProgram.run(
        DemoProgram.standardStart() + ["--headless", "--screenshot", "a.png"], in: folder,
        environment: environment)
      #expect(headless.status == .exited(0) && headless.errors.isEmpty)
      #expect(TestCard.page(filling: try PixelImage(readingPNG: "\(folder)/a.png")) == 5)
    }
  }

  @Test func `A driver that is not there is an error and not a crash`() throws {
    let environment = Subprocess.environment(adding: ["SDL_VIDEODRIVER": "nonsense"])
    let result = try DemoProgram.run([], environment: environment, timeoutSeconds: 20)
    #expect(result.status == .exited(1))
    #expect(result.errorLines.count == 1 && result.errors.contains("nonsense"))
  }

  @Test(arguments: ["dummy", "offscreen"])
  func `With an invisible driver the program runs, tells what it uses, and ends when asked`(
    driver: String
  ) throws {
    // BC-34
    try FileSystem.withTemporaryFolder { folder in
      let environment = Subprocess.environment(adding: ["SDL_VIDEODRIVER": driver])
      let process = try RunningProcess(
        Subprocess(
          try DemoProgram.path(),
          DemoProgram.standardStart() + [
            "--screenshot", "first.png", "--verbose", "--log", "log.jsonl",
          ],
          environment: environment, folder: folder))
      let isWritten = try RunningProcess.wait(upToSeconds: 20) {
        try FileSystem.names(in: folder).contains("first.png")
      }
      #expect(isWritten)
      #expect(process.isRunning)
      process.terminate()
      let result = process.finish(timeoutSeconds: 10)
      #expect(result.status == .exited(128 + SIGTERM))
      #expect(result.errors.contains("video driver \(driver), renderer software"))
      #expect(result.errors.contains("wrote first.png"))
      #expect(TestCard.page(filling: try PixelImage(readingPNG: "\(folder)/first.png")) == 5)
      let log = try LogLine.lines(
        of: String(decoding: try FileSystem.read("\(folder)/log.jsonl"), as: UTF8.self))
      let words = LifecycleWords(log)
      #expect(words.mistakes.isEmpty && words.pagesInView.isEmpty, "the page has left")
    }
  }

  @Test(arguments: ["dummy", "offscreen"])
  func `A size set by the program is in the next picture on every driver`(driver: String) throws {
    // BC-30, BC-32
    var script = BugCaseScript()
    script.add("screenshot before.png", at: 100)
    script.add("resize 500 400", at: 200)
    script.add("screenshot next.png", at: 200)
    script.add("screenshot later.png", at: 300)
    script.add("resize 400 600", at: 400)
    script.add("screenshot back.png", at: 500)
    script.add("end", at: 600)
    let run = try DemoRun(
      script.text, options: DemoProgram.standardStart() + ["--realtime"],
      environment: Subprocess.environment(adding: ["SDL_VIDEODRIVER": driver]))
    #expect(run.result.status == .exited(0))
    #expect(run.page(in: "before") == 5 && run.page(in: "back") == 5)
    let expected = TestCard.picture(of: 5, width: 500, height: 400)
    #expect(run.pictures["next"]?.difference(from: expected) == nil)
    #expect(run.pictures["later"]?.difference(from: expected) == nil)
    #expect(run.recentres.isEmpty)
  }

  @Test func `Without fonts the test cards are the same, and text says what to install`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let config = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig/>"
      try FileSystem.write(Array(config.utf8), to: "\(folder)/fonts.conf")
      let environment = Subprocess.environment(
        adding: ["FONTCONFIG_FILE": "\(folder)/fonts.conf", "XDG_CACHE_HOME": folder])
      let cards = try DemoProgram.run(
        DemoProgram.standardStart() + ["--headless", "--screenshot", "cards.png"], in: folder,
        environment: environment)
      #expect(cards.status == .exited(0) && cards.errors.isEmpty)
      #expect(TestCard.page(filling: try PixelImage(readingPNG: "\(folder)/cards.png")) == 5)
      let text = try DemoProgram.run(
        ["--headless", "--screenshot", "text.png"], in: folder, environment: environment)
      #expect(text.errorLines.count == 1)
      #expect(text.errors.contains("fonts-"), "the package to install")
      #expect(text.status == .exited(1))
    }
  }

  @Test(arguments: ["vertical", "lifecycle", "loop", "cards"], ["light", "dark"])
  func `Every scene can be shown without a display, in both themes`(scene: String, theme: String)
    throws
  {
    try FileSystem.withTemporaryFolder { folder in
      let result = try DemoProgram.run(
        ["--scene", scene, "--theme", theme, "--headless", "--screenshot", "a.png"], in: folder)
      #expect(result.status == .exited(0) && result.errors.isEmpty)
      let picture = try PixelImage(readingPNG: "\(folder)/a.png")
      #expect(picture.width == 480 && picture.height == 800)
      #expect(picture.colors.count > 2)
    }
  }
}
