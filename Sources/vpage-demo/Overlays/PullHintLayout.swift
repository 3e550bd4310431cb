import PagerCore
import PagerSDL

/// Where the pull hint stands: in the empty margins about the page edge, or beyond a bound on the
/// background, and never on a text.
///
/// Above and below each page's content is a margin. Pulled upward, the end of the current page's
/// content is a margin away from the edge, and the start of the next one's too; pulled downward, the
/// current page stands at its start. So the room below the edge is empty both times.
struct PullHintLayout {
  /// The height of a pill with one line, in points.
  static let lineHeight = 32.0
  /// Between the page edge, or the window's, and a pill, in points.
  static let gap = 10.0

  /// The part of the viewport that the pages' content has.
  let area: Rect
  private let size: Size
  private let axis: Axis
  private let isMirrored: Bool
  private let margins: PageMargins

  /// Makes the layout for a viewport and the part of it that no panel covers.
  init(size: Size, area: Rect, configuration: PagerConfiguration) {
    self.size = size
    self.area = area
    axis = configuration.axis
    isMirrored = configuration.isMirrored
    margins = PageMargins(area.size)
  }

  private var isVertical: Bool { axis == .vertical }

  /// Whether the pages go up or to the left when a pull toward a side turns.
  func movesTowardOrigin(_ side: PageSide) -> Bool { (side == .next) != isMirrored }

  /// Whether a panel covers what a pull past a bound lays bare.
  private func isBackgroundCovered(_ side: PageSide) -> Bool {
    guard movesTowardOrigin(side) else { return false }
    return isVertical ? area.maxY < size.height : area.maxX < size.width
  }

  /// What a hint stands on, for the sizes that it has with one line and with several.
  ///
  /// `isScrolled` says that the page on show is scrolled across the paging axis, so that there is
  /// text in its upper margin.
  func shape(of hint: PullHint, line: Size, block: Size, isScrolled: Bool) -> PullHint.Shape {
    let fitsMargin = margins.top >= Self.lineHeight + Self.gap + 6
    let fitsWidth = line.width + 2 * Self.gap <= area.width
    let disc = PullHint.Shape.disc(margins.top >= 40 ? 28 : 16)
    let isOnBackground = hint.message == .end && !isBackgroundCovered(hint.side)
    guard isOnBackground else {
      return fitsMargin && fitsWidth && (isVertical || !isScrolled) ? .line : disc
    }
    // A pull of half a window's length lays about a quarter of it bare.
    let bare = size[axis] / 4
    if isVertical {
      if fitsWidth, line.height + Self.gap <= bare { return .line }
      return block.width + Self.gap <= area.width && block.height + Self.gap <= bare ? .block : disc
    }
    if line.width + Self.gap <= bare { return .line }
    return block.width + Self.gap <= bare && block.height <= area.height ? .block : disc
  }

  /// The top left corner of a hint whose box has a size, with the page edge at a position in points.
  func corner(of hint: PullHint, _ shape: PullHint.Shape, box: Size, edge: Double) -> Point {
    let middle = Point(x: area.x + area.width / 2, y: area.y + area.height / 2)
    let length = box[axis]
    let (start, end) = isVertical ? (area.y, area.maxY) : (area.x, area.maxX)
    var along: Double
    var across = (isVertical ? middle.x - box.width / 2 : middle.y - box.height / 2)
    if hint.message == .end, !isBackgroundCovered(hint.side) {
      // In the middle of what is bare.
      along = (movesTowardOrigin(hint.side) ? (edge + size[axis]) / 2 : edge / 2) - length / 2
    } else if isVertical {
      let gap = min(Self.gap, max(0, (margins.top - length) / 2))
      along = min(edge + gap, end - length - max(2, gap))
    } else if case .disc = shape {
      along = min(max(edge - length / 2, start + 2), end - length - 2)
    } else {
      along = min(max(edge - length / 2, start + Self.gap), end - length - Self.gap)
      across = area.y + Self.gap
    }
    return isVertical
      ? Point(x: across.rounded(), y: along.rounded())
      : Point(x: along.rounded(), y: across.rounded())
  }

  /// Whether a hint may be on show at a distance from rest in points, or may stay if it is.
  func hasRoom(
    for hint: PullHint, box: Size, distance: Double, isOnShow: Bool
  ) -> Bool {
    // Long before the threshold, also in a small window.
    var minimum = min(16, size[axis] / 20)
    let slack = minimum / 2
    if hint.message == .end, !isBackgroundCovered(hint.side) {
      minimum = max(minimum, box[axis] + 8)
    }
    return distance >= (isOnShow ? minimum - slack : minimum)
  }
}
