import PagerCore

/// A value between 0 and 1 that goes to either end in a set time, on the pager's clock.
struct Fade: Hashable {
  /// How long a fade takes.
  static let duration = Duration.milliseconds(120)

  private var origin = 0.0
  private(set) var target = 0.0
  private var start = Timestamp.zero

  /// Heads for another value from an instant on; at once where motion is not wanted.
  mutating func go(to target: Double, at time: Timestamp, isInstant: Bool = false) {
    if isInstant {
      (origin, self.target) = (target, target)
    } else if target != self.target {
      origin = value(at: time)
      self.target = target
      start = time
    }
  }

  /// The value at an instant.
  func value(at time: Timestamp) -> Double {
    if origin == target { return target }
    // The way that is left is shorter after a change of mind, and so is its time.
    let whole = Self.duration / .seconds(1) * (target - origin).magnitude
    let fraction = min(max(time.seconds(since: start) / whole, 0), 1)
    return origin + (target - origin) * fraction
  }

  /// Whether it is on its way at an instant.
  func isMoving(at time: Timestamp) -> Bool { value(at: time) != target }
}
