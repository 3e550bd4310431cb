import PagerCore
import PagerSDL

/// A picture that fills the page: a hundred springs let go at once.
final class PosterPage: DemoPage {
  private static let night = Color(hex: 0x12141C)
  private static let warm = Color(hex: 0xFF9B82)
  private static let cool = Color(hex: 0x6C93F5)

  override var name: String { "A hundred springs" }

  override var background: Color { Self.night }

  override func compose(_ column: Column) {
    let white = Color(hex: 0xF4F2EE)
    let height = column.page.height
    let small = column.type.style(.small, white.mixed(with: Self.night, fraction: 0.3))
    let remark = column.label(Self.remark, small, width: min(column.width, 400)).size.height
    let style = column.type.style(.title, white)
    let title = column.label(name, style, width: column.width).size.height
    column.move(to: max(column.margins.top, height - column.margins.bottom - remark - title - 8))
    let rest = column.cursor - min(48, height / 12).rounded()
    column.drawing(in: Rect(x: 0, y: 0, width: column.page.width, height: height)) { canvas, rect in
      Self.draw(on: canvas, in: rect, rest: rest)
    }
    column.text(name, style)
    column.space(8)
    column.text(Self.remark, small, width: min(column.width, 400))
  }

  /// Draws the springs from the quickest, on top, to the slowest; they come to rest at a height.
  private static func draw(on canvas: PageCanvas, in rect: Rect, rest: Double) {
    let ink = Ink(on: canvas)
    let way = max(8, rest - rect.height * 0.1)
    let steps = max(2, min(Int(rect.width / 4), 1024))
    for number in (0..<100).reversed() {
      let fraction = Double(number) / 99
      let spring = DampedSpring(response: 0.08 + 2.4 * fraction * fraction)
      let points = (0...steps).map { step in
        let along = Double(step) / Double(steps)
        let state = spring.state(
          from: DampedSpring.State(distance: 1, velocity: 0), seconds: along * 1.1)
        return Point(x: along * rect.width, y: rest - way * state.distance)
      }
      let color = warm.mixed(with: cool, fraction: fraction)
      ink.stroke(points, thickness: 1, color: color.withAlpha(0.85 - 0.55 * fraction))
    }
  }

  private static let remark = """
    All let go at the same height, all on their way to the same rest. The quickest take a \
    twelfth of a second to swing, the slowest two and a half.
    """
}
