import PagerCore
import PagerSDL
import PagerText

/// The pictures of the pull hint: its words on a card, and the ring in every state.
final class PullHintArt {
  /// How many steps the ring takes from empty to full.
  static let steps = 32
  private static let ringSize = 16.0
  private static let blockWidth = 68.0

  private struct Key: Hashable {
    var hint: PullHint
    var shape: PullHint.Shape
    var isReady: Bool
    /// Whether the pages go up or down, and not sideways.
    var isVertical: Bool
    /// Whether they go up or to the left.
    var isTowardOrigin: Bool
  }

  private struct SizeKey: Hashable {
    var hint: PullHint
    var shape: PullHint.Shape
  }

  private var scale = 1.0
  private var configuration = PagerConfiguration()

  private let context: DemoContext
  private var revision = 0
  private var cards: [Key: Card] = [:]
  private var rings: [Int: FrameImage] = [:]
  private var labels: [String: Label] = [:]
  private var sizes: [SizeKey: Size] = [:]
  private var ringPlaces: [SizeKey: Point] = [:]

  /// Makes the art without drawing anything yet.
  init(context: DemoContext) { self.context = context }

  /// Takes over the pager's scale, and the rules that the arrow follows.
  func refresh(_ pager: PageContainer) {
    if scale != pager.scale || revision != context.revision { forget() }
    scale = pager.scale
    revision = context.revision
    configuration = pager.configuration
  }

  private func forget() {
    cards.removeAll()
    rings.removeAll()
    labels.removeAll()
    sizes.removeAll()
    ringPlaces.removeAll()
  }

  /// The size of a hint in a shape, in points: the same in all its states.
  func size(_ hint: PullHint, _ shape: PullHint.Shape) -> Size {
    let key = SizeKey(hint: hint, shape: shape)
    if let size = sizes[key] { return size }
    let size = measure(hint, shape)
    sizes[key] = size
    return size
  }

  private func measure(_ hint: PullHint, _ shape: PullHint.Shape) -> Size {
    switch shape {
    case .disc(let diameter): return Size(width: diameter, height: diameter)
    case .block:
      let label = label(hint, isReady: false, width: Self.blockWidth)
      return Size(width: (label.size.width + 24).rounded(.up), height: label.size.height + 16)
    case .line:
      let width = max(
        label(hint, isReady: false).size.width, label(hint, isReady: true).size.width)
      let room = hint.message == .turn ? 48.0 : 32
      return Size(width: (width + room).rounded(.up), height: PullHintLayout.lineHeight)
    }
  }

  /// The card of a hint in a shape.
  func card(_ hint: PullHint, _ shape: PullHint.Shape, isReady: Bool) -> Card {
    let key = Key(
      hint: hint, shape: shape, isReady: isReady && hint.message == .turn,
      isVertical: configuration.axis == .vertical,
      isTowardOrigin: (hint.side == .next) != configuration.isMirrored)
    if let card = cards[key] { return card }
    let card = makeCard(key)
    cards[key] = card
    return card
  }

  private func text(_ hint: PullHint, isReady: Bool) -> String {
    switch (hint.message, hint.side) {
    case (.turn, .next): "\(isReady ? "Release" : "Pull") for the next page"
    case (.turn, .previous): "\(isReady ? "Release" : "Pull") for the previous page"
    case (.end, .next): "This is the last page"
    case (.end, .previous): "This is the first page"
    }
  }

  private func label(_ hint: PullHint, isReady: Bool, width: Double = 4096) -> Label {
    let text = text(hint, isReady: isReady)
    let isBlock = width < 4096
    // Both readings of a turn have their own colours, the rest is read second.
    let key = isBlock ? "block " + text : text
    if let label = labels[key] { return label }
    let palette = context.palette
    let color =
      hint.message == .end ? palette.softInk : isReady ? palette.onAccent : palette.ink
    let label = Label(
      context.layout(
        text, TypeScale.small.style(.label, color, alignment: isBlock ? .centre : .leading),
        width: width, scale: scale))
    labels[key] = label
    return label
  }

  private func makeCard(_ key: Key) -> Card {
    let palette = context.palette
    let size = size(key.hint, key.shape)
    var look = Card.Look(palette)
    look.radius = min(16, size.height / 2)
    look.reach = 12
    look.shadow *= 0.7
    if key.isReady {
      look.background = palette.accent
      look.edge = nil
    }
    let color = key.isReady ? palette.onAccent : palette.accent
    let isBlock = key.shape == .block
    let label = label(key.hint, isReady: key.isReady, width: isBlock ? Self.blockWidth : 4096)
    return Card(size: size, look: look) { canvas in
      let middle = size.height / 2
      switch key.shape {
      case .disc:
        Self.arrow(on: canvas, centre: Point(x: size.width / 2, y: middle), key, color: color)
      case .block:
        label.draw(on: canvas, x: size.width / 2, middle: middle, .centre)
      case .line where key.hint.message == .end:
        label.draw(on: canvas, x: size.width / 2, middle: middle, .centre)
      case .line:
        let left = Self.ringInset(label, in: size)
        label.draw(on: canvas, x: left + 24, middle: middle)
        Self.arrow(on: canvas, centre: Point(x: left + 8, y: 16), key, color: color)
      }
    }
  }

  /// Draws an arrow that points where the pages go; at a bound it is stopped by a bar.
  private static func arrow(on canvas: PageCanvas, centre: Point, _ key: Key, color: Color) {
    let ink = Ink(on: canvas)
    let sign = key.isTowardOrigin ? -1.0 : 1.0
    // Along the way of the pages, and across it.
    func place(_ along: Double, _ across: Double) -> Point {
      key.isVertical
        ? Point(x: centre.x + across, y: centre.y + along * sign)
        : Point(x: centre.x + along * sign, y: centre.y + across)
    }
    let isEnd = key.hint.message == .end
    let tip = isEnd ? 2.5 : 4.0
    ink.stroke([place(-4, 0), place(tip, 0)], thickness: 1.5, color: color)
    ink.stroke(
      [place(tip - 3, -3), place(tip, 0), place(tip - 3, 3)], thickness: 1.5, color: color)
    if isEnd { ink.stroke([place(5, -4), place(5, 4)], thickness: 1.5, color: color) }
  }

  /// Where the ring stands on the card of a pull, in points from its corner; nil for none.
  func ring(of hint: PullHint, in shape: PullHint.Shape) -> Point? {
    guard hint.message == .turn else { return nil }
    switch shape {
    case .block: return nil
    case .line:
      let key = SizeKey(hint: hint, shape: shape)
      if let position = ringPlaces[key] { return position }
      let position = Point(
        x: Self.ringInset(label(hint, isReady: false), in: size(hint, shape)), y: 8)
      ringPlaces[key] = position
      return position
    case .disc(let diameter):
      let inset = (diameter - Self.ringSize) / 2
      return inset >= 4 ? Point(x: inset, y: inset) : nil
    }
  }

  /// From a pill's left end to its arrow: arrow and words stand in its middle together.
  private static func ringInset(_ label: Label, in size: Size) -> Double {
    ((size.width - label.size.width - 24) / 2).rounded(.down)
  }

  /// The ring around the arrow, filled to a step.
  func ring(_ step: Int) -> FrameImage {
    if let ring = rings[step] { return ring }
    let palette = context.palette
    let ring = FrameImage(size: Size(width: Self.ringSize, height: Self.ringSize)) { canvas in
      let ink = Ink(on: canvas)
      func arc(to turn: Double) -> [Point] {
        Ink.arc(centre: Point(x: 8, y: 8), radius: 7.25, from: -0.25, to: turn - 0.25, steps: 32)
      }
      ink.stroke(arc(to: 1), thickness: 1.5, color: palette.line)
      if step > 0 {
        ink.stroke(
          arc(to: Double(step) / Double(Self.steps)), thickness: 1.5, color: palette.accent)
      }
    }
    rings[step] = ring
    return ring
  }
}
