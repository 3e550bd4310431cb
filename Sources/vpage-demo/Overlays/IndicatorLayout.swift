import PagerCore
import PagerSDL

/// Where the marks of an indicator stand.
struct IndicatorLayout: Hashable {
  /// A dot or bar at its position.
  struct Mark {
    /// The top left corner.
    var position: Point
    /// How it is drawn.
    var look: IndicatorArt.Look
  }

  /// What the marks depend on beside the layout.
  struct Position: Hashable {
    /// The page whose mark is the long one.
    var page: Int
    /// The neighbour that takes over, and how far it has, in steps; the page itself at rest.
    var neighbour: Int
    /// From 0, all of the page, to `steps`, all of the neighbour.
    var step: Int
    /// The page whose mark is under the pointer.
    var hovered: Int?
  }

  /// How many steps a mark takes from quiet to active.
  static let steps = 12
  /// From one dot to the next, and the depth of what answers the pointer: the least that a finger
  /// or a trembling pointer hits, in points (WCAG 2.2, target size).
  static let target = 24.0

  private static let dot = 8.0
  /// By how much the current dot is longer than the others, and one under the pointer larger.
  private static let extra = 12.0
  private static let growth = 4.0
  private static let maximumDots = 12
  private static let shortestThumb = 24.0

  private let axis: Axis
  private let count: Int
  private let area: Rect
  private let usesDots: Bool
  /// Whether the first page's mark is the last one from the left.
  private let isMirrored: Bool
  /// Where the marks begin and end along the axis.
  private let start: Double
  private let length: Double

  /// Makes a layout; nil when there is nothing to tell, or no room for it.
  init?(axis: Axis, count: Int, area: Rect, isMirrored: Bool = false) {
    let room = area.size[axis] - 32
    // In less room it would stand on the text.
    guard count > 1, room >= 48, area.size[axis.crossing] >= (axis == .vertical ? 160 : 96)
    else { return nil }
    self.axis = axis
    self.count = count
    self.area = area
    self.isMirrored = isMirrored
    let dots = Double(count) * Self.target + Self.extra
    usesDots = count <= Self.maximumDots && dots <= room
    length = usesDots ? dots : min(room, 192).rounded(.down)
    let origin = axis == .vertical ? area.y : area.x
    start = (origin + (area.size[axis] - length) / 2).rounded()
  }

  /// What lies behind the marks where text would, in points of the viewport.
  var band: Rect {
    let depth = Self.target - 4
    let across = (axis == .vertical ? area.maxX : area.maxY) - Self.target / 2 - depth / 2
    return axis == .vertical
      ? Rect(x: across, y: start - 6, width: depth, height: length + 12)
      : Rect(x: start - 6, y: across, width: length + 12, height: depth)
  }

  /// How many marks there are: one for each page, or a bar with its thumb.
  var markCount: Int { usesDots ? count : 2 }

  /// Reads off a frame what the marks show; nil without pages.
  func position(in frame: PagerFrame, hovered: Int?) -> Position? {
    guard let page = frame.page else { return nil }
    var neighbour = page
    if let first = frame.first?.slot.page, first != page { neighbour = first }
    if let second = frame.second?.slot.page, second != page { neighbour = second }
    let moved = frame.displacementPixels.magnitude
    let step = Int(
      (Double(moved) / Double(max(1, frame.extentPixels)) * Double(Self.steps)).rounded())
    return Position(
      page: page, neighbour: neighbour, step: neighbour == page ? 0 : step, hovered: hovered)
  }

  /// A mark, from the first that is drawn.
  func mark(_ index: Int, at position: Position) -> Mark {
    usesDots ? dot(index, position) : bar(index, position)
  }

  private func dot(_ index: Int, _ position: Position) -> Mark {
    let step =
      index == position.page
      ? Self.steps - position.step : index == position.neighbour ? position.step : 0
    let stretch = { (step: Int) in (Self.extra * Double(step) / Double(Self.steps)).rounded() }
    // What stands before the dot and is longer pushes it on.
    let pushed =
      (position.page < index ? stretch(Self.steps - position.step) : 0)
      + (position.neighbour < index && position.neighbour != position.page
        ? stretch(position.step) : 0)
    let growth = index == position.hovered ? Self.growth : 0
    let inset = (Self.target - Self.dot - growth) / 2
    return mark(
      from: start + Double(index) * Self.target + pushed + inset,
      Self.dot + growth + stretch(step), thick: Self.dot + growth, step)
  }

  private func bar(_ index: Int, _ position: Position) -> Mark {
    let growth = position.hovered == nil ? 0.0 : 2
    if index == 0 { return mark(from: start, length, thick: 2 + growth, 0) }
    let thumb = max(Self.shortestThumb, (length / Double(count)).rounded())
    let fraction = Double(position.step) / Double(Self.steps)
    let position = Double(position.page) + Double(position.neighbour - position.page) * fraction
    let shift = (length - thumb) * position / Double(count - 1)
    return mark(from: start + shift.rounded(), thumb, thick: 4 + growth, Self.steps)
  }

  /// A mark from a position along the axis.
  private func mark(from position: Double, _ long: Double, thick: Double, _ step: Int) -> Mark {
    let along = isMirrored ? 2 * start + length - position - long : position
    let isVertical = axis == .vertical
    let across = (isVertical ? area.maxX : area.maxY) - Self.target / 2 - thick / 2
    return Mark(
      position: Point(x: isVertical ? across : along, y: isVertical ? along : across),
      look: IndicatorArt.Look(
        size: Size(width: isVertical ? thick : long, height: isVertical ? long : thick), step: step)
    )
  }

  /// The page whose mark is nearest to a press; nil when the press is not for the indicator.
  ///
  /// `current` is the page whose dot is the long one.
  func page(at point: Point, current: Int) -> Int? {
    let isVertical = axis == .vertical
    let across = isVertical ? area.maxX - point.x : area.maxY - point.y
    let along = (isVertical ? point.y : point.x) - start
    guard across >= 0, across < Self.target, along >= -8, along < length + 8 else { return nil }
    return page(nearestTo: point, current: current)
  }

  /// The page whose mark is nearest to a pointer that scrubs, wherever it is.
  func page(nearestTo point: Point, current: Int) -> Int {
    let along = (axis == .vertical ? point.y : point.x) - start
    let position = min(max(isMirrored ? length - along : along, 0), length)
    guard usesDots else {
      // The middle of the thumb follows the pointer.
      let thumb = max(Self.shortestThumb, (length / Double(count)).rounded())
      let fraction = (position - thumb / 2) / max(1, length - thumb)
      return min(count - 1, max(0, Int((fraction * Double(count - 1)).rounded())))
    }
    // The long dot pushes those behind it on.
    let long = Double(current) * Self.target + Self.target / 2
    let straight = position < long ? position : max(long, position - Self.extra)
    return min(count - 1, max(0, Int((straight / Self.target).rounded(.down))))
  }
}
