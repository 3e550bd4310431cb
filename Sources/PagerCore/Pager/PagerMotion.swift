/// What the strip is doing, with all that belongs to it.
enum PagerMotion: Hashable, Sendable {
  /// At rest, no pointer down.
  case idle
  /// The pointer is down within the slop.
  case pressed(Press)
  /// A drag.
  case dragging(Drag)
  /// The strip moves to its target.
  case settling(Settling)

  /// Whether the strip stands on its page, so that the page may scroll inside.
  var isAtRest: Bool {
    switch self {
    case .idle: true
    case .pressed(let press): press.caught == nil
    case .dragging, .settling: false
    }
  }
}
