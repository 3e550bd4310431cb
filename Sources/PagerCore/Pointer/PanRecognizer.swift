/// Tells a drag from a click: a drag has left the slop, and locks to one axis.
struct PanRecognizer: Hashable, Sendable {
  /// Where the pointer went down.
  var press: Point
  /// How far it may stray and still be a click, in points.
  var slopPoints: Double
  /// The axis along which pages turn.
  var pagingAxis: Axis
  /// The axis along which the page scrolls inside, when it can and it is another one.
  var innerAxis: Axis?

  /// A recognised drag.
  struct Pan: Hashable, Sendable {
    /// The axis that the drag is locked to.
    var axis: Axis
    /// The position from which the drag counts: the press moved by the slop toward the first motion.
    var anchor: Double
  }

  /// The drag that a pointer at this position has begun, or nil while it is within the slop.
  ///
  /// With one axis its travel alone counts; with two the straight distance, and the longer
  /// travel wins, a tie going to paging.
  func pan(at point: Point) -> Pan? {
    let travel = point[pagingAxis] - press[pagingAxis]
    guard let innerAxis else {
      guard travel.magnitude > slopPoints else { return nil }
      return Pan(
        axis: pagingAxis, anchor: press[pagingAxis] + (travel < 0 ? -slopPoints : slopPoints))
    }
    let crossing = point[innerAxis] - press[innerAxis]
    let way = (travel * travel + crossing * crossing).squareRoot()
    guard way > slopPoints else { return nil }
    let axis = crossing.magnitude > travel.magnitude ? innerAxis : pagingAxis
    let fraction = slopPoints / way
    return Pan(axis: axis, anchor: press[axis] + (point[axis] - press[axis]) * fraction)
  }
}
