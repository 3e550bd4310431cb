/// The clock of a pager and the events that fell due by it, on their way to the caller's buffer.
struct Outbox: Hashable, Sendable {
  /// The instant up to which every event has been emitted.
  private(set) var now = Timestamp.zero
  /// What fell due since the buffers were last exchanged.
  private(set) var events: [PagerEvent] = []

  /// Goes on to an instant; one in the past changes nothing.
  mutating func advance(to time: Timestamp) { now = max(now, time) }

  /// Appends an event that falls due now.
  mutating func emit(_ kind: PagerEvent.Kind) { events.append(PagerEvent(time: now, kind: kind)) }

  /// Takes a buffer to fill and gives the present one away.
  mutating func exchange(with buffer: inout [PagerEvent]) { swap(&events, &buffer) }
}
