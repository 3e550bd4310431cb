import PagerCore
import PagerTrace
import Testing

@Suite("Lengths, positions and keys of a trace")
struct TraceLengthTests {
  @Test("Points stay what they are and percent follow the window")
  func resolves() {
    #expect(TraceLength.points(-120.5).resolved(in: 600) == -120.5)
    #expect(TraceLength.percent(71.67).resolved(in: 600) == 430.02)
    #expect(TraceLength.percent(-20).resolved(in: 400) == -80)
    #expect(TraceLength.percent(140).resolved(in: 0) == 0)
    let position = TracePoint(x: .percent(50), y: .percent(50))
    #expect(position.resolved(in: Size(width: 400, height: 600)) == Point(x: 200, y: 300))
  }

  @Test("Amounts are kept to the millionth and within a thousand million")
  func rounds() {
    #expect(TraceLength.points(1.0 / 3) == .points(0.333333))
    #expect(TraceLength.points(.nan) == .points(0))
    #expect(TraceLength.percent(.infinity).text == "1000000000%")
    #expect(TraceLength.points(-1e300).amount == -1e9)
    #expect(TraceLength.points(5) != .percent(5))
  }

  @Test("Every key of the pager is found by its name", arguments: PagerKey.allCases)
  func findsPagerKeys(_ key: PagerKey) {
    #expect(TraceKey(key.rawValue) == .pager(key))
    #expect(TraceKey.pager(key).name == key.rawValue)
    #expect(!TraceKey.programNames.contains(key.rawValue))
  }

  @Test("Every key of the program is found by its name", arguments: TraceKey.programNames.sorted())
  func findsProgramKeys(_ name: String) {
    #expect(TraceKey(name) == .named(name))
    #expect(TraceKey.named(name).name == name)
  }

  @Test(
    "Other names are no keys",
    arguments: ["", " ", "tab", "PgDn", "Ctrl+", "Ctrl+g", "ctrl+G", "F0", "F13", "10", "é", "ß"])
  func refusesOtherNames(_ name: String) {
    #expect(TraceKey(name) == nil)
  }
}
