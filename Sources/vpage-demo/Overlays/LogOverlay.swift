import PagerCore
import PagerSDL

/// The event log of the life-cycle scene: events as they fall due, newest at the bottom, with a
/// lane for each page that shows its state.
///
/// A swipe that is taken back is seen to balance: each lane ends as thin or thick as it began. Older
/// rows come into view with the wheel or a drag over the pane.
final class LogOverlay: FrameOverlay {
  private static let maximumRows = 512
  /// How many rows a notch of the wheel moves.
  private static let notchRows = 3.0

  private let context: DemoContext
  private var rows: [(row: LogRow, image: FrameImage?)] = []
  private var lanes = LogLanes()
  /// Where the newest run of events begins, before which all pages were hidden.
  private var runStart = 0
  private var layout: LogLayout?
  private var art: LogArt?
  private var card: Card?
  private var heading: FrameImage?
  private var scrollBar: FrameImage?
  private var pages = 0
  private var scale = 0.0
  private var revision = 0
  private var hasNews = false
  private weak var scene: (any Scene)?
  /// How many rows lie below the pane, and what of one a drag or the wheel has gone further.
  private var rowsBelow = 0
  private var remainder = 0.0
  private var dragger: (pointer: PointerID, height: Double)?
  private var isHovered = false

  /// Makes an empty log.
  init(context: DemoContext) { self.context = context }

  /// Takes an event.
  func log(_ event: PagerEvent) {
    if lanes.isHidden { runStart = rows.count }
    guard let row = LogRow(event, on: &lanes) else { return }
    rows.append((row, nil))
    // Who reads older rows goes on reading them.
    if rowsBelow > 0 { rowsBelow += 1 }
    if rows.count > Self.maximumRows {
      rows.removeFirst()
      runStart = max(0, runStart - 1)
    }
    heading = nil
    hasNews = true
  }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    let current = pager.scene.flatMap { $0.showsLog ? $0 : nil }
    var changed = hasNews && layout != nil
    hasNews = false
    if current !== scene {
      // What other scenes did is no part of this one's story.
      rows.removeFirst(min(runStart, rows.count))
      (runStart, rowsBelow) = (0, 0)
      scene = current
      changed = true
    }
    let layout = current == nil ? nil : LogLayout(size: pager.size, pages: pager.pageCount)
    if layout != self.layout || pager.scale != scale || pages != pager.pageCount
      || revision != context.revision
    {
      self.layout = layout
      pages = pager.pageCount
      scale = pager.scale
      revision = context.revision
      remake()
      changed = true
    }
    rowsBelow = min(rowsBelow, maximumBelow)
    return changed
  }

  /// How many rows may lie below the pane, with the oldest at its top.
  private var maximumBelow: Int { max(0, rows.count - (layout?.rowCount ?? 0)) }

  /// Makes everything anew for another size, scale or number of pages, or in other colours.
  private func remake() {
    (heading, scrollBar, card, art) = (nil, nil, nil, nil)
    for index in rows.indices { rows[index].image = nil }
    guard let layout else { return }
    art = LogArt(
      context: context, columns: layout.columns, scale: scale)
    let palette = context.palette
    var look = Card.Look(palette)
    look.reach = min(24, layout.pane.height / 6)
    card = Card(size: layout.pane.size, look: look) { canvas in
      guard layout.hasHeading else { return }
      canvas.fill(
        palette.line,
        Rect(
          x: layout.padding, y: layout.padding + layout.columns.headingHeight,
          width: layout.columns.width, height: 1))
    }
    scrollBar = FrameImage(size: Size(width: 4, height: layout.scrollBarHeight)) { canvas in
      canvas.fillRounded(palette.softInk, canvas.visible, radius: 2)
    }
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard let layout, let art, let card else { return }
    let pane = layout.pane
    card.draw(on: canvas, at: pane.origin)
    let left = pane.x + layout.padding
    if layout.hasHeading {
      let heading = heading ?? art.heading(lanes, pages: pages)
      self.heading = heading
      canvas.draw(heading, at: Point(x: left, y: pane.y + layout.padding))
    }
    let end = rows.count - rowsBelow
    let first = max(0, end - layout.rowCount)
    for index in first..<max(first, end) {
      let image = rows[index].image ?? art.image(of: rows[index].row)
      rows[index].image = image
      canvas.draw(
        image, at: Point(x: left, y: layout.top + Double(index - first) * LogArt.row))
    }
    if rowsBelow > 0 || isHovered && maximumBelow > 0, let scrollBar {
      let fraction = Double(rowsBelow) / Double(max(1, maximumBelow))
      canvas.draw(
        scrollBar,
        at: Point(x: pane.maxX - 7, y: layout.scrollBarTop(atFractionAbove: fraction)))
    }
  }

  /// The numbers of the rows on show, from the oldest that is kept; for trying the log out.
  var rowsOnShow: Range<Int> {
    let end = rows.count - rowsBelow
    return max(0, end - (layout?.rowCount ?? 0))..<end
  }

  func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? {
    isScrollable(at: point, of: pager) ? .arrow : nil
  }

  /// Whether a point is on the pane and the pane has more rows than it can show.
  ///
  /// Until then a drag over the pane turns pages as it would beside it.
  private func isScrollable(at point: Point, of pager: PageContainer) -> Bool {
    // Not the layout last drawn: a replay may press without having drawn anything.
    guard pager.scene?.showsLog == true,
      let layout = LogLayout(size: pager.size, pages: pager.pageCount)
    else {
      return false
    }
    return rows.count > layout.rowCount && layout.pane.contains(point)
  }

  func take(_ input: PagerInput, of pager: PageContainer) -> Bool {
    switch input {
    case .pointerDown(let id, let point):
      if dragger != nil { return true }
      guard isScrollable(at: point, of: pager) else { return false }
      dragger = (id, point.y)
      remainder = 0
    case .pointerMove(let id, let point):
      guard let dragger, dragger.pointer == id else { return false }
      scroll(by: (point.y - dragger.height) / LogArt.row)
      self.dragger?.height = point.y
    case .pointerUp(let id, _), .pointerCancel(let id):
      guard dragger?.pointer == id else { return false }
      dragger = nil
    case .hover(let point):
      dragger = nil
      let isOver = isScrollable(at: point, of: pager)
      if isOver != isHovered { hasNews = true }
      isHovered = isOver
      return false
    case .wheel(let delta):
      guard isHovered else { return false }
      scroll(by: delta.y * Self.notchRows)
    default: return false
    }
    return true
  }

  /// Moves by rows; positive toward the older ones.
  private func scroll(by amount: Double) {
    let wanted = amount + remainder
    let whole = wanted.rounded(.towardZero)
    remainder = wanted - whole
    let before = rowsBelow
    rowsBelow = min(max(0, rowsBelow + Int(min(max(whole, -1e6), 1e6))), maximumBelow)
    if rowsBelow != before { hasNews = true }
  }
}
