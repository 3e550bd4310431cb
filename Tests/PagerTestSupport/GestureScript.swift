import PagerCore
public import PagerTesting
public import PagerTrace

/// A named gesture of one pointer or wheel, in fractions of the window, so that it fits any window.
public struct GestureScript: Hashable, Sendable, CustomStringConvertible {
  /// One thing that the user does.
  public struct Step: Hashable, Sendable {
    /// When, in ms from the start of the gesture.
    public var milliseconds: Double
    /// What.
    public var kind: Kind
    /// Where, as a fraction of the window's width.
    public var x: Double
    /// Where, as a fraction of the window's height.
    public var y: Double

    /// Makes a step from its time in ms, its kind and its position in fractions of the window.
    public init(_ milliseconds: Double, _ kind: Kind, _ x: Double, _ y: Double) {
      self.milliseconds = milliseconds
      self.kind = kind
      self.x = x
      self.y = y
    }
  }

  /// The things that a user does.
  public enum Kind: Hashable, Sendable {
    /// The button goes down.
    case down
    /// The pointer moves.
    case move
    /// The button goes up.
    case up
    /// The wheel turns by a precise number of notches.
    case wheel(Double)
  }

  /// What the gesture is called.
  public let name: String
  /// What the user does, in the order of time.
  public let steps: [Step]

  /// Makes a gesture from its name and steps.
  public init(name: String, steps: [Step]) {
    self.name = name
    self.steps = steps
  }

  /// The name.
  public var description: String { name }

  /// The gesture as actions with their times in ms; a move with no button held is a hover.
  public var actions: [(milliseconds: Double, action: TraceAction)] {
    var isDown = false
    return steps.map { step in
      let position = TracePoint.percent(step.x * 100, step.y * 100)
      switch step.kind {
      case .down:
        isDown = true
        return (step.milliseconds, .down(position))
      case .move: return (step.milliseconds, isDown ? .move(position) : .hover(position))
      case .up:
        isDown = false
        return (step.milliseconds, .up(position))
      case .wheel(let notches):
        return (step.milliseconds, .wheel(WheelDelta(y: notches, isPrecise: true)))
      }
    }
  }

  /// The gesture as a trace.
  public func trace(header: TraceHeader = TraceHeader()) -> InputTrace {
    let entries = actions.map { step in
      TraceEntry(time: Timestamp(milliseconds: step.milliseconds), action: step.action)
    }
    return InputTrace(header: header, entries: entries)
  }
}

extension TraceBuilder {
  /// Adds a gesture that begins at the clock, or at a time in ms.
  public func play(_ gesture: GestureScript, at milliseconds: Double? = nil) -> TraceBuilder {
    let begin = milliseconds ?? now
    return gesture.actions.reduce(self) { $0.add($1.action, at: begin + $1.milliseconds) }
  }
}
