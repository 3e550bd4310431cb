import PagerCore

extension PageContainer {
  /// Tells the overlays the instant that the pager has reached.
  func advanceOverlays() {
    if overlays.isEmpty { return }
    let frame = pager.frame
    for overlay in overlays { overlay.advance(to: frame, of: self) }
  }
}
