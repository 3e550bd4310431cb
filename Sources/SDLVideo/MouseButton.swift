/// A button of a mouse.
package enum MouseButton: Equatable, Hashable, Sendable {
  case left
  case middle
  case right
  /// The first extra button, at the thumb.
  case back
  /// The second extra button, at the thumb.
  case forward
  /// Any further button, by SDL's number, from 6.
  case other(Int)

  /// Makes the button of SDL's number: 1 is left, 2 middle, 3 right, 4 back, 5 forward.
  package init(number: Int) {
    switch number {
    case 1: self = .left
    case 2: self = .middle
    case 3: self = .right
    case 4: self = .back
    case 5: self = .forward
    default: self = .other(number)
    }
  }

  /// SDL's number of the button.
  package var number: Int {
    switch self {
    case .left: 1
    case .middle: 2
    case .right: 3
    case .back: 4
    case .forward: 5
    case .other(let number): number
    }
  }
}
