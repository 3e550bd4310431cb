import PagerCore
import PagerSDL
import PagerText

/// Numbers whose digits all take the same width, so that they stand under each other in columns.
///
/// The usual digits of many fonts are as wide as they look: a 1 takes less room than an 8.
final class TabularFigures {
  private let context: DemoContext
  private let style: TextStyle
  private let scale: Double
  private var labels: [Character: Label] = [:]
  /// The width that every digit takes, in points: that of the widest one.
  private(set) lazy var digitWidth: Double = "0123456789".map { label($0).size.width }.max() ?? 0

  /// Makes figures of a style.
  init(_ style: TextStyle, scale: Double, context: DemoContext) {
    self.context = context
    self.style = style
    self.scale = scale
  }

  /// The height of a line, in points.
  var height: Double { label("0").size.height }

  /// The width that a number takes, in points.
  func width(of text: String) -> Double {
    text.reduce(0) { $0 + advance(of: $1) }
  }

  private func advance(of character: Character) -> Double {
    character.isWholeNumber ? digitWidth : label(character).size.width
  }

  private func label(_ character: Character) -> Label {
    if let label = labels[character] { return label }
    let label = Label(context.layout(String(character), style, width: 4096, scale: scale))
    labels[character] = label
    return label
  }

  /// Draws a number with its middle at a height, its left or right end at a position.
  func draw(
    _ text: String, on canvas: PageCanvas, x: Double, middle: Double, _ anchor: Label.Anchor = .left
  ) {
    let whole = width(of: text)
    var pen: Double =
      switch anchor {
      case .left: x
      case .centre: x - whole / 2
      case .right: x - whole
      }
    for character in text {
      let advance = advance(of: character)
      label(character).draw(on: canvas, x: pen + advance / 2, middle: middle, .centre)
      pen += advance
    }
  }
}
