import PagerCore
import PagerSDL

/// The panels over the pages, as the program drives them. (First form: DemoController calls exactly these.)
final class DemoOverlays {
  let all: [any FrameOverlay] = []
  init(context: DemoContext) {}
  func log(_ event: PagerEvent) {}
  var isEnteringPage: Bool { false }
  /// Closes whichever panel is open; false when none is.
  func closePanel() -> Bool { false }
  func toggleXRay() {}
  func toggleKeys() {}
  func beginEnteringPage() {}
  func typePage(_ digit: String) {}
  func erasePage() {}
  /// The number typed, counted from 1, if any; closes the panel.
  func commitPage() -> Int? { nil }
  /// Says that a page does not exist, keeping the panel open.
  func refusePage(_ number: Int, count: Int) {}
  func cancelPage() {}
}
