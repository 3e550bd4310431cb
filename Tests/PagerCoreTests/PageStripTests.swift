import Testing

@testable import PagerCore

@Suite("The strip of three")
struct PageStripTests {
  private func strip(
    _ count: Int, looping: Bool = false, at page: Int = 0
  ) -> PageStrip { PageStrip(count: count, isLooping: looping, page: page) }

  private func pages(_ strip: PageStrip) -> [Int?] {
    [strip.previous.page, strip.current.page, strip.next.page]
  }

  private func surfaces(_ strip: PageStrip) -> [Int] {
    [strip.previous.surface, strip.current.surface, strip.next.surface]
  }

  @Test("Bounded, nothing lies before the first or after the last page")
  func bounded() {
    #expect(pages(strip(0)) == [nil, nil, nil])
    #expect(pages(strip(1)) == [nil, 0, nil])
    #expect(pages(strip(2)) == [nil, 0, 1])
    #expect(pages(strip(2, at: 1)) == [0, 1, nil])
    #expect(pages(strip(3, at: 1)) == [0, 1, 2])
    #expect(pages(strip(Int(Int32.max), at: .max)) == [2_147_483_645, 2_147_483_646, nil])
  }

  @Test("Looping, two pages or more go round")
  func looping() {
    #expect(pages(strip(0, looping: true)) == [nil, nil, nil])
    #expect(pages(strip(1, looping: true)) == [nil, 0, nil])
    #expect(pages(strip(2, looping: true)) == [1, 0, 1])
    #expect(pages(strip(3, looping: true)) == [2, 0, 1])
    #expect(pages(strip(9, looping: true, at: 8)) == [7, 8, 0])
  }

  @Test("The page at the start is brought into range, and a count is at least 0")
  func clamped() {
    #expect(strip(3, at: -7).current.page == 0)
    #expect(strip(3, at: 7).current.page == 2)
    #expect(strip(-3).count == 0)
  }

  @Test("A rotation moves references, asks for one page and gives up one")
  func rotation() {
    var strip = strip(9, at: 4)
    let forward = strip.rotate(toward: .next)
    #expect(pages(strip) == [4, 5, 6] && surfaces(strip) == [1, 2, 0] && strip.step == 1)
    #expect(forward.former == PageSlot(page: 3, surface: 0))
    #expect(forward.entered == PageSlot(page: 6, surface: 0))
    let backward = strip.rotate(toward: .previous)
    #expect(pages(strip) == [3, 4, 5] && surfaces(strip) == [0, 1, 2] && strip.step == 0)
    #expect(backward.former == PageSlot(page: 6, surface: 0))
    #expect(backward.entered == PageSlot(page: 3, surface: 0))
  }

  @Test("At a bound nothing enters")
  func rotationAtBound() {
    var strip = strip(3, at: 1)
    #expect(strip.rotate(toward: .next).entered == nil)
    #expect(pages(strip) == [1, 2, nil])
    let back = strip.rotate(toward: .previous)
    #expect(back.former == nil && back.entered == PageSlot(page: 0, surface: 0))
  }

  @Test("A loop of two keeps its index on both sides, on different surfaces")
  func loopOfTwo() {
    var strip = strip(2, looping: true)
    for turn in 1...7 {
      _ = strip.rotate(toward: .next)
      let current = turn % 2
      #expect(pages(strip) == [1 - current, current, 1 - current])
      #expect(Set(surfaces(strip)).count == 3)
    }
    for _ in 1...20 { _ = strip.rotate(toward: .previous) }
    #expect(strip.current.page == 1 && strip.step == -13)
  }

  @Test("The page at a step follows the neighbours, and is none beyond a bound")
  func pageAtStep() {
    let bounded = strip(6, at: 4)
    #expect([-5, -4, -1, 0, 1, 2].map { bounded.page(atStep: $0) } == [nil, 0, 3, 4, 5, nil])
    let loop = strip(3, looping: true)
    #expect([-4, -3, -1, 0, 2, 3].map { loop.page(atStep: $0) } == [2, 0, 2, 0, 2, 0])
    #expect(strip(0).page(atStep: 0) == nil)
  }

  @Test("A detour stands in at its step, and what follows it is its own neighbour")
  func detour() {
    var strip = strip(99, at: 4)
    strip.detour = PageStrip.Detour(step: 2, page: 70)
    #expect([0, 1, 2, 3, 4].map { strip.page(atStep: $0) } == [4, 5, 70, 71, 72])
    let entered = strip.rotate(toward: .next).entered
    #expect(entered?.page == 70 && pages(strip) == [4, 5, 70])
    _ = strip.rotate(toward: .next)
    #expect(pages(strip) == [5, 70, 71] && strip.detour == nil)
    // Until rest the page left stays the neighbour.
    #expect(strip.page(atStep: 1) == 5)
  }

  @Test("A detour backward")
  func detourBackward() {
    var strip = strip(99, at: 50)
    strip.detour = PageStrip.Detour(step: -1, page: 3)
    strip[.previous].page = 3
    #expect([-3, -2, -1, 0].map { strip.page(atStep: $0) } == [1, 2, 3, 50])
    _ = strip.rotate(toward: .previous)
    #expect(pages(strip) == [2, 3, 50])
  }

  @Test("A detour outlives a rotation away from it")
  func detourOutlives() {
    var strip = strip(99, at: 50)
    strip.detour = PageStrip.Detour(step: 2, page: 7)
    _ = strip.rotate(toward: .next)
    _ = strip.rotate(toward: .previous)
    #expect(strip.page(atStep: 2) == 7)
  }

  @Test(
    "A jump goes to the side of the index, in a loop the shorter way, forward on a tie",
    arguments: [
      (0, 1, .next), (0, 4, .next), (0, 5, .next), (0, 6, .previous), (0, 9, .previous),
      (7, 2, .next), (7, 3, .previous),
    ] as [(Int, Int, PageSide)])
  func side(_ from: Int, _ to: Int, _ loop: PageSide) {
    #expect(strip(10, looping: true, at: from).side(of: to) == loop)
    #expect(strip(10, at: from).side(of: to) == (to < from ? .previous : .next))
  }

  @Test("Without pages every page lies on the next side")
  func sideWithoutPages() { #expect(strip(0).side(of: 3) == .next) }

  private func renew(_ strip: inout PageStrip, count: Int, page: Int, isMoving: Bool) {
    strip.renew(
      PageUpdate(count: count, previous: nil, current: nil, next: nil), isLooping: false,
      page: page, isMoving: isMoving, onShow: nil)
  }

  @Test("New data set the indices anew; the page of a far jump stays beside in motion only")
  func renewed() {
    var strip = strip(99, at: 50)
    strip.detour = PageStrip.Detour(step: 1, page: 7)
    strip.next.page = 7
    var resting = strip
    renew(&resting, count: 60, page: 50, isMoving: false)
    #expect(pages(resting) == [49, 50, 51] && resting.detour == nil)
    var moving = strip
    renew(&moving, count: 60, page: 20, isMoving: true)
    #expect(pages(moving) == [19, 20, 7] && moving.page(atStep: 2) == 8)
    renew(&moving, count: 7, page: 6, isMoving: true)
    #expect(pages(moving) == [5, 6, nil] && moving.detour == nil)
    renew(&strip, count: 60, page: 7, isMoving: true)
    #expect(pages(strip) == [6, 7, 8])
    renew(&strip, count: 0, page: 7, isMoving: true)
    #expect(pages(strip) == [nil, nil, nil])
  }

  @Test("A page left behind stays a neighbour across new data in motion")
  func renewedBehind() {
    var strip = strip(99, at: 50)
    strip.detour = PageStrip.Detour(step: 1, page: 7)
    strip.next.page = 7
    _ = strip.rotate(toward: .next)
    renew(&strip, count: 99, page: 7, isMoving: true)
    #expect(pages(strip) == [50, 7, 8])
  }
}
