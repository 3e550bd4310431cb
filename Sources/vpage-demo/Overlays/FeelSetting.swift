import PagerCore
import PagerSDL
import PagerTrace

/// A value of the pager's feel that the x-ray lets a reader change.
enum FeelSetting: Int, CaseIterable {
  /// The response of the settling spring.
  case response
  /// The fraction of a page past which a pull turns.
  case threshold
  /// The slope of the rubber band.
  case rubberBand

  /// What it is called.
  var name: String {
    switch self {
    case .response: "Spring response"
    case .threshold: "Turns from"
    case .rubberBand: "Rubber band"
    }
  }

  /// How large a step of a button is, and the range that makes sense.
  private var step: (size: Double, range: ClosedRange<Double>) {
    switch self {
    case .response: (0.05, 0.1...2)
    case .threshold: (0.02, 0.02...0.9)
    case .rubberBand: (0.05, 0.05...1)
    }
  }

  private func value(_ feel: PagerConfiguration) -> Double {
    switch self {
    case .response: feel.settle.springResponse / .seconds(1)
    case .threshold: feel.turnThresholdFraction
    case .rubberBand: feel.gesture.rubberBandCoefficient
    }
  }

  /// The value with its unit.
  func text(_ feel: PagerConfiguration) -> String {
    switch self {
    case .response: "\(decimal(value(feel), places: 2)) s"
    case .threshold: "\(decimal(value(feel) * 100, places: 0)) %"
    case .rubberBand: decimal(value(feel), places: 2)
    }
  }

  /// Makes the value one step larger or smaller, within its range.
  func change(_ feel: inout PagerConfiguration, by direction: Int) {
    let (size, range) = step
    let steps = (value(feel) / size).rounded() + Double(direction)
    let value = min(max(steps * size, range.lowerBound), range.upperBound)
    switch self {
    case .response: feel.settle.springResponse = .milliseconds((value * 1000).rounded())
    case .threshold: feel.turnThresholdFraction = value
    case .rubberBand: feel.gesture.rubberBandCoefficient = value
    }
  }
}
