import PagerCore
import PagerSDL

/// A drawing of the strip of three in several states, side by side.
struct StripFigure {
  /// What is told.
  enum Kind: Sendable {
    /// A whole turn in four states.
    case turn
    /// What changes at once when the strip re-centres.
    case recentring
  }

  /// One state: the pages and surfaces on the strip from its top, and where the window stands.
  private struct State {
    var caption: String
    var pages: [Int]
    var surfaces: [Int]
    /// Where the window stands, in pages from the strip's top.
    var window: Double
  }

  private let states: [State]

  /// Makes the drawing of a kind.
  init(_ kind: Kind) {
    let before = ([1, 2, 3], [0, 1, 2])
    let after = ([2, 3, 4], [1, 2, 0])
    func state(_ caption: String, _ strip: ([Int], [Int]), _ window: Double) -> State {
      State(caption: caption, pages: strip.0, surfaces: strip.1, window: window)
    }
    states =
      switch kind {
      case .turn:
        [
          state("At rest", before, 1), state("Pulled", before, 1.35), state("Turned", before, 2),
          state("Re-centred", after, 1),
        ]
      case .recentring: [state("Frame 15", before, 2), state("Frame 16", after, 1)]
      }
  }

  /// Adds the drawing to a column.
  func add(to column: Column) {
    let count = Double(states.count)
    let cell = min(column.width / count, 160)
    let sheet = Size(width: min(cell - 20, 80).rounded(.down), height: 44)
    let gap = 4.0
    let palette = column.palette
    let captions = states.map {
      column.label($0.caption, column.type.style(.caption, palette.softInk))
    }
    let numbers = states.map { state in
      zip(state.pages, state.surfaces).map { page, surface in
        column.label("\(page)", .smallStrong, color: palette.surface(surface))
      }
    }
    let states = states
    let strip = 3 * sheet.height + 2 * gap
    column.drawing(height: strip + 44) { canvas, rect in
      let ink = Ink(on: canvas)
      for (index, state) in states.enumerated() {
        let left = rect.x + 8 + Double(index) * cell
        for row in 0..<3 {
          let area = Rect(
            x: left, y: rect.y + 8 + Double(row) * (sheet.height + gap), width: sheet.width,
            height: sheet.height)
          canvas.fillRounded(
            palette.wash(palette.surface(state.surfaces[row]), over: palette.paper, fraction: 0.16),
            area, radius: 4)
          numbers[index][row].draw(
            on: canvas, x: area.x + area.width / 2, middle: area.y + area.height / 2, .centre)
        }
        let window = Rect(
          x: left, y: rect.y + 8 + state.window * (sheet.height + gap), width: sheet.width,
          height: sheet.height
        ).inset(by: -5)
        ink.outline(window, radius: 7, thickness: 2, color: palette.ink)
        captions[index].draw(
          on: canvas, x: left + sheet.width / 2, middle: rect.y + strip + 32, .centre)
      }
    }
  }
}
