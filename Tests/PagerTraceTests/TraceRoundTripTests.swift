import PagerCore
import PagerTesting
import PagerTestSupport
import PagerTrace
import Testing

@Suite("A trace is written and read again")
struct TraceRoundTripTests {
  @Test("The sample of the specification comes back the same")
  func keepsTheSample() throws {
    let trace = try InputTrace(parsing: TraceSamples.specification)
    #expect(try InputTrace(parsing: trace.text) == trace)
  }

  @Test("The canonical text of a header is the one it was read from")
  func writesTheHeader() throws {
    let trace = try InputTrace(parsing: TraceSamples.fullHeader)
    #expect(trace.text == TraceSamples.fullHeader)
    #expect(trace.header.text == TraceSamples.fullHeader)
  }

  @Test(
    "A canonical line is written as it was read",
    arguments: [
      "0 down 50% 71.67%", "16.666667 move -0.5 1000000000", "1 up 0 -120.000001%", "2 hover 1 2",
      "3 wheel 0 -1", "3 wheel 0.5 -0.1 precise", "4 key Shift+Space", "4 keydown Tab",
      "4 keyup Ctrl+G", "4 repeat PageDown", "5 finger -1 down 1 2", "5 finger 7 cancel",
      "6 resize 0 0.5", "6 scale 2", "6 focus lost", "6 window shown", "7 goto 7 animated",
      "7 next", "7 previous", "7 reload", "7 pages 0", "8 button forward", "8 type 12",
      "9 screenshot mid.png", "9 screenshot \"a b #\\\"\\\\.png\"", "rest screenshot é\\.png",
      "10 expect page 7", "10 expect phase settling", "1000000000000 end",
    ])
  func keepsLine(_ line: String) throws {
    let trace = try InputTrace(parsing: "vpage-trace 1\n\(line)\n")
    #expect(trace.entries.map(\.text) == [line])
  }

  @Test("Header and lines appended one by one make the text of the whole")
  func isWrittenStepByStep() {
    let trace = GestureScript.fiveFastSwipes.trace()
    let text = trace.header.text + trace.entries.map { $0.text + "\n" }.joined()
    #expect(text == trace.text)
  }

  @Test("Random traces come back the same", arguments: 0..<200 as Range<UInt64>)
  func keepsRandomTraces(seed: UInt64) throws {
    var random = RandomTrace(seed: seed)
    let trace = random.trace(count: 40)
    let read = try InputTrace(parsing: trace.text)
    #expect(read == trace, "seed \(seed)")
    #expect(read.text == trace.text, "seed \(seed)")
  }

  @Test("Entries out of order are brought into a shape that a text can have")
  func shapesEntries() {
    let entries: [(Int64, TraceAction)] = [
      (-5, .next), (9, .restScreenshot(file: "a")), (20, .next), (10, .previous),
      (.max, .end), (30, .next),
    ]
    let trace = InputTrace(
      entries: entries.map {
        TraceEntry(time: Timestamp(nanoseconds: $0.0), action: $0.1)
      })
    #expect(
      trace.entries.map(\.time.nanoseconds) == [0, 0, 20, 20, 1_000_000_000_000_000_000])
    #expect(trace.entries.last?.action == .end)
  }

  @Test("The line of an entry does not count for equality")
  func ignoresLines() {
    let entries = [1, 2].map { TraceEntry(time: .zero, action: .next, line: $0) }
    #expect(Set(entries).count == 1)
  }

  @Test("Fractions of a notch that claim to be whole are written as precise")
  func writesReadableWheels() {
    #expect(TraceAction.wheel(WheelDelta(y: -0.25)).text == "wheel 0 -0.25 precise")
    #expect(TraceAction.wheel(WheelDelta(y: .nan)).text == "wheel 0 0")
  }

  @Test("A name with line ends and tabs stays in its line; other control characters go")
  func quotesNames() throws {
    let action = TraceAction.screenshot(file: "a\n\tb\r\u{1B}\0c")
    #expect(action.text == "screenshot \"a\\n\\tb\\rc\"")
    let read = try InputTrace(parsing: "vpage-trace 1\n0 \(action.text)")
    #expect(read.entries.map(\.action) == [.screenshot(file: "a\n\tb\rc")])
  }
}
