import PagerCore

/// What a finger does in a trace.
struct TraceFinger: Sendable {
  /// One step of a finger.
  enum Step: Sendable {
    case down(TracePoint)
    case move(TracePoint)
    case up(TracePoint)
    case cancel
  }

  /// The number that tells the finger from others.
  let number: Int64
  /// What it does.
  let step: Step

  init(_ number: Int64, _ step: Step) {
    self.number = number
    self.step = step
  }

  /// The finger of an action; nil for one without.
  init?(_ action: TraceAction) {
    switch action {
    case .fingerDown(let number, let point): self.init(number, .down(point))
    case .fingerMove(let number, let point): self.init(number, .move(point))
    case .fingerUp(let number, let point): self.init(number, .up(point))
    case .fingerCancel(let number): self.init(number, .cancel)
    default: return nil
    }
  }

  /// The action of the finger.
  var action: TraceAction {
    switch step {
    case .down(let point): .fingerDown(number, point)
    case .move(let point): .fingerMove(number, point)
    case .up(let point): .fingerUp(number, point)
    case .cancel: .fingerCancel(number)
    }
  }

  /// The input of the finger in a window of a size.
  func input(in size: Size) -> PagerInput {
    switch step {
    case .down(let point): .pointerDown(.finger(number), at: point.resolved(in: size))
    case .move(let point): .pointerMove(.finger(number), to: point.resolved(in: size))
    case .up(let point): .pointerUp(.finger(number), at: point.resolved(in: size))
    case .cancel: .pointerCancel(.finger(number))
    }
  }
}
