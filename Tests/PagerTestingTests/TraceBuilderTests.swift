import PagerCore
import PagerTesting
import PagerTestSupport
import PagerTrace
import Testing

@Suite("The tools for writing tests with traces")
struct TraceBuilderTests {
  @Test("A swipe is a press, even moves and a release at its end")
  func swipes() {
    let text = TraceBuilder()
      .swipe(from: .percent(50, 80), to: .percent(50, 30), duration: 100, steps: 2, at: 10)
      .wait(40)
      .press(at: .points(5, 6), for: 20)
      .end()
      .trace.text
    #expect(
      text == """
        vpage-trace 1
        size 400 600
        10 down 50% 80%
        60 move 50% 55%
        110 move 50% 30%
        110 up 50% 30%
        150 down 5 6
        170 up 5 6
        170 end

        """)
  }

  @Test("A drag goes through its positions in order and is still held")
  func drags() {
    let positions: [TracePoint] = [.points(0, 0), .points(0, 10), .points(0, -10)]
    let builder = TraceBuilder().drag(through: positions, duration: 8, steps: 1)
    let lines = builder.entries.map(\.text)
    #expect(lines == ["0 down 0 0", "8 move 0 10", "16 move 0 -10"])
    #expect(TraceBuilder().drag(through: [], duration: 1).entries.isEmpty)
  }

  @Test("Wheel, keys and held keys stand at the clock")
  func wheelsAndKeys() {
    let builder = TraceBuilder()
      .wheel(y: -1, at: 5)
      .key(.pageDown, at: 10)
      .hold(.down, repeats: 2, every: 30, at: 20)
    #expect(
      builder.entries.map(\.text) == [
        "5 wheel 0 -1", "10 key PageDown", "20 keydown Down", "50 repeat Down", "80 repeat Down",
        "110 keyup Down",
      ])
    #expect(builder.now == 110)
  }

  @Test("A seeded generator yields the published numbers of SplitMix64")
  func generates() {
    var generator = SeededGenerator(seed: 0)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(numbers == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
    #expect("\(SeededGenerator(seed: 42))" == "seed 42")
  }
}
