/// How the bytes of a text file stand for characters.
public enum TextEncoding: Hashable, Sendable {
  /// UTF-8, with or without a byte order mark.
  case utf8
  /// UTF-16 with the lower byte first, recognised by its byte order mark.
  case utf16LittleEndian
  /// UTF-16 with the higher byte first, recognised by its byte order mark.
  case utf16BigEndian
}
