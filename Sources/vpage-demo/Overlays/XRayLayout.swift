import PagerCore
import PagerSDL

/// Where the parts of the x-ray stand in a viewport: beside the pages when it is wide, else over
/// their upper part.
struct XRayLayout: Hashable {
  /// The height of a row of the settings.
  static let settingRow = 28.0
  /// The height of a row of the events.
  static let eventRow = 18.0
  /// Between two sheets of the strip.
  static let gap = 6.0
  /// By how far the window is larger than a sheet.
  static let frame = 5.0

  /// The height of the arrow from the window's former position to the middle.
  static let arrow = 16.0

  private static let labelRow = 22.0
  private static let padding = 16.0
  private static let heading = 24.0

  /// The panel, in points of the viewport.
  let panel: Rect
  /// The three sheets from the strip's start, in points of the panel.
  let sheets: [Rect]
  /// The words about each sheet.
  let labels: [Rect]
  /// The sentence that says what is going on.
  let statusLine: Rect
  /// The rows of the settings.
  let settings: Rect
  /// The rows of the events; empty without room.
  let events: Rect
  /// The axis along which the sheets follow each other.
  let axis: Axis

  /// Whether there is room for the strip alone, with its signs and page numbers.
  let isCompact: Bool

  /// Makes the layout; nil where even the strip has no room.
  init?(size: Size, axis: Axis) {
    if size.width >= 280, size.height >= 280 {
      self.init(roomy: size, axis: axis)
      if panel.maxY <= size.height - 8 { return }
    }
    self.init(compact: size, axis: axis)
  }

  /// Makes the layout with all there is to tell.
  private init(roomy size: Size, axis: Axis) {
    self.axis = axis
    isCompact = false
    let isSide = size.width >= 760
    let width = isSide ? 296 : size.width - 16
    let inner = width - 2 * Self.padding
    let left = Self.padding
    var top = Self.padding + Self.heading
    // Where there is little room, the panel may take most of it.
    let most =
      isSide ? size.height - 32 : (size.height * (size.height < 640 ? 0.8 : 0.66)).rounded()
    let settingsHeight = 3 * Self.settingRow
    let hasTwoColumns = !isSide && inner >= 400
    // The longest sentence takes two lines where the panel is narrow.
    let status: Double = inner >= 430 ? 20 : 36
    statusLine = Rect(x: left, y: top, width: inner, height: status)
    top += status + 12 + Self.frame

    // What the strip may take of the panel's height.
    let beside = axis == .vertical && hasTwoColumns
    let below = beside ? 0 : settingsHeight + 24
    let room = max(90, most - top - below - Self.padding - Self.frame)
    let aspect = size.width / max(1, size.height)
    if axis == .vertical {
      var height = min((room - 2 * Self.gap) / 3, 104)
      var sheet = Size(width: height * aspect, height: height)
      let widest = min(128, inner * 0.36)
      if sheet.width > widest {
        height = widest / aspect
        sheet = Size(width: widest, height: height)
      }
      sheet = Size(width: max(8, sheet.width.rounded()), height: max(8, sheet.height.rounded()))
      let start = top
      sheets = (0..<3).map {
        Rect(
          x: left + Self.frame, y: start + Double($0) * (sheet.height + Self.gap),
          width: sheet.width, height: sheet.height)
      }
      let words = left + sheet.width + 2 * Self.frame + 28
      let end = beside ? left + inner - 232 : left + inner
      labels = sheets.map {
        Rect(x: words, y: $0.y, width: max(0, end - words), height: sheet.height)
      }
      top += 3 * sheet.height + 2 * Self.gap + Self.frame
    } else {
      // Above the strip is room for the arrow, below it for signs and a line about each sheet.
      top += Self.arrow
      let words = 28 + 3 * Self.labelRow
      let width = ((inner - 2 * Self.frame - 2 * Self.gap) / 3).rounded(.down)
      let height = max(24, min(width / aspect, room - words - Self.arrow, 128))
      let sheet = Size(
        width: max(8, min(width, height * aspect).rounded()), height: max(8, height.rounded()))
      let pitch = sheet.width + Self.gap
      let start = left + ((inner - 3 * sheet.width - 2 * Self.gap) / 2).rounded()
      let row = top
      sheets = (0..<3).map {
        Rect(x: start + Double($0) * pitch, y: row, width: sheet.width, height: sheet.height)
      }
      top += sheet.height + Self.frame + 28
      let list = top
      labels = (0..<3).map {
        Rect(
          x: left, y: list + Double($0) * Self.labelRow, width: min(inner, 288),
          height: Self.labelRow)
      }
      top += 3 * Self.labelRow
    }

    let stripEnd = top
    let halves = hasTwoColumns && axis == .horizontal
    let settingsWidth = beside ? 216 : halves ? ((inner - 24) / 2).rounded() : inner
    settings = Rect(
      x: left + (beside ? inner - 216 : 0),
      y: beside ? statusLine.maxY + 12 : stripEnd + 16, width: settingsWidth,
      height: settingsHeight)
    let eventsTop = halves ? settings.y : settings.maxY + 12
    let eventsEnd = beside ? stripEnd : halves ? settings.maxY : most - Self.padding
    let lines = min(6, max(0, ((eventsEnd - eventsTop) / Self.eventRow).rounded(.down)))
    events = Rect(
      x: halves ? settings.maxX + 24 : settings.x, y: eventsTop, width: settingsWidth,
      height: lines * Self.eventRow)
    let bottom = max(stripEnd, settings.maxY, lines > 0 ? events.maxY : 0) + Self.padding
    panel = Rect(
      x: isSide ? 16 : 8, y: isSide ? 16 : 8, width: width, height: bottom.rounded(.up))
  }

  /// Makes the layout of a panel over a small viewport: the strip as large as it can be, and beside
  /// or below it the signs and page numbers.
  private init?(compact size: Size, axis: Axis) {
    guard size.width >= 80, size.height >= 80 else { return nil }
    self.axis = axis
    isCompact = true
    let panel = Rect(x: 4, y: 4, width: size.width - 8, height: size.height - 8)
    let inner = Rect(x: 8, y: 8, width: panel.width - 16, height: panel.height - 16)
    let aspect = size.width / max(1, size.height)
    let isVertical = axis == .vertical
    let words = isVertical ? 28.0 : 24
    let along = ((isVertical ? inner.height : inner.width) - 2 * Self.gap - 2 * Self.frame) / 3
    let across = (isVertical ? inner.width : inner.height) - words - 2 * Self.frame
    var sheet =
      isVertical
      ? Size(width: along * aspect, height: along) : Size(width: along, height: along / aspect)
    let excess = (isVertical ? sheet.width : sheet.height) / max(1, across)
    if excess > 1 { sheet = Size(width: sheet.width / excess, height: sheet.height / excess) }
    sheet = Size(
      width: max(4, sheet.width.rounded(.down)), height: max(4, sheet.height.rounded(.down)))
    let pitch = (isVertical ? sheet.height : sheet.width) + Self.gap
    let length = 3 * pitch - Self.gap
    let start =
      isVertical
      ? inner.y + ((inner.height - length) / 2).rounded()
      : inner.x + ((inner.width - length) / 2).rounded()
    let side =
      isVertical
      ? inner.x + Self.frame
      : inner.y + Self.frame
    let sheets = (0..<3).map { position in
      let from = start + Double(position) * pitch
      return Rect(
        x: isVertical ? side : from, y: isVertical ? from : side, width: sheet.width,
        height: sheet.height)
    }
    self.sheets = sheets
    labels = sheets.map { position in
      isVertical
        ? Rect(
          x: position.maxX + Self.frame + 6, y: position.y,
          width: inner.maxX - position.maxX - Self.frame - 6, height: position.height)
        : Rect(x: position.x, y: position.maxY + Self.frame, width: position.width, height: 20)
    }
    (statusLine, settings, events) = (.empty, .empty, .empty)
    // A panel of side by side sheets is no higher than they need.
    self.panel =
      isVertical
      ? panel
      : Rect(x: panel.x, y: panel.y, width: panel.width, height: side + sheet.height + words + 12)
  }

  /// Whether the panel covers the corner of the menu button, which stands on the panel then.
  var coversCorner: Bool { panel.x < 16 }
  /// What the menu button takes of the panel's heading, in points.
  var buttonRoom: Double { coversCorner ? 32 : 0 }

  /// Where the window stands for a displacement, in fractions of a page; in points of the panel.
  func window(at fraction: Double) -> Rect {
    let middle = sheets[1]
    let isVertical = axis == .vertical
    let pitch = (isVertical ? middle.height : middle.width) + Self.gap
    return middle.offsetBy(
      x: isVertical ? 0 : fraction * pitch, y: isVertical ? fraction * pitch : 0
    )
    .inset(by: -Self.frame)
  }

  /// The button of a setting: −1 makes it smaller, 1 larger; in points of the panel.
  func button(ofSetting row: Int, _ direction: Int) -> Rect {
    let side = Self.settingRow - 4
    return Rect(
      x: settings.maxX - (direction > 0 ? side : 2 * side + 52),
      y: settings.y + Double(row) * Self.settingRow + 2, width: side, height: side)
  }

  /// The setting, and which way, of the button at a position of the viewport; nil beside the buttons.
  func setting(at point: Point) -> XRayButton? {
    if isCompact { return nil }
    let position = Point(x: point.x - panel.x, y: point.y - panel.y)
    for setting in FeelSetting.allCases {
      for direction in [-1, 1]
      where button(ofSetting: setting.rawValue, direction).contains(position) {
        return XRayButton(setting: setting, direction: direction)
      }
    }
    return nil
  }
}

extension Rect {
  /// A rectangle without inside, at the origin.
  fileprivate static let empty = Rect(x: 0, y: 0, width: 0, height: 0)
}
