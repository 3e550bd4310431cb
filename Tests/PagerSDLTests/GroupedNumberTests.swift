import PagerSDL
import Testing

/// Numbers as people read them.
@Suite struct GroupedNumberTests {
  @Test(
    arguments: [
      (0, "0"), (7, "7"), (12, "12"), (999, "999"), (1000, "1,000"), (12_345, "12,345"),
      (100_000, "100,000"), (2_000_000_000, "2,000,000,000"), (-1, "-1"), (-100, "-100"),
      (-1000, "-1,000"), (.min, "-9,223,372,036,854,775,808"),
    ])
  func `Thousands stand apart`(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
