/// A reason why no text can be drawn at all.
public enum FontError: Error, Equatable, CustomStringConvertible {
  /// The machine has no outline font that can be opened.
  case noFont(family: String)

  /// One sentence that says what to do about it.
  public var description: String {
    switch self {
    case .noFont(let family):
      "no font found for \(family): install fonts-dejavu-core "
        + "(better also fonts-inter and fonts-noto-cjk)"
    }
  }
}
