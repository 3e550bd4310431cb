/// The size of the text of pages, as the user has chosen it: one of a few steps.
struct TextSize: Hashable, Sendable {
  /// The steps, in percent; fine near the normal size, as in browsers.
  private static let steps = [80, 90, 100, 110, 125, 150, 175, 200]

  /// The size in percent of the normal one.
  let percent: Int

  /// The size that pages are designed for.
  static let normal = TextSize(percent: 100)

  private init(percent: Int) { self.percent = percent }

  /// What every size of type is multiplied by.
  var factor: Double { Double(percent) / 100 }

  /// The next larger size; the largest stays.
  var larger: TextSize {
    TextSize(percent: Self.steps.first { $0 > percent } ?? percent)
  }

  /// The next smaller size; the smallest stays.
  var smaller: TextSize {
    TextSize(percent: Self.steps.last { $0 < percent } ?? percent)
  }

  /// The size in words.
  var text: String { "\(percent) %" }
}
