extension Pager {
  /// Takes an input at its time; events that fell due go to the end of the caller's buffer.
  ///
  /// A time before `now` counts as `now`. Costs constant time for any number of pages.
  public mutating func handle(
    _ input: PagerInput, at time: Timestamp, into events: inout [PagerEvent]
  ) {
    perform(at: time, into: &events) { $0.apply(input) }
  }

  /// Goes to a page, counted from 0, animated as a direct neighbour or at once.
  ///
  /// - Throws: `PagerError.pageOutOfRange`; nothing has moved then.
  public mutating func goTo(
    _ page: Int, animated: Bool, at time: Timestamp, into events: inout [PagerEvent]
  ) throws(PagerError) {
    try PagerError.check(page: page, count: pageCount)
    handle(.goTo(page: page, animated: animated), at: time, into: &events)
  }

  private mutating func apply(_ input: PagerInput) {
    switch input {
    case .pointerDown(let id, let point):
      if point.isFinite { pointerDown(id, at: directed(point)) }
    case .pointerMove(let id, let point):
      if point.isFinite { pointerMove(id, to: directed(point)) }
    case .pointerUp(let id, let point): pointerUp(id, at: directed(point))
    case .pointerCancel(let id):
      if pointers.release(id) { cancelGesture() }
    case .hover: hover()
    case .wheel(let delta): turnWheel(delta)
    case .key(let key, let action): press(key, action)
    case .goToNext: step(to: .next, because: .command)
    case .goToPrevious: step(to: .previous, because: .command)
    case .goTo(let page, let animated): jump(to: page, animated: animated, because: .command)
    case .reload(let change, let isCurrentGone):
      reload(change, isCurrentGone: isCurrentGone)
    case .update(let change): update(change)
    case .reloadPage(let page): reloadPage(page)
    case .resize(let size, let scale): resize(to: size, scale: scale)
    case .focus(let gained), .visibility(let gained):
      if !gained {
        heldKey.forget()
        pointers.forget()
        cancelGesture()
      }
    }
  }

  /// A position with x growing along the order of the pages; a mirrored one counts from the right edge.
  ///
  /// Both edges are 0 at every width, so that a drag goes on evenly when the viewport is resized.
  private func directed(_ point: Point) -> Point {
    configuration.isMirrored ? Point(x: -point.x, y: point.y) : point
  }

  /// Takes an event of the wheel: inner content first, then a step.
  private mutating func turnWheel(_ delta: WheelDelta) {
    guard pageCount > 0, pointers.owner == nil else { return }
    // Toward the next page: negative y, or of a horizontal pager the x on its side.
    let isSideways = configuration.axis == .horizontal && delta.x != 0
    let amount = isSideways ? (configuration.isMirrored ? -delta.x : delta.x) : -delta.y
    guard amount != 0, amount.isFinite else { return }
    let isPrecise = wheel.isPrecise(delta.isPrecise, at: now)
    wheel.rules = configuration.wheel
    wheel.begin(amount, isPrecise: isPrecise, at: now)
    let isInnerAxis = isSideways == (configuration.innerScrolling.axis == .horizontal)
    if isInnerAxis, wheel.mayScrollInside,
      scrollInside(byWheel: amount, isPrecise: isPrecise)
    {
      wheel.scrolledInside(at: now)
      return
    }
    if let side = wheel.step(amount, isPrecise: isPrecise, at: now) {
      step(to: side, because: .user)
    }
  }
}
