import PagerCore

extension PageContainer {
  /// What the topmost overlay at a position of the viewport says about it; nil where there is none.
  func overlayPointer(at point: Point) -> OverlayPointer? {
    for overlay in overlays.reversed() {
      if let pointer = overlay.pointer(at: point, of: self) { return pointer }
    }
    return nil
  }

  /// Whether the page under a position of the viewport answers clicks there.
  func isPageClickable(at point: Point) -> Bool {
    guard let (view, position) = page(at: point) else { return false }
    return view.isClickable(at: position)
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
