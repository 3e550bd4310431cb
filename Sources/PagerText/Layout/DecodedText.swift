/// A text read from bytes, and what had to be mended.
public struct DecodedText: Hashable, Sendable {
  /// The characters, without byte order mark and NUL.
  public let text: String
  /// How the bytes stood for characters.
  public let encoding: TextEncoding
  /// The sequences that stood for nothing and became U+FFFD; a reason to warn when above 0.
  public let badSequences: Int
}
