import PagerCore

@testable import PagerSDL

/// Hands what a pager takes and tells to closures; the pager holds it weakly.
final class Listener: PagerObserver {
  /// Hears every input from outside with its time.
  var takes: (PagerInput, Timestamp) -> Void = { _, _ in }
  /// Hears every event.
  var told: (PagerEvent) -> Void = { _ in }

  func pager(_ pager: PageContainer, takes input: PagerInput, at time: Timestamp) {
    takes(input, time)
  }

  func pager(_ pager: PageContainer, told event: PagerEvent) { told(event) }
}
