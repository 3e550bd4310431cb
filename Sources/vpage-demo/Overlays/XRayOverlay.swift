import PagerCore
import PagerSDL

/// The x-ray: the strip of three seen from outside, with the window sliding over it and being put
/// back on the middle.
final class XRayOverlay: FrameOverlay {
  /// What the drawing depends on beside the layout.
  private struct Shown: Hashable {
    var fraction = 0.0
    /// From which side the window was last put back; 0 once it moves again.
    var ghost = 0
    var content: XRayWords.Content?
    var hovered: XRayButton?
  }

  /// Whether the panel is on show.
  var isShown = false

  private static let maximumEvents = 6
  private let context: DemoContext
  private var events: [XRayWords.Event] = []
  private var eventCount = 0
  private var layout: XRayLayout?
  /// What the layout was made for: making one asks for memory, which no frame should.
  private var laidOut: (size: Size, axis: Axis)?
  private var art: XRayArt?
  private var words: XRayWords?
  private var thumbnails: Thumbnails?
  private var scale = 0.0
  private var revision = 0
  private var shown = Shown()
  private var wasShown = false
  /// The surface in the middle and the window's position at the last instant, while on show.
  private var tracked: (middle: Int, fraction: Double)?
  /// From which side the window was last put back; 0 once it moves again.
  private var ghost = 0
  private var hovered: XRayButton?

  /// Makes the x-ray, hidden.
  init(context: DemoContext) { self.context = context }

  /// Takes an event.
  func log(_ event: PagerEvent) {
    guard let text = EventText(event) else { return }
    if events.count == Self.maximumEvents { events.removeFirst() }
    events.append(
      XRayWords.Event(milliseconds: Int(event.time.milliseconds.rounded(.down)), text: text))
    eventCount += 1
  }

  func advance(to frame: PagerFrame, of pager: PageContainer) {
    guard isShown else {
      tracked = nil
      ghost = 0
      return
    }
    let strip = StripState(frame, of: pager)
    if let former = tracked {
      if former.fraction == 0, strip.fraction != 0 { ghost = 0 }
      // Surfaces go round in a circle: the next one in the middle means a step forward, which is
      // one to the left when the pages lie from right to left.
      let turn = (strip.middle - former.middle + 3) % 3
      if turn != 0, pager.pageCount > 1 { ghost = (turn == 1) != frame.isMirrored ? 1 : -1 }
    }
    tracked = (strip.middle, strip.fraction)
  }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    defer { wasShown = isShown }
    if !isShown, !wasShown { return false }
    let strip = StripState(frame, of: pager)
    let former = shown
    shown = next(strip, frame, pager)
    guard isShown else { return wasShown }
    let (size, axis) = (pager.size, pager.configuration.axis)
    let isLaidOut = laidOut.map { $0.size == size && $0.axis == axis } ?? false
    let layout = isLaidOut ? self.layout : XRayLayout(size: size, axis: axis)
    laidOut = (size, axis)
    let isRemade = layout != self.layout || pager.scale != scale || revision != context.revision
    if isRemade { remake(layout, scale: pager.scale) }
    if isRemade || words == nil || shown.content != former.content, let content = shown.content {
      words = layout.flatMap { layout in
        art.map { XRayWords(content, events, $0, layout, context.palette) }
      }
    }
    let isDrawn = thumbnails?.refresh(strip, frame, of: pager) == true
    return shown != former || !wasShown || isDrawn || isRemade
  }

  private func next(_ strip: StripState, _ frame: PagerFrame, _ pager: PageContainer) -> Shown {
    let status = XRayStatus(
      strip, ghost: ghost, isMoving: frame.phase != .idle, isMirrored: frame.isMirrored,
      pages: pager.pageCount)
    return Shown(
      fraction: strip.fraction, ghost: ghost,
      content: XRayWords.Content(
        first: strip.first, second: strip.second, third: strip.third, status: status,
        feel: pager.configuration, pages: pager.pageCount, events: eventCount),
      hovered: hovered)
  }

  /// Makes all pictures anew.
  private func remake(_ layout: XRayLayout?, scale: Double) {
    self.layout = layout
    self.scale = scale
    revision = context.revision
    art = layout.map { XRayArt(context: context, layout: $0, scale: scale) }
    thumbnails = layout.map { Thumbnails(size: $0.sheets[1].size) }
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard isShown, let layout, let art, let words, let content = shown.content else { return }
    let origin = layout.panel.origin
    art.card.draw(on: canvas, at: origin)
    if !layout.isCompact {
      words.heading.draw(on: canvas, x: origin.x + 16, middle: origin.y + 24)
      words.closing?.draw(
        on: canvas, x: origin.x + layout.panel.width - 16 - layout.buttonRoom,
        middle: origin.y + 24,
        .right)
      let position = layout.statusLine
      words.status.draw(on: canvas, at: Point(x: origin.x + position.x, y: origin.y + position.y))
      drawSettings(on: canvas, layout, art, words)
      drawEvents(on: canvas, layout, words)
    }
    drawSheet(content.first, at: 0, on: canvas, layout, art, words)
    drawSheet(content.second, at: 1, on: canvas, layout, art, words)
    drawSheet(content.third, at: 2, on: canvas, layout, art, words)
    drawWindow(on: canvas, layout, art)
  }

  private func drawSettings(
    on canvas: FrameCanvas, _ layout: XRayLayout, _ art: XRayArt, _ words: XRayWords
  ) {
    let origin = layout.panel.origin
    for (row, value) in words.values.enumerated() {
      let plus = layout.button(ofSetting: row, 1)
      value.draw(
        on: canvas, x: origin.x + plus.x - 26, middle: origin.y + plus.y + plus.height / 2, .centre)
      let minus = layout.button(ofSetting: row, -1)
      let hoveredDirection = shown.hovered?.setting.rawValue == row ? shown.hovered?.direction : nil
      canvas.draw(
        art.button(1, isHovered: hoveredDirection == 1),
        at: Point(x: origin.x + plus.x, y: origin.y + plus.y))
      canvas.draw(
        art.button(-1, isHovered: hoveredDirection == -1),
        at: Point(x: origin.x + minus.x, y: origin.y + minus.y))
    }
  }

  private func drawSheet(
    _ sheet: StripState.Sheet, at position: Int, on canvas: FrameCanvas, _ layout: XRayLayout,
    _ art: XRayArt, _ words: XRayWords
  ) {
    let palette = context.palette
    let origin = layout.panel.origin
    let rect = layout.sheets[position].offsetBy(x: origin.x, y: origin.y)
    canvas.fill(palette.surface(sheet.surface), rect.inset(by: -1))
    canvas.fill(
      palette.wash(palette.surface(sheet.surface), over: palette.card, fraction: 0.12), rect)
    // A surface not drawn yet stays tinted.
    if let image = thumbnails?.image(of: sheet) { canvas.draw(image, at: rect.origin) }
    let box = layout.labels[position].offsetBy(x: origin.x, y: origin.y)
    let text = words.sheets[position]
    let middle = box.y + box.height / 2
    let isVertical = layout.axis == .vertical
    if layout.isCompact {
      // Between the strip and the panel's edge, or below it.
      canvas.draw(
        art.sign(sheet.surface),
        at: Point(x: isVertical ? box.x : box.x + box.width / 2 - 10, y: middle - 10))
      if isVertical, text.page.size.width + 24 <= box.width {
        text.page.draw(on: canvas, x: box.x + 24, middle: middle)
      }
    } else if isVertical {
      let name = box.height >= 52 ? text.identifier : nil
      canvas.draw(art.sign(sheet.surface), at: Point(x: box.x, y: middle - 10))
      let left = box.x + 28
      text.page.draw(on: canvas, x: left, middle: middle - (name != nil ? 16 : 8))
      name?.draw(on: canvas, x: left, middle: middle)
      text.times.draw(on: canvas, x: left, middle: middle + (name != nil ? 16 : 8))
    } else {
      canvas.draw(
        art.sign(sheet.surface),
        at: Point(x: rect.x + rect.width / 2 - 10, y: rect.maxY + XRayLayout.frame + 2))
      canvas.draw(art.sign(sheet.surface), at: Point(x: box.x, y: middle - 10))
      text.page.draw(on: canvas, x: box.x + 28, middle: middle)
      let left = max(96, 36 + text.page.size.width)
      if let name = text.identifier,
        left + name.size.width + 8 <= box.width - text.times.size.width
      {
        name.draw(on: canvas, x: box.x + left, middle: middle)
      }
      text.times.draw(on: canvas, x: box.maxX, middle: middle, .right)
    }
  }

  private func drawWindow(on canvas: FrameCanvas, _ layout: XRayLayout, _ art: XRayArt) {
    let origin = layout.panel.origin
    if shown.ghost != 0, !layout.isCompact {
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
    let window = layout.window(at: shown.fraction).offsetBy(x: origin.x, y: origin.y)
    canvas.draw(art.window, at: window.origin)
  }

  private func drawEvents(on canvas: FrameCanvas, _ layout: XRayLayout, _ words: XRayWords) {
    let position = layout.events.offsetBy(x: layout.panel.x, y: layout.panel.y)
    for (row, event) in words.events.enumerated() {
      let middle = position.y + XRayLayout.eventRow * (Double(row) + 0.5)
      event.time.draw(
        on: canvas, x: position.x + XRayWords.timeWidth, middle: middle, .right)
      event.words.draw(
        on: canvas, x: position.x + XRayWords.timeWidth + 12, middle: middle)
    }
  }

  /// The sentence on show, for trying the x-ray out.
  var statusText: String? { shown.content?.status.text { ($0 + 1).grouped } }

  func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? {
    guard isShown, let layout, layout.panel.contains(point) else { return nil }
    return layout.setting(at: point) == nil ? .arrow : .pointing
  }

  func take(_ input: PagerInput, of pager: PageContainer) -> Bool {
    switch input {
    case .hover(let point): hovered = isShown ? layout?.setting(at: point) : nil
    case .pointerDown(_, let point): return click(at: point, of: pager)
    default: break
    }
    return false
  }

  func click(at point: Point, of pager: PageContainer) -> Bool {
    // Not the layout last drawn: a replay may click without having drawn anything.
    guard isShown, let layout = XRayLayout(size: pager.size, axis: pager.configuration.axis),
      layout.panel.contains(point)
    else { return false }
    if let button = layout.setting(at: point) {
      var feel = pager.configuration
      button.setting.change(&feel, by: button.direction)
      pager.configuration = feel
    }
    return true
  }
}
