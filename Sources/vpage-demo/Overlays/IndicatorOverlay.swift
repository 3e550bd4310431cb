import PagerCore
import PagerSDL

/// Shows which page is on show: dots for a few pages, a bar for many; a press goes there, and a drag
/// along it leafs through the pages.
///
/// It stands in the margin, at the right edge or at the bottom. The current dot is longer than the
/// others and hands its length over to the next one as the strip moves. At the bottom, where the text
/// of a page that scrolls inside runs under it, it has a band of its own.
final class IndicatorOverlay: FrameOverlay {
  private let context: DemoContext
  private let art = IndicatorArt()
  private var band: Band?
  private var bandImage: FrameImage?
  private var layout: IndicatorLayout?
  private var position: IndicatorLayout.Position?
  /// The pointer that scrubs.
  private var scrubber: PointerID?
  private var hovered: Int?

  /// What the band behind the marks depends on.
  private struct Band: Hashable {
    var rect: Rect
    var revision: Int
  }

  /// Makes the indicator in the colours of a context.
  init(context: DemoContext) { self.context = context }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    let former = (layout, position, band)
    layout = Self.layout(of: pager)
    position = layout?.position(in: frame, hovered: hovered)
    band = layout.flatMap { layout in
      Self.isOverText(frame, of: pager)
        ? Band(rect: layout.band, revision: context.revision) : nil
    }
    if band != former.2 { bandImage = nil }
    return former.0 != layout || former.1 != position || former.2 != band
  }

  /// Whether a page on show scrolls across the paging axis, so that its text comes to the marks.
  private static func isOverText(_ frame: PagerFrame, of pager: PageContainer) -> Bool {
    guard pager.configuration.axis == .horizontal else { return false }
    func isLong(_ page: PagerFrame.VisiblePage?) -> Bool {
      page.map { pager.surfaces[$0.slot.surface].contentPoints > pager.size.height } ?? false
    }
    return isLong(frame.first) || isLong(frame.second)
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard let layout, let position else { return }
    if let band {
      let image = bandImage ?? art.band(band.rect.size, context.palette)
      bandImage = image
      canvas.draw(image, at: band.rect.origin)
    }
    for index in 0..<layout.markCount {
      let mark = layout.mark(index, at: position)
      canvas.draw(art.image(mark.look), at: mark.position)
    }
  }

  func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? {
    page(at: point, of: pager) == nil ? nil : .pointing
  }

  func take(_ input: PagerInput, of pager: PageContainer) -> Bool {
    switch input {
    case .pointerDown(let id, let point):
      if scrubber != nil { return true }
      guard let page = page(at: point, of: pager) else { return false }
      scrubber = id
      go(to: page, of: pager, isAnimated: true)
    case .pointerMove(let id, let point):
      guard id == scrubber, let layout = Self.layout(of: pager) else { return false }
      let page = layout.page(nearestTo: point, current: pager.page ?? 0)
      // What is on its way is not asked for again.
      if page != hovered { go(to: page, of: pager, isAnimated: false) }
    case .pointerUp(let id, let point):
      guard id == scrubber else { return false }
      scrubber = nil
      hovered = page(at: point, of: pager)
    case .pointerCancel(let id):
      guard id == scrubber else { return false }
      scrubber = nil
      hovered = nil
    case .hover(let point):
      // The button-up may have been lost.
      scrubber = nil
      hovered = page(at: point, of: pager)
      return false
    default: return false
    }
    return true
  }

  private func go(to page: Int, of pager: PageContainer, isAnimated: Bool) {
    hovered = page
    // The page is among the pages, so that the command cannot be refused.
    try? pager.goTo(page, animated: isAnimated)
  }

  private func page(at point: Point, of pager: PageContainer) -> Int? {
    Self.layout(of: pager)?.page(at: point, current: pager.page ?? 0)
  }

  private static func layout(of pager: PageContainer) -> IndicatorLayout? {
    IndicatorLayout(
      axis: pager.configuration.axis, count: pager.pageCount, area: pager.pageArea,
      isMirrored: pager.configuration.isMirrored)
  }
}
