import SDLVideo
import Testing

@Suite struct EventClockTests {
  private func widen(_ times: [UInt32]) -> [Int64] {
    var clock = EventClock()
    return times.map { clock.widen($0) }
  }

  @Test func `Milliseconds become nanoseconds`() {
    #expect(widen([0, 1, 17]) == [0, 1_000_000, 17_000_000])
  }

  @Test func `Time goes on when SDL's count begins again`() {
    let times = widen([.max - 1, .max, 0, 5])
    #expect(times[0] == Int64(UInt32.max - 1) * 1_000_000)
    #expect(times[3] - times[0] == 7_000_000)
    #expect(times == times.sorted())
  }

  @Test func `An event out of order gets the time of the latest`() {
    #expect(widen([100, 97, 99, 101]) == [100_000_000, 100_000_000, 100_000_000, 101_000_000])
  }

  @Test func `Order may break at the wrap as well`() {
    let times = widen([.max, 2, .max - 1, 3])
    #expect(times.map { ($0 - times[0]) / 1_000_000 } == [0, 3, 3, 4])
  }

  @Test func `A first event late in the count is taken as it is`() {
    #expect(widen([3_000_000_000]) == [3_000_000_000_000_000])
  }

  @Test func `Several wraps add up`() {
    var clock = EventClock()
    var last: Int64 = 0
    for step in 0..<10 { last = clock.widen(UInt32(truncatingIfNeeded: step * 1_500_000_000)) }
    #expect(last == 9 * 1_500_000_000 * 1_000_000)
  }
}
