public import PagerCore
public import PagerTrace

extension TraceBuilder {
  /// Presses the left button at a position, moves in even steps to another one and lets go there.
  ///
  /// - Parameters:
  ///   - start: Where the button goes down.
  ///   - end: Where it comes up; of the same units as `start`.
  ///   - duration: How long the motion takes, in ms; the button comes up at its end.
  ///   - steps: How many moves there are.
  ///   - milliseconds: When the button goes down, in ms; nil for the clock.
  /// - Returns: The trace with the swipe.
  public func swipe(
    from start: TracePoint, to end: TracePoint, duration: Double, steps: Int = 6,
    at milliseconds: Double? = nil
  ) -> TraceBuilder {
    drag(through: [start, end], duration: duration, steps: steps, at: milliseconds).release(at: end)
  }

  /// Presses the left button at the first position and moves evenly through the others, still held.
  ///
  /// - Parameters:
  ///   - positions: Where the pointer goes; at least one.
  ///   - duration: How long each part of the way takes, in ms.
  ///   - steps: How many moves each part has.
  ///   - milliseconds: When the button goes down, in ms; nil for the clock.
  /// - Returns: The trace with the drag.
  public func drag(
    through positions: [TracePoint], duration: Double, steps: Int = 6,
    at milliseconds: Double? = nil
  ) -> TraceBuilder {
    guard let first = positions.first else { return self }
    var result = add(.down(first), at: milliseconds)
    for (from, to) in zip(positions, positions.dropFirst()) {
      let begin = result.now
      for step in 1...max(1, steps) {
        let fraction = Double(step) / Double(max(1, steps))
        let position = from.mixed(with: to, fraction)
        result = result.add(.move(position), at: begin + duration * fraction)
      }
    }
    return result
  }

  /// Lets go of the left button at a position, a number of ms later.
  public func release(at position: TracePoint, after milliseconds: Double = 0) -> TraceBuilder {
    add(.up(position), at: now + milliseconds)
  }

  /// Presses the left button and lets go after a number of ms without a motion: a click.
  public func press(
    at position: TracePoint, for duration: Double = 50, at milliseconds: Double? = nil
  ) -> TraceBuilder {
    add(.down(position), at: milliseconds).release(at: position, after: duration)
  }

  /// Turns the wheel by notches, which are whole unless precise; negative y is toward the next page.
  public func wheel(
    x: Double = 0, y: Double, isPrecise: Bool = false, at milliseconds: Double? = nil
  ) -> TraceBuilder {
    add(.wheel(WheelDelta(x: x, y: y, isPrecise: isPrecise)), at: milliseconds)
  }

  /// Presses a key of the pager and lets go at the same instant.
  public func key(_ key: PagerKey, at milliseconds: Double? = nil) -> TraceBuilder {
    add(.key(.pager(key)), at: milliseconds)
  }

  /// Holds a key: down, repeats every `interval` ms, up one interval after the last.
  public func hold(
    _ key: PagerKey, repeats: Int, every interval: Double = 30, at milliseconds: Double? = nil
  ) -> TraceBuilder {
    var result = add(.keyDown(.pager(key)), at: milliseconds)
    for _ in 0..<repeats { result = result.wait(interval).add(.keyRepeat(.pager(key))) }
    return result.wait(interval).add(.keyUp(.pager(key)))
  }

  /// Ends the trace.
  public func end(at milliseconds: Double? = nil) -> TraceBuilder { add(.end, at: milliseconds) }
}

extension TracePoint {
  /// The position a fraction of the way toward another one of the same units.
  fileprivate func mixed(with other: TracePoint, _ fraction: Double) -> TracePoint {
    TracePoint(x: x.mixed(with: other.x, fraction), y: y.mixed(with: other.y, fraction))
  }
}

extension TraceLength {
  /// The length a fraction of the way toward another one of the same unit.
  fileprivate func mixed(with other: TraceLength, _ fraction: Double) -> TraceLength {
    let mixed = amount + (other.amount - amount) * fraction
    return unit == .points ? .points(mixed) : .percent(mixed)
  }
}
