import PagerCore
import PagerSDL

extension Ink {
  /// Draws the outline of a rectangle with round corners; lengths are in points.
  func outline(_ rect: Rect, radius: Double, thickness: Double, color: Color) {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    var points: [Point] = []
    let corners = [
      (rect.maxX - radius, rect.y + radius, -0.25), (rect.maxX - radius, rect.maxY - radius, 0),
      (rect.x + radius, rect.maxY - radius, 0.25), (rect.x + radius, rect.y + radius, 0.5),
    ]
    for (x, y, turn) in corners {
      points += Self.arc(
        centre: Point(x: x, y: y), radius: radius, from: turn, to: turn + 0.25, steps: 8)
    }
    if let first = points.first { points.append(first) }
    stroke(points, thickness: thickness, color: color)
  }

  /// Returns positions on a circle; angles are in turns, clockwise from the right.
  static func arc(
    centre: Point, radius: Double, from start: Double, to end: Double, steps: Int
  ) -> [Point] {
    (0...max(1, steps)).map { step in
      let angle = 2 * .pi * (start + (end - start) * Double(step) / Double(max(1, steps)))
      return Point(
        x: centre.x + radius * Waves.cosine(angle), y: centre.y + radius * Waves.sine(angle))
    }
  }
}
