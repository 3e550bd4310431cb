/// The direction of a gradient.
package enum GradientDirection: Equatable, Sendable {
  /// From the top to the bottom.
  case vertical
  /// From the left to the right.
  case horizontal
}
