/// The language of a text, which decides its letters and its leading.
enum TextLanguage: Sendable {
  /// English, in Inter.
  case english
  /// Chinese: running text in Noto Sans, titles in Noto Serif, lines further apart.
  case chinese
}
