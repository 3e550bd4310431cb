/// A position in points, measured from the top left corner of the pager; y grows downward.
public struct Point: Hashable, Sendable {
  /// Points to the right of the left edge.
  public var x: Double
  /// Points below the top edge.
  public var y: Double

  /// Makes a position from its two coordinates in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The coordinate along an axis, in points.
  public subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// The position a number of points further to the right, or further down.
  func moved(by length: Double, along axis: Axis) -> Point {
    axis == .horizontal ? Point(x: x + length, y: y) : Point(x: x, y: y + length)
  }

  /// Whether both coordinates are numbers.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a size from width and height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether a position lies inside, measured from the top left corner.
  func contains(_ point: Point) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < width && point.y < height
  }

  /// The length along an axis, in points.
  public subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// A direction in which pages follow each other or content scrolls.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The axis at right angles to this one.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
