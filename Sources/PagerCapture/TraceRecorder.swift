package import PagerCore
package import PagerSDL
package import PagerTrace

/// Writes down the inputs of a live run as a trace that gives the same events when it is replayed.
package final class TraceRecorder: PagerObserver {
  private var entries: [TraceEntry] = []
  private var scale: Double?

  /// Makes a recorder that has heard nothing.
  package init() {}

  /// Listens to a pager's inputs from now on.
  package func listen(to pager: PageContainer) { pager.observers.add(self) }

  package func pager(_ pager: PageContainer, takes input: PagerInput, at time: Timestamp) {
    if case .resize(_, let scale) = input { note(scale, after: pager.firstScale, at: time) }
    if let action = Self.action(for: input) { record(action, at: time) }
  }

  /// Notes what concerns the program alone: its keys and extra buttons.
  package func record(_ action: TraceAction, at time: Timestamp) {
    // A size is kept once, however many events a drag of the window's edge brings at an instant.
    if case .resize = action, let last = entries.last, last.time == time,
      case .resize = last.action
    {
      entries.removeLast()
    }
    entries.append(TraceEntry(time: time, action: action))
  }

  /// Notes the scale when it is another one, as on the way to another display.
  private func note(_ new: Double, after first: Double?, at time: Timestamp) {
    if let before = scale ?? first, before != new { record(.scale(new), at: time) }
    scale = new
  }

  /// The trace so far, ending at an instant.
  package func trace(header: TraceHeader, end: Timestamp) -> InputTrace {
    InputTrace(header: header, entries: entries + [TraceEntry(time: end, action: .end)])
  }

  /// The action that stands for an input; nil for what a program does by itself.
  private static func action(for input: PagerInput) -> TraceAction? {
    switch input {
    case .pointerDown(.mouse, let point): .down(.points(point.x, point.y))
    case .pointerMove(.mouse, let point): .move(.points(point.x, point.y))
    case .pointerUp(.mouse, let point): .up(.points(point.x, point.y))
    case .pointerDown(.finger(let id), let point): .fingerDown(id, .points(point.x, point.y))
    case .pointerMove(.finger(let id), let point): .fingerMove(id, .points(point.x, point.y))
    case .pointerUp(.finger(let id), let point): .fingerUp(id, .points(point.x, point.y))
    case .pointerCancel(.finger(let id)): .fingerCancel(id)
    case .pointerCancel(.mouse): .focus(false)
    case .hover(let point): .hover(.points(point.x, point.y))
    case .wheel(let delta): .wheel(delta)
    case .key(let key, .down): .keyDown(.pager(key))
    case .key(let key, .repeated): .keyRepeat(.pager(key))
    case .key(let key, .up): .keyUp(.pager(key))
    case .resize(let size, _): .resize(size)
    case .focus(let isGained): .focus(isGained)
    case .visibility(let isShown): .window(isShown)
    case .goToNext: .next
    case .goToPrevious: .previous
    case .goTo, .reload, .update, .reloadPage: nil
    }
  }
}
