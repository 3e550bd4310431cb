import PagerCore
import PagerSDL
import PagerText

/// The sizes of type: 12, 15, 18, 24 and 34 points, with lines on a grid of 4.
struct TypeScale {
  /// Whether a column has room for running text of 18 points: about 60 letters a line.
  let isRoomy: Bool
  /// Whether a title may take 34 points.
  let hasLargeTitles: Bool
  /// What all sizes are multiplied by.
  private let factor: Double

  /// Makes the scale for a column of a width in points, at the size of text that the user wants.
  init(width: Double, size: TextSize = .normal) {
    factor = size.factor
    isRoomy = width / factor >= 560
    hasLargeTitles = width / factor >= 340
  }

  /// The scale of panels and other small things.
  static let small = TypeScale(width: 0)

  /// The style of a role, in a language and a colour.
  func style(
    _ role: TypeRole, _ color: Color, _ language: TextLanguage = .english,
    alignment: TextAlignment = .leading
  ) -> TextStyle {
    let isChinese = language == .chinese
    let (size, leading) = metrics(role, isChinese: isChinese)
    return TextStyle(
      family: family(role, isChinese: isChinese), weight: weight(role), size: size * factor,
      lineHeight: leading / size, color: color, alignment: alignment)
  }

  /// The em and the distance of lines, in points.
  private func metrics(_ role: TypeRole, isChinese: Bool) -> (size: Double, leading: Double) {
    switch role {
    case .caption, .label: (12, isChinese ? 20 : 16)
    case .small, .smallStrong: (15, 24)
    case .body: isRoomy ? (18, isChinese ? 32 : 28) : (15, isChinese ? 28 : 24)
    case .lead: isRoomy ? (24, 36) : (18, 28)
    case .heading: isRoomy ? (24, 32) : (18, 24)
    case .title: hasLargeTitles ? (34, isChinese ? 48 : 40) : (24, isChinese ? 36 : 32)
    case .display: hasLargeTitles ? (68, 72) : (34, 40)
    }
  }

  private func family(_ role: TypeRole, isChinese: Bool) -> FontFamily {
    switch role {
    case .title, .display, .heading:
      isChinese
        ? .serif : .named(["Inter Display", "Inter", "Noto Sans", "Source Sans 3", "DejaVu Sans"])
    default: .sans
    }
  }

  private func weight(_ role: TypeRole) -> FontWeight {
    switch role {
    case .caption, .small, .body, .lead: .regular
    case .label, .smallStrong, .heading: .semibold
    case .title, .display: .bold
    }
  }
}
