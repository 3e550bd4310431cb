/// The appear and disappear events of pages, derived from what is visible.
///
/// Nothing is latched at the start of a gesture: the state is the pair of pages on show, and every
/// change of the pair has one stream of events. Per page the states are hidden → appearing → shown →
/// disappearing → hidden, with appearing ↔ disappearing allowed.
struct PageLifecycle: Hashable, Sendable {
  /// What is on show.
  enum State: Hashable, Sendable {
    /// No page.
    case none
    /// One page, at rest.
    case shown(PageSlot)
    /// Two pages: `from` is leaving, `to` is coming.
    case crossing(from: PageSlot, to: PageSlot)
  }

  /// What is on show now.
  private(set) var state = State.none

  /// Makes a life cycle in which no page is on show.
  init() {}

  /// A page fills the view: the first one, or the one after a change of data.
  ///
  /// Nothing may be on show before.
  mutating func appear(_ page: PageSlot, into outbox: inout Outbox) {
    precondition(state == .none, "a page appears where another one is on show")
    outbox.emit(.willAppear(page))
    outbox.emit(.didAppear(page))
    state = .shown(page)
  }

  /// The strip left the rest of the page on show toward a neighbour.
  mutating func leave(toward neighbour: PageSlot, into outbox: inout Outbox) {
    guard case .shown(let page) = state else { return }
    outbox.emit(.willAppear(neighbour))
    outbox.emit(.willDisappear(page))
    state = .crossing(from: page, to: neighbour)
  }

  /// The strip is back at the rest that it had left.
  mutating func comeBack(into outbox: inout Outbox) {
    guard case .crossing(let page, let neighbour) = state else { return }
    outbox.emit(.willAppear(page))
    outbox.emit(.willDisappear(neighbour))
    outbox.emit(.didAppear(page))
    outbox.emit(.didDisappear(neighbour))
    state = .shown(page)
  }

  /// The strip reached the rest of the neighbour.
  mutating func arrive(into outbox: inout Outbox) {
    guard case .crossing(let page, let neighbour) = state else { return }
    outbox.emit(.didDisappear(page))
    outbox.emit(.didAppear(neighbour))
    state = .shown(neighbour)
  }

  /// Another page takes the place of the one on show at once, without motion.
  mutating func replace(with page: PageSlot, into outbox: inout Outbox) {
    comeBack(into: &outbox)
    guard case .shown(let old) = state else { return }
    outbox.emit(.willAppear(page))
    outbox.emit(.willDisappear(old))
    outbox.emit(.didDisappear(old))
    outbox.emit(.didAppear(page))
    state = .shown(page)
  }

  /// The page on a surface has another index, and is otherwise the same.
  mutating func reindex(surface: Int, to page: Int) {
    func renamed(_ slot: PageSlot) -> PageSlot {
      slot.surface == surface ? PageSlot(page: page, surface: surface) : slot
    }
    switch state {
    case .none: break
    case .shown(let slot): state = .shown(renamed(slot))
    case .crossing(let from, let to): state = .crossing(from: renamed(from), to: renamed(to))
    }
  }

  /// Everything leaves the view: the end of the run, or the old views before a reload.
  mutating func disappear(into outbox: inout Outbox) {
    comeBack(into: &outbox)
    guard case .shown(let page) = state else { return }
    outbox.emit(.willDisappear(page))
    outbox.emit(.didDisappear(page))
    state = .none
  }
}
