/// A drag, locked to one axis.
struct Drag: Hashable, Sendable {
  /// The axis to which it is locked.
  let axis: Axis
  /// The coordinate of the pointer at the press, in points toward the next page.
  let press: Double
  /// The last coordinate of the pointer, in points toward the next page.
  var pointer: Double
  /// What the pointer holds, and what that needs to be known.
  var hold: Hold

  /// What the pointer holds.
  enum Hold: Hashable, Sendable {
    /// The strip, pulled from a rest or caught on its way back there.
    case pull(Pull)
    /// The strip, caught in a turn.
    case turn(StripGrip, CaughtTurn)
    /// The content of the page, in its range; at its ends the strip follows.
    case content(ContentGrip)
    /// The content of the page, beyond an end: damped, until it is back in its range.
    case looseContent(ContentGrip)
    /// The content of the page, across the paging axis: damped beyond its ends, for good.
    case contentAcross(origin: Double)
  }

  /// A pull of the strip.
  struct Pull: Hashable, Sendable {
    var grip: StripGrip
    /// The side on which it began; nil before there is one.
    var side: PageSide?
    /// Whether the drag began in a spring-back that it caught.
    var isFromCatch = false
    /// Whether the drag has scrolled inside the page, so that a flick may not turn.
    var hasScrolledInside = false
    /// Whether the hint has shown that a release turns the page.
    var promisesTurn = false
  }

  /// How the pointer holds the content of a page.
  struct ContentGrip: Hashable, Sendable {
    /// The coordinate of the pointer from which the offset counts.
    var origin: Double
    /// How the strip will follow beyond an end.
    var curve: PullCurve
    /// Whether the drag began in a spring-back that it caught.
    var isFromCatch = false
  }

  /// How the pointer holds the strip; nil while it holds content.
  var grip: StripGrip? {
    switch hold {
    case .pull(let pull): pull.grip
    case .turn(let grip, _): grip
    case .content, .looseContent, .contentAcross: nil
    }
  }

  /// How far the strip stands from the rest of a step, in pages; while content is held it rests.
  func displacement(fromStep step: Int) -> Double {
    grip.map { $0.position - Double(step - $0.originStep) } ?? 0
  }

  /// Changes how the pointer holds the strip, when it does.
  mutating func updateGrip(_ change: (inout StripGrip) -> Void) {
    switch hold {
    case .pull(var pull):
      change(&pull.grip)
      hold = .pull(pull)
    case .turn(var grip, let turn):
      change(&grip)
      hold = .turn(grip, turn)
    case .content, .looseContent, .contentAcross: break
    }
  }
}
