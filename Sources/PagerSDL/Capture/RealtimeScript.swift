package import PagerCore

/// A trace that plays in a window at its own speed, with live input shut out.
package final class RealtimeScript {
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

  /// Carries out what is due, in order, each entry at its own time.
  func play(until time: Timestamp) {
    while failure == nil, let entry = entries.first, entry.time <= time {
      entries.removeFirst()
      do { try player.play(entry) } catch { failure = error }
      if entry.action == .end { entries = [] }
    }
  }
}
