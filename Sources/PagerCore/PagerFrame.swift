/// What a pager shows at an instant, in whole device pixels: all that a renderer needs.
public struct PagerFrame: Hashable, Sendable {
  /// The instant.
  public var time: Timestamp
  /// What the pager is doing.
  public var phase: PagerPhase
  /// The base, or nil without pages.
  public var page: Int?
  /// How far the strip stands from the base's rest, in points.
  public var displacement: Double
  /// How far the base is scrolled inside, in points.
  public var innerOffset: Double
  /// The length of a page along the paging axis, in device pixels.
  public var extentPixels: Int
  /// How far the strip stands from the base's rest, in device pixels.
  public var displacementPixels: Int
  /// The page on show that comes first along the axis.
  public var first: VisiblePage?
  /// The page on show that comes second, while the strip is between two pages.
  public var second: VisiblePage?
  /// The pull between pages, while the pointer leads.
  public var pull: Pull?
  /// Whether the next frame will differ from this one without any input.
  public var needsNextFrame: Bool

  /// A page on show.
  public struct VisiblePage: Hashable, Sendable {
    /// The page and its surface.
    public var slot: PageSlot
    /// Where its leading edge lies in the viewport along the paging axis, in device pixels.
    public var originPixels: Int
    /// Where the viewport stands on its content along the inner axis, in device pixels.
    public var innerPixels: Int
  }

  /// How far a pull has come.
  public struct Pull: Hashable, Sendable {
    /// 1 toward the next page, −1 toward the previous one.
    public var direction: Int
    /// The share of the way to the threshold: 1 and more turns on release.
    public var share: Double
    /// Whether there is a page on that side.
    public var hasPage: Bool
  }

  /// The indices of the pages on show, in their order along the axis.
  public var visiblePages: [Int] { [first, second].compactMap { $0?.slot.page } }
}

extension Pager {
  /// What to show now; advance the pager first. Changes nothing and allocates nothing.
  public var frame: PagerFrame {
    let share = displacementShare
    let length = (extent * scale).rounded()
    let shift = Int((share * length).rounded())
    let extentPixels = Int(length)
    var frame = PagerFrame(
      time: now, phase: phase, page: page, displacement: share * extent,
      innerOffset: innerOffset, extentPixels: extentPixels, displacementPixels: shift,
      first: nil, second: nil, pull: pull(share), needsNextFrame: needsNextFrame)
    // A neighbour comes into view with its first pixel; a page at ±extent is out of it.
    let order = [(strip.previous, -1), (strip.current, 0), (strip.next, 1)]
    for (slot, index) in order {
      let origin = index * extentPixels - shift
      guard let pageSlot = slot.pageSlot, origin.magnitude < extentPixels else { continue }
      let visible = PagerFrame.VisiblePage(
        slot: pageSlot, originPixels: origin,
        innerPixels: Int((slot.inner.offset(at: now) * scale).rounded()))
      if frame.first == nil { frame.first = visible } else { frame.second = visible }
    }
    return frame
  }

  /// The pull that the pointer holds, for the hint.
  private func pull(_ share: Double) -> PagerFrame.Pull? {
    guard case .dragging(let drag) = motion, drag.caught == nil, share != 0 else { return nil }
    let direction = share > 0 ? 1 : -1
    let threshold =
      configuration.response == .damped
      ? configuration.dampedThresholdShare : configuration.trackingThresholdShare
    return PagerFrame.Pull(
      direction: direction, share: share.magnitude / max(threshold, 1e-9),
      hasPage: strip[side: direction].page != nil)
  }
}

extension Pager {
  /// The pages that a turn would bring into view next, to be drawn ahead at rest.
  ///
  /// First the neighbours where they come in, then what lies beyond the viewport on the page itself.
  public var neighboursToPrepare: [PagerFrame.VisiblePage] {
    guard case .idle = phase else { return [] }
    return [strip.next, strip.previous].compactMap { slot in
      slot.pageSlot.map {
        PagerFrame.VisiblePage(
          slot: $0, originPixels: 0,
          innerPixels: Int((slot.inner.offset(at: now) * scale).rounded()))
      }
    }
  }
}
