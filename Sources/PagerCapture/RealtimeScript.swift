package import PagerCore
package import PagerSDL
package import PagerTrace

/// A trace that plays in a window at its own speed, with live input shut out.
package final class RealtimeScript: WindowScript {
  private var entries: ArraySlice<TraceEntry>
  private let player: TracePlayer
  /// The first thing that went wrong.
  package private(set) var failure: (any Error)?

  /// Makes a script of a trace.
  package init(_ trace: InputTrace, player: TracePlayer) {
    entries = trace.entries[...]
    self.player = player
  }

  /// When the next entry is due; nil at the end.
  package var nextTime: Timestamp? { entries.first?.time }

  /// Whether the trace has been played, or has failed.
  package var isOver: Bool { entries.isEmpty || failure != nil }

  /// Whether the trace has hidden the window.
  package var isWindowHidden: Bool { player.isHidden }

  /// Carries out what is due, in order, each entry at its own time.
  ///
  /// The clock waits for the next entry, so that no frame is ahead of it, and at an entry that wants
  /// a picture, until the frame of that instant has been shown.
  package func play(on clock: FrameClock) {
    clock.limit = nil
    let now = clock.now
    while failure == nil, let entry = entries.first, entry.time <= now {
      entries.removeFirst()
      do { try player.play(entry) } catch { failure = error }
      if entry.action == .end {
        entries = []
        // The run ends then, and not when the round is over.
        clock.limit = entry.time
        return
      }
      if case .screenshot = entry.action {
        clock.limit = entry.time
        return
      }
    }
    clock.limit = nextTime
  }
}
