import PagerSDL

/// What the x-ray's sentence says.
enum XRayStatus: Hashable {
  /// Nothing to show, or nothing to turn to.
  case still(pages: Int)
  /// The window stands on the middle surface.
  case middle
  /// The window moves between two surfaces.
  case sliding
  /// The window is pulled to a side on which there is no page.
  case pulledPastEnd(isAtLast: Bool)
  /// The window was put back, and the surface left behind got a page, from 0; nil for none.
  case putBack(page: Int?)

  /// Reads the status off the strip.
  ///
  /// `ghost` is the side from which the window was last put back, 0 for none; on a mirrored strip
  /// the next page lies at its start.
  init(_ strip: StripState, ghost: Int, isMoving: Bool, isMirrored: Bool, pages: Int) {
    if isMoving, strip.fraction != 0 {
      let side = strip[strip.fraction > 0 ? 2 : 0]
      self =
        side.page == nil ? .pulledPastEnd(isAtLast: (strip.fraction > 0) != isMirrored) : .sliding
    } else if pages < 2 {
      self = .still(pages: pages)
    } else if ghost != 0 {
      self = .putBack(page: strip[ghost > 0 ? 2 : 0].page)
    } else {
      self = .middle
    }
  }

  /// The sentence, with a page's number as `number` writes it.
  func text(_ number: (Int) -> String) -> String {
    switch self {
    case .still(let pages):
      pages == 0
        ? "There are no pages: the surfaces are blank."
        : "There is one page, and nothing to turn to."
    case .middle: "The window stands on the middle surface. Turn a page and watch."
    case .sliding: "The window slides over the strip. Nothing is drawn anew."
    case .pulledPastEnd(let isAtLast):
      "There is no \(isAtLast ? "next" : "previous") page: the window gives a little and comes back."
    case .putBack(let page):
      "Put back on the middle, unseen. The surface left behind "
        + (page.map { "got page \(number($0))." } ?? "is blank: there is no page for it.")
    }
  }
}
