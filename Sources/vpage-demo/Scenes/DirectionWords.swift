import PagerCore

/// The words and arrows for the ways in which a pager's pages follow each other.
struct DirectionWords: Hashable, Sendable {
  private let axis: Axis
  private let isMirrored: Bool

  /// Takes the ways from a pager's rules.
  init(_ configuration: PagerConfiguration) {
    axis = configuration.axis
    isMirrored = configuration.isMirrored
  }

  /// Which way the pointer drags to reach the next page.
  var towardNext: String { axis == .vertical ? "up" : isMirrored ? "right" : "left" }

  /// Which way the pointer drags to reach the previous page.
  var towardPrevious: String { axis == .vertical ? "down" : isMirrored ? "left" : "right" }

  /// The name of the arrow key for the next page.
  var nextKey: String { axis == .vertical ? "Down" : isMirrored ? "Left" : "Right" }

  /// The arrow keys for the previous and the next page, as they stand on keyboards.
  var arrows: [String] {
    axis == .vertical ? ["↑", "↓"] : isMirrored ? ["→", "←"] : ["←", "→"]
  }
}
