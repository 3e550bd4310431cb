extension Pager {
  /// What a key asks for.
  private enum Request {
    /// A step to a neighbour, after the page inside has been read to its end.
    case step(PageSide, insidePoints: Double)
    /// Inner scrolling alone.
    case scroll(insidePoints: Double)
    /// The page's end on a side, then the last page there.
    case end(PageSide)
    /// The first or the last page.
    case outermost(PageSide)
  }

  /// Takes a key: one press is one step; repeats step no faster than the settle.
  mutating func press(_ key: PagerKey, _ action: KeyAction) {
    guard pageCount > 0 else { return }
    switch action {
    case .up:
      heldKey.release(key)
    case .down:
      heldKey.press(key, hasScrolledInside: carryOut(request(for: key), isRepeat: false))
    case .repeated:
      // A key that is not held any more, or whose press went elsewhere, does nothing.
      if heldKey.isHeld(key) { _ = carryOut(request(for: key), isRepeat: true) }
    }
  }

  private func request(for key: PagerKey) -> Request {
    let line = configuration.innerScrolling.notchPoints
    let page =
      configuration.innerScrolling.pageStepFraction * viewport[configuration.innerScrolling.axis]
    let sameAxis = configuration.innerScrolling.axis == configuration.axis
    let isVertical = configuration.axis == .vertical
    switch key {
    case .up, .down:
      let side: PageSide = key == .down ? .next : .previous
      let points = side.outward(line)
      if isVertical { return .step(side, insidePoints: sameAxis ? points : 0) }
      return .scroll(insidePoints: points)
    case .left, .right:
      let side: PageSide = (key == .right) != configuration.isMirrored ? .next : .previous
      let points = side.outward(line)
      if isVertical { return .scroll(insidePoints: sameAxis ? 0 : points) }
      return .step(side, insidePoints: sameAxis ? points : 0)
    case .pageDown, .space: return .step(.next, insidePoints: page)
    case .pageUp, .shiftSpace: return .step(.previous, insidePoints: -page)
    case .home: return .end(.previous)
    case .end: return .end(.next)
    case .controlHome: return .outermost(.previous)
    case .controlEnd: return .outermost(.next)
    }
  }

  /// Carries out a key's request; true if it scrolled the page inside.
  private mutating func carryOut(_ request: Request, isRepeat: Bool) -> Bool {
    let began = heldKey.hasScrolledInside
    switch request {
    case .scroll(let points):
      return scrollInside(by: points)
    case .step(let side, let points):
      if scrollInside(by: points) { return true }
      // A held key that began inside never turns; and none steps before the last has settled.
      if isRepeat, began || !motion.isAtRest { return began }
      step(to: side, because: .user)
    case .end(let side):
      if let inner = readContent, inner.canScroll {
        let wanted = side == .previous ? 0 : inner.maximumOffset
        if inner.destination(at: now) != wanted {
          scrollInside(to: wanted)
          return true
        }
      }
      if isRepeat, began || !motion.isAtRest { return began }
      jump(to: side == .previous ? 0 : pageCount - 1, animated: true, because: .user)
    case .outermost(let side):
      if isRepeat, !motion.isAtRest { return false }
      jump(to: side == .previous ? 0 : pageCount - 1, animated: true, because: .user)
    }
    return false
  }
}
