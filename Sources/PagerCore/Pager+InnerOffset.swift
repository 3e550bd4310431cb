extension Pager {
  /// Scrolls the current page inside to an offset in points, at once and brought into range.
  ///
  /// Content that moves by itself stops there. While the page is dragged nothing happens.
  public mutating func setInnerOffset(_ points: Double) {
    if case .dragging = motion { return }
    guard points.isFinite else { return }
    strip.current.inner.position = .still(strip.current.inner.inRange(points))
  }
}
