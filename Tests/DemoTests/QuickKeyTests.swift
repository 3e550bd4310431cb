import PagerTestSupport
import Testing

/// Keys and notches soon after a turn, played by the program's default scene.
@Suite struct QuickKeyTests {
  private static let options = ["--scene", "vertical", "--size", "480x800"]

  @Test(arguments: ["key Down", "wheel 0 -1"])
  func `A second step after a turn reads the page that came, and none is skipped`(
    step: String
  ) throws {
    for pause in [200, 250, 300, 400, 460, 500, 560, 600, 660, 700] {
      let run = try DemoRun(
        "100 \(step)\n\(100 + pause) \(step)\n2500 end\n", options: Self.options)
      #expect(run.recentres == [1], "after \(pause) ms")
      let rest = try #require(run.log.last { $0.phase == "idle" })
      #expect(rest.page == 1 && rest.inner == 72, "after \(pause) ms")
    }
  }

  @Test func `A turn by key is told as settled within 480 ms`() throws {
    let run = try DemoRun("100 key Down\n1200 end\n", options: Self.options)
    let settled = try #require(run.log.first { $0.event == "didSettle" })
    #expect(settled.page == 1 && settled.time <= 580)
  }
}
