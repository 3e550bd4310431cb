import Testing

@testable import PagerCore

/// Every number of a configuration, at values that make no sense.
@Suite("Ranges of the configuration")
struct ConfigurationRangeTests {
  private static let numbers: [any WritableKeyPath<PagerConfiguration, Double> & Sendable] = [
    \.rubberBandCoefficient, \.mouseSlopPoints, \.fingerSlopPoints, \.dampedThresholdFraction,
    \.trackingThresholdFraction, \.promiseHysteresisFraction, \.tremblePoints, \.flickVelocity,
    \.flickTravelPoints, \.pointingVelocity, \.swipeTravelFraction, \.decelerationRate,
    \.restDistancePixels, \.restVelocity, \.maximumVelocity, \.notchPoints, \.precisePoints,
    \.pageStepFraction, \.arrivedFraction, \.maximumStepPages, \.maximumExcursionPages,
    \.minimumInnerVelocity, \.wheel.pushRatio, \.wheel.pushMinimum,
  ]

  private static let durations: [any WritableKeyPath<PagerConfiguration, Duration> & Sendable] = [
    \.springResponse, \.easedDuration, \.bounceResponse, \.innerStepDuration, \.frameInterval,
    \.velocityWindow, \.velocityStaleness, \.velocityMinimumSpan, \.wheel.pause, \.wheel.lockout,
    \.wheel.notchBurst, \.wheel.pushInterval, \.wheel.envelopeDecay,
  ]

  /// Drags, flings, wheel, keys and jumps; then everything must be at rest on a legal page.
  private func plays(_ configuration: PagerConfiguration) -> Bool {
    var bench = PagerBench(configuration, pages: 4, at: 1, lengths: [2: 1800])
    for _ in 0..<3 {
      bench.swipe()
      bench.wait(50)
      bench.press()
      bench.pull(to: -0.4)
      bench.lift(velocity: -900)
      bench.settle()
      for y in [-1.0, -0.3, -0.4, -0.5] {
        bench.send(.wheel(WheelDelta(y: y, isPrecise: y != -1)), at: bench.clock + 20)
      }
      bench.send(.key(.pageDown, .down))
      bench.wait(10)
      bench.send(.key(.pageDown, .down))
      bench.send(.goTo(page: 3, animated: true))
      bench.wait(100)
      bench.send(.goToPrevious)
      bench.wait(1e8)
    }
    return bench.pager.phase == .idle && bench.pager.displacement == 0
      && bench.pager.innerOffset.isFinite && bench.pager.frame.pull == nil
      && LegalWords.problem(in: bench.events, of: bench.pager) == nil
  }

  @Test("Nothing, less than nothing, no number and no end neither hang nor trap")
  func nonsense() {
    for base in [PagerConfiguration.damped, .dampedLoop, .trackingLoop] {
      for number in Self.numbers {
        for value in [0, -0.5, -1e300, .infinity, -.infinity, Double.nan, 1e300, 1] {
          let configuration = base.with { $0[keyPath: number] = value }
          #expect(plays(configuration), "\(number) = \(value)")
        }
      }
      for duration in Self.durations {
        for value in [Duration.zero, .seconds(-1), .seconds(1e15), .nanoseconds(1)] {
          let configuration = base.with { $0[keyPath: duration] = value }
          #expect(plays(configuration), "\(duration) = \(value)")
        }
      }
    }
  }

  @Test("Where a notch, a precise delta or a page step scrolls by nothing, the page turns at once")
  func nothingInside() {
    let still = PagerConfiguration().with {
      $0.notchPoints = 0
      $0.precisePoints = 0
      $0.pageStepFraction = 0
    }
    let steps: [PagerInput] = [
      .key(.down, .down), .key(.pageDown, .down), .wheel(WheelDelta(y: -1)),
      .wheel(WheelDelta(y: -1, isPrecise: true)),
    ]
    for step in steps {
      var bench = PagerBench(still, lengths: [5: 1800])
      bench.send(step)
      bench.settle()
      #expect(bench.pager.page == 6, "\(step)")
    }
  }

  @Test("What a pager was given stays as it is within its range, and comes into it from outside")
  func ranges() {
    var pager = Pager(
      configuration: PagerConfiguration(), pageCount: 3, viewport: Size(width: 9, height: 9))
    #expect(pager.configuration == PagerConfiguration())
    pager.configuration.rubberBandCoefficient = -0.5
    pager.configuration.decelerationRate = 1
    pager.configuration.springResponse = .seconds(1e15)
    pager.configuration.flickVelocity = .nan
    pager.configuration.arrivedFraction = 7
    #expect(pager.configuration.rubberBandCoefficient == 0.01)
    #expect(pager.configuration.decelerationRate == 0.9999)
    #expect(pager.configuration.springResponse == .seconds(3600))
    #expect(pager.configuration.flickVelocity == 400)
    #expect(pager.configuration.arrivedFraction == 1)
    let horizontal = PagerConfiguration(axis: .horizontal, boundary: .looping, settle: .eased)
    pager.configuration = horizontal
    #expect(pager.configuration == horizontal)
  }

  private static let bounds:
    [(any WritableKeyPath<PagerConfiguration, Double> & Sendable, ClosedRange<Double>)] = [
      (\.rubberBandCoefficient, 0.01...1), (\.mouseSlopPoints, 0...1000),
      (\.fingerSlopPoints, 0...1000), (\.dampedThresholdFraction, 0...1),
      (\.trackingThresholdFraction, 0...1), (\.promiseHysteresisFraction, 0...1),
      (\.tremblePoints, 0...1e300), (\.flickVelocity, 0...1e300),
      (\.flickTravelPoints, 0...1e300), (\.pointingVelocity, 0...1e300),
      (\.swipeTravelFraction, 0...1e300), (\.decelerationRate, 0.5...0.9999),
      (\.restDistancePixels, 0.01...100), (\.restVelocity, 0.1...1e300),
      (\.maximumVelocity, 0...1e6), (\.notchPoints, 0...1e6), (\.precisePoints, 0...1e6),
      (\.pageStepFraction, 0...1), (\.arrivedFraction, 0...1), (\.maximumStepPages, 1...2),
      (\.maximumExcursionPages, 0...0.9), (\.minimumInnerVelocity, 0.1...1e300),
      (\.wheel.pushRatio, 0...1e300), (\.wheel.pushMinimum, 0...1e300),
    ]

  private static let timeBounds:
    [(any WritableKeyPath<PagerConfiguration, Duration> & Sendable, ClosedRange<Duration>)] = [
      (\.springResponse, .zero ... .seconds(3600)), (\.easedDuration, .zero ... .seconds(3600)),
      (\.bounceResponse, .milliseconds(1) ... .seconds(3600)),
      (\.innerStepDuration, .zero ... .seconds(3600)),
      (\.frameInterval, .milliseconds(1) ... .seconds(1)),
      (\.velocityWindow, .zero ... .seconds(10)), (\.velocityStaleness, .zero ... .seconds(10)),
      (\.velocityMinimumSpan, .zero ... .seconds(10)), (\.wheel.pause, .zero ... .seconds(10)),
      (\.wheel.lockout, .zero ... .seconds(10)), (\.wheel.notchBurst, .zero ... .seconds(10)),
      (\.wheel.pushInterval, .zero ... .seconds(10)),
      (\.wheel.envelopeDecay, .milliseconds(1) ... .seconds(10)),
    ]

  @Test("Each number and time is brought to the nearer bound that its documentation tells")
  func everyBound() {
    #expect(Self.bounds.count == Self.numbers.count)
    #expect(Self.timeBounds.count == Self.durations.count)
    func taken(_ change: (inout PagerConfiguration) -> Void) -> PagerConfiguration {
      Pager(
        configuration: PagerConfiguration().with(change), pageCount: 1,
        viewport: Size(width: 9, height: 9)
      ).configuration
    }
    for (field, range) in Self.bounds {
      #expect(taken { $0[keyPath: field] = -1e300 }[keyPath: field] == range.lowerBound, "\(field)")
      #expect(taken { $0[keyPath: field] = 1e300 }[keyPath: field] == range.upperBound, "\(field)")
    }
    for (field, range) in Self.timeBounds {
      let (low, high) = (Duration.seconds(-1), Duration.seconds(1e15))
      #expect(taken { $0[keyPath: field] = low }[keyPath: field] == range.lowerBound, "\(field)")
      #expect(taken { $0[keyPath: field] = high }[keyPath: field] == range.upperBound, "\(field)")
    }
  }
}
