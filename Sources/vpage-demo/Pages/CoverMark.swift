import PagerCore
import PagerSDL

/// The mark of the program: three sheets one above the other, and a window between two of them.
struct CoverMark {
  private let height: Double
  private let gap: Double
  private let frame: Double
  private let sheet: Size

  /// Makes the mark with a height in points.
  init(height: Double) {
    self.height = height
    gap = (height / 24).rounded()
    frame = (height / 20).rounded()
    let side = ((height - 2 * gap) / 3).rounded(.down)
    sheet = Size(width: (side * 1.25).rounded(), height: side)
  }

  /// The width of the window, which is wider than the sheets; in points.
  var width: Double { sheet.width + 2 * frame }

  /// Adds the mark to a column in an area, without moving on.
  func draw(in column: Column, at area: Point) {
    let palette = column.palette
    column.drawing(in: Rect(x: area.x, y: area.y, width: width, height: height)) { canvas, rect in
      let left = rect.x + frame
      for row in 0..<3 {
        let area = Rect(
          x: left, y: rect.y + Double(row) * (sheet.height + gap), width: sheet.width,
          height: sheet.height)
        canvas.fillRounded(
          palette.wash(palette.hue(row), over: palette.paper, fraction: row == 1 ? 0.9 : 0.28),
          area, radius: sheet.height / 10)
        lines(on: canvas, area, palette.paper.withAlpha(row == 1 ? 0.9 : 0.75))
      }
      let window = Rect(
        x: left, y: rect.y + (sheet.height + gap) * 1.24, width: sheet.width, height: sheet.height)
      let thickness = max(2, (sheet.height / 28).rounded())
      Ink(on: canvas).outline(
        window.inset(by: thickness / 2 - frame), radius: sheet.height / 7, thickness: thickness,
        color: palette.ink)
    }
  }

  /// Draws lines of a text too small to read.
  private func lines(on canvas: PageCanvas, _ area: Rect, _ color: Color) {
    let step = area.height / 6
    for (line, length) in [0.42, 0.74, 0.66, 0.7].enumerated() {
      let height = max(1, step / 3.2)
      canvas.fillRounded(
        color,
        Rect(
          x: area.x + area.width * 0.12, y: area.y + step * (1.1 + Double(line) * 1.05),
          width: area.width * length, height: line == 0 ? height * 1.5 : height),
        radius: height)
    }
  }
}
