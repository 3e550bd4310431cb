import PagerCore
import PagerSDL
import PagerText

/// The pictures of the event log: one for each row, one for the heading.
final class LogArt {
  /// The height of a row in points.
  static let row = 20.0

  private let context: DemoContext
  private let columns: LogColumns
  private let scale: Double
  private lazy var figures = TabularFigures(
    TypeScale.small.style(.caption, context.palette.softInk), scale: scale, context: context)

  /// Makes the art for a pane with some columns.
  init(context: DemoContext, columns: LogColumns, scale: Double) {
    self.context = context
    self.columns = columns
    self.scale = scale
  }

  private func label(_ text: String, _ role: TypeRole, _ color: Color) -> Label {
    Label(
      context.layout(text, TypeScale.small.style(role, color), width: 4096, scale: scale))
  }

  /// The picture of a row.
  func image(of row: LogRow) -> FrameImage {
    let palette = context.palette
    let time = EventText.time(row.milliseconds)
    let text = columns.leavesOutTense ? row.text.withoutTense : row.text
    let line = text.line { columns.shortensNumbers ? LogColumns.short($0) : ($0 + 1).grouped }
    let words = label(line, row.isDone ? .label : .caption, row.text.color(palette))
    return FrameImage(size: Size(width: columns.width, height: Self.row)) {
      [columns, figures] canvas in
      if let end = columns.timeEnd {
        figures.draw(time, on: canvas, x: end, middle: Self.row / 2, .right)
      }
      for lane in 0..<columns.lanes {
        let x = columns.middle(ofLane: lane)
        Self.track(row.before[lane], on: canvas, x: x, from: 0, palette)
        Self.track(row.after[lane], on: canvas, x: x, from: Self.row / 2, palette)
      }
      if let lane = row.lane, lane < columns.lanes || columns.lanes == 0 {
        let x = columns.lanes == 0 ? columns.lanesStart + 5 : columns.middle(ofLane: lane)
        let centre = Point(x: x, y: Self.row / 2)
        canvas.fillCircle(row.text.color(palette), center: centre, radius: 4.5)
        if !row.isDone { canvas.fillCircle(palette.card, center: centre, radius: 2.5) }
      }
      words.draw(on: canvas, x: columns.words, middle: Self.row / 2)
    }
  }

  /// Draws half a row of a lane: the thicker, the more there is to see of the page.
  private static func track(
    _ state: PageState, on canvas: PageCanvas, x: Double, from top: Double, _ palette: Palette
  ) {
    let thickness: Double =
      switch state {
      case .hidden: 1
      case .appearing, .disappearing: 2
      case .shown: 4
      }
    canvas.fill(
      state.color(palette),
      Rect(x: x - thickness / 2, y: top, width: thickness, height: row / 2))
  }

  /// The heading: the pages over their lanes, each by its state, and whether all is balanced.
  func heading(_ lanes: LogLanes, pages: Int) -> FrameImage {
    let palette = context.palette
    let title = label("Life cycle", .label, palette.ink)
    let balance = label(
      lanes.isBalanced ? "Balanced" : "Under way", .label,
      lanes.isBalanced ? palette.green : palette.red)
    let unit = label("ms", .caption, palette.softInk)
    let numbers = lanes.lanes.prefix(columns.lanes).map { lane in
      label(
        LogColumns.laneNumber(lane.page), lane.state == .hidden ? .caption : .label,
        color(of: lane.state))
    }
    return FrameImage(size: Size(width: columns.width, height: columns.headingHeight)) {
      [columns] canvas in
      title.draw(on: canvas, x: 0, middle: 10)
      // Where both do not fit, what is going on counts for more than the panel's name.
      if title.size.width + balance.size.width + 8 <= columns.width {
        balance.draw(on: canvas, x: columns.width, middle: 10, .right)
      }
      if let end = columns.timeEnd, columns.lanes > 0 {
        unit.draw(on: canvas, x: end, middle: 40, .right)
      }
      for (index, number) in numbers.enumerated() where lanes.lanes[index].page < pages {
        let state = lanes.lanes[index].state
        let centre = Point(x: columns.middle(ofLane: index), y: 40)
        Self.badge(
          state, on: canvas, centre,
          width: LogColumns.badgeWidth(number: number.size.width, pitch: columns.pitch), palette)
        number.draw(on: canvas, x: centre.x, middle: centre.y, .centre)
      }
    }
  }

  private static func badge(
    _ state: PageState, on canvas: PageCanvas, _ centre: Point, width: Double, _ palette: Palette
  ) {
    if state == .hidden { return }
    let height = 16.0
    let box = Rect(
      x: centre.x - width / 2, y: centre.y - height / 2, width: width, height: height)
    canvas.fillRounded(state.color(palette), box, radius: height / 2)
    if state == .appearing || state == .disappearing {
      canvas.fillRounded(palette.card, box.inset(by: 1.5), radius: height / 2 - 1.5)
    }
  }

  private func color(of state: PageState) -> Color {
    switch state {
    case .hidden: context.palette.softInk
    case .shown: context.palette.card
    case .appearing, .disappearing: state.color(context.palette)
    }
  }
}
