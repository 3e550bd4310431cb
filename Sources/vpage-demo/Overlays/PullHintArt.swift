import PageContent
import PagerCore
import PagerSDL

/// The pictures of the pull hint: its words on a pill, and the ring in every state.
final class PullHintArt {
  /// How many steps the ring takes from empty to full.
  static let steps = 32

  private struct Key: Hashable {
    var direction: Int
    var hasPage: Bool
    var isReady: Bool
  }

  /// Device pixels per point, as the frame to come has them.
  var scale = 1.0 {
    didSet { if scale != oldValue { cards.removeAll() } }
  }
  private var revision = 0

  /// Forgets what was drawn in other colours.
  func refresh() {
    guard revision != context.revision else { return }
    revision = context.revision
    cards.removeAll()
    rings.removeAll()
  }

  private let context: DemoContext
  private var cards: [Key: Card] = [:]
  private var rings: [Int: FrameImage] = [:]

  /// Makes the art without drawing anything yet.
  init(context: DemoContext) { self.context = context }

  /// The card with the words for a state of the pull.
  func words(_ direction: Int, hasPage: Bool, isReady: Bool) -> Card {
    let key = Key(direction: direction, hasPage: hasPage, isReady: isReady && hasPage)
    if let card = cards[key] { return card }
    let card = hasPage ? pill(key) : remark(key)
    cards[key] = card
    return card
  }

  private func pill(_ key: Key) -> Card {
    let palette = context.palette
    let target = key.direction > 0 ? "next" : "previous"
    let text = "\(key.isReady ? "Release" : "Pull") for the \(target) page"
    let color = key.isReady ? palette.onAccent : palette.ink
    let label = Label(
      context.layout(text, TypeScale.small.style(.label, color), width: 4096, scale: scale))
    var look = Card.Look(palette)
    look.radius = 16
    look.reach = 16
    if key.isReady {
      look.ground = palette.accent
      look.edge = nil
    }
    let direction = Double(key.direction)
    return Card(size: Size(width: (label.size.width + 48).rounded(.up), height: 32), look: look) {
      canvas in
      label.draw(on: canvas, x: 32, middle: 16)
      Self.arrow(
        on: canvas, centre: Point(x: 16, y: 16), direction: key.isReady ? -direction : direction,
        color: key.isReady ? palette.onAccent : palette.accent)
    }
  }

  /// The words beyond the first or last page, without a pill: they stand on the bare ground.
  private func remark(_ key: Key) -> Card {
    let palette = context.palette
    let label = Label(
      context.layout(
        key.direction > 0 ? "This is the last page" : "This is the first page",
        TypeScale.small.style(.label, palette.softInk), width: 4096, scale: scale))
    var look = Card.Look(palette)
    look.ground = palette.ground.withAlpha(0)
    look.edge = nil
    look.reach = 0
    return Card(size: label.size, look: look) { label.draw(on: $0, at: Point(x: 0, y: 0)) }
  }

  /// An arrow that points the way the hand goes, and turns round when it may let go.
  private static func arrow(
    on canvas: PageCanvas, centre: Point, direction: Double, color: Color
  ) {
    let ink = Ink(on: canvas)
    let tip = Point(x: centre.x, y: centre.y - 4 * direction)
    ink.stroke(
      [Point(x: centre.x, y: centre.y + 4 * direction), tip], thickness: 1.5, color: color)
    ink.stroke(
      [
        Point(x: tip.x - 3, y: tip.y + 3 * direction), tip,
        Point(x: tip.x + 3, y: tip.y + 3 * direction),
      ], thickness: 1.5, color: color)
  }

  /// The ring around the arrow, filled to a step.
  func ring(_ step: Int) -> FrameImage {
    if let ring = rings[step] { return ring }
    let palette = context.palette
    let ring = FrameImage(size: Size(width: 16, height: 16)) { canvas in
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
