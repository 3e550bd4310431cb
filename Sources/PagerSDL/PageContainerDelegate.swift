public import PagerCore

/// Hears what happens in a container; every method has a default that does nothing.
///
/// Calls come in the order of the events, right after the input that caused them.
public protocol PageContainerDelegate: AnyObject {
  /// A page is about to come into view.
  func pager(_ pager: PageContainer, willAppear page: PageView)
  /// A page fills the view.
  func pager(_ pager: PageContainer, didAppear page: PageView)
  /// A page is about to leave the view.
  func pager(_ pager: PageContainer, willDisappear page: PageView)
  /// A page is out of view.
  func pager(_ pager: PageContainer, didDisappear page: PageView)
  /// A drag has left the slop.
  func pagerWillBeginDragging(_ pager: PageContainer)
  /// A drag has ended; the strip heads for a page, at a velocity in points per second.
  func pager(_ pager: PageContainer, willEndDraggingToward target: Int, velocity: Double)
  /// The strip has re-centred silently on a page.
  func pager(_ pager: PageContainer, didRecentreOn page: Int)
  /// The strip has come to rest on a page, which is the active one now.
  func pager(_ pager: PageContainer, didSettleOn page: Int)
  /// Another page is the active one, or it has another index; nil when there is none any more.
  ///
  /// Called at the start, and whenever user, program or data have changed it.
  func pager(_ pager: PageContainer, didChangeActivePage page: Int?, cause: ActivePageCause)
  /// A frame has been drawn; commands and reloads given here count for the next one.
  func pager(_ pager: PageContainer, didDraw frame: PagerFrame)
}

extension PageContainerDelegate {
  /// Does nothing.
  public func pager(_ pager: PageContainer, willAppear page: PageView) {}
  /// Does nothing.
  public func pager(_ pager: PageContainer, didAppear page: PageView) {}
  /// Does nothing.
  public func pager(_ pager: PageContainer, willDisappear page: PageView) {}
  /// Does nothing.
  public func pager(_ pager: PageContainer, didDisappear page: PageView) {}
  /// Does nothing.
  public func pagerWillBeginDragging(_ pager: PageContainer) {}
  /// Does nothing.
  public func pager(_ pager: PageContainer, willEndDraggingToward target: Int, velocity: Double) {}
  /// Does nothing.
  public func pager(_ pager: PageContainer, didRecentreOn page: Int) {}
  /// Does nothing.
  public func pager(_ pager: PageContainer, didSettleOn page: Int) {}
  /// Does nothing.
  public func pager(
    _ pager: PageContainer, didChangeActivePage page: Int?, cause: ActivePageCause
  ) {}
  /// Does nothing.
  public func pager(_ pager: PageContainer, didDraw frame: PagerFrame) {}
}
