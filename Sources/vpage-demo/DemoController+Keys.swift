import PagerCapture
import PagerCore
import PagerSDL
import PagerTrace

/// Keys, extra buttons and the entries of traces that concern the program.
extension DemoController {
  /// Takes a key of a window, and writes it down if the program has a use for it.
  func pressed(_ key: WindowKey) -> Bool {
    guard press(key) else { return false }
    if let name = TraceKey(key.name) {
      recorder?.record(key.isRepeat ? .keyRepeat(name) : .key(name), at: pager.time)
    }
    return true
  }

  /// Takes an extra mouse button of a window.
  func pressedExtraButton(isForward: Bool) {
    recorder?.record(.button(isForward ? .forward : .back), at: pager.time)
    step(isForward: isForward)
  }

  /// Takes the secondary mouse button of a window: it opens the menu where it was pressed.
  func pressedSecondaryButton(at point: Point) {
    recorder?.record(.secondary(.points(point.x, point.y)), at: pager.time)
    openMenu(at: point)
  }

  /// Takes a turn of the wheel with Ctrl held: a notch is a step of the size of text.
  ///
  /// It is written down as the keys that do the same.
  func zoomed(byWheel notches: Double) {
    guard hasPanels, let direction = zoomWheel.step(notches) else { return }
    _ = pressed(WindowKey(name: direction > 0 ? "Ctrl++" : "Ctrl+-"))
  }

  /// Takes a key that concerns the program; false leaves it to the pager.
  func press(_ key: WindowKey) -> Bool {
    // Keys that the pager knows come to a panel by way of the pager, from windows as from traces.
    if PagerKey(rawValue: key.name) != nil { return false }
    if overlays.isModal, takesAlways(key) != true {
      overlays.press(key.name, of: pager)
      return true
    }
    if key.isRepeat { return zoom(key.name) }
    switch key.name {
    case "Escape": if !overlays.closePanel() { request?(.leave) }
    case "Ctrl+Q", "Ctrl+W": request?(.quit)
    case "F11": request?(.toggleFullscreen)
    case "F12": request?(.screenshot)
    case "F10" where hasPanels: overlays.openMenu(of: pager)
    case "Tab" where hasPanels: overlays.toggleXRay()
    case "?" where hasPanels, "F1" where hasPanels: overlays.showKeys()
    case "Ctrl+G" where hasPanels: overlays.askForPage()
    case "1": show(.vertical)
    case "2": show(.lifecycle)
    case "3": show(.loop)
    default: return zoom(key.name)
    }
    return true
  }

  /// Whether a key does what it always does even while a panel is open.
  private func takesAlways(_ key: WindowKey) -> Bool {
    ["Escape", "Ctrl+Q", "Ctrl+W", "F11", "F12"].contains(key.name) && !key.isRepeat
  }

  private func zoom(_ name: String) -> Bool {
    guard hasPanels else { return false }
    switch name {
    case "Ctrl++", "Ctrl+=": changeTextSize(by: 1)
    case "Ctrl+-": changeTextSize(by: -1)
    case "Ctrl+0": changeTextSize(by: 0)
    default: return false
    }
    return true
  }

  private func step(isForward: Bool) {
    guard !overlays.isModal else { return }
    if isForward { pager.goToNext() } else { pager.goToPrevious() }
  }

  private func openMenu(at point: Point) {
    if hasPanels { overlays.openMenu(at: point) }
  }

  /// Carries out what an entry of a trace means to the program.
  func play(_ action: TraceAction) {
    switch action {
    case .key(.named(let name)), .keyDown(.named(let name)):
      _ = press(WindowKey(name: name))
    case .keyRepeat(.named(let name)): _ = press(WindowKey(name: name, isRepeat: true))
    case .button(.back): step(isForward: false)
    case .button(.forward): step(isForward: true)
    case .secondary(let position): openMenu(at: position.resolved(in: pager.size))
    case .theme(let theme): replay(theme)
    case .type(let text):
      for character in text { _ = press(WindowKey(name: String(character))) }
    case .pages(let count):
      scene.count = count
      pager.reloadData()
    case .reload: pager.reloadData()
    default: break
    }
  }
}

/// Adds up the wheel to whole notches, each of which is a step.
struct ZoomWheel {
  private var rest = 0.0

  /// Takes a turn in notches; 1 or −1 when a whole notch has come together, else nil.
  mutating func step(_ notches: Double) -> Int? {
    if rest.sign != notches.sign { rest = 0 }
    rest += notches
    guard rest.magnitude >= 1 else { return nil }
    defer { rest = 0 }
    return rest > 0 ? 1 : -1
  }
}
