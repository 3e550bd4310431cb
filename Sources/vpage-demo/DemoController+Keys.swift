import PagerCapture
import PagerCore
import PagerSDL
import PagerTrace

/// Keys, extra buttons and the entries of traces that concern the program.
extension DemoController {
  /// Takes a key of a window, and writes it down if the program has a use for it.
  func pressed(_ press: KeyPress) -> Bool {
    guard take(press) else { return false }
    if let key = TraceKey(press.text) {
      recorder?.record(press.isRepeat ? .keyRepeat(key) : .key(key), at: pager.time)
    }
    return true
  }

  /// Takes an extra mouse button of a window.
  ///
  /// Behind an open panel nothing acts.
  func pressedExtraButton(isForward: Bool) -> Bool {
    recorder?.record(.button(isForward ? .forward : .back), at: pager.time)
    return overlays.isModal
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
    _ = pressed(KeyPress(direction > 0 ? "+" : "-", .control))
  }

  /// Takes a key that concerns the program; false leaves it to the pager.
  func take(_ press: KeyPress) -> Bool {
    // Keys that the pager knows come to a panel by way of the pager, from windows as from traces.
    if press.pagerKey != nil { return false }
    let modifiers = Self.deciding(press.modifiers)
    if overlays.isModal, !takesAlways(press) {
      overlays.press(press.key, modifiers, of: pager)
      return true
    }
    if press.isRepeat { return zoom(press.key, modifiers) }
    switch (press.key, modifiers) {
    case (.escape, []): if !overlays.closePanel() { request?(.leave) }
    case ("Q", .control), ("W", .control): request?(.quit)
    case (.function(11), []): request?(.toggleFullscreen)
    case (.function(12), []): request?(.screenshot)
    case (.function(10), []) where hasPanels: overlays.openMenu(of: pager)
    case (.tab, []) where hasPanels: overlays.toggleXRay()
    case ("?", []) where hasPanels, (.function(1), []) where hasPanels: overlays.showKeys()
    case ("G", .control) where hasPanels: overlays.askForPage()
    case ("1", []): show(.vertical)
    case ("2", []): show(.lifecycle)
    case ("3", []): show(.loop)
    default: return zoom(press.key, modifiers)
    }
    return true
  }

  /// Whether a key does what it always does even while a panel is open.
  private func takesAlways(_ press: KeyPress) -> Bool {
    if press.isRepeat { return false }
    return switch (press.key, Self.deciding(press.modifiers)) {
    case (.escape, []), ("Q", .control), ("W", .control), (.function(11), []), (.function(12), []):
      true
    default: false
    }
  }

  /// The modifiers that decide what a key does: some layouts need Shift for what Ctrl is held with.
  private static func deciding(_ modifiers: KeyModifiers) -> KeyModifiers {
    modifiers.contains(.control) ? modifiers.subtracting(.shift) : modifiers
  }

  private func zoom(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    guard hasPanels, modifiers == .control else { return false }
    switch key {
    case "+", "=": changeTextSize(by: 1)
    case "-": changeTextSize(by: -1)
    case "0": changeTextSize(by: 0)
    default: return false
    }
    return true
  }

  private func openMenu(at point: Point) {
    if hasPanels { overlays.openMenu(at: point) }
  }

  /// Carries out what an entry of a trace means to the program.
  func play(_ action: TraceAction) {
    switch action {
    case .key(.named(let name)), .keyDown(.named(let name)):
      _ = take(KeyPress(text: name))
    case .keyRepeat(.named(let name)): _ = take(KeyPress(text: name, isRepeat: true))
    case .button(let button): if !overlays.isModal { pager.step(isForward: button == .forward) }
    case .secondary(let position): openMenu(at: position.resolved(in: pager.size))
    case .theme(let theme): replay(theme)
    case .type(let text):
      for character in text { _ = take(KeyPress(Key(character))) }
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
