public import PagerCore
public import PagerSDL
import SDLVideo

extension TextLayout {
  /// Draws the lines that the canvas can show, with the layout's top left corner at `position`, in points.
  ///
  /// The canvas should have the layout's scale; with another one the letters keep their device
  /// pixels. `color` stands in for the style's. Costs the lines drawn, not all lines.
  public func draw(on canvas: PageCanvas, at position: Point, color: Color? = nil) {
    draw(on: canvas, at: position, firstLine: 0, color: color ?? style.color)
  }

  /// Draws lines that can be seen, `firstLine` lines below a position.
  func draw(on canvas: PageCanvas, at position: Point, firstLine: Int, color: Color) {
    let visible = canvas.visible
    let top = position.y + Double(firstLine) * lineHeight
    // One line more at each end, or more: marks stick out of theirs.
    let reach = max(lineHeight, Double(reach) / scale)
    let range = lines(from: visible.y - top - reach, to: visible.maxY - top + reach)
    let corner = canvas.pixels(Rect(origin: position, size: Size(width: width, height: 0)))
    for line in range {
      draw(
        line: line, on: canvas, left: corner.x, width: corner.width,
        baseline: corner.y + (firstLine + line) * linePixels + baselinePixels, color: color)
    }
  }

  /// Draws one line in a column of device pixels.
  private func draw(
    line number: Int, on canvas: PageCanvas, left: Int, width: Int, baseline: Int, color: Color
  ) {
    let line = lines[number]
    let start = left * 4 + indent(line, column: width * 4)
    for item in items[line.items] {
      switch item.kind {
      case .word:
        guard let run = item.run, let font = fonts.font(at: item.font) else { continue }
        canvas.draw(
          run, font: font, quarter: start + item.x - item.trimmed, baseline: baseline,
          color: color)
      case .box:
        StandIn.draw(
          on: canvas, x: (start + item.x) >> 2, baseline: baseline, advance: item.advance,
          font: fonts.primary, color: color)
      case .space, .tab, .nothing: break
      }
    }
  }

  /// Returns the quarter pixels from the column's left side to the line's.
  private func indent(_ line: TextLine, column: Int) -> Int {
    let room = column - line.width
    switch style.alignment {
    case .centre: return room / 2
    case .leading: return line.isRightToLeft ? room : 0
    case .trailing: return line.isRightToLeft ? 0 : room
    }
  }
}
