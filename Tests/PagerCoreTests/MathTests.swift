import Testing

@testable import PagerCore

@Suite("The mathematics of the motion")
struct MathTests {
  @Test("The first instant is found wherever it lies")
  func firstInstant() {
    for wanted in [Int64(0), 1, 2, 499, 998, 1000] {
      #expect(Math.firstInstant(in: 0...1000) { $0 >= wanted } == wanted)
    }
    #expect(Math.firstInstant(in: 0...1000) { _ in false } == 1000)
    #expect(Math.firstInstant(in: 5...5) { _ in true } == 5)
    #expect(Math.firstInstant(in: -9...(.max / 2)) { $0 >= -3 } == -3)
  }

  @Test("Whole numbers are the nearest, and never a trap")
  func wholeNumbers() {
    #expect([0.5, -0.5, 2.4, -7.6].map(Math.wholeNumber) == [1, -1, 2, -8])
    #expect(Math.wholeNumber(.infinity) == 1 << 53 && Math.wholeNumber(-1e300) == -1 << 53)
    #expect(Math.wholeNumber(.nan) == 0)
  }

  @Test("A duration in seconds keeps its parts")
  func seconds() {
    #expect(Duration.milliseconds(1500).seconds == 1.5)
    #expect(Duration.nanoseconds(-1).seconds == -1e-9)
  }
}
