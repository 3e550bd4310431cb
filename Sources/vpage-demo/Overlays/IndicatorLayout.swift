import PagerCore
import PagerSDL

/// Where the marks of an indicator stand.
struct IndicatorLayout {
  /// A dot or bar at its place.
  struct Mark: Hashable {
    var place: Point
    var size: Size
    var kind: IndicatorArt.Kind
  }

  private static let dot = 6.0
  private static let gap = 8.0
  /// By how much the current dot is longer than the others.
  private static let extra = 10.0
  private static let mostDots = 12
  /// From the edge of the area to the middle of the marks.
  private static let depth = 12.0

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
    let room = area.size[axis] - 48
    guard count > 1, room >= 48, area.size[axis.crossing] >= 120 else { return nil }
    self.axis = axis
    self.count = count
    self.area = area
    self.isMirrored = isMirrored
    let dots = Double(count) * Self.dot + Double(count - 1) * Self.gap + Self.extra
    usesDots = count <= Self.mostDots && dots <= room
    length = usesDots ? dots : min(room, 160).rounded(.down)
    let origin = axis == .vertical ? area.y : area.x
    start = (origin + (area.size[axis] - length) / 2).rounded()
  }

  /// The marks for a frame, in the order in which they are drawn.
  func marks(for frame: PagerFrame) -> [Mark] {
    guard let page = frame.page else { return [] }
    let moved = Double(frame.displacementPixels.magnitude) / Double(max(1, frame.extentPixels))
    let other = frame.visiblePages.first { $0 != page }
    let share = other == nil ? 0 : moved
    return usesDots
      ? dots(page, other, share) : bar(page, other ?? page, share)
  }

  private func dots(_ page: Int, _ other: Int?, _ share: Double) -> [Mark] {
    var along = start
    return (0..<count).map { index in
      let weight = index == page ? 1 - share : index == other ? share : 0
      let long = Self.dot + (Self.extra * weight).rounded()
      defer { along += long + Self.gap }
      return mark(
        from: along, long, thick: Self.dot,
        weight > 0 ? .active(Int((weight * 8).rounded())) : .quiet)
    }
  }

  private func bar(_ page: Int, _ other: Int, _ share: Double) -> [Mark] {
    let thumb = max(16, (length / Double(count)).rounded())
    let place = Double(page) + Double(other - page) * share
    let shift = (length - thumb) * place / Double(count - 1)
    return [
      mark(from: start, length, thick: 2, .quiet),
      mark(from: start + shift.rounded(), thumb, thick: 4, .active(8)),
    ]
  }

  /// A mark from a place along the axis.
  private func mark(
    from place: Double, _ long: Double, thick: Double, _ kind: IndicatorArt.Kind
  ) -> Mark {
    let along = isMirrored ? 2 * start + length - place - long : place
    let isVertical = axis == .vertical
    let across = (isVertical ? area.maxX : area.maxY) - Self.depth - thick / 2
    return Mark(
      place: Point(x: isVertical ? across : along, y: isVertical ? along : across),
      size: Size(width: isVertical ? thick : long, height: isVertical ? long : thick), kind: kind)
  }

  /// The page whose mark is nearest to a click; nil when the click is not for the indicator.
  ///
  /// `current` is the page whose dot is the long one.
  func page(at point: Point, current: Int) -> Int? {
    let isVertical = axis == .vertical
    let across = (isVertical ? area.maxX - point.x : area.maxY - point.y)
    let along = (isVertical ? point.y : point.x) - start
    guard across >= 0, across < 2 * Self.depth, along >= -8, along < length + 8 else { return nil }
    let place = min(max(isMirrored ? length - along : along, 0), length)
    guard usesDots else {
      return min(count - 1, Int((place / length * Double(count)).rounded(.down)))
    }
    // Each dot has the gap around it up to the middle; the long one pushes those behind it on.
    let pitch = Self.dot + Self.gap
    let long = Double(current) * pitch - Self.gap / 2
    let straight = place < long ? place : max(long, place - Self.extra)
    return min(count - 1, max(0, Int(((straight + Self.gap / 2) / pitch).rounded(.down))))
  }
}
