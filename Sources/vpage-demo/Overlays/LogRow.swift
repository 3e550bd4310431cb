import PagerCore
import PagerSDL

/// A row of the event log: an event, and the states of the lanes before and after it.
struct LogRow {
  /// When it happened, in milliseconds.
  let milliseconds: Int
  /// What happened.
  let text: EventText
  /// The states of the lanes before the event.
  let before: [PageState]
  /// The states of the lanes after it.
  let after: [PageState]
  /// The lane that the event is about.
  let lane: Int?
  /// Whether it completes what a former event has announced.
  let isDone: Bool

  /// Makes the row of an event and carries it out on the lanes; nil for one without words.
  init?(_ event: PagerEvent, on lanes: inout LogLanes) {
    guard let text = EventText(event) else { return nil }
    let state: PageState?
    switch event.kind {
    case .willAppear: state = .appearing
    case .didAppear: state = .shown
    case .willDisappear: state = .disappearing
    case .didDisappear: state = .hidden
    case .willBeginDragging, .willEndDragging, .didSettle: state = nil
    // Surfaces and the strip are the x-ray's.
    default: return nil
    }
    milliseconds = Int(event.time.milliseconds.rounded(.down))
    self.text = text
    before = lanes.states
    isDone = state == .shown || state == .hidden
    if let state, let page = text.page {
      lane = lanes.set(state, ofPage: page)
    } else {
      lane = nil
    }
    after = lanes.states
  }
}
