/// What a pager shows at an instant, in whole device pixels: all that a renderer needs.
///
/// Each visible page fills `widthPixels` by `heightPixels` of the viewport, moved by its origin along
/// `axis`, and shows its content from `innerPixels` along `innerAxis` on; the background fills the rest.
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
  /// The direction in which pages follow each other.
  public var axis: Axis
  /// The direction in which a page scrolls inside.
  public var innerAxis: Axis
  /// The width of the viewport and of each page, in device pixels.
  public var widthPixels: Int
  /// The height of the viewport and of each page, in device pixels.
  public var heightPixels: Int
  /// Device pixels per point.
  public var scale: Double
  /// How far the strip stands from the base's rest, in device pixels.
  public var displacementPixels: Int
  /// Whether the pages lie from right to left.
  public var isMirrored: Bool
  /// The page on show that lies further up, or further to the left.
  public var first: VisiblePage?
  /// The other page on show, while the strip is between two pages.
  public var second: VisiblePage?
  /// The pull between pages, during a drag.
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
    /// The side that the pull lays bare.
    public var side: PageSide
    /// The pull as a fraction of the threshold, 0...∞: past 1 a pointer at rest turns on release.
    public var fraction: Double
    /// Whether a release now would turn the page, by position and velocity; held steady near the threshold.
    public var turnsOnRelease: Bool
    /// Whether there is a page on that side.
    public var hasPage: Bool
  }

  /// The indices of the pages on show, from top to bottom or from left to right.
  public var visiblePages: [Int] { [first, second].compactMap { $0?.slot.page } }

  /// The length of a page along the paging axis, in device pixels.
  public var extentPixels: Int { axis == .horizontal ? widthPixels : heightPixels }

  /// What no page covers, in device pixels along the paging axis: background beyond an end.
  ///
  /// Empty where pages fill the viewport.
  public var barePixels: Range<Int> {
    let extent = extentPixels
    guard let first else { return 0..<extent }
    if first.originPixels > 0 { return 0..<min(first.originPixels, extent) }
    let end = (second ?? first).originPixels + extent
    return min(end, extent)..<extent
  }

  /// How far the strip has moved up or to the left from the base's rest, in device pixels.
  public var shiftPixels: Int { isMirrored ? -displacementPixels : displacementPixels }

  /// How far the strip stands from the nearest rest, of the base or of the neighbour, in pixels.
  public var restDistancePixels: Int {
    let distance = Int(shiftPixels.magnitude)
    return max(0, min(distance, extentPixels - distance))
  }

  /// Where two pages meet, or a page and the background, in device pixels along the axis; nil at rest.
  public var edgePixels: Int? {
    if shiftPixels == 0 { return nil }
    return shiftPixels > 0 ? extentPixels - shiftPixels : -shiftPixels
  }

  /// The page under a point of the viewport, and the point of its content there.
  ///
  /// nil on the background and outside of the viewport.
  public func page(at point: Point) -> (page: VisiblePage, position: Point)? {
    let size = Size(width: Double(widthPixels) / scale, height: Double(heightPixels) / scale)
    guard size.contains(point) else { return nil }
    return hit(first, of: size, at: point) ?? hit(second, of: size, at: point)
  }

  private func hit(
    _ page: VisiblePage?, of size: Size, at point: Point
  ) -> (page: VisiblePage, position: Point)? {
    guard let page else { return nil }
    let onPage = point.moved(by: -Double(page.originPixels) / scale, along: axis)
    guard size.contains(onPage) else { return nil }
    return (page, onPage.moved(by: Double(page.innerPixels) / scale, along: innerAxis))
  }
}

extension Pager {
  /// What to show now; changes nothing and allocates nothing.
  ///
  /// Advance the pager first.
  public var frame: PagerFrame {
    let fraction = displacementFraction
    let width = pixels(viewport.width)
    let height = pixels(viewport.height)
    let extentPixels = configuration.axis == .horizontal ? width : height
    let shift = Math.wholeNumber(fraction * Double(extentPixels))
    var frame = PagerFrame(
      time: now, phase: phase, page: page, displacement: fraction * extent,
      innerOffset: innerOffset, axis: configuration.axis,
      innerAxis: configuration.innerScrolling.axis, widthPixels: width, heightPixels: height,
      scale: scale, displacementPixels: shift,
      isMirrored: configuration.isMirrored, first: nil, second: nil, pull: pull(fraction),
      needsNextFrame: needsNextFrame)
    // A neighbour comes into view with its first pixel; a page at ±extent is out of it.
    for position in -1...1 {
      // Mirrored, the next page lies to the left.
      let step = frame.isMirrored ? -position : position
      guard let slot = track.strip[step: track.strip.step + step] else { continue }
      let origin = position * extentPixels - frame.shiftPixels
      guard let pageSlot = slot.pageSlot, origin.magnitude < extentPixels else { continue }
      let visible = PagerFrame.VisiblePage(
        slot: pageSlot, originPixels: origin,
        innerPixels: Math.wholeNumber(edgeOffset(of: contents[slot.surface]) * scale))
      if frame.first == nil { frame.first = visible } else { frame.second = visible }
    }
    return frame
  }

  /// A length of the viewport in device pixels: one of any size has a pixel.
  private func pixels(_ points: Double) -> Int {
    max(Math.wholeNumber(points * scale), points > 0 ? 1 : 0)
  }

  /// How far the viewport stands from the left or top edge of a page's content, in points.
  ///
  /// Mirrored content starts at its right edge.
  func edgeOffset(of inner: InnerScroll) -> Double {
    let offset = inner.offset(at: now)
    let isMirrored = configuration.isMirrored && configuration.innerScrolling.axis == .horizontal
    return isMirrored ? inner.maximumOffset - offset : offset
  }

  /// The pull that the pointer holds, for the hint.
  private func pull(_ fraction: Double) -> PagerFrame.Pull? {
    guard case .dragging(let drag) = motion, case .pull(let pull) = drag.hold,
      let side = PageSide(of: fraction)
    else { return nil }
    return PagerFrame.Pull(
      side: side,
      fraction: fraction.magnitude / max(configuration.turnThresholdFraction, 1e-9),
      turnsOnRelease: turnsOnRelease(drag, pull), hasPage: track.strip[side].page != nil)
  }
}

extension Pager {
  /// The pages that a turn would bring into view next, to be drawn ahead at rest.
  ///
  /// Each stands where it comes in.
  public var neighboursToPrepare: [PagerFrame.VisiblePage] {
    guard case .idle = phase else { return [] }
    return [track.strip.next, track.strip.previous].compactMap { slot in
      slot.pageSlot.map {
        PagerFrame.VisiblePage(
          slot: $0, originPixels: 0,
          innerPixels: Math.wholeNumber(edgeOffset(of: contents[slot.surface]) * scale))
      }
    }
  }
}
