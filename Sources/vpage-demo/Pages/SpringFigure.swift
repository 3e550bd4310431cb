import PagerCore
import PagerSDL

/// The settle: a critically damped spring from rest and from a throw, and the older eased motion.
struct SpringFigure: Figure {
  let kicker = "Settling"
  let title = "It lands, and never swings"
  let remark = """
    A critically damped spring takes over the speed of the pointer, and of all springs of its \
    stiffness it is home first without overshooting. The thin line is the older motion: half a \
    second, slow at both ends, deaf to how hard you threw.
    """

  func draw(in column: Column, height: Double) {
    let palette = column.palette
    func caption(_ text: String, _ color: Color? = nil) -> Label {
      column.label(text, .caption, color: color ?? palette.softInk)
    }
    let xTicks = [0.0, 100, 200, 300, 400, 500].map {
      Chart.Tick(value: $0, label: caption("\(Int($0))"))
    }
    let yTicks = [0.0, 0.25, 0.5, 0.75, 1].map {
      Chart.Tick(value: $0, label: caption("\(Int($0 * 100)) %"))
    }
    let names = (caption("way"), caption("milliseconds after release"))
    let thrown = column.label("thrown", .label, color: palette.red)
    let gentle = column.label("let go", .label, color: palette.accent)
    let eased = column.label("eased", .label, color: palette.softInk)
    let spring = DampedSpring(response: PagerConfiguration().settle.springResponse / .seconds(1))
    func way(_ velocity: Double) -> (Double) -> Double {
      { milliseconds in
        1
          + spring.state(
            from: DampedSpring.State(distance: -1, velocity: velocity),
            seconds: milliseconds / 1000
          ).distance
      }
    }
    func ease(_ milliseconds: Double) -> Double {
      CubicBezier.easeInOut.progress(at: milliseconds / 500)
    }
    column.drawing(height: height) { canvas, rect in
      let chart = Chart(
        x: 0...550, y: 0...1.05, in: rect, margin: Chart.margin(for: yTicks))
      chart.drawAxes(
        on: canvas, x: xTicks, y: yTicks, names: names, in: rect, palette)
      let ink = Ink(on: canvas)
      ink.stroke(chart.curve(ease), thickness: 1, color: palette.softInk)
      ink.stroke(chart.curve(way(0)), thickness: 2.5, color: palette.accent)
      ink.stroke(chart.curve(way(13)), thickness: 2.5, color: palette.red)
      let (first, second, third) = (
        chart.place(110, way(13)(110)), chart.place(104, way(0)(104)), chart.place(250, ease(250))
      )
      if chart.plot.width < 300 {
        // A narrow plot has room for words only below the curves.
        let line = max(18, (thrown.size.height * 0.9).rounded())
        for (row, label) in [eased, gentle, thrown].enumerated() {
          label.draw(
            on: canvas, x: chart.plot.maxX, middle: chart.plot.maxY - line * (Double(row) + 0.6),
            .right)
        }
        return
      }
      thrown.draw(on: canvas, x: first.x - 16, middle: first.y - 4, .right)
      gentle.draw(on: canvas, x: second.x + 10, middle: second.y + 12)
      eased.draw(on: canvas, x: third.x + 10, middle: third.y + 12)
    }
  }
}
