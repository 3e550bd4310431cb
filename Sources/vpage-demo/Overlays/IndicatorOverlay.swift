import PagerCore
import PagerSDL

/// Shows which page is on show: dots for a few pages, a bar for many; a click goes there.
///
/// It stands in the margin, at the right edge or at the bottom. The current dot is longer than the
/// others and hands its length over to the next one as the strip moves.
final class IndicatorOverlay: FrameOverlay {
  private let art = IndicatorArt()
  private var shown: [IndicatorLayout.Mark] = []

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    let marks = layout(of: pager)?.marks(for: frame) ?? []
    defer { shown = marks }
    return marks != shown
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    for mark in shown { canvas.draw(art.image(mark.size, mark.kind), at: mark.place) }
  }

  func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? {
    layout(of: pager)?.page(at: point, current: pager.page ?? 0) == nil ? nil : .pointing
  }

  func click(at point: Point, of pager: PageContainer) -> Bool {
    guard let layout = layout(of: pager),
      let page = layout.page(at: point, current: pager.page ?? 0)
    else { return false }
    // The page is among the pages, so that the command cannot be refused.
    try? pager.goTo(page, animated: true)
    return true
  }

  private func layout(of pager: PageContainer) -> IndicatorLayout? {
    let area =
      pager.dataSource is LifecycleScene
      ? LogPane.pageArea(in: pager.size) : Rect(origin: Point(x: 0, y: 0), size: pager.size)
    return IndicatorLayout(
      axis: pager.configuration.axis, count: pager.pageCount, area: area,
      isMirrored: pager.configuration.isMirrored)
  }
}
