/// The kind of letters a text is set in.
public enum FontFamily: Hashable, Sendable {
  /// Without serifs: Inter if installed, else the nearest there is.
  case sans
  /// With serifs, for long reading: Noto Serif or its Chinese relative if installed.
  case serif
  /// All letters of one width: for code and tables.
  case mono
  /// Families by name, best first; the system's usual one when none is installed.
  case named([String])

  /// The families to ask for, best first.
  func preferences(italic: Bool) -> [String] {
    switch self {
    case .sans: ["Inter", "Noto Sans", "Source Sans 3", "DejaVu Sans", "sans-serif"]
    case .serif where italic:
      // The Chinese serif has no italic.
      ["Noto Serif", "Source Serif 4", "DejaVu Serif", "serif"]
    case .serif: ["Noto Serif", "Source Serif 4", "Noto Serif CJK SC", "DejaVu Serif", "serif"]
    case .mono: ["Noto Sans Mono", "Source Code Pro", "DejaVu Sans Mono", "monospace"]
    case .named(let names): names + ["sans-serif"]
    }
  }

  /// The families to ask for East Asian letters, best first.
  func eastAsianPreferences(_ language: HanLanguage) -> [String] {
    let suffix = language.notoSuffix
    switch self {
    case .serif: return ["Noto Serif CJK \(suffix)", "Noto Serif \(suffix)", "serif"]
    case .mono: return ["Noto Sans Mono CJK \(suffix)", "Noto Sans \(suffix)", "monospace"]
    case .named(let names):
      return names + ["Noto Sans CJK \(suffix)", "Noto Sans \(suffix)", "sans-serif"]
    case .sans: return ["Noto Sans CJK \(suffix)", "Noto Sans \(suffix)", "sans-serif"]
    }
  }
}
