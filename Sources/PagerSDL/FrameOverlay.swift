public import PagerCore

/// Something drawn over the pages in every frame: an indicator, a hint, a panel.
public protocol FrameOverlay: AnyObject {
  /// Takes the frame to come; true when what the overlay draws has changed since the last call.
  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool

  /// Draws over the pages; costs time in every frame, so keep texts in a `FrameImage`.
  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer)

  /// Whether a click at a place would be for the overlay, so that the pointer can tell.
  func isClickable(at point: Point, of pager: PageContainer) -> Bool

  /// Answers a click at a place of the viewport, in points; true if it was for the overlay.
  func click(at point: Point, of pager: PageContainer) -> Bool
}

extension FrameOverlay {
  /// Nothing can be clicked.
  public func isClickable(at point: Point, of pager: PageContainer) -> Bool { false }

  /// No click is for the overlay.
  public func click(at point: Point, of pager: PageContainer) -> Bool { false }
}
