import PagerCore
import PagerTesting
import PagerTestSupport
import PagerTrace
import Testing

@Suite("The gestures that tests have in common")
struct TraceGestureTests {
  private func place(_ gesture: GestureScript, _ step: Int) -> GestureScript.Step {
    gesture.steps[step]
  }

  @Test("Every gesture makes a readable trace in the order of time", arguments: GestureScript.all)
  func makesTraces(_ gesture: GestureScript) throws {
    let trace = gesture.trace()
    #expect(trace.entries.count == gesture.steps.count)
    #expect(try InputTrace(parsing: trace.text) == trace)
    let times = gesture.steps.map(\.milliseconds)
    #expect(times == times.sorted())
    #expect(times == trace.entries.map(\.time.milliseconds))
  }

  @Test("The gestures have the numbers that they were taken from")
  func hasItsNumbers() {
    #expect(GestureScript.all.map(\.steps.count) == [40, 8, 5, 7, 6, 16, 2002, 42, 80])
    #expect(place(.fiveFastSwipes, 12) == .init(216, .move, 0.5, 0.4667))
    #expect(place(.fiveFastSwipes, 39) == .init(701, .up, 0.5, 0.3))
    #expect(place(.belowThreshold, 4) == .init(133, .move, 0.5, 0.5667))
    #expect(place(.upThenDownAtOnce, 9) == .init(160, .move, 0.5, 0.3833))
    #expect(place(.highRate2000Moves, 9) == .init(2, .move, 0.5, 0.79775))
    #expect(place(.highRate2000Moves, 2000) == .init(250, .move, 0.5, 0.3))
    #expect(place(.innerScrollPastItsEnd, 39) == .init(780, .move, 0.5, 0.12))
    #expect(place(.wheelWithLongTail, 3) == .init(36, .wheel(-1.287), 0.5, 0.5))
    #expect(place(.wheelWithLongTail, 79) == .init(948, .wheel(-0.005), 0.5, 0.5))
  }

  @Test("A move after the release is a hover")
  func hovers() {
    let lines = GestureScript.releaseOutsideWindow.trace().entries.suffix(3).map(\.text)
    #expect(lines == ["200 up 140% -40%", "260 hover 50% 50%", "300 hover 50% 80%"])
  }

  @Test("A gesture can be played after another one")
  func isPlayed() {
    let builder = TraceBuilder().play(.diagonal, at: 100).wait(10).play(.belowThreshold)
    #expect(builder.entries.count == 13)
    #expect(builder.entries[5].text == "250 down 50% 60%")
    #expect(builder.now == 451)
  }

  @Test("A gesture is read from its table of times and fractions")
  func readsCSV() throws {
    let csv =
      "ms,what,x,y\n0,down,0.5,0.8\r\n16,move,0.5,-0.7167\n\n17,up,1.4,0\n20,wheel -1.600,0,0"
    let gesture = try GestureScript(name: "a", csv: csv)
    #expect(
      gesture.trace().entries.map(\.text) == [
        "0 down 50% 80%", "16 move 50% -71.67%", "17 up 140% 0%", "20 wheel 0 -1.6 precise",
      ])
  }

  @Test(
    "A wrong line of a table is named",
    arguments: [
      "0,down,0.5", "x,down,0,0", "-1,down,0,0", "0,tap,0,0", "0,wheel,0,0", "0,wheel x,0,0",
      "0,down,a,0", "0,down,0,0,0", "0,up 1,0,0",
    ])
  func refusesCSV(_ line: String) {
    let error = #expect(throws: GestureScript.CSVError.self) {
      try GestureScript(name: "a", csv: "ms,what,x,y\n\(line)\n")
    }
    #expect(error?.line == 2)
    #expect(error?.content == line)
  }

  @Test("A table without its heading is refused")
  func refusesMissingHeading() {
    #expect(throws: GestureScript.CSVError.self) {
      try GestureScript(name: "a", csv: "0,down,0,0\n")
    }
  }
}
