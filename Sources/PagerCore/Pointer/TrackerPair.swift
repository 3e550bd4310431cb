/// Velocity along the paging axis and across it.
struct TrackerPair: Hashable, Sendable {
  private var along = VelocityTracker()
  private var across = VelocityTracker()

  mutating func begin(
    at time: Timestamp, _ point: Point, axis: Axis, slopPoints: Double, window: Duration
  ) {
    along.begin(at: time, position: -point[axis], slopPoints: slopPoints, window: window)
    across.begin(
      at: time, position: -point[axis.crossing], slopPoints: slopPoints, window: window)
  }

  mutating func add(at time: Timestamp, _ point: Point, axis: Axis) {
    along.add(at: time, position: -point[axis])
    across.add(at: time, position: -point[axis.crossing])
  }

  /// The velocity in points per second; positive toward the next page or the content's end.
  func velocity(
    isAlong: Bool, at time: Timestamp, configuration: PagerConfiguration
  ) -> Double {
    (isAlong ? along : across).velocity(at: time, configuration: configuration)
  }

  /// The travel in points along the paging axis from which the velocity there is measured.
  func travel(at time: Timestamp, configuration: PagerConfiguration) -> Double {
    along.travel(at: time, configuration: configuration)
  }
}
