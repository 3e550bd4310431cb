package import PagerCore
package import SDLVideo

/// Hears what a pager and its window do, as it happens: logs, recorders, pictures and timings.
///
/// A container holds its observers weakly and tells them in the order in which they came, on its own
/// thread. Every method has a default that does nothing.
package protocol PagerObserver: AnyObject {
  /// An input from outside is taken, at the time it counts for.
  func pager(_ pager: PageContainer, takes input: PagerInput, at time: Timestamp)
  /// An event has been told to views and delegate.
  func pager(_ pager: PageContainer, told event: PagerEvent)

  /// A run begins; its first frame is made next.
  func windowWillBegin(_ window: PagerWindow)
  /// When a frame is wanted though nothing may move; nil for never.
  func nextFrameTime(of window: PagerWindow) -> Timestamp?
  /// A frame is drawn next; what is thrown counts as a failure of the renderer.
  func windowWillDraw(_ window: PagerWindow) throws(SDLError)
  /// A frame has been drawn and is presented next.
  ///
  /// `picture` reads it back; nil, which counts as a failure of the renderer, when that cannot be done.
  func window(_ window: PagerWindow, willPresent frame: PagerFrame, picture: () -> Picture?)
  /// A frame has been presented.
  func window(_ window: PagerWindow, didPresent frame: PagerFrame)
  /// A frame was due and not presented: it looks like the one before, or nobody could see it.
  func window(_ window: PagerWindow, didSkip frame: PagerFrame)
}

extension PagerObserver {
  /// Does nothing.
  package func pager(_ pager: PageContainer, takes input: PagerInput, at time: Timestamp) {}
  /// Does nothing.
  package func pager(_ pager: PageContainer, told event: PagerEvent) {}
  /// Does nothing.
  package func windowWillBegin(_ window: PagerWindow) {}
  /// Never.
  package func nextFrameTime(of window: PagerWindow) -> Timestamp? { nil }
  /// Does nothing.
  package func windowWillDraw(_ window: PagerWindow) throws(SDLError) {}
  /// Does nothing.
  package func window(
    _ window: PagerWindow, willPresent frame: PagerFrame, picture: () -> Picture?
  ) {}
  /// Does nothing.
  package func window(_ window: PagerWindow, didPresent frame: PagerFrame) {}
  /// Does nothing.
  package func window(_ window: PagerWindow, didSkip frame: PagerFrame) {}
}
