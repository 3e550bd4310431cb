internal import Glibc

/// The functions of libm that the motion needs, gathered in the one file that imports it.
enum Math {
  /// The exponential function.
  static func exponential(_ value: Double) -> Double { exp(value) }

  /// The natural logarithm.
  static func logarithm(_ value: Double) -> Double { log(value) }

  /// The sine and cosine of an angle in radians.
  static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    (sin(angle), cos(angle))
  }

  /// A value brought into a range; what is not a number becomes a value of choice.
  static func value(
    _ value: Double, in range: ClosedRange<Double>, orNaN otherwise: Double
  ) -> Double {
    value.isNaN ? otherwise : min(max(value, range.lowerBound), range.upperBound)
  }

  /// The nearest whole number; far beyond the largest length ±2^53, and 0 for what is no number.
  static func wholeNumber(_ value: Double) -> Int {
    let limit = 9_007_199_254_740_992.0
    return value.isNaN ? 0 : Int(min(max(value.rounded(), -limit), limit))
  }

  /// The first instant in `range` at which `isPast` holds, for a condition that turns true once.
  ///
  /// Bisects whole nanoseconds, so that the answer does not depend on how a run is cut into frames.
  /// Takes about 40 calls. When the condition never holds, the end of the range is the answer.
  static func firstInstant(
    in range: ClosedRange<Int64>, where isPast: (Int64) -> Bool
  ) -> Int64 {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
