import PagerCore
import PagerSDL

/// A coordinate system on a page: axes, ticks with numbers, and curves in it.
struct Chart {
  /// A tick of an axis: its value and what stands at it.
  struct Tick {
    var value: Double
    var label: Label
  }

  /// The values along the bottom.
  let x: ClosedRange<Double>
  /// The values from bottom to top.
  let y: ClosedRange<Double>
  /// Where the curves are drawn, in points of the page.
  let plot: Rect

  /// Makes a chart in a rectangle, with a margin at the left for the numbers of its axis.
  init(x: ClosedRange<Double>, y: ClosedRange<Double>, in rect: Rect, margin: Double) {
    self.x = x
    self.y = y
    plot = Rect(
      x: rect.x + margin, y: rect.y + 24, width: max(16, rect.width - margin - 8),
      height: max(16, rect.height - 72))
  }

  /// The margin at the left that the numbers of the upright axis need, with the gap behind them.
  static func margin(for ticks: [Tick]) -> Double {
    max(40, (ticks.map { $0.label.size.width }.max() ?? 0).rounded(.up) + 8)
  }

  /// The position of a pair of values, in points of the page.
  func place(_ x: Double, _ y: Double) -> Point {
    Point(
      x: plot.x + (x - self.x.lowerBound) / (self.x.upperBound - self.x.lowerBound) * plot.width,
      y: plot.maxY
        - (y - self.y.lowerBound) / (self.y.upperBound - self.y.lowerBound) * plot.height)
  }

  /// The positions of a function, about two points apart.
  func curve(
    from start: Double? = nil, to end: Double? = nil, _ function: (Double) -> Double
  ) -> [Point] {
    let (start, end) = (start ?? x.lowerBound, end ?? x.upperBound)
    let fraction = (end - start) / (x.upperBound - x.lowerBound)
    let count = max(2, Int(min(plot.width * fraction / 2, 4096)))
    return (0...count).map { step in
      let value = start + (end - start) * Double(step) / Double(count)
      return place(value, function(value))
    }
  }

  /// Draws level lines at the ticks of y, the bottom axis, the numbers of both and their names.
  func drawAxes(
    on canvas: PageCanvas, x xTicks: [Tick], y yTicks: [Tick],
    names: (y: Label, x: Label), in rect: Rect, _ palette: Palette
  ) {
    let (line, axis) = (palette.line, palette.softInk)
    names.y.draw(on: canvas, x: rect.x, middle: rect.y + 8)
    names.x.draw(on: canvas, x: plot.maxX, middle: rect.maxY - 8, .right)
    let pixel = 1 / canvas.scale
    for tick in yTicks {
      let height = place(0, tick.value).y
      canvas.fill(
        tick.value == y.lowerBound ? axis : line,
        Rect(x: plot.x, y: height, width: plot.width, height: pixel))
      tick.label.draw(on: canvas, x: plot.x - 8, middle: height, .right)
    }
    // Large type has room for every second number, or every third.
    let widest = (xTicks.map { $0.label.size.width }.max() ?? 0) + 6
    let room = plot.width / Double(max(1, xTicks.count))
    let every = max(1, Int((widest / max(1, room)).rounded(.up)))
    for (number, tick) in xTicks.enumerated() {
      let left = place(tick.value, 0).x
      canvas.fill(axis, Rect(x: left, y: plot.maxY, width: pixel, height: 4))
      if !number.isMultiple(of: every) { continue }
      tick.label.draw(on: canvas, x: left, middle: plot.maxY + 14, .centre)
    }
  }
}
