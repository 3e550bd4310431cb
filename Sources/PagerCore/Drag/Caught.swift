/// A settle that was stopped in motion.
struct Caught: Hashable, Sendable {
  /// The step that it was heading to.
  var target: Int
  /// The distance of the strip from the target, in pages.
  var distance: Double
  /// What had made it.
  var cause: Settling.Cause

  /// How far the strip stands from the rest of a step, in pages.
  func displacement(fromStep step: Int) -> Double { distance + Double(target - step) }
}
