extension GestureScript {
  /// Every gesture of the library.
  public static let all = [
    fiveFastSwipes, belowThreshold, diagonal, releaseOutsideWindow, reverseInsideOneDrag,
    upThenDownAtOnce, highRate2000Moves, innerScrollPastItsEnd, wheelWithLongTail,
  ]

  /// Five swipes of half a window in 100 ms each, every one begun while the last one settles.
  public static let fiveFastSwipes = GestureScript(
    name: "five fast swipes",
    steps: (0..<5).flatMap { swipe(at: 150 * $0, y: 0.8, by: -0.5, parts: 6, duration: 100) })

  /// A slow pull of 5 % of the window: too little to turn.
  public static let belowThreshold = GestureScript(
    name: "below the threshold",
    steps: swipe(at: 0, y: 0.6, by: -0.05, parts: 6, duration: 200))

  /// A swipe to the upper left, steeper than it is wide.
  public static let diagonal = GestureScript(
    name: "diagonal",
    steps: [
      Step(0, .down, 0.7, 0.7), Step(40, .move, 0.62, 0.6), Step(80, .move, 0.5, 0.45),
      Step(120, .move, 0.36, 0.3), Step(140, .up, 0.36, 0.3),
    ])

  /// A drag that leaves the window, is let go out there, and comes back with no button held.
  public static let releaseOutsideWindow = GestureScript(
    name: "release outside of the window",
    steps: [
      Step(0, .down, 0.5, 0.7), Step(60, .move, 0.5, 0.3), Step(120, .move, 0.5, -0.2),
      Step(180, .move, 1.4, -0.4), Step(200, .up, 1.4, -0.4), Step(260, .move, 0.5, 0.5),
      Step(300, .move, 0.5, 0.8),
    ])

  /// A drag up and back down to where it began.
  public static let reverseInsideOneDrag = GestureScript(
    name: "reverse inside one drag",
    steps: [
      Step(0, .down, 0.5, 0.8), Step(100, .move, 0.5, 0.5), Step(200, .move, 0.5, 0.2),
      Step(300, .move, 0.5, 0.5), Step(400, .move, 0.5, 0.78), Step(420, .up, 0.5, 0.78),
    ])

  /// A swipe forward and, 19 ms after its release, one back.
  public static let upThenDownAtOnce = GestureScript(
    name: "up, then down at once",
    steps: swipe(at: 0, y: 0.8, by: -0.5, parts: 6, duration: 120)
      + swipe(at: 140, y: 0.3, by: 0.5, parts: 6, duration: 120))

  /// A swipe of half a window in 2000 moves, eight of them in every millisecond.
  public static let highRate2000Moves = GestureScript(
    name: "high rate, 2000 moves",
    steps: (0...2001).map { step in
      switch step {
      case 0: return Step(0, .down, 0.5, 0.8)
      case 2001: return Step(252, .up, 0.5, 0.3)
      default:
        let y = Double(80_000 - 25 * step) / 1e5
        return Step(Double((step + 7) / 8), .move, 0.5, y)
      }
    })

  /// A long even drag that reaches the end of a page that scrolls inside, and goes on.
  public static let innerScrollPastItsEnd = GestureScript(
    name: "inner scroll past its end",
    steps: (0...41).map { step in
      let y = Double(max(10, 90 - 2 * step)) / 100
      let kind: Kind = step == 0 ? .down : step == 41 ? .up : .move
      return Step(step == 41 ? 840 : 20 * Double(step), kind, 0.5, y)
    })

  /// One flick on a trackpad: 80 wheel events, 12 ms apart, each 7 % weaker than the last.
  public static let wheelWithLongTail: GestureScript = {
    var notches = 1.6
    let steps = (0..<80).map { event in
      defer { notches *= 0.93 }
      return Step(12 * Double(event), .wheel(-rounded(notches, to: 1000)), 0.5, 0.5)
    }
    return GestureScript(name: "wheel with a long tail", steps: steps)
  }()

  /// A swipe along a vertical line, as whole milliseconds and four decimals record it.
  ///
  /// - Parameters:
  ///   - begin: When the button goes down, in ms.
  ///   - y: Where it goes down.
  ///   - way: How far it moves, as a fraction of the window's height.
  ///   - parts: How many moves there are, evenly.
  ///   - duration: How long the motion takes, in ms; the button comes up 1 ms later.
  /// - Returns: Press, moves and release.
  private static func swipe(
    at begin: Int, y: Double, by way: Double, parts: Int, duration: Int
  ) -> [Step] {
    let moves = (1...parts).map { part in
      let position = y + way * Double(part) / Double(parts)
      return Step(
        Double(begin + duration * part / parts), .move, 0.5, rounded(position, to: 10_000))
    }
    let end = rounded(y + way, to: 10_000)
    return [Step(Double(begin), .down, 0.5, y)] + moves
      + [Step(Double(begin + duration + 1), .up, 0.5, end)]
  }

  private static func rounded(_ value: Double, to unit: Double) -> Double {
    (value * unit).rounded() / unit
  }
}
