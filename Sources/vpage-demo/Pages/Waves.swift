internal import Glibc

/// The functions of libm that the drawings need, gathered in the one file that imports it.
enum Waves {
  /// The sine of an angle in radians.
  static func sine(_ angle: Double) -> Double { sin(angle) }

  /// The cosine of an angle in radians.
  static func cosine(_ angle: Double) -> Double { cos(angle) }
}
