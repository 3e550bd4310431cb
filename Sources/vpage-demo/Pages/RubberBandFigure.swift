import PagerCore
import PagerSDL
import PagerTrace

/// The rubber band: how far the page follows a pull.
struct RubberBandFigure: Figure {
  let kicker = "Damping"
  let title = "The further you pull, the less it gives"
  let remark = """
    The page starts at a little more than half the speed of the hand and slows down from there. \
    However far you reach, it never follows by a whole page.
    """

  func draw(in column: Column, height: Double) {
    let palette = column.palette
    let configuration = PagerConfiguration()
    let band = RubberBand(coefficient: configuration.gesture.rubberBandCoefficient, extent: 1)
    let threshold = configuration.turn.dampedThresholdFraction
    let pull = band.pull(displacement: threshold)
    func caption(_ text: String, _ color: Color? = nil) -> Label {
      column.label(text, .caption, color: color ?? palette.softInk)
    }
    let xTicks = [0.0, 0.5, 1, 1.5, 2].map {
      Chart.Tick(value: $0, label: caption(decimal($0, places: $0 == $0.rounded() ? 0 : 1)))
    }
    let yTicks = [0.0, 0.25, 0.5, 0.75].map {
      Chart.Tick(value: $0, label: caption("\(Int($0 * 100)) %"))
    }
    let names = (caption("page shown"), caption("pull of the hand, in pages"))
    let margin = Chart.margin(for: yTicks)
    // Between the end of the dashed line and the edge of the column.
    let freeWidth = max(48, (column.width - margin - 8) * 0.6 - 8)
    let freeStyle = column.type.style(.caption, palette.softInk)
    let free = column.label("without damping", freeStyle, width: freeWidth)
    let freeLine = caption("0").size.height
    let turn = column.label("turns from here", .label, color: palette.red)
    let fractions = caption(
      "\(Int((threshold * 100).rounded())) % shown, \(Int((pull * 100).rounded())) % pulled")
    let formula = column.label("c·x / (1 + c·x),  c = 0.55", .label, color: palette.accent)
    column.drawing(height: height) { canvas, rect in
      let chart = Chart(
        x: 0...2, y: 0...0.8, in: rect, margin: margin)
      chart.drawAxes(
        on: canvas, x: xTicks, y: yTicks, names: names, in: rect, palette)
      let ink = Ink(on: canvas)
      ink.dashes(
        from: chart.place(0, 0), to: chart.place(0.8, 0.8), length: 4, thickness: 1,
        color: palette.softInk)
      free.draw(
        on: canvas, x: chart.place(0.8, 0.8).x + 8,
        middle: chart.plot.y + 8 + (free.size.height - freeLine) / 2)
      let mark = chart.place(pull, threshold)
      ink.stroke(
        [Point(x: mark.x, y: chart.plot.maxY), mark, Point(x: chart.plot.x, y: mark.y)],
        thickness: 1, color: palette.red)
      ink.stroke(
        chart.curve { band.displacement(pull: $0) }, thickness: 2.5, color: palette.accent)
      canvas.fillCircle(palette.card, center: mark, radius: 6)
      canvas.fillCircle(palette.red, center: mark, radius: 4)
      turn.draw(on: canvas, x: mark.x + 20, middle: mark.y + 2)
      // A low plot has no room for more words.
      if chart.plot.height < 200 { return }
      fractions.draw(on: canvas, x: mark.x + 20, middle: mark.y + 20)
      let end = chart.place(2, band.displacement(pull: 2))
      formula.draw(on: canvas, x: end.x, middle: end.y + 48, .right)
    }
  }
}
