import PagerCore
import PagerSDL

/// The event log of the life-cycle scene: events as they fall due, newest at the bottom, with a
/// lane for each page that shows its state.
///
/// A swipe that is taken back is seen to balance: each lane ends as thin or thick as it began.
final class LogOverlay: FrameOverlay {
  private static let mostRows = 64
  private static let padding = 16.0

  private let context: DemoContext
  private var rows: [(row: LogRow, image: FrameImage?)] = []
  private var states = [PageState](repeating: .hidden, count: LogRow.lanes)
  /// Where the newest run of events begins, before which all pages were hidden.
  private var runStart = 0
  private var headings: [[PageState]: FrameImage] = [:]
  private var art: LogArt?
  private var card: Card?
  private var frame: Rect?
  private var pages = 0
  private var scale = 0.0
  private var revision = 0
  private var hasNews = false
  private weak var scene: LifecycleScene?

  /// Makes an empty log.
  init(context: DemoContext) { self.context = context }

  /// Takes an event.
  func log(_ event: PagerEvent) {
    guard let row = LogRow(event, before: states) else { return }
    if states.allSatisfy({ $0 == .hidden }) { runStart = rows.count }
    states = row.after
    rows.append((row, nil))
    if rows.count > Self.mostRows {
      rows.removeFirst()
      runStart = max(0, runStart - 1)
    }
    hasNews = true
  }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    let current = pager.dataSource as? LifecycleScene
    let former = (frame: self.frame, scene: scene, pages: pages)
    if current !== scene {
      // What other scenes did is no part of this one's story.
      rows.removeFirst(min(runStart, rows.count))
      runStart = 0
      scene = current
    }
    self.frame = current == nil ? nil : LogPane.frame(in: pager.size)
    pages = pager.pageCount
    let isOutdated = revision != context.revision
    if self.frame != former.frame || pager.scale != scale || pages != former.pages || isOutdated {
      remake(pager)
    }
    defer { hasNews = false }
    return isOutdated || former.frame != self.frame || former.scene !== scene
      || former.pages != pages
      || hasNews && self.frame != nil
  }

  /// Makes everything anew for another size or scale.
  private func remake(_ pager: PageContainer) {
    scale = pager.scale
    revision = context.revision
    headings.removeAll()
    for index in rows.indices { rows[index].image = nil }
    guard let frame else {
      (art, card) = (nil, nil)
      return
    }
    art = LogArt(context: context, width: frame.width - 2 * Self.padding, scale: scale)
    let line = context.palette.line
    card = Card(size: frame.size, look: Card.Look(context.palette)) { canvas in
      canvas.fill(
        line,
        Rect(
          x: Self.padding, y: Self.padding + LogArt.heading, width: frame.width - 2 * Self.padding,
          height: 1))
    }
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard let pane = self.frame, let art, let card else { return }
    card.draw(on: canvas, at: pane.origin)
    let left = pane.x + Self.padding
    canvas.draw(heading(art), at: Point(x: left, y: pane.y + Self.padding))
    let top = pane.y + Self.padding + LogArt.heading + 8
    let room = max(0, Int((pane.maxY - 12 - top) / LogArt.row))
    for (line, index) in rows.indices.suffix(room).enumerated() {
      let image = rows[index].image ?? art.image(of: rows[index].row)
      rows[index].image = image
      canvas.draw(image, at: Point(x: left, y: top + Double(line) * LogArt.row))
    }
  }

  private func heading(_ art: LogArt) -> FrameImage {
    if let image = headings[states] { return image }
    if headings.count > 32 { headings.removeAll() }
    let image = art.heading(states, pages: pages)
    headings[states] = image
    return image
  }

  func pointer(at point: Point, of pager: PageContainer) -> OverlayPointer? {
    isOnPane(point, of: pager) ? .arrow : nil
  }

  func click(at point: Point, of pager: PageContainer) -> Bool { isOnPane(point, of: pager) }

  private func isOnPane(_ point: Point, of pager: PageContainer) -> Bool {
    pager.dataSource is LifecycleScene && LogPane.frame(in: pager.size)?.contains(point) == true
  }
}
