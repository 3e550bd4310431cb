import PagerCore
import PagerSDL

/// The pictures of the loop scene, drawn from a handful of circles and lines.
enum LoopArt: Sendable {
  /// Dots on a circle.
  case ring
  /// Three sheets that overlap.
  case sheets
  /// Dots that wind outwards.
  case spiral
  /// Waves that travel.
  case waves
  /// Two rings, one through the other.
  case links
  /// A disc, alone.
  case disc

  /// Draws the picture into a rectangle, in a colour.
  func draw(on canvas: PageCanvas, in rect: Rect, color: Color, background: Color) {
    let centre = Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    let side = min(rect.width, rect.height)
    switch self {
    case .ring: Self.ring(on: canvas, centre, side * 0.34, color, background)
    case .sheets: Self.sheets(on: canvas, centre, side, color, background)
    case .spiral: Self.spiral(on: canvas, centre, side * 0.4, color, background)
    case .waves: Self.waves(on: canvas, rect, color, background)
    case .links: Self.links(on: canvas, centre, side, color)
    case .disc: canvas.fillCircle(color, center: centre, radius: side * 0.2)
    }
  }

  private static func ring(
    on canvas: PageCanvas, _ centre: Point, _ radius: Double, _ color: Color, _ background: Color
  ) {
    let count = 30
    for number in 0..<count {
      let turn = Double(number) / Double(count)
      let position = Ink.arc(centre: centre, radius: radius, from: turn - 0.25, to: 0, steps: 1)[0]
      // Largest at the top, fading away clockwise: a ring in motion.
      let fraction = 1 - turn
      canvas.fillCircle(
        background.mixed(with: color, fraction: 0.2 + 0.8 * fraction), center: position,
        radius: radius * (0.03 + 0.055 * fraction))
    }
  }

  private static func sheets(
    on canvas: PageCanvas, _ centre: Point, _ side: Double, _ color: Color, _ background: Color
  ) {
    let size = Size(width: side * 0.34, height: side * 0.46)
    for (shift, fraction) in [(-0.3, 0.3), (0.3, 0.3), (0, 0.95)] {
      let scale = shift == 0 ? 1.12 : 1
      canvas.fillRounded(
        background.mixed(with: color, fraction: fraction),
        Rect(
          x: centre.x + shift * side - size.width * scale / 2,
          y: centre.y - size.height * scale / 2, width: size.width * scale,
          height: size.height * scale), radius: side * 0.03)
    }
    for line in 0..<4 {
      canvas.fillRounded(
        background.withAlpha(0.85),
        Rect(
          x: centre.x - size.width * 0.4,
          y: centre.y - size.height * 0.36 + Double(line) * side * 0.085,
          width: size.width * [0.45, 0.8, 0.72, 0.78][line], height: max(1, side * 0.022)),
        radius: side * 0.011)
    }
  }

  private static func spiral(
    on canvas: PageCanvas, _ centre: Point, _ radius: Double, _ color: Color, _ background: Color
  ) {
    // Each dot turns on by the golden section: no two ever line up.
    let golden = 0.381_966_011_250_105
    for number in 1...150 {
      let fraction = Double(number) / 150
      let turn = Double(number) * golden
      let position = Ink.arc(
        centre: centre, radius: radius * fraction.squareRoot(), from: turn, to: turn, steps: 1)[0]
      canvas.fillCircle(
        background.mixed(with: color, fraction: 1 - 0.75 * fraction), center: position,
        radius: radius * 0.03)
    }
  }

  private static func waves(
    on canvas: PageCanvas, _ rect: Rect, _ color: Color, _ background: Color
  ) {
    let ink = Ink(on: canvas, in: rect)
    for number in 0..<9 {
      let fraction = Double(number) / 8
      let points = (0...Int(max(2, rect.width / 3))).map { step in
        let along = Double(step) * 3
        let angle = 2 * .pi * (along / max(120, rect.width * 0.5) + fraction * 0.6)
        return Point(
          x: rect.x + min(along, rect.width),
          y: rect.y + rect.height * (0.3 + 0.4 * fraction)
            + rect.height * 0.12 * Waves.sine(angle))
      }
      ink.stroke(
        points, thickness: 1 + 2 * fraction,
        color: background.mixed(with: color, fraction: 0.3 + 0.7 * fraction)
      )
    }
  }

  private static func links(
    on canvas: PageCanvas, _ centre: Point, _ side: Double, _ color: Color
  ) {
    let ink = Ink(on: canvas)
    let radius = side * 0.24
    let thickness = max(2, side * 0.05)
    for (shift, alpha) in [(-0.62, 1.0), (0.62, 0.55)] {
      let points = Ink.arc(
        centre: Point(x: centre.x + shift * radius, y: centre.y), radius: radius, from: 0, to: 1,
        steps: 96)
      ink.stroke(points, thickness: thickness, color: color.withAlpha(alpha))
    }
  }
}
