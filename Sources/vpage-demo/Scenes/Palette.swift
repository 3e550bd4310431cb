import PagerCore
import PagerSDL
import PagerTrace

/// The colours of a theme: paper and ink, one accent, and three hues for telling things apart.
///
/// Every ink has a contrast of at least 4.5 to 1 on paper, card and its own tint.
struct Palette {
  /// Which theme it is.
  let theme: TraceHeader.Theme
  /// Under running text.
  let paper: Color
  /// Under figures, questions and panels.
  let card: Color
  /// Beyond the first and the last page.
  let background: Color
  /// For headings and running text.
  let ink: Color
  /// For what is read second.
  let softInk: Color
  /// For hairlines and frames; no text.
  let line: Color
  /// For marks that should not draw the eye, at least 3 to 1 on paper and background; no text.
  let quietMark: Color
  /// For what is active or can be clicked.
  let accent: Color
  /// For text on the accent.
  let onAccent: Color
  /// The first hue of pages, and of kinds of events.
  let blue: Color
  /// The second hue.
  let red: Color
  /// The third hue.
  let green: Color
  /// The first surface.
  let violet: Color
  /// The second surface.
  let teal: Color
  /// The third surface.
  let ochre: Color
  /// How dark the shadows of panels are, 0...1.
  let shadow: Double

  /// Makes the palette of a theme.
  init(theme: TraceHeader.Theme) {
    self.theme = theme
    let isLight = theme == .light
    func choose(_ light: UInt32, _ dark: UInt32) -> Color { Color(hex: isLight ? light : dark) }
    paper = choose(0xFAF8F4, 0x17181B)
    card = choose(0xFFFFFF, 0x1F2125)
    background = choose(0xE4E1DA, 0x0C0D0F)
    ink = choose(0x1B1C20, 0xEDEBE6)
    softInk = choose(0x5C5F68, 0xA6A9B2)
    line = choose(0xE0DCD3, 0x34373D)
    quietMark = choose(0x7A7D85, 0x777A82)
    accent = choose(0x2B59C3, 0x8CB0FF)
    onAccent = choose(0xFFFFFF, 0x10182B)
    blue = choose(0x2B59C3, 0x8CB0FF)
    red = choose(0xA63C25, 0xFF9B82)
    green = choose(0x1A6A4C, 0x74CFA6)
    violet = choose(0x7A3FA8, 0xCBA2FF)
    teal = choose(0x0B6E80, 0x62D3E0)
    ochre = choose(0x8A5A00, 0xF2C055)
    shadow = isLight ? 0.16 : 0.5
  }

  /// A colour as a thin wash over another: for tinted backgrounds.
  func wash(_ color: Color, over background: Color, fraction: Double = 0.1) -> Color {
    background.mixed(with: color, fraction: fraction)
  }

  /// The colour of one of the three surfaces: none that a page has for its own.
  func surface(_ number: Int) -> Color { [violet, teal, ochre][((number % 3) + 3) % 3] }

  /// The hue of a page, or of something else that is told apart by number.
  func hue(_ number: Int) -> Color { [blue, red, green][((number % 3) + 3) % 3] }
}
