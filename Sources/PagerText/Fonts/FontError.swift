/// A reason why no text can be drawn at all.
public enum FontError: Error, Equatable, CustomStringConvertible {
  /// The machine has no outline font.
  case noFont(family: String)
  /// A font file that fontconfig lists cannot be opened.
  case unreadable(file: String, reason: String)

  /// One sentence that says what to do about it.
  public var description: String {
    switch self {
    case .noFont(let family):
      "no font found for \(family): install fonts-dejavu-core "
        + "(better also fonts-inter and fonts-noto-cjk)"
    case .unreadable(let file, let reason):
      "the font \(file) cannot be opened (\(reason)): reinstall its package and run fc-cache"
    }
  }
}
