@testable import PagerCore

/// The rules that every stream of events keeps, as the manual states them.
///
/// Life-cycle words are counted per binding of a page to a surface; feed events as they come.
struct LegalWords {
  /// What a page on a surface is in the life cycle.
  enum Standing { case hidden, appearing, shown, disappearing }

  private var bound: [PageSlot?] = [nil, nil, nil]
  private var standing: [Standing] = [.hidden, .hidden, .hidden]
  private var last = Timestamp(nanoseconds: .min)
  private var isDragging = false
  private var active: Int?

  /// The surface that shows its page at rest; nil when there is not exactly one.
  var onlyShown: Int? {
    let shown = standing.indices.filter { standing[$0] == .shown }
    let hidden = standing.filter { $0 == .hidden }
    return shown.count == 1 && hidden.count == 2 ? shown[0] : nil
  }

  /// Takes an event; a sentence tells what is wrong with it, nil when nothing is.
  mutating func take(_ event: PagerEvent, count: Int) -> String? {
    defer { last = event.time }
    if event.time < last { return "an event before the one before it" }
    if let page = event.kind.page, page < 0 || page >= max(count, 1) {
      return "page \(page) of \(count) in \(event.kind)"
    }
    switch event.kind {
    case .bind(let slot):
      if bound[slot.surface] != nil { return "bind on a bound surface: \(slot)" }
      bound[slot.surface] = slot
    case .recycle(let slot):
      if bound[slot.surface] != slot { return "recycle of what is not there: \(slot)" }
      if standing[slot.surface] != .hidden { return "recycle of a page on show: \(slot)" }
      bound[slot.surface] = nil
    case .willAppear(let slot): return move(slot, [.hidden, .disappearing], to: .appearing)
    case .didAppear(let slot): return move(slot, [.appearing], to: .shown)
    case .willDisappear(let slot): return move(slot, [.shown, .appearing], to: .disappearing)
    case .didDisappear(let slot): return move(slot, [.disappearing], to: .hidden)
    case .willBeginDragging:
      if isDragging { return "a drag in a drag" }
      isDragging = true
    case .willEndDragging:
      if !isDragging { return "the end of no drag" }
      isDragging = false
    case .click(let slot, _), .resetInnerOffset(let slot):
      if bound[slot.surface] != slot { return "not bound: \(event.kind)" }
    case .reindex(let slot, let former):
      if bound[slot.surface] != PageSlot(page: former, surface: slot.surface) {
        return "reindexed from what it was not: \(event.kind)"
      }
      bound[slot.surface] = slot
    case .didChangeActivePage(let page, let cause):
      // Another page may have come to the same index.
      if page == active, page == nil || cause != .data {
        return "the active page again: \(page ?? -1)"
      }
      active = page
    case .didSettle, .didRecentre: break
    }
    return nil
  }

  private mutating func move(
    _ slot: PageSlot, _ from: [Standing], to standing: Standing
  ) -> String? {
    if bound[slot.surface] != slot { return "\(standing) of an unbound page: \(slot)" }
    if !from.contains(self.standing[slot.surface]) {
      return "\(self.standing[slot.surface]) to \(standing): \(slot)"
    }
    self.standing[slot.surface] = standing
    return nil
  }

  /// What is wrong with a pager after the events so far; nil when nothing is.
  func problem(of pager: Pager) -> String? {
    let strip = pager.track.strip
    let fraction = pager.displacementFraction
    if !(fraction.magnitude <= 1) { return "displacement \(fraction)" }
    if let page = pager.page {
      if page < 0 || page >= pager.pageCount { return "base \(page) of \(pager.pageCount)" }
    } else if pager.pageCount > 0 {
      return "no base"
    }
    for slot in [strip.previous, strip.current, strip.next]
    where bound[slot.surface] != slot.pageSlot {
      return "\(slot.page ?? -1) is not what surface \(slot.surface) was given"
    }
    switch pager.track.lifecycle.state {
    case .none: if pager.pageCount > 0 { return "nothing is on show" }
    case .shown(let slot):
      if onlyShown != slot.surface || slot != strip.current.pageSlot { return "shown: \(slot)" }
    case .crossing(let from, let to):
      if from != strip.current.pageSlot { return "crossing from \(from)" }
      if standing[to.surface] != .appearing || standing[from.surface] != .disappearing {
        return "crossing, but not announced"
      }
      let side: PageSide = to == strip.next.pageSlot ? .next : .previous
      if to != strip.next.pageSlot, to != strip.previous.pageSlot { return "crossing to \(to)" }
      if side.outward(fraction) < -1e-9 { return "crossing to the side \(side) at \(fraction)" }
    }
    if pager.activePage != active { return "the active page was not told" }
    guard case .idle = pager.motion, let page = pager.page else { return nil }
    if onlyShown != strip.current.surface { return "at rest not exactly one page is shown" }
    if fraction != 0 || pager.activePage != page { return "not really at rest" }
    for side in PageSide.allCases {
      if strip[side].page != strip.neighbour(of: page, on: side) { return "a wrong neighbour" }
      if pager.contents[strip[side].surface].motionEnd != nil { return "a neighbour that moves" }
    }
    return nil
  }

  /// What is wrong in a whole run that has come to rest; nil when nothing is.
  static func problem(in events: [PagerEvent], of pager: Pager) -> String? {
    var words = LegalWords()
    for event in events {
      if let problem = words.take(event, count: pager.pageCount) { return problem }
    }
    return words.problem(of: pager)
  }
}

extension PagerEvent.Kind {
  /// The page that the event names.
  fileprivate var page: Int? {
    switch self {
    case .willAppear(let slot), .didAppear(let slot), .willDisappear(let slot),
      .didDisappear(let slot), .bind(let slot), .recycle(let slot), .click(let slot, _),
      .resetInnerOffset(let slot), .reindex(let slot, _):
      slot.page
    case .didChangeActivePage(let page, _): page
    case .willEndDragging(let page, _), .didSettle(let page), .didRecentre(let page): page
    case .willBeginDragging: nil
    }
  }
}
