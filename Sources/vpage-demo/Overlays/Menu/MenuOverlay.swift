import PagerCore
import PagerSDL

/// The menu: everything that keys do, for the mouse; keys work in it too.
///
/// While it is open nothing acts behind it. A press beside it closes it; so does every choice but a
/// step of a value.
final class MenuOverlay: FrameOverlay {
  /// What the drawing depends on beside the context.
  private struct Shown: Hashable {
    var items: [MenuItem]
    var layout: MenuLayout
    var target: MenuTarget?
    var scale: Double
    var revision: Int
  }

  /// Tells what the menu says about the program.
  var state: () -> MenuState = { MenuState() }
  /// Does what was chosen.
  var choose: (MenuAction) -> Void = { _ in }

  /// Whether the menu is open.
  private(set) var isShown = false
  /// Whether the menu is open under its button.
  var isUnderButton: Bool { isShown && point == nil }

  private let context: DemoContext
  private var point: Point?
  private var button: Rect?
  private var first = 0
  private var target: MenuTarget?
  private var held = HeldPointers()
  /// Whether a choice is made where the pointer comes up: it went down on the menu.
  private var choosesAtRelease = false
  private var wheel = 0.0
  private var shown: Shown?
  private var art: MenuArt?

  /// Makes the menu, closed.
  init(context: DemoContext) { self.context = context }

  /// Opens the menu at a point of the viewport, or under its button.
  func open(at point: Point?, under button: Rect? = nil) {
    (self.point, self.button) = (point, button)
    (first, target, wheel) = (0, nil, 0)
    choosesAtRelease = false
    isShown = true
  }

  /// Closes the menu.
  func close() { isShown = false }

  private func layout(in size: Size) -> MenuLayout {
    MenuLayout(MenuItem.all(state()), first: first, in: size, at: point, button: button)
  }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    guard isShown else {
      defer { shown = nil }
      return shown != nil
    }
    let next = Shown(
      items: MenuItem.all(state()), layout: layout(in: pager.size), target: target,
      scale: pager.scale, revision: context.revision)
    defer { shown = next }
    if shown?.layout.panel.size != next.layout.panel.size || shown?.scale != next.scale
      || shown?.revision != next.revision
    {
      art = MenuArt(context: context, layout: next.layout, scale: pager.scale)
    }
    return next != shown
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard isShown, let shown, let art else { return }
    let layout = shown.layout
    art.card.draw(on: canvas, at: layout.panel.origin)
    art.arrows.draw(on: canvas, for: layout.list, in: layout.area)
    for row in layout.list.rows {
      let rect = layout.rect(of: row)
      if shown.items[row.index].beginsGroup, row.index != layout.list.first {
        art.drawLine(on: canvas, above: rect)
      }
      if let target = shown.target, target.row == row.index {
        art.drawHighlight(
          on: canvas, in: target.step.map { layout.rect(ofStep: $0, in: rect) } ?? rect)
      }
      canvas.draw(art.image(of: shown.items[row.index], size: rect.size), at: rect.origin)
    }
  }

  func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? {
    guard isShown else { return nil }
    let layout = layout(in: pager.size)
    return layout.target(at: point, MenuItem.all(state())) != nil || layout.scroll(at: point) != 0
      ? .pointing : .arrow
  }

  func take(_ input: PagerInput, of pager: PageContainer) -> Bool {
    let wasHeld = held.take(input)
    guard isShown else { return wasHeld }
    let layout = layout(in: pager.size)
    switch input {
    case .pointerDown(let pointer, let point):
      held.add(pointer)
      press(at: point, layout)
    case .pointerMove(_, let point) where wasHeld, .hover(let point):
      target = layout.target(at: point, MenuItem.all(state()))
      if target != nil, wasHeld { choosesAtRelease = true }
    case .pointerUp(_, let point) where wasHeld:
      let items = MenuItem.all(state())
      if choosesAtRelease, let target = layout.target(at: point, items) { carryOut(target, items) }
    case .pointerMove, .pointerUp, .pointerCancel: return wasHeld
    case .wheel(let delta): scroll(by: delta)
    case .key(let key, .down), .key(let key, .repeated): press(key, layout, pager.size)
    default: break
    }
    return true
  }

  /// The press that opened the menu goes on over it: let go over a row, it chooses.
  func hold(_ pointer: PointerID) { held.add(pointer) }

  private func press(at point: Point, _ layout: MenuLayout) {
    guard layout.panel.contains(point) else { return close() }
    let rows = layout.scroll(at: point)
    if rows != 0 { first = layout.list.first + rows }
    target = layout.target(at: point, MenuItem.all(state()))
    choosesAtRelease = true
  }

  private func scroll(by delta: WheelDelta) {
    wheel -= delta.y
    let rows = Int(wheel.rounded(.towardZero))
    wheel -= Double(rows)
    guard rows != 0, let list = shown?.layout.list else { return }
    first = min(max(0, list.first + rows), list.lastFirst)
    target = nil
  }

  private func carryOut(_ target: MenuTarget, _ items: [MenuItem]) {
    let item = items[target.row]
    if case .textSize = item.action {
      if let step = target.step { choose(.textSize(step)) }
      return
    }
    close()
    choose(item.action)
  }
}

extension MenuOverlay {
  /// Takes a key that no pager knows.
  func press(_ key: Key, _ modifiers: KeyModifiers, in size: Size) {
    switch (key, modifiers) {
    case (.enter, []): activate()
    case (.tab, []): move(by: 1, in: size)
    case (.tab, .shift): move(by: -1, in: size)
    case ("+", []): step(1)
    case ("-", []): step(-1)
    case (.function(10), []): close()
    default: break
    }
  }

  /// Chooses the first row: the menu was opened by a key.
  func selectFirst() { target = MenuTarget(row: 0) }

  private func press(_ key: PagerKey, _ layout: MenuLayout, _ size: Size) {
    let page = max(1, layout.list.rows.count - 1)
    switch key {
    case .down: move(by: 1, in: size)
    case .up: move(by: -1, in: size)
    case .left: step(-1)
    case .right: step(1)
    case .home, .controlHome: select(0, in: size)
    case .end, .controlEnd: select(.max, in: size)
    case .pageDown: select((target?.row ?? 0) + page, in: size)
    case .pageUp: select((target?.row ?? 0) - page, in: size)
    case .space: activate()
    case .shiftSpace: break
    }
  }

  /// Moves the choice by rows, from the last one to the first and back.
  private func move(by rows: Int, in size: Size) {
    let count = MenuItem.all(state()).count
    guard let row = target?.row else { return select(rows > 0 ? 0 : count - 1, in: size) }
    select((row + rows + count) % count, in: size)
  }

  private func select(_ row: Int, in size: Size) {
    let row = min(max(0, row), MenuItem.all(state()).count - 1)
    target = MenuTarget(row: row)
    // Rows have gaps of different heights, so that one more step may be needed.
    for _ in 0..<2 {
      let list = layout(in: size).list
      first = list.first + list.scrollToShow(row)
    }
  }

  private func step(_ direction: Int) {
    guard let row = target?.row, MenuItem.all(state())[row].value != nil else { return }
    choose(.textSize(direction))
  }

  private func activate() {
    guard let target else { return }
    carryOut(MenuTarget(row: target.row, step: target.step ?? 0), MenuItem.all(state()))
  }
}
