/// A motion of the strip to a target, and what made it.
struct Settling: Hashable, Sendable {
  /// What made the motion; a catch goes on from it.
  enum Cause: Hashable, Sendable {
    /// A pull that did not turn: the curve that made it, from the rest at a step.
    case springBack(PullCurve, originStep: Int)
    /// A turn.
    case turn
  }

  /// The motion.
  var settle: Settle
  /// What made it.
  var cause: Cause
  /// The next rest on the way.
  var crossing: Settle.Crossing?
}
