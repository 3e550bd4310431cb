public import PagerCore

/// A position in a trace: a length along each axis from the top left corner of the window.
public struct TracePoint: Hashable, Sendable {
  /// The length to the right of the left edge.
  public var x: TraceLength
  /// The length below the top edge.
  public var y: TraceLength

  /// Makes a position from its two lengths.
  public init(x: TraceLength, y: TraceLength) {
    self.x = x
    self.y = y
  }

  /// A position in points.
  public static func points(_ x: Double, _ y: Double) -> TracePoint {
    TracePoint(x: .points(x), y: .points(y))
  }

  /// A position in hundredths of the window.
  public static func percent(_ x: Double, _ y: Double) -> TracePoint {
    TracePoint(x: .percent(x), y: .percent(y))
  }

  /// The position in points, in a window of the given size.
  public func resolved(in size: Size) -> Point {
    Point(x: x.resolved(in: size.width), y: y.resolved(in: size.height))
  }

  /// The position as a trace writes it: "50% 80%".
  public var text: String { "\(x.text) \(y.text)" }
}
