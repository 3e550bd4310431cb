import PagerCore

/// The empty border of a page, on a grid of 8 points, and the column it leaves.
struct PageMargins {
  /// Left of the column, in points.
  let left: Double
  /// Above the content; a pull hint fits in.
  let top: Double
  /// Below the content.
  let bottom: Double
  /// The width of the column, at most 640 points.
  let width: Double

  /// What the upper margin may shrink to where the content fits then; the pull hint fits in still.
  var leastTop: Double { min(top, top > 16 ? 48 : 8) }

  /// What the lower margin may shrink to where the content fits then; the indicator fits in still.
  var leastBottom: Double { min(bottom, bottom > 16 ? 28 : 16) }

  /// Makes the margins of a page of a size.
  init(_ size: Size) {
    let side: Double =
      switch size.width {
      case ..<160: 8
      case ..<440: 24
      case ..<800: 40
      default: 48
      }
    width = max(1, min(640, size.width - 2 * side))
    left = ((size.width - width) / 2).rounded(.down)
    top = size.height < 240 ? 16 : size.height < 640 ? 56 : 72
    bottom = size.height < 240 ? 16 : size.height < 640 ? 64 : 80
  }
}
