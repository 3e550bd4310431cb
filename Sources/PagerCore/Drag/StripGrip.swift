/// How the pointer holds the strip in a drag.
struct StripGrip: Hashable, Sendable {
  /// The coordinate of the pointer from which the pull counts, in points toward the next page.
  var origin: Double
  /// The step from whose rest `position` counts.
  var originStep: Int
  /// How the strip follows.
  var curve: PullCurve
  /// The position of the strip, in pages from the rest at `originStep`.
  var position: Double

  /// The position in pages from the rest at step 0.
  var absolutePosition: Double { position + Double(originStep) }

  /// The pull of a pointer in pages; 0 where a page has no length.
  func pull(_ pointer: Double, extent: Double) -> Double {
    extent > 0 ? (pointer - origin) / extent : 0
  }

  /// Puts the strip where a pull has it, or on the rest that lies within a rounding error of that.
  mutating func follow(_ pointer: Double, extent: Double) {
    let wanted = extent > 0 ? curve.position(pull: (pointer - origin) / extent) : 0
    let rest = wanted.rounded()
    position = (wanted - rest).magnitude < 1e-9 ? rest : wanted
  }

  /// Keeps the strip within one page of the rest of a step: where a page beyond is gone meanwhile.
  mutating func stay(withinPageOf step: Int) {
    let rest = Double(step - originStep)
    position = min(max(position, rest - 1), rest + 1)
  }

  /// Takes hold anew, so that the strip stands where it is under a pointer.
  mutating func reanchor(_ pointer: Double, extent: Double) {
    origin = pointer - curve.pull(position: position) * extent
  }
}
