extension PagerConfiguration {
  /// The configuration with every number in its documented range, for a pager to use.
  func inRange() -> PagerConfiguration {
    let standard = PagerConfiguration(axis: axis)
    var result = self
    func limit(
      _ field: WritableKeyPath<PagerConfiguration, Double>, _ range: ClosedRange<Double>
    ) {
      let value = self[keyPath: field]
      result[keyPath: field] =
        value.isNaN
        ? standard[keyPath: field] : min(max(value, range.lowerBound), range.upperBound)
    }
    func limit(
      _ field: WritableKeyPath<PagerConfiguration, Duration>, _ range: ClosedRange<Duration>
    ) {
      result[keyPath: field] = min(
        max(self[keyPath: field], range.lowerBound), range.upperBound)
    }
    let positive = 0...Double.infinity
    limit(\.rubberBandCoefficient, 0.01...1)
    limit(\.mouseSlopPoints, 0...1000)
    limit(\.fingerSlopPoints, 0...1000)
    limit(\.dampedThresholdFraction, 0...1)
    limit(\.trackingThresholdFraction, 0...1)
    limit(\.promiseHysteresisFraction, 0...1)
    limit(\.tremblePoints, positive)
    limit(\.flickVelocity, positive)
    limit(\.flickTravelPoints, positive)
    limit(\.pointingVelocity, positive)
    limit(\.swipeTravelFraction, positive)
    limit(\.decelerationRate, 0.5...0.9999)
    limit(\.restDistancePixels, 0.01...100)
    limit(\.restVelocity, 0.1...Double.infinity)
    limit(\.maximumVelocity, 0...1e6)
    limit(\.notchPoints, 0...1e6)
    limit(\.precisePoints, 0...1e6)
    limit(\.pageStepFraction, 0...1)
    limit(\.arrivedFraction, 0...1)
    limit(\.maximumStepPages, 1...2)
    limit(\.maximumExcursionPages, 0...0.9)
    limit(\.minimumInnerVelocity, 0.1...Double.infinity)
    limit(\.wheel.pushRatio, positive)
    limit(\.wheel.pushMinimum, positive)
    let hour = Duration.seconds(3600)
    limit(\.springResponse, .zero...hour)
    limit(\.easedDuration, .zero...hour)
    limit(\.bounceResponse, .milliseconds(1)...hour)
    limit(\.innerStepDuration, .zero...hour)
    limit(\.frameInterval, .milliseconds(1) ... .seconds(1))
    for field in [
      \PagerConfiguration.velocityWindow, \.velocityStaleness, \.velocityMinimumSpan,
      \.wheel.pause, \.wheel.lockout, \.wheel.notchBurst, \.wheel.pushInterval,
    ] {
      limit(field, .zero ... .seconds(10))
    }
    limit(\.wheel.envelopeDecay, .milliseconds(1) ... .seconds(10))
    return result
  }
}
