import PagerCore
import PagerTrace
import Testing

@Suite("A number is written as a decimal")
struct TraceDecimalTests {
  @Test(
    "The text has the asked count of decimals, rounded half away from zero",
    arguments: [
      (0, 0, "0"), (0, 3, "0.000"), (-0.0, 3, "0.000"), (1, 0, "1"), (1.5, 0, "2"), (2.5, 0, "3"),
      (-2.5, 0, "-3"), (-0.0004, 3, "0.000"), (-0.0005, 3, "-0.001"), (0.0625, 3, "0.063"),
      (-0.0625, 3, "-0.063"), (1.005, 2, "1.00"), (0.999_999, 3, "1.000"), (9.9995, 3, "9.999"),
      (0.1, 17, "0.10000000000000001"), (1.0 / 3, 20, "0.33333333333333331"), (12.25, -4, "12"),
      (123_456.789, 6, "123456.789000"), (4_503_599_627_370_495.5, 1, "4503599627370495.5"),
      (9_007_199_254_740_992, 3, "9007199254740992.000"), (0x1p63, 1, "9223372036854776000.0"),
      (-0x1p62, 0, "-4611686018427387904"), (1e-300, 3, "0.000"),
      (1e20, 2, "100000000000000000000.00"),
      (.nan, 3, "nan"), (.infinity, 3, "inf"), (-.infinity, 0, "-inf"),
    ] as [(Double, Int, String)])
  func writes(value: Double, places: Int, text: String) {
    #expect(decimal(value, places: places) == text)
  }

  @Test("The greatest number has 309 digits and no exponent")
  func writesTheGreatest() {
    let text = decimal(-.greatestFiniteMagnitude, places: 2)
    #expect(text.hasPrefix("-17976931348623157000"))
    #expect(text.count == 1 + 309 + 3)
  }
}
