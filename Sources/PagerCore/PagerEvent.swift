/// Something that fell due in a pager, with the instant at which it did.
public struct PagerEvent: Hashable, Sendable {
  /// When it fell due; the same at any frame rate.
  public var time: Timestamp
  /// What happened.
  public var kind: Kind

  /// Makes an event from its instant and kind.
  public init(time: Timestamp, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What can happen; pages count from 0.
  public enum Kind: Hashable, Sendable {
    /// A page is about to come into view.
    case willAppear(PageSlot)
    /// A page fills the viewport.
    case didAppear(PageSlot)
    /// A page is about to leave the view.
    case willDisappear(PageSlot)
    /// A page is out of view.
    case didDisappear(PageSlot)
    /// A drag left the slop.
    case willBeginDragging
    /// A drag ended; the strip heads for `target` with `velocity` in points per second.
    case willEndDragging(target: Int, velocity: Double)
    /// The strip came to rest on a page.
    case didSettle(page: Int)
    /// The strip re-centred silently on a page.
    case didRecentre(page: Int)
    /// Another page is the active one, or it has another index; nil when there is none any more.
    case didChangeActivePage(Int?, cause: ActivePageCause)
    /// The page on a surface has another index in changed data, and is otherwise the same.
    case reindex(PageSlot, from: Int)
    /// A page is wanted on a surface: ask the data source for it.
    case bind(PageSlot)
    /// A surface gave up its page: return the view to the pool.
    case recycle(PageSlot)
    /// A press without a drag, in points from the page's own start (inner offset included).
    case click(PageSlot, at: Point)
    /// A neighbour starts over at its entry edge: draw it anew if it was scrolled.
    case resetInnerOffset(PageSlot)
  }
}

/// A page on one of the three surfaces.
public struct PageSlot: Hashable, Sendable {
  /// The index of the page, from 0.
  public var page: Int
  /// The surface that carries it: 0, 1 or 2.
  public var surface: Int

  /// Makes a slot from a page index and a surface number.
  public init(page: Int, surface: Int) {
    self.page = page
    self.surface = surface
  }
}
