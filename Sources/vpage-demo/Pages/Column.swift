import PagerCore
import PagerSDL
import PagerText

/// The content of a page from top to bottom: texts and drawings, each at its position.
final class Column {
  /// A text or drawing at its position.
  private struct Piece {
    var rect: Rect
    let draw: (PageCanvas, Rect) -> Void
  }

  /// The size of the viewport.
  let page: Size
  /// The part of the page that the column and its border fill.
  let area: Rect
  /// Device pixels per point.
  let scale: Double
  /// The border.
  let margins: PageMargins
  /// The sizes of type that suit the width.
  let type: TypeScale
  /// Where the next piece goes, in points from the top of the page.
  private(set) var cursor: Double

  /// What makes a page a little shorter, so that it fits instead of scrolling by less than a line.
  struct Fit: Hashable {
    /// By which all room between the pieces is multiplied.
    var spacing = 1.0
    /// By how much the upper margin is smaller, in points.
    var rise = 0.0
  }

  private let context: DemoContext
  private let spacing: Double
  private var pieces: [Piece] = []
  /// By how much the pieces have been moved down since they were added, in points.
  private(set) var shift = 0.0

  /// Makes an empty column for a page of a size, in the whole of it or in an area.
  init(
    page: Size, area: Rect? = nil, scale: Double, spacing: Double = 1, context: DemoContext
  ) {
    self.page = page
    self.area = area ?? Rect(origin: Point(x: 0, y: 0), size: page)
    self.scale = scale
    self.spacing = spacing
    self.context = context
    margins = PageMargins(self.area.size)
    type = TypeScale(width: margins.width, size: context.textSize)
    cursor = self.area.y + margins.top
  }

  /// The left edge of the column, in points.
  var left: Double { area.x + margins.left }
  /// The width of the column, in points.
  var width: Double { margins.width }
  /// The length of the page in points: its own height when the content fits, else with the lower
  /// margin, and with what of the page lies below its area.
  var length: Double {
    fits ? page.height : cursor + margins.bottom + page.height - area.maxY
  }

  /// Whether there is less room between the pieces than there should be.
  var isTight: Bool { spacing < 1 }

  /// Whether all of the content can be seen at once.
  private var fits: Bool { cursor + margins.leastBottom <= area.maxY }

  /// Whether the content fits, or scrolls by a line or more of it and not by mere margin.
  var isSettled: Bool { fits || cursor - area.maxY >= Self.leastOverflow }

  /// The least that a page which scrolls has out of sight, in points: a line of text.
  static let leastOverflow = 24.0

  /// Moves the content up into the upper margin where it fits then; returns by how much.
  func rise() -> Double {
    let missing = cursor + margins.leastBottom - area.maxY
    guard missing > 0, missing <= margins.top - margins.leastTop else { return 0 }
    move(by: -missing.rounded(.up))
    return missing.rounded(.up)
  }

  /// Moves all content down by some points.
  func move(by points: Double) {
    for index in pieces.indices { pieces[index].rect.y += points }
    cursor += points
    shift += points
  }
  /// The colours.
  var palette: Palette { context.palette }

  /// Leaves room, in points.
  func space(_ points: Double) { cursor += (points * spacing).rounded() }

  /// Goes to a height of the page, in points from its top.
  func move(to y: Double) { cursor = y }

  /// Adds a text of a style below what is there; returns its position.
  @discardableResult
  func text(
    _ string: String, _ style: TextStyle, indent: Double = 0, width: Double? = nil
  ) -> Rect {
    let room = max(1, width ?? self.width - indent)
    guard let layout = context.layout(string, style, width: room, scale: scale) else {
      return Rect(x: left + indent, y: cursor, width: room, height: 0)
    }
    let rect = Rect(x: left + indent, y: cursor, width: room, height: layout.size.height)
    pieces.append(
      Piece(rect: rect) { canvas, position in layout.draw(on: canvas, at: position.origin) })
    cursor = rect.maxY
    return rect
  }

  /// Lays out a short text for a drawing to place.
  func label(_ string: String, _ style: TextStyle, width: Double = 4096) -> Label {
    Label(context.layout(string, style, width: width, scale: scale))
  }

  /// Lays out a short text of a role for a drawing to place.
  func label(
    _ string: String, _ role: TypeRole, _ language: TextLanguage = .english, color: Color
  ) -> Label {
    label(string, type.style(role, color, language))
  }

  /// Adds a text of a role, in the ink of running text unless another colour is given.
  @discardableResult
  func text(
    _ string: String, _ role: TypeRole, _ language: TextLanguage = .english, color: Color? = nil
  ) -> Rect {
    text(string, type.style(role, color ?? palette.ink, language))
  }

  /// Adds a drawing of a height below what is there; it spans the column.
  @discardableResult
  func drawing(height: Double, _ draw: @escaping (PageCanvas, Rect) -> Void) -> Rect {
    let rect = Rect(x: left, y: cursor, width: width, height: height)
    pieces.append(Piece(rect: rect, draw: draw))
    cursor = rect.maxY
    return rect
  }

  /// Adds a drawing anywhere, without moving on.
  func drawing(in rect: Rect, _ draw: @escaping (PageCanvas, Rect) -> Void) {
    pieces.append(Piece(rect: rect, draw: draw))
  }

  /// Takes the last piece away; the room it took stays.
  func removeLast() { _ = pieces.popLast() }

  /// Adds a line as thin as the device can draw.
  func hairline() {
    let color = palette.line
    let thickness = max(1, scale.rounded(.down)) / scale
    drawing(height: 1) { canvas, rect in
      canvas.fill(color, Rect(x: rect.x, y: rect.y, width: rect.width, height: thickness))
    }
  }

  /// Adds a kicker, a title and the sentence under it.
  func header(_ kicker: String, _ title: String, _ lead: String, _ language: TextLanguage) {
    text(kicker, .label, language, color: palette.accent)
    space(8)
    text(title, .title, language)
    if lead.isEmpty { return }
    space(16)
    text(lead, .lead, language, color: palette.softInk)
  }

  /// Moves everything down by half of the room that is left, so that a short page looks balanced.
  func centre(fraction: Double = 0.5) {
    let room = area.maxY - cursor - margins.bottom
    if room > 0 { move(by: (room * fraction).rounded(.down)) }
  }

  /// An empty column like this one, for measuring.
  func makeProbe() -> Column {
    Column(page: page, area: area, scale: scale, spacing: spacing, context: context)
  }

  /// Adds what a body adds, cut off below a fraction of its height: a part that unfolds.
  func unfolding(_ fraction: Double, _ body: () -> Void) {
    let (top, first) = (cursor, pieces.count)
    body()
    if fraction >= 1 { return }
    cursor = top + ((cursor - top) * max(0, fraction)).rounded()
    let end = cursor
    for index in pieces.indices.dropFirst(first) {
      let whole = pieces[index]
      pieces[index] = Piece(rect: whole.rect) { [unowned self] canvas, rect in
        let band = Rect(
          x: 0, y: top + shift, width: page.width, height: end - top)
        canvas.clipped(to: band) { whole.draw(canvas, rect) }
      }
    }
  }

  /// Draws the pieces that a band of the page touches.
  func draw(on canvas: PageCanvas, visible: Rect) {
    // Letters may stick out of their lines.
    let band = visible.inset(x: -8, y: -8)
    for piece in pieces where piece.rect.intersects(band) { piece.draw(canvas, piece.rect) }
  }
}
