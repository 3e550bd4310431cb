public import PagerCore

/// A page: subclass it, draw in `draw(on:visible:)`, and register it with a `PageContainer`.
///
/// Views are recycled: a container makes about three of each kind and hands them out again for other
/// pages. A view is drawn once onto a surface of its own and copied from there in every frame, until
/// `setNeedsDisplay` asks for another drawing.
open class PageView {
  /// The name under which the view was dequeued, else that of its class; empty for a view of one's own.
  public internal(set) var reuseIdentifier = ""
  /// What the view is recycled as; nil for one that was not dequeued.
  var reuseKind: ReusePool<PageView>.Kind?
  /// The page that the view stands for, from 0; nil while it waits in the pool.
  public internal(set) var index: Int?
  /// The size of the viewport, in points; pages are as large, and may be longer inside.
  public internal(set) var size = Size(width: 0, height: 0)
  /// Device pixels per point.
  public internal(set) var scale = 1.0
  /// The container that shows the view.
  public internal(set) weak var pager: PageContainer?

  /// Makes a view; containers call it when the pool is empty.
  public required init() {}

  /// A short name for the title bar and for people who cannot see the page.
  open var name: String { "" }

  /// The colour under the page, which also shows beyond the ends of its content.
  open var background: Color { .white }

  /// The length of the content along the inner axis, in points, for a viewport of a size.
  ///
  /// 0...100,000,000, brought into range; what is not a number counts as 0. Longer than the viewport,
  /// the page scrolls inside. Asked after every binding, resize and `setNeedsDisplay`.
  open func contentLength(fitting size: Size) -> Double { 0 }

  /// Draws the part of the page that lies in `visible`, in points of the content.
  ///
  /// The canvas is filled with `background` beforehand. Drawing outside `visible` is left out.
  open func draw(on canvas: PageCanvas, visible: Rect) {}

  /// Forgets what belonged to the former page; called before a view is handed out again.
  open func prepareForReuse() {}

  /// Whether a click at a position of the content, in points, does something.
  ///
  /// The pointer shows it.
  open func isClickable(at point: Point) -> Bool { false }

  /// Answers a click at a position of the content, in points.
  open func didClick(at point: Point) {}

  /// The pointer is over the page with no button held, at a point of its content; nil when it left.
  ///
  /// Called for every move, and when the page moves under a pointer at rest.
  open func hover(at point: Point?) {}

  /// Whether the page moves by itself now, so that frames are shown until it has stopped.
  open var isMoving: Bool { false }

  /// Goes on to an instant of the pager's clock; called before every frame while `isMoving`.
  ///
  /// Call `setNeedsDisplay` for what has changed.
  open func advance(to time: Timestamp) {}

  /// The page is about to come into view.
  open func willAppear() {}

  /// The page fills the view.
  open func didAppear() {}

  /// The page is about to leave the view.
  open func willDisappear() {}

  /// The page is out of view.
  open func didDisappear() {}

  /// Has the page measured and drawn anew before the next frame.
  public func setNeedsDisplay() { pager?.redraw(self) }
}
