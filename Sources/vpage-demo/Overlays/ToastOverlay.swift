import PagerCore
import PagerSDL
import PagerText

/// A short message at the lower edge that goes away by itself; nothing has to be done about it.
final class ToastOverlay: FrameOverlay {
  /// A message and when it is to be seen.
  private struct Message: Hashable {
    var text: String
    var begin: Timestamp
    var end: Timestamp
  }

  private struct Shown: Hashable {
    var message: Message
    var opacity: Double
    var size: Size
    var scale: Double
    var revision: Int
  }

  /// How long a message stays, in seconds: enough to read a path.
  static let seconds = 4.0
  /// How long it takes to come and to go, in seconds.
  static let fadeSeconds = 0.15

  private let context: DemoContext
  private var message: Message?
  private var shown: Shown?
  private var card: Card?

  /// Makes the overlay without a message.
  init(context: DemoContext) { self.context = context }

  /// The message on show; nil for none.
  var text: String? { message?.text }

  /// Shows a message from a time on, in the place of the one before.
  func show(_ text: String, at time: Timestamp) {
    message = Message(text: text, begin: time, end: time.advanced(bySeconds: Self.seconds))
  }

  /// Takes the message away at once.
  func hide() { message = nil }

  /// How strongly a message is drawn at a time; 0 when it is over.
  private func opacity(_ message: Message, at time: Timestamp, of pager: PageContainer) -> Double {
    let left = message.end.seconds(since: time)
    if left <= 0 { return 0 }
    if pager.configuration.reduceMotion { return 1 }
    let gone = time.seconds(since: message.begin)
    return max(0, min(1, gone / Self.fadeSeconds, left / Self.fadeSeconds))
  }

  func nextChange(after time: Timestamp, of pager: PageContainer) -> Timestamp? {
    guard let message else { return nil }
    if pager.configuration.reduceMotion { return message.end }
    let fadesIn = time.seconds(since: message.begin) < Self.fadeSeconds
    let fadeOut = message.end.advanced(bySeconds: -Self.fadeSeconds)
    return fadesIn || time >= fadeOut ? time : fadeOut
  }

  func update(for frame: PagerFrame, of pager: PageContainer) -> Bool {
    if let message, message.end <= frame.time { self.message = nil }
    guard let message else {
      defer { (shown, card) = (nil, nil) }
      return shown != nil
    }
    let next = Shown(
      message: message, opacity: opacity(message, at: frame.time, of: pager), size: pager.size,
      scale: pager.scale, revision: context.revision)
    if card == nil || shown?.message.text != message.text || shown?.size != next.size
      || shown?.scale != next.scale || shown?.revision != next.revision
    {
      card = makeCard(message.text, pager.size, pager.scale)
    }
    defer { shown = next }
    return next != shown
  }

  private func makeCard(_ text: String, _ size: Size, _ scale: Double) -> Card {
    let palette = context.palette
    let isSmall = size.width < 240
    let style = TypeScale.small.style(isSmall ? .caption : .small, palette.paper)
    let padding: Double = isSmall ? 10 : 16
    let width = max(1, min(400, size.width - 16 - 2 * padding))
    let label = Label(context.layout(text, style, width: width, scale: scale))
    var look = Card.Look(palette)
    look.background = palette.ink
    look.edge = nil
    look.radius = isSmall ? 8 : 12
    let card = Size(
      width: (label.size.width + 2 * padding).rounded(.up),
      height: (label.size.height + padding).rounded(.up))
    return Card(size: card, look: look) {
      label.draw(on: $0, at: Point(x: padding, y: padding / 2))
    }
  }

  func draw(on canvas: FrameCanvas, frame: PagerFrame, of pager: PageContainer) {
    guard let shown, let card else { return }
    let bottom: Double = canvas.size.height < 240 ? 8 : 32
    card.draw(
      on: canvas,
      at: Point(
        x: ((canvas.size.width - card.size.width) / 2).rounded(),
        y: max(4, (canvas.size.height - card.size.height - bottom).rounded())),
      opacity: shown.opacity)
  }
}
