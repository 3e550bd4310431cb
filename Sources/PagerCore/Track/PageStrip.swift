/// The strip of three: previous, current and next page on three surfaces whose references rotate.
///
/// Knows which page lies how many steps away. Constant time and memory for any number of pages.
struct PageStrip: Hashable, Sendable {
  /// One of the three slots of the strip.
  struct Slot: Hashable, Sendable {
    /// The page there, or nil beyond a bounded end.
    var page: Int?
    /// The surface that carries it.
    var surface: Int

    /// Page and surface together, when there is a page.
    var pageSlot: PageSlot? { page.map { PageSlot(page: $0, surface: surface) } }
  }

  /// How many pages there are.
  var count: Int
  /// Whether they go round.
  var isLooping: Bool
  /// The page before the current one.
  var previous: Slot
  /// The page from whose rest positions are counted.
  var current: Slot
  /// The page after the current one.
  var next: Slot
  /// The step of the current page: how often the strip has re-centred forward less backward.
  var step: Int
  /// A page that a far jump slides in as a direct neighbour, at its step.
  var detour: Detour?

  /// A far page that stands in for the neighbour at a step.
  struct Detour: Hashable, Sendable {
    var step: Int
    var page: Int
  }

  init(count: Int, isLooping: Bool, page: Int, step: Int = 0) {
    self.step = step
    self.count = Pager.inRange(count: count)
    self.isLooping = isLooping
    previous = Slot(page: nil, surface: 0)
    current = Slot(page: nil, surface: 1)
    next = Slot(page: nil, surface: 2)
    centre(on: page)
  }

  /// Whether paging goes round: looping, with two pages or more.
  var wraps: Bool { isLooping && count > 1 }

  /// Sets the three indices about a page, which is brought into range.
  mutating func centre(on page: Int) {
    detour = nil
    current.page = count == 0 ? nil : min(max(page, 0), count - 1)
    previous.page = neighbour(of: current.page, on: .previous)
    next.page = neighbour(of: current.page, on: .next)
  }

  /// Takes changed data and sets the three indices about a page, brought into range.
  ///
  /// In motion the page on show on a side, and those of a far jump, stay where they are.
  mutating func renew(
    _ update: PageUpdate, isLooping: Bool, page: Int, isMoving: Bool, onShow: PageSide?
  ) {
    func stays(_ side: PageSide) -> Int? {
      guard let former = self[side].page else { return nil }
      let isFar = isFar(side)
      if isFar || side == onShow, let now = update[side] { return now }
      return isFar ? former : nil
    }
    let pages = (previous: stays(.previous), next: stays(.next))
    let far = detour
    count = Pager.inRange(count: update.count)
    self.isLooping = isLooping
    centre(on: page)
    guard isMoving else { return }
    if let page = elsewhere(pages.previous) { previous.page = page }
    if let page = elsewhere(pages.next) { next.page = page }
    if let far { takeDetour(far, update) }
  }

  /// Has a far jump lead on to its page in changed data, or to none when that is the current one.
  mutating func takeDetour(_ far: Detour, _ update: PageUpdate) {
    let now = side(ofStep: far.step).map { update[$0] } ?? update.inRange(update.target)
    detour = elsewhere(now ?? far.page).map { Detour(step: far.step, page: $0) }
  }

  /// Whether a far jump has brought the page on a side there, or left it there.
  private func isFar(_ side: PageSide) -> Bool {
    detour?.step == step + side.step || self[side].page != neighbour(of: current.page, on: side)
  }

  /// A page brought into range, when that is not the current one.
  func elsewhere(_ page: Int?) -> Int? {
    guard let page, count > 0 else { return nil }
    let inRange = min(page, count - 1)
    return inRange == current.page ? nil : inRange
  }

  /// The page beside a page, by index.
  func neighbour(of page: Int?, on side: PageSide) -> Int? {
    guard let page else { return nil }
    let wanted = page + side.step
    if wanted >= 0, wanted < count { return wanted }
    guard wraps else { return nil }
    return wanted < 0 ? count - 1 : 0
  }

  /// The page at a step of the strip, or nil where there is none.
  ///
  /// Takes time in proportion to the steps from the current page, which are few.
  func page(atStep wanted: Int) -> Int? {
    var at = step
    var page = current.page
    let side: PageSide = wanted < at ? .previous : .next
    while at != wanted, page != nil {
      at += side.step
      page = neighbour(of: page, on: side, arrivingAt: at)
    }
    return page
  }

  /// The page met when going one step on from `page` to a step of the strip.
  private func neighbour(of page: Int?, on side: PageSide, arrivingAt wanted: Int) -> Int? {
    if let detour, detour.step == wanted { return detour.page }
    if wanted == step + side.step { return self[side].page }
    return neighbour(of: page, on: side)
  }

  /// The slot at a step of the strip; nil for one that is none of the three.
  subscript(step wanted: Int) -> Slot? {
    get {
      switch wanted - step {
      case -1: previous
      case 0: current
      case 1: next
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch wanted - step {
      case -1: previous = newValue
      case 0: current = newValue
      case 1: next = newValue
      default: break
      }
    }
  }

  /// The slot of a surface, 0 to 2.
  func slot(onSurface surface: Int) -> Slot? {
    current.surface == surface
      ? current : (next.surface == surface ? next : (previous.surface == surface ? previous : nil))
  }

  /// The slot that carries a page: the current one first.
  func slot(of page: Int) -> Slot? {
    [current, previous, next].first { $0.page == page }
  }

  /// Gives the page on a surface another index.
  mutating func reindex(surface: Int, to page: Int) {
    if previous.surface == surface { previous.page = page }
    if current.surface == surface { current.page = page }
    if next.surface == surface { next.page = page }
  }

  /// The slot on a side of the current one.
  subscript(side: PageSide) -> Slot {
    get { side == .previous ? previous : next }
    set { if side == .previous { previous = newValue } else { next = newValue } }
  }

  /// The side on which the slot of a step lies; nil for the current one, and for one that is none.
  func side(ofStep wanted: Int) -> PageSide? {
    PageSide.allCases.first { step + $0.step == wanted }
  }

  /// Rotates the references by one page; the returned slot gave up its page for the new one.
  ///
  /// The slot that enters carries the page wanted there; `former` is the page it showed before.
  mutating func rotate(toward side: PageSide) -> (former: PageSlot?, entered: PageSlot?) {
    let wanted = page(atStep: step + 2 * side.step)
    var free = self[side.opposite]
    let former = free.pageSlot
    self[side.opposite] = current
    current = self[side]
    free.page = wanted
    self[side] = free
    step += side.step
    // Past its own step a detour has done its work; the page left stays a neighbour until rest.
    if let detour, detour.step == step { self.detour = nil }
    return (former, free.pageSlot)
  }

  /// The side on which a page lies from the current one: by index, or the shorter way round.
  func side(of page: Int) -> PageSide {
    guard let from = current.page else { return .next }
    guard wraps else { return page < from ? .previous : .next }
    let forward = (page - from + count) % count
    return forward <= count - forward ? .next : .previous
  }
}
