import PagerCore

/// The soft shadow where two pages meet, or a page and the background: drawn once, then copied.
///
/// It grows with the distance from rest, so that no pixel pops when a page begins to move or has
/// arrived, and falls off to nothing on both sides of the edge. The page that comes later casts the
/// deeper side onto the one before it; at a bound the page casts it onto the background.
package final class PageEdgeShadow {
  /// How far from rest the shadow has its full depth, in points.
  static let growthPoints = 24.0
  /// How dark the deeper side is at the edge, 0...255.
  private static let depth = 44.0
  /// How dark the other side is, as a fraction of the deeper one.
  private static let lightFraction = 0.4

  private let reachPoints: Double
  private var image: FrameImage?
  private var key = Key()

  /// What a picture of the shadow depends on.
  private struct Key: Hashable {
    var isVertical = true
    /// Whether the deeper side lies below or to the right of the edge.
    var isDeepAfter = false
    /// The length of the edge, in pixels.
    var lengthPixels = 0
    var scale = 0.0
  }

  /// Makes the shadow with a reach in points on the deeper side.
  init(reachPoints: Double) { self.reachPoints = reachPoints }

  /// How much of its full depth the shadow has at a distance from rest in points: 0...1.
  package static func growth(atPoints distance: Double) -> Double {
    let fraction = min(max(distance / growthPoints, 0), 1)
    return fraction * fraction * (3 - 2 * fraction)
  }

  /// Draws the shadow of a frame; does not allocate but for the first frame of a motion.
  func draw(_ frame: PagerFrame, on canvas: FrameCanvas, axis: Axis) {
    guard let edge = frame.edgePixels else { return }
    let isVertical = axis == .vertical
    let across = isVertical ? canvas.size.width : canvas.size.height
    let wanted = Key(
      isVertical: isVertical, isDeepAfter: Self.isDeepAfter(frame),
      lengthPixels: Int((across * canvas.scale).rounded()), scale: canvas.scale)
    if wanted != key || image == nil {
      key = wanted
      image = makeImage()
    }
    guard let image else { return }
    let start = Double(edge - pixelsBefore) / canvas.scale
    canvas.draw(
      image, at: Point(x: isVertical ? 0 : start, y: isVertical ? start : 0),
      opacity: Self.growth(atPoints: Double(frame.restDistancePixels) / canvas.scale))
  }

  /// Whether the deeper side lies after the edge: on the background, else on the earlier page.
  private static func isDeepAfter(_ frame: PagerFrame) -> Bool {
    let hasPageBefore = frame.first.map { $0.originPixels < 0 } ?? false
    let hasPageAfter = (frame.second ?? frame.first).map { $0.originPixels > 0 } ?? false
    return hasPageBefore && hasPageAfter ? frame.isMirrored : hasPageBefore
  }

  private var deepPixels: Int { max(1, Int((reachPoints * key.scale).rounded())) }
  private var lightPixels: Int { max(1, Int((reachPoints * key.scale * 0.6).rounded())) }
  private var pixelsBefore: Int { key.isDeepAfter ? lightPixels : deepPixels }

  private func makeImage() -> FrameImage {
    let (key, deep, light) = (key, deepPixels, lightPixels)
    let length = Double(key.lengthPixels) / key.scale
    let depth = Double(deep + light) / key.scale
    return FrameImage(
      size: Size(
        width: key.isVertical ? length : depth, height: key.isVertical ? depth : length)
    ) { canvas in
      for step in 0..<deep + light {
        let isBefore = step < (key.isDeepAfter ? light : deep)
        let isDeep = isBefore != key.isDeepAfter
        let reach = Double(isDeep ? deep : light)
        let edge = Double(key.isDeepAfter ? light : deep)
        // A quadratic fall looks like the half shadow of a wide light.
        let fall = max(0, 1 - (Double(step) + 0.5 - edge).magnitude / reach)
        let alpha = Self.depth * (isDeep ? 1 : Self.lightFraction) * fall * fall
        canvas.fill(
          Color(red: 0, green: 0, blue: 0, alpha: UInt8(alpha.rounded())),
          x: key.isVertical ? 0 : step, y: key.isVertical ? step : 0,
          width: key.isVertical ? key.lengthPixels : 1,
          height: key.isVertical ? 1 : key.lengthPixels)
      }
    }
  }
}
