import Testing

@testable import PagerCore

@Suite("The life cycle of pages")
struct PageLifecycleTests {
  private let one = PageSlot(page: 1, surface: 1)
  private let two = PageSlot(page: 2, surface: 2)

  /// The life cycle after some calls, and the kinds of events they made.
  private func run(
    _ calls: (inout PageLifecycle, inout [PagerEvent]) -> Void
  ) -> (PageLifecycle.State, [PagerEvent.Kind]) {
    var lifecycle = PageLifecycle()
    var events: [PagerEvent] = []
    lifecycle.appear(one, at: .zero, into: &events)
    events.removeAll()
    calls(&lifecycle, &events)
    return (lifecycle.state, events.map(\.kind))
  }

  @Test("The first page appears at once")
  func appears() {
    var lifecycle = PageLifecycle()
    var events: [PagerEvent] = []
    lifecycle.appear(one, at: Timestamp(milliseconds: 7), into: &events)
    #expect(lifecycle.state == .shown(one))
    #expect(events.map(\.kind) == [.willAppear(one), .didAppear(one)])
    #expect(events.allSatisfy { $0.time.milliseconds == 7 })
  }

  @Test("A turn is two announcements and two facts")
  func turn() {
    let (state, kinds) = run {
      $0.leave(toward: two, at: .zero, into: &$1)
      $0.arrive(at: .zero, into: &$1)
    }
    #expect(state == .shown(two))
    #expect(
      kinds == [.willAppear(two), .willDisappear(one), .didDisappear(one), .didAppear(two)])
  }

  @Test("Coming back undoes the announcements")
  func comesBack() {
    let (state, kinds) = run {
      $0.leave(toward: two, at: .zero, into: &$1)
      $0.comeBack(at: .zero, into: &$1)
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
      $0.comeBack(at: .zero, into: &$1)
      $0.arrive(at: .zero, into: &$1)
    }
    #expect(state == .shown(one) && kinds.isEmpty)
    var none = PageLifecycle()
    var events: [PagerEvent] = []
    none.leave(toward: two, at: .zero, into: &events)
    none.comeBack(at: .zero, into: &events)
    none.arrive(at: .zero, into: &events)
    none.replace(with: two, at: .zero, into: &events)
    none.disappear(at: .zero, into: &events)
    #expect(none.state == .none && events.isEmpty)
  }

  @Test("A replacement closes an open pair first")
  func replacement() {
    let three = PageSlot(page: 3, surface: 0)
    let (state, kinds) = run {
      $0.leave(toward: two, at: .zero, into: &$1)
      $0.replace(with: three, at: .zero, into: &$1)
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
      $0.leave(toward: two, at: .zero, into: &$1)
      $0.disappear(at: .zero, into: &$1)
    }
    #expect(state == .none)
    #expect(Array(kinds[6...]) == [.willDisappear(one), .didDisappear(one)])
  }
}
