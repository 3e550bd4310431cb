import PagerCore
import PagerSDL

/// The panels over the pages of a scene, and the commands that show and hide them.
///
/// Menu, keys and go-to are modal: one of them is open at a time, and nothing acts behind it.
final class DemoOverlays {
  /// What a pager draws over its pages, from back to front.
  let all: [any FrameOverlay]
  /// The short messages at the lower edge.
  let toast: ToastOverlay

  private let eventLog: LogOverlay
  private let xRay: XRayOverlay
  private let keys: KeyHelpOverlay
  private let goTo: GoToOverlay
  private let menu: MenuOverlay
  private let button: MenuButton
  private let longPress = LongPress()

  /// Makes all panels; of those that can be toggled none is on show.
  init(context: DemoContext) {
    eventLog = LogOverlay(context: context)
    xRay = XRayOverlay(context: context)
    keys = KeyHelpOverlay(context: context)
    goTo = GoToOverlay(context: context)
    menu = MenuOverlay(context: context)
    button = MenuButton(context: context, menu: menu, xRay: xRay)
    toast = ToastOverlay(context: context)
    all = [
      longPress, PageEdgeOverlay(context: context), EmptyOverlay(context: context),
      PullHintOverlay(context: context),
      IndicatorOverlay(context: context), eventLog, xRay, button, goTo, keys, menu, toast,
    ]
    button.open = { [menu] rect, pointer in
      menu.open(at: nil, under: rect)
      menu.hold(pointer)
    }
    longPress.open = { [unowned self] point, finger in
      guard !isModal else { return }
      menu.open(at: point)
      menu.hold(finger)
    }
  }

  /// Takes an event of the pager, for the log and the x-ray.
  func log(_ event: PagerEvent) {
    eventLog.log(event)
    xRay.log(event)
  }

  /// Connects the menu: what it tells, and what its rows do.
  func connectMenu(state: @escaping () -> MenuState, choose: @escaping (MenuAction) -> Void) {
    menu.state = state
    menu.choose = choose
  }

  /// Whether the strip is shown from outside.
  var showsXRay: Bool {
    get { xRay.isShown }
    set { xRay.isShown = newValue }
  }

  /// Shows or hides the x-ray.
  func toggleXRay() { xRay.isShown.toggle() }

  /// Whether a panel is open behind which nothing acts.
  var isModal: Bool { menu.isShown || keys.isShown || goTo.isShown }

  /// Where the dots that open the menu stand, in points of the viewport.
  func menuButtonRect(of pager: PageContainer) -> Rect { button.rect(of: pager) }

  /// Whether the menu is open.
  var showsMenu: Bool { menu.isShown }

  /// Opens the menu at a point of the viewport, unless a panel is open.
  func openMenu(at point: Point) {
    // A second press beside an open menu moves it there.
    guard !keys.isShown, !goTo.isShown else { return }
    menu.open(at: point)
  }

  /// Opens the menu under its button, for the keyboard.
  func openMenu(of pager: PageContainer) {
    guard !isModal else { return }
    menu.open(at: nil, under: button.rect(of: pager))
    menu.selectFirst()
  }

  /// Shows the keys, unless another panel is open.
  func showKeys() { if !isModal { keys.isShown = true } }

  /// Asks for the number of a page, unless another panel is open.
  func askForPage() { if !isModal { goTo.begin() } }

  /// Gives a key that no pager knows to the panel that is open.
  func press(_ key: Key, _ modifiers: KeyModifiers, of pager: PageContainer) {
    if menu.isShown { return menu.press(key, modifiers, in: pager.size) }
    guard modifiers.isEmpty else { return }
    if goTo.isShown { return goTo.press(key, of: pager) }
    if keys.isShown, ["?", .function(1), .enter].contains(key) { keys.isShown = false }
  }

  /// Puts the topmost panel away; false when there is none.
  func closePanel() -> Bool {
    if menu.isShown {
      menu.close()
    } else if keys.isShown {
      keys.isShown = false
    } else if goTo.isShown {
      goTo.close()
    } else if xRay.isShown {
      xRay.isShown = false
    } else {
      return false
    }
    return true
  }
}
