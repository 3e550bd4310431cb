import PagerTesting
import PagerTestSupport
import Testing

/// Every renderer that SDL has on X11 shows the same pages.
@Suite(
  .enabled(
    if: VirtualDisplay.missingPrograms.isEmpty || FileSystem.environment("CI") == "true",
    "needs Xvfb and xdotool: install the packages xvfb and xdotool"))
struct RendererPictureTests {
  private static let trace: String = {
    var script = BugCaseScript()
    script.add("screenshot first.png", at: 400)
    script.add("down 50% 80%", at: 500)
    script.add("move 50% 75%", at: 516)
    script.add("move 50% 40%", at: 560)
    script.add("screenshot held.png", at: 700)
    script.add("resize 300 500", at: 750)
    script.add("screenshot resized.png", at: 900)
    script.add("up 50% 40%", at: 950)
    script.add("screenshot rest.png", at: 1900)
    script.add("end", at: 2000)
    return "vpage-trace 1\n" + script.text
  }()

  @Test func `OpenGL, OpenGL ES and software show the same pictures, to one step of a channel`()
    throws
  {
    let display = try VirtualDisplay(width: 800, height: 900)
    try FileSystem.withTemporaryFolder { root in
      var processes: [(name: String, process: RunningProcess)] = []
      for name in ["software", "opengl", "opengles2"] {
        let folder = "\(root)/\(name)"
        try FileSystem.makeFolder(folder)
        try FileSystem.write(Array(Self.trace.utf8), to: "\(folder)/trace.txt")
        processes.append(
          (
            name,
            try RunningProcess(
              Subprocess(
                try DemoProgram.path(),
                DemoProgram.standardStart()
                  + ["--replay", "trace.txt", "--realtime", "--renderer", name, "--verbose"],
                environment: display.environment(), folder: folder))
          ))
      }
      for (name, process) in processes {
        let result = process.finish(timeoutSeconds: 30)
        #expect(result.status == .exited(0))
        #expect(result.errorLines.first == "vpage-demo: video driver x11, renderer \(name)")
      }
      for picture in ["first", "held", "resized", "rest"] {
        let wanted = try PixelImage(readingPNG: "\(root)/software/\(picture).png")
        #expect(wanted.colors.count > 2)
        for name in ["opengl", "opengles2"] {
          let drawn = try PixelImage(readingPNG: "\(root)/\(name)/\(picture).png")
          #expect(drawn.largestDifference(from: wanted) <= 1, "\(picture) by \(name)")
        }
      }
      let rest = try PixelImage(readingPNG: "\(root)/software/rest.png")
      #expect(rest.difference(from: TestCard.picture(of: 6, width: 300, height: 500)) == nil)
    }
  }

  @Test func `A renderer that does not exist is replaced by software, in one line on stderr`()
    throws
  {
    // BC-34
    let display = try VirtualDisplay(width: 500, height: 700)
    try FileSystem.withTemporaryFolder { folder in
      let trace = "vpage-trace 1\n300 screenshot a.png\n400 end\n"
      try FileSystem.write(Array(trace.utf8), to: "\(folder)/trace.txt")
      let result = try DemoProgram.run(
        DemoProgram.standardStart()
          + ["--replay", "trace.txt", "--realtime", "--renderer", "direct3d"],
        in: folder, environment: display.environment(), timeoutSeconds: 20)
      #expect(result.status == .exited(0))
      let lines = result.errorLines.filter { !$0.contains("wrote a.png") }
      #expect(
        lines == [
          "vpage-demo: using the software renderer: SDL has no renderer called direct3d"
        ])
      #expect(TestCard.page(filling: try PixelImage(readingPNG: "\(folder)/a.png")) == 5)
    }
  }
}
