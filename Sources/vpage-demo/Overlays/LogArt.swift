import PageContent
import PagerCore
import PagerSDL

/// The pictures of the event log: one for each row, one for each heading.
final class LogArt {
  /// The height of a row in points.
  static let row = 20.0
  /// The height of the heading in points.
  static let heading = 56.0

  private let context: DemoContext
  /// The inner width of the pane in points.
  let width: Double
  private let scale: Double

  /// Makes the art for a pane of an inner width.
  init(context: DemoContext, width: Double, scale: Double) {
    self.context = context
    self.width = width
    self.scale = scale
  }

  /// From one lane to the next, in points.
  private var pitch: Double { width < 320 ? 14 : 20 }
  private var timeWidth: Double { 48 }

  private func middle(ofLane lane: Int) -> Double { timeWidth + 16 + pitch * (Double(lane) + 0.5) }

  private func label(_ text: String, _ role: TypeRole, _ color: Color) -> Label {
    Label(
      context.layout(text, TypeScale.small.style(role, color), width: 4096, scale: scale))
  }

  /// The picture of a row.
  func image(of row: LogRow) -> FrameImage {
    let palette = context.palette
    let time = label(EventText.time(row.milliseconds), .caption, palette.softInk)
    let words = label(row.text.line, row.isDone ? .label : .caption, row.text.color(palette))
    return FrameImage(size: Size(width: width, height: Self.row)) { [self] canvas in
      time.draw(on: canvas, x: timeWidth, middle: Self.row / 2, .right)
      for lane in 0..<LogRow.lanes {
        let x = middle(ofLane: lane)
        track(row.before[lane], on: canvas, x: x, from: 0)
        track(row.after[lane], on: canvas, x: x, from: Self.row / 2)
      }
      if let lane = row.lane {
        let centre = Point(x: middle(ofLane: lane), y: Self.row / 2)
        canvas.fillCircle(row.text.color(palette), center: centre, radius: 4.5)
        if !row.isDone { canvas.fillCircle(palette.card, center: centre, radius: 2.5) }
      }
      words.draw(on: canvas, x: middle(ofLane: LogRow.lanes) + 4, middle: Self.row / 2)
    }
  }

  /// Draws half a row of a lane: the thicker, the more there is to see of the page.
  private func track(_ state: PageState, on canvas: PageCanvas, x: Double, from top: Double) {
    let thickness: Double =
      switch state {
      case .hidden: 1
      case .appearing, .disappearing: 2
      case .shown: 4
      }
    canvas.fill(
      state.color(context.palette),
      Rect(x: x - thickness / 2, y: top, width: thickness, height: Self.row / 2))
  }

  /// The heading: the pages over their lanes, each by its state, and whether all is balanced.
  func heading(_ states: [PageState], pages: Int) -> FrameImage {
    let palette = context.palette
    let isBalanced = states.allSatisfy { $0 == .hidden || $0 == .shown }
    let title = label("Life cycle", .label, palette.ink)
    let balance = label(
      isBalanced ? "Balanced" : "Under way", .label, isBalanced ? palette.green : palette.red)
    let unit = label("ms", .caption, palette.softInk)
    let numbers = states.enumerated().map { lane, state in
      label("\(lane + 1)", state == .hidden ? .caption : .label, color(of: state))
    }
    return FrameImage(size: Size(width: width, height: Self.heading)) { [self] canvas in
      title.draw(on: canvas, x: 0, middle: 10)
      balance.draw(on: canvas, x: width, middle: 10, .right)
      unit.draw(on: canvas, x: timeWidth, middle: 40, .right)
      for (lane, state) in states.enumerated() where lane < pages {
        let centre = Point(x: middle(ofLane: lane), y: 40)
        let tint = state.color(palette)
        let radius = pitch < 20 ? 7.0 : 9
        if state != .hidden { canvas.fillCircle(tint, center: centre, radius: radius) }
        if state == .appearing || state == .disappearing {
          canvas.fillCircle(palette.card, center: centre, radius: radius - 1.5)
        }
        numbers[lane].draw(on: canvas, x: centre.x, middle: centre.y, .centre)
      }
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
