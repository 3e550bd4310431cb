public import PagerCore

/// Something drawn over the pages in every frame: an indicator, a hint, a panel.
public protocol FrameOverlay: AnyObject {
  /// Goes on to an instant that the pager has reached: what a fade or a hint depends on.
  ///
  /// Called after inputs and before frames, drawn or not, so that a replay that draws nothing comes
  /// to the same state. Lay nothing out here: `update` and `draw` follow when a frame is drawn.
  func advance(to frame: PagerFrame, of pager: PageContainer)

  /// Takes the frame to come; true when what the overlay draws has changed since the last call.
  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool

  /// Draws over the pages; costs time in every frame, so keep texts in a `FrameImage`.
  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer)

  /// What the pointer looks like at a point of the viewport, in points; nil where the overlay is not.
  func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer?

  /// Answers a press at a point of the viewport, in points; true if it was for the overlay.
  func click(at point: Point, of pager: PageContainer) -> Bool

  /// Takes a pointer, wheel or key before the pager does; true keeps it from all that lies below.
  ///
  /// By default a press goes to `click(at:of:)`, and all the rest goes on.
  func take(_ input: PagerInput, of pager: PageContainer) -> Bool

  /// When the overlay will next look different by itself; nil for not before the next input.
  ///
  /// While something fades that is `time` itself: the next frame.
  func nextChange(after time: Timestamp, of pager: PageContainer) -> Timestamp?
}

extension FrameOverlay {
  /// Nothing depends on time.
  public func advance(to frame: PagerFrame, of pager: PageContainer) {}

  /// The overlay has nothing to take hold of.
  public func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? { nil }

  /// No click is for the overlay.
  public func click(at point: Point, of pager: PageContainer) -> Bool { false }

  /// A press goes to `click(at:of:)`.
  public func take(_ input: PagerInput, of pager: PageContainer) -> Bool {
    guard case .pointerDown(_, let point) = input else { return false }
    return click(at: point, of: pager)
  }

  /// The overlay never changes by itself.
  public func nextChange(after time: Timestamp, of pager: PageContainer) -> Timestamp? { nil }
}

/// What the mouse pointer says about a position of an overlay.
public enum OverlayPointer: Hashable, Sendable {
  /// Nothing happens there, and the page below cannot be dragged.
  case arrow
  /// A click does something.
  case pointing
}
