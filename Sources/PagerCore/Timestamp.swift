/// An instant on the clock of a run: whole nanoseconds since its start.
///
/// Whole numbers keep sums exact, so that one long step and many short ones meet at the same
/// instant. The range is 292 years either way.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// Nanoseconds since the start of the run.
  public var nanoseconds: Int64

  /// Makes an instant from nanoseconds since the start.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Makes an instant from milliseconds since the start, rounded to the nanosecond.
  ///
  /// Values outside the range of the clock are clamped; not a number counts as 0.
  public init(milliseconds: Double) {
    let value = (milliseconds * 1e6).rounded()
    if value.isNaN {
      nanoseconds = 0
    } else {
      nanoseconds = Int64(max(-9.2e18, min(9.2e18, value)))
    }
  }

  /// The start of the run.
  public static let zero = Timestamp(nanoseconds: 0)

  /// Milliseconds since the start.
  public var milliseconds: Double { Double(nanoseconds) / 1e6 }

  /// Seconds from another instant to this one; negative when this one is earlier.
  public func seconds(since other: Timestamp) -> Double {
    let (difference, isTooFar) = nanoseconds.subtractingReportingOverflow(other.nanoseconds)
    return isTooFar
      ? (Double(nanoseconds) - Double(other.nanoseconds)) / 1e9 : Double(difference) / 1e9
  }

  /// The instant a number of seconds later, rounded to the nanosecond; at most the clock's ends.
  public func advanced(bySeconds seconds: Double) -> Timestamp {
    let step = Timestamp(milliseconds: seconds * 1e3).nanoseconds
    let (sum, isTooFar) = nanoseconds.addingReportingOverflow(step)
    return Timestamp(nanoseconds: isTooFar ? (step < 0 ? .min : .max) : sum)
  }

  /// Orders instants by time.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
