import Testing

@testable import PagerCore

/// Every number of a configuration, at values that make no sense.
@Suite("Ranges of the configuration")
struct ConfigurationRangeTests {
  /// The bounds that the documentation of each field tells; ∞ stands for "no bound".
  private static let bounds: [String: ClosedRange<Double>] = [
    "gesture.rubberBandCoefficient": 0.01...1,
    "gesture.mouseSlopPoints": 0...1000,
    "gesture.fingerSlopPoints": 0...1000,
    "gesture.decelerationRate": 0.5...0.9999,
    "gesture.maximumVelocity": 0...1e6,
    "turn.dampedThresholdFraction": 0...1,
    "turn.trackingThresholdFraction": 0...1,
    "turn.promiseHysteresisFraction": 0...1,
    "turn.tremblePoints": 0...Double.infinity,
    "turn.flickVelocity": 0...Double.infinity,
    "turn.flickTravelPoints": 0...Double.infinity,
    "turn.pointingVelocity": 0...Double.infinity,
    "turn.swipeTravelFraction": 0...Double.infinity,
    "turn.maximumStepPages": 1...2,
    "settle.restDistancePixels": 0.01...100,
    "settle.restVelocity": 0.1...Double.infinity,
    "settle.arrivedFraction": 0...1,
    "settle.maximumExcursionPages": 0...0.9,
    "innerScrolling.notchPoints": 0...1e6,
    "innerScrolling.precisePoints": 0...1e6,
    "innerScrolling.pageStepFraction": 0...1,
    "innerScrolling.minimumVelocity": 0.1...Double.infinity,
    "wheel.pushRatio": 0...Double.infinity,
    "wheel.pushMinimum": 0...Double.infinity,
  ]

  /// The same for lengths of time.
  private static let timeBounds: [String: ClosedRange<Duration>] = [
    "gesture.velocityWindow": .zero ... .seconds(10),
    "gesture.velocityStaleness": .zero ... .seconds(10),
    "gesture.velocityMinimumSpan": .zero ... .seconds(10),
    "settle.springResponse": .zero ... .seconds(3600),
    "settle.easedDuration": .zero ... .seconds(3600),
    "settle.frameInterval": .milliseconds(1) ... .seconds(1),
    "innerScrolling.stepDuration": .zero ... .seconds(3600),
    "innerScrolling.bounceResponse": .milliseconds(1) ... .seconds(3600),
    "wheel.pause": .zero ... .seconds(10),
    "wheel.lockout": .zero ... .seconds(10),
    "wheel.notchBurst": .zero ... .seconds(10),
    "wheel.envelopeDecay": .milliseconds(1) ... .seconds(10),
    "wheel.pushInterval": .zero ... .seconds(10),
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

  @Test("No number and no length of time of a configuration is without a range, and a test of it")
  func everyField() {
    let declared = ConfigurationField.declared(in: PagerConfiguration()).keys.sorted()
    #expect(ConfigurationField.all.map(\.name).sorted() == declared)
    #expect((Array(Self.bounds.keys) + Self.timeBounds.keys).sorted() == declared)
  }

  @Test("Nothing, less than nothing, no number and no end neither hang nor trap")
  func nonsense() {
    for base in [PagerConfiguration.damped, .dampedLoop, .trackingLoop] {
      for field in ConfigurationField.all {
        switch field {
        case .number(let number):
          for value in [0, -0.5, -1e300, .infinity, -.infinity, Double.nan, 1e300, 1] {
            let configuration = base.with { $0[keyPath: number] = value }
            #expect(plays(configuration), "\(field.name) = \(value)")
          }
        case .duration(let duration):
          for value in [Duration.zero, .seconds(-1), .seconds(1e15), .nanoseconds(1)] {
            let configuration = base.with { $0[keyPath: duration] = value }
            #expect(plays(configuration), "\(field.name) = \(value)")
          }
        }
      }
    }
  }

  @Test("Where a notch, a precise delta or a page step scrolls by nothing, the page turns at once")
  func nothingInside() {
    let still = PagerConfiguration().with {
      $0.innerScrolling.notchPoints = 0
      $0.innerScrolling.precisePoints = 0
      $0.innerScrolling.pageStepFraction = 0
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

  @Test("A number in its range stays as it is set; one outside is brought to the nearer bound")
  func everyBound() {
    func set<Value>(_ field: WritableKeyPath<PagerConfiguration, Value>, _ value: Value) -> Value {
      PagerConfiguration().with { $0[keyPath: field] = value }[keyPath: field]
    }
    for field in ConfigurationField.all {
      let name = field.name
      switch field {
      case .number(let number):
        guard let range = Self.bounds[name] else { continue }
        for bound in [range.lowerBound, range.upperBound] {
          #expect(set(number, bound) == bound, "\(name)")
        }
        #expect(set(number, -.infinity) == range.lowerBound, "\(name)")
        #expect(set(number, .infinity) == range.upperBound, "\(name)")
        #expect(set(number, .nan) == PagerConfiguration()[keyPath: number], "\(name)")
      case .duration(let duration):
        guard let range = Self.timeBounds[name] else { continue }
        for bound in [range.lowerBound, range.upperBound] {
          #expect(set(duration, bound) == bound, "\(name)")
        }
        #expect(set(duration, .seconds(-1)) == range.lowerBound, "\(name)")
        #expect(set(duration, .seconds(1e15)) == range.upperBound, "\(name)")
      }
    }
  }

  @Test("A group that is set as a whole is brought into range as its fields are, in a pager too")
  func wholeGroups() {
    var gesture = PagerConfiguration.Gesture()
    gesture.rubberBandCoefficient = -0.5
    var settle = PagerConfiguration.Settle()
    settle.arrivedFraction = 7
    var pager = Pager(
      configuration: PagerConfiguration(), pageCount: 3, viewport: Size(width: 9, height: 9))
    pager.configuration.gesture = gesture
    pager.configuration.settle = settle
    #expect(pager.configuration.gesture.rubberBandCoefficient == 0.01)
    #expect(pager.configuration.settle.arrivedFraction == 1)
    let horizontal = PagerConfiguration(axis: .horizontal, boundary: .looping, settle: .eased)
    pager.configuration = horizontal
    #expect(pager.configuration == horizontal)
  }

  @Test("The threshold of the way in which the strip follows is that way's own")
  func threshold() {
    for following in DragFollowing.allCases {
      var configuration = PagerConfiguration(following: following)
      #expect(configuration.turnThresholdFraction == (following == .damped ? 0.12 : 0.5))
      configuration.turnThresholdFraction = 0.3
      #expect(configuration.turn.dampedThresholdFraction == (following == .damped ? 0.3 : 0.12))
      #expect(configuration.turn.trackingThresholdFraction == (following == .damped ? 0.5 : 0.3))
    }
  }
}
