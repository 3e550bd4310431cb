import PagerCore
import PagerSDL
import PagerText

/// The pictures of the x-ray for one layout: made when first needed, kept while they may recur.
final class XRayArt {
  private let context: DemoContext
  private let layout: XRayLayout
  private let scale: Double
  private var texts: [TextKey: TextImage] = [:]

  private struct TextKey: Hashable {
    var text: String
    var role: TypeRole
    var color: Color
  }

  /// Makes the art for a layout.
  init(context: DemoContext, layout: XRayLayout, scale: Double) {
    self.context = context
    self.layout = layout
    self.scale = scale
  }

  private var palette: Palette { context.palette }

  /// The panel, with what never changes on it: the names of the settings.
  private(set) lazy var card: Card = {
    let layout = layout
    let palette = palette
    let names = FeelSetting.allCases.map { label($0.name, .caption, palette.ink) }
    var look = Card.Look(palette)
    if layout.isCompact { look.reach = 8 }
    return Card(size: layout.panel.size, look: look) { canvas in
      if layout.isCompact { return }
      for (row, name) in names.enumerated() {
        let minus = layout.button(ofSetting: row, -1)
        name.draw(on: canvas, x: layout.settings.x, middle: minus.y + minus.height / 2)
      }
      if !layout.events.isEmpty {
        canvas.fill(
          palette.line,
          Rect(
            x: layout.events.x, y: layout.events.y - 6, width: layout.events.width, height: 1))
      }
    }
  }()

  /// A button of the settings: −1 makes a value smaller, 1 larger.
  func button(_ direction: Int, isHovered: Bool) -> FrameImage {
    let key = direction * (isHovered ? 2 : 1)
    if let button = buttons[key] { return button }
    let palette = palette
    let size = layout.button(ofSetting: 0, direction).size
    let button = FrameImage(size: size) { canvas in
      canvas.fillRounded(
        palette.wash(palette.accent, over: palette.card, fraction: isHovered ? 0.3 : 0.14),
        Rect(origin: Point(x: 0, y: 0), size: size), radius: 6)
      let middle = Point(x: size.width / 2, y: size.height / 2)
      canvas.fill(palette.accent, Rect(x: middle.x - 5, y: middle.y - 1, width: 10, height: 2))
      if direction > 0 {
        canvas.fill(palette.accent, Rect(x: middle.x - 1, y: middle.y - 5, width: 2, height: 10))
      }
    }
    buttons[key] = button
    return button
  }

  private var buttons: [Int: FrameImage] = [:]

  /// The window on the strip.
  private(set) lazy var window: FrameImage = outline(isDashed: false)

  /// The position of the window before it was put back.
  private(set) lazy var ghost: FrameImage = outline(isDashed: true)

  private func outline(isDashed: Bool) -> FrameImage {
    let size = layout.window(at: 0).size
    let palette = palette
    return FrameImage(size: size) { canvas in
      let rect = Rect(origin: Point(x: 0, y: 0), size: size).inset(by: 1)
      let ink = Ink(on: canvas)
      if !isDashed {
        ink.outline(rect, radius: 6, thickness: 2, color: palette.ink)
        return
      }
      let corners = [
        Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.y),
        Point(x: rect.maxX, y: rect.maxY), Point(x: rect.x, y: rect.maxY),
      ]
      for side in 0..<4 {
        ink.dashes(
          from: corners[side], to: corners[(side + 1) % 4], length: 4, thickness: 1.5,
          color: palette.softInk)
      }
    }
  }

  /// The arrow from the ghost to the middle: 1 comes from the strip's end, −1 from its start.
  func arrow(_ direction: Int) -> FrameImage {
    if let arrow = arrows[direction] { return arrow }
    let isVertical = layout.axis == .vertical
    let sheet = layout.sheets[1]
    let pitch = (isVertical ? sheet.height : sheet.width) + XRayLayout.gap
    let ink = palette.ink
    let depth = XRayLayout.arrow
    let size = Size(
      width: isVertical ? depth : pitch + 8, height: isVertical ? pitch + 8 : depth)
    let arrow = FrameImage(size: size) { canvas in
      // Along the axis from `tail` to `tip`, across it at 4 where it ends and 12 where it bends.
      func place(_ along: Double, _ across: Double) -> Point {
        isVertical ? Point(x: across, y: along) : Point(x: along, y: depth - across)
      }
      let (tail, tip) = direction > 0 ? (pitch + 4, 4.0) : (4.0, pitch + 4)
      let back = direction > 0 ? 5.0 : -5.0
      let pen = Ink(on: canvas)
      pen.stroke(
        [place(tail, 4), place(tail, 12), place(tip, 12), place(tip, 3)], thickness: 1.5,
        color: ink)
      pen.stroke(
        [place(tip - back * 0.8, 7), place(tip, 3), place(tip + back * 0.8, 7)], thickness: 1.5,
        color: ink)
    }
    arrows[direction] = arrow
    return arrow
  }

  private var arrows: [Int: FrameImage] = [:]

  /// The sign of a surface: its letter on a disc of its hue.
  func sign(_ surface: Int) -> FrameImage {
    if let sign = signs[surface] { return sign }
    let hue = palette.surface(surface)
    let letter = label(["A", "B", "C"][surface % 3], .label, palette.card)
    let sign = FrameImage(size: Size(width: 20, height: 20)) { canvas in
      canvas.fillCircle(hue, center: Point(x: 10, y: 10), radius: 10)
      letter.draw(on: canvas, x: 10, middle: 10, .centre)
    }
    signs[surface] = sign
    return sign
  }

  private var signs: [Int: FrameImage] = [:]

  /// A text, on one line unless there is a width.
  func text(
    _ text: String, _ role: TypeRole, _ color: Color, width: Double = 4096
  ) -> TextImage {
    let key = TextKey(text: text, role: role, color: color)
    if let image = texts[key] { return image }
    if texts.count > 128 { texts.removeAll() }
    let image = TextImage(
      text, TypeScale.small.style(role, color), width: width, scale: scale, context: context)
    texts[key] = image
    return image
  }

  /// A time in milliseconds, its digits as wide as those of any other.
  func time(_ milliseconds: Int) -> TextImage {
    if let image = times[milliseconds] { return image }
    if times.count > 32 { times.removeAll() }
    let image = TextImage(EventText.time(milliseconds), figures)
    times[milliseconds] = image
    return image
  }

  private var times: [Int: TextImage] = [:]
  private lazy var figures = TabularFigures(
    TypeScale.small.style(.caption, palette.softInk), scale: scale, context: context)

  private func label(_ text: String, _ role: TypeRole, _ color: Color) -> Label {
    Label(context.layout(text, TypeScale.small.style(role, color), width: 4096, scale: scale))
  }
}
