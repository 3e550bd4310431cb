/// The turn in whose middle a drag began.
struct CaughtTurn: Hashable, Sendable {
  /// The step that it was heading to.
  var target: Int
  /// The rests between which the strip follows the pointer point for point.
  var range: ClosedRange<Int>

  /// The end of the range, a step, that the strip has passed; nil inside.
  func end(passedAt position: Double) -> Int? {
    if position < Double(range.lowerBound) { return range.lowerBound }
    return position > Double(range.upperBound) ? range.upperBound : nil
  }
}
