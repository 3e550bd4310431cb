import PagerCore
import PagerSDL

/// The panels over the pages of a scene, and the commands that show and hide them.
final class DemoOverlays {
  /// What a pager draws over its pages, from back to front.
  let all: [any FrameOverlay]

  private let eventLog: LogOverlay
  private let xRay: XRayOverlay
  private let keys: KeyHelpOverlay
  private let goTo: GoToOverlay

  /// Makes all panels; of those that can be toggled none is on show.
  init(context: DemoContext) {
    eventLog = LogOverlay(context: context)
    xRay = XRayOverlay(context: context)
    keys = KeyHelpOverlay(context: context)
    goTo = GoToOverlay(context: context)
    all = [
      SeamOverlay(context: context), EmptyOverlay(context: context),
      PullHintOverlay(context: context),
      IndicatorOverlay(), eventLog, xRay, goTo, keys,
    ]
  }

  /// Takes an event of the pager, for the log and the x-ray.
  func log(_ event: PagerEvent) {
    eventLog.log(event)
    xRay.log(event)
  }

  /// Whether the strip is shown from outside.
  var showsXRay: Bool {
    get { xRay.isShown }
    set { xRay.isShown = newValue }
  }

  /// Whether the keys are on show.
  var showsKeys: Bool {
    get { keys.isShown }
    set { keys.isShown = newValue }
  }

  /// Shows or hides the x-ray.
  func toggleXRay() { showsXRay.toggle() }

  /// Shows or hides the keys.
  func toggleKeys() { showsKeys.toggle() }

  /// Puts the topmost panel away; false when there is none.
  func closePanel() -> Bool {
    if showsKeys {
      showsKeys = false
    } else if isEnteringPage {
      cancelPage()
    } else if showsXRay {
      showsXRay = false
    } else {
      return false
    }
    return true
  }

  /// Whether the number of a page is being typed.
  var isEnteringPage: Bool { goTo.isActive }

  /// Asks for the number of a page.
  func beginEnteringPage() { goTo.begin() }

  /// Takes what was typed.
  func typePage(_ text: String) { goTo.type(text) }

  /// Takes the last digit back.
  func erasePage() { goTo.backspace() }

  /// Ends the entry; returns the number, counted from 1, or nil when none was typed.
  func commitPage() -> Int? { goTo.commit() }

  /// Asks again, after a number that no page has.
  func refusePage(_ number: Int) { goTo.refuse(number) }

  /// Ends the entry without a number.
  func cancelPage() { goTo.cancel() }
}
