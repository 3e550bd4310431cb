import Testing

@testable import PagerCore

@Suite("The life cycle of pages")
struct PageLifecycleTests {
  private let one = PageSlot(page: 1, surface: 1)
  private let two = PageSlot(page: 2, surface: 2)

  /// The life cycle after some calls, and the kinds of events they made.
  private func run(
    _ calls: (inout PageLifecycle, inout Outbox) -> Void
  ) -> (PageLifecycle.State, [PagerEvent.Kind]) {
    var lifecycle = PageLifecycle()
    var outbox = Outbox()
    lifecycle.appear(one, into: &outbox)
    var events: [PagerEvent] = []
    outbox.exchange(with: &events)
    events.removeAll()
    outbox.exchange(with: &events)
    calls(&lifecycle, &outbox)
    return (lifecycle.state, outbox.events.map(\.kind))
  }

  @Test("The first page appears at once")
  func appears() {
    var lifecycle = PageLifecycle()
    var outbox = Outbox()
    outbox.advance(to: Timestamp(milliseconds: 7))
    lifecycle.appear(one, into: &outbox)
    #expect(lifecycle.state == .shown(one))
    #expect(outbox.events.map(\.kind) == [.willAppear(one), .didAppear(one)])
    #expect(outbox.events.allSatisfy { $0.time.milliseconds == 7 })
  }

  @Test("A turn is two announcements and two facts")
  func turn() {
    let (state, kinds) = run {
      $0.leave(toward: two, into: &$1)
      $0.arrive(into: &$1)
    }
    #expect(state == .shown(two))
    #expect(
      kinds == [.willAppear(two), .willDisappear(one), .didDisappear(one), .didAppear(two)])
  }

  @Test("Coming back undoes the announcements")
  func comesBack() {
    let (state, kinds) = run {
      $0.leave(toward: two, into: &$1)
      $0.comeBack(into: &$1)
    }
    #expect(state == .shown(one))
    #expect(
      kinds == [
        .willAppear(two), .willDisappear(one), .willAppear(one), .willDisappear(two),
        .didAppear(one), .didDisappear(two),
      ])
  }

  @Test("What does not fit the state changes nothing")
  func misplaced() {
    let (state, kinds) = run {
      $0.comeBack(into: &$1)
      $0.arrive(into: &$1)
    }
    #expect(state == .shown(one) && kinds.isEmpty)
    var none = PageLifecycle()
    var outbox = Outbox()
    none.leave(toward: two, into: &outbox)
    none.comeBack(into: &outbox)
    none.arrive(into: &outbox)
    none.replace(with: two, into: &outbox)
    none.disappear(into: &outbox)
    #expect(none.state == .none && outbox.events.isEmpty)
  }

  @Test("A replacement closes an open pair first")
  func replacement() {
    let three = PageSlot(page: 3, surface: 0)
    let (state, kinds) = run {
      $0.leave(toward: two, into: &$1)
      $0.replace(with: three, into: &$1)
    }
    #expect(state == .shown(three))
    #expect(
      Array(kinds[6...]) == [
        .willAppear(three), .willDisappear(one), .didDisappear(one), .didAppear(three),
      ])
  }

  @Test("At the end everything disappears, an open pair closed first")
  func disappears() {
    let (state, kinds) = run {
      $0.leave(toward: two, into: &$1)
      $0.disappear(into: &$1)
    }
    #expect(state == .none)
    #expect(Array(kinds[6...]) == [.willDisappear(one), .didDisappear(one)])
  }
}
