/// Widens SDL's event times, 32-bit milliseconds since its start, to nanoseconds that never fall.
///
/// SDL's own count begins again every 49.7 days. Events a little out of order, as other threads may
/// push them, get the time of the latest before them.
package struct EventClock: Equatable, Sendable {
  /// The latest event's milliseconds since SDL's start; nil before the first.
  private var latest: Int64?

  package init() {}

  /// Returns an event's time in nanoseconds since SDL's start.
  package mutating func widen(_ milliseconds: UInt32) -> Int64 {
    let before = latest ?? Int64(milliseconds)
    // The shorter way round: events lie less than 24 days apart.
    let step = Int32(bitPattern: milliseconds &- UInt32(truncatingIfNeeded: before))
    let now = before + Int64(max(step, 0))
    latest = now
    return now * 1_000_000
  }
}
