import PagerCore

extension PageContainer {
  /// Whether a page moves by itself.
  var pagesNeedNextFrame: Bool {
    for surface in surfaces where surface.view?.isMoving == true { return true }
    return false
  }

  /// Tells the instant that the pager has reached to all that depends on it.
  ///
  /// Commands that pages and overlays give meanwhile do not have them told once more.
  func advanceViews() {
    if isAdvancingViews { return }
    isAdvancingViews = true
    defer { isAdvancingViews = false }
    for surface in surfaces {
      if let view = surface.view, view.isMoving { view.advance(to: pager.now) }
    }
    updateHover()
    if overlays.isEmpty { return }
    let frame = frame
    for overlay in overlays { overlay.advance(to: frame, of: self) }
  }

  /// Notes where the pointer is, from an input that no overlay has taken.
  func notePointer(_ input: PagerInput) {
    switch input {
    case .hover(let point): hoverPoint = point
    case .pointerUp(.mouse, let point): hoverPoint = point
    case .pointerDown, .pointerMove, .pointerCancel, .focus(false), .visibility(false):
      hoverPoint = nil
    default: break
    }
  }

  /// Tells the pages which of them is under the pointer, also when they move away under it.
  private func updateHover() {
    guard hoverPoint != nil || hoveredView != nil else { return }
    let found = hoverPoint.flatMap { page(at: $0) }
    if let former = hoveredView, former !== found?.view { former.hover(at: nil) }
    hoveredView = found?.view
    found?.view.hover(at: found?.point)
  }

  /// The page under a point of the viewport, and the point of its content there.
  func page(at point: Point) -> (view: PageView, point: Point)? {
    guard let (page, position) = frame.page(at: point),
      let view = surfaces[page.slot.surface].view
    else { return nil }
    return (view, position)
  }
}
