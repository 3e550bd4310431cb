import PagerCore
import PagerSDL

/// The x-ray: the strip of three seen from outside, with the window sliding over it and being put
/// back on the middle.
final class XRayOverlay: FrameOverlay {
  /// What the drawing depends on beside the layout.
  private struct Shown: Hashable {
    var strip: StripState?
    /// From which side the window was last put back; 0 once it moves again.
    var ghost = 0
    var feel: PagerConfiguration?
    var pages = 0
    var drawings = 0
    var isMoving = false
  }

  /// Whether the panel is on show.
  var isShown = false

  private static let mostEvents = 6
  private let context: DemoContext
  private var events: [(milliseconds: Int, text: EventText)] = []
  private var layout: XRayLayout?
  private var art: XRayArt?
  private var thumbnails: Thumbnails?
  private var scale = 0.0
  private var revision = 0
  private var shown = Shown()
  private var wasShown = false
  private var hasNews = false

  /// Makes the x-ray, hidden.
  init(context: DemoContext) { self.context = context }

  /// Takes an event.
  func log(_ event: PagerEvent) {
    guard let text = EventText(event) else { return }
    if events.count == Self.mostEvents { events.removeFirst() }
    events.append((Int(event.time.milliseconds.rounded(.down)), text))
    hasNews = true
  }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    defer { (wasShown, hasNews) = (isShown, false) }
    if !isShown, !wasShown {
      shown = Shown()
      return false
    }
    let strip = StripState(frame, of: pager)
    var next = Shown(
      strip: strip, ghost: shown.ghost, feel: pager.configuration, pages: pager.pageCount,
      drawings: pager.drawings, isMoving: frame.phase != .idle)
    if let former = shown.strip {
      if former.share == 0, strip.share != 0 { next.ghost = 0 }
      // Surfaces go round in a circle: the next one in the middle means a step forward, which is
      // one to the left when the pages lie from right to left.
      let turn = (strip.middle - former.middle + 3) % 3
      if turn != 0, pager.pageCount > 1 { next.ghost = (turn == 1) != frame.isMirrored ? 1 : -1 }
    }
    let changed = next != shown
    shown = next
    guard isShown else { return wasShown }
    let layout = XRayLayout(size: pager.size, axis: pager.configuration.axis)
    let former = self.layout
    let isOutdated = revision != context.revision
    if layout != self.layout || pager.scale != scale || isOutdated {
      self.layout = layout
      revision = context.revision
      scale = pager.scale
      art = layout.map { XRayArt(context: context, layout: $0, scale: scale) }
      thumbnails = layout.map { Thumbnails(size: $0.sheets[1].size) }
    }
    let isDrawn = thumbnails?.refresh(strip, frame, of: pager) == true
    return changed || isOutdated || hasNews || !wasShown || isDrawn || layout != former
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard isShown, let layout, let art, let strip = shown.strip else { return }
    let origin = layout.panel.origin
    art.card.draw(on: canvas, at: origin)
    heading(art, layout).draw(on: canvas, x: origin.x + 16, middle: origin.y + 24)
    drawStatus(on: canvas, layout, art)
    for (place, sheet) in strip.sheets.enumerated() {
      drawSheet(sheet, at: place, on: canvas, layout, art)
    }
    drawWindow(strip, on: canvas, layout, art)
    for setting in FeelSetting.allCases {
      let plus = layout.button(ofSetting: setting.rawValue, 1)
      art.text(setting.text(pager.configuration), .label, context.palette.ink).draw(
        on: canvas, x: origin.x + plus.x - 26, middle: origin.y + plus.y + plus.height / 2, .centre)
    }
    drawEvents(on: canvas, layout, art)
  }

  private func heading(_ art: XRayArt, _ layout: XRayLayout) -> TextImage {
    let pages = shown.pages == 1 ? "1 page" : "\(shown.pages) pages"
    return art.text("Three surfaces, \(pages)", .smallStrong, context.palette.ink)
  }

  /// Says in one sentence what the picture shows right now.
  private func drawStatus(on canvas: FrameCanvas, _ layout: XRayLayout, _ art: XRayArt) {
    let text =
      if shown.isMoving, shown.strip?.share != 0 {
        "The window slides over the strip. Nothing is drawn anew."
      } else if shown.ghost != 0 {
        "Put back on the middle, unseen. The surface left behind got the next page."
      } else {
        "The window stands on the middle surface. Turn a page and watch."
      }
    let place = layout.statusLine
    art.text(text, .caption, context.palette.softInk, width: place.width).draw(
      on: canvas, at: Point(x: layout.panel.x + place.x, y: layout.panel.y + place.y))
  }

  private func drawSheet(
    _ sheet: StripState.Sheet, at place: Int, on canvas: FrameCanvas, _ layout: XRayLayout,
    _ art: XRayArt
  ) {
    let palette = context.palette
    let origin = layout.panel.origin
    let rect = layout.sheets[place].offsetBy(x: origin.x, y: origin.y)
    canvas.fill(palette.hue(sheet.surface), rect.inset(by: -1))
    canvas.fill(palette.wash(palette.hue(sheet.surface), over: palette.card, share: 0.12), rect)
    // A surface not drawn yet stays tinted.
    if let image = thumbnails?.image(of: sheet) { canvas.draw(image, at: rect.origin) }
    let words = layout.labels[place].offsetBy(x: origin.x, y: origin.y)
    let page = art.text(
      sheet.page.map { "Page \($0 + 1)" } ?? "No page", .label, palette.ink)
    let times = "bound \(sheet.bindings)×"
    if layout.axis == .vertical {
      let middle = words.y + words.height / 2
      let hasName = words.height >= 52 && sheet.page != nil
      canvas.draw(art.sign(sheet.surface), at: Point(x: words.x, y: middle - 10))
      let left = words.x + 28
      page.draw(on: canvas, x: left, middle: middle - (hasName ? 16 : 8))
      if hasName {
        art.text(sheet.identifier, .caption, palette.softInk).draw(
          on: canvas, x: left, middle: middle)
      }
      art.text(times, .caption, palette.softInk).draw(
        on: canvas, x: left, middle: middle + (hasName ? 16 : 8))
    } else {
      canvas.draw(
        art.sign(sheet.surface),
        at: Point(x: rect.x + rect.width / 2 - 10, y: rect.maxY + XRayLayout.frame + 2))
      let middle = words.y + words.height / 2
      canvas.draw(art.sign(sheet.surface), at: Point(x: words.x, y: middle - 10))
      page.draw(on: canvas, x: words.x + 28, middle: middle)
      art.text(sheet.identifier, .caption, palette.softInk).draw(
        on: canvas, x: words.x + 96, middle: middle)
      art.text(times, .caption, palette.softInk).draw(
        on: canvas, x: words.maxX, middle: middle, .right)
    }
  }

  private func drawWindow(
    _ strip: StripState, on canvas: FrameCanvas, _ layout: XRayLayout, _ art: XRayArt
  ) {
    let origin = layout.panel.origin
    if shown.ghost != 0 {
      let ghost = layout.window(at: Double(shown.ghost)).offsetBy(x: origin.x, y: origin.y)
      canvas.draw(art.ghost, at: ghost.origin)
      let middle = layout.sheets[1].offsetBy(x: origin.x, y: origin.y)
      let first = shown.ghost > 0 ? middle : layout.sheets[0].offsetBy(x: origin.x, y: origin.y)
      let arrow =
        layout.axis == .vertical
        ? Point(x: middle.maxX + XRayLayout.frame + 4, y: first.y + first.height / 2 - 4)
        : Point(
          x: first.x + first.width / 2 - 4, y: middle.y - XRayLayout.frame - XRayLayout.arrow)
      canvas.draw(art.arrow(shown.ghost), at: arrow)
    }
    let window = layout.window(at: strip.share).offsetBy(x: origin.x, y: origin.y)
    canvas.draw(art.window, at: window.origin)
  }

  private func drawEvents(on canvas: FrameCanvas, _ layout: XRayLayout, _ art: XRayArt) {
    let place = layout.events.offsetBy(x: layout.panel.x, y: layout.panel.y)
    let rows = Int((place.height / XRayLayout.eventRow).rounded())
    for (row, event) in events.suffix(rows).enumerated() {
      let middle = place.y + XRayLayout.eventRow * (Double(row) + 0.5)
      art.text(EventText.time(event.milliseconds), .caption, context.palette.softInk).draw(
        on: canvas, x: place.x + 48, middle: middle, .right)
      art.text(event.text.line, .caption, event.text.color(context.palette)).draw(
        on: canvas, x: place.x + 60, middle: middle)
    }
  }

  func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? {
    guard isShown, let layout, layout.panel.contains(point) else { return nil }
    return layout.setting(at: point) == nil ? .arrow : .pointing
  }

  func click(at point: Point, of pager: PageContainer) -> Bool {
    // Not the layout last drawn: a replay may click without having drawn anything.
    guard isShown, let layout = XRayLayout(size: pager.size, axis: pager.configuration.axis),
      layout.panel.contains(point)
    else { return false }
    if let (setting, direction) = layout.setting(at: point) {
      var feel = pager.configuration
      setting.change(&feel, by: direction)
      pager.configuration = feel
    }
    return true
  }
}
