/// A rectangle in points; y grows downward.
public struct Rect: Hashable, Sendable {
  /// Points from the origin to the left edge.
  public var x: Double
  /// Points from the origin to the top edge.
  public var y: Double
  /// Points from left to right; zero or less is empty.
  public var width: Double
  /// Points from top to bottom; zero or less is empty.
  public var height: Double

  /// Makes a rectangle from its top left corner and its sides, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from its top left corner and its size, in points.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }

  /// The width and height.
  public var size: Size { Size(width: width, height: height) }

  /// The right edge.
  public var maxX: Double { x + width }

  /// The bottom edge.
  public var maxY: Double { y + height }

  /// Tells whether the rectangle has no inside.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Returns the rectangle with each edge moved inwards by a number of points.
  public func inset(by points: Double) -> Rect { inset(x: points, y: points) }

  /// Returns the rectangle with its sides and its top and bottom moved inwards, in points.
  public func inset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns the rectangle moved by a number of points.
  public func offsetBy(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Tells whether a position lies inside; the right and bottom edges do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Tells whether both rectangles have some inside in common.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty && x < other.maxX && other.x < maxX && y < other.maxY
      && other.y < maxY
  }
}
