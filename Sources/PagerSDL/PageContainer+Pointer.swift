import PagerCore

extension PageContainer {
  /// What the topmost overlay at a place of the viewport says about it; nil where there is none.
  func overlayPointer(at point: Point) -> OverlayPointer? {
    for overlay in overlays.reversed() {
      if let pointer = overlay.pointer(at: point, of: self) { return pointer }
    }
    return nil
  }

  /// Whether the page under a place of the viewport answers clicks there.
  func isPageClickable(at point: Point) -> Bool {
    let frame = frame
    return isClickable(frame.first, at: point) || isClickable(frame.second, at: point)
  }

  private func isClickable(_ page: PagerFrame.VisiblePage?, at point: Point) -> Bool {
    guard let page, let view = surfaces[page.slot.surface].view else { return false }
    let origin = Double(page.originPixels) / scale
    let inner = Double(page.innerPixels) / scale
    let isVertical = configuration.axis == .vertical
    var place = Point(
      x: point.x - (isVertical ? 0 : origin), y: point.y - (isVertical ? origin : 0))
    guard place.x >= 0, place.x < size.width, place.y >= 0, place.y < size.height else {
      return false
    }
    if configuration.innerAxis == .vertical { place.y += inner } else { place.x += inner }
    return view.isClickable(at: place)
  }
}

extension PagerInput {
  /// Whether overlays are asked about it: what comes from pointers, the wheel and keys.
  var isForOverlays: Bool {
    switch self {
    case .pointerDown, .pointerMove, .pointerUp, .pointerCancel, .hover, .wheel, .key: true
    case .goToNext, .goToPrevious, .goTo, .reload, .update, .reloadPage: false
    case .resize, .focus, .visibility: false
    }
  }
}
