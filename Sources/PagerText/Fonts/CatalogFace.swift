import CFontconfig

/// A face of a font file as fontconfig describes it; not opened.
final class CatalogFace {
  /// The file's path as a C string with its closing zero.
  let path: [CChar]
  /// The number of the face in its file.
  let index: Int
  private let pattern: OpaquePointer
  private let charset: OpaquePointer

  /// Takes over a pattern; nil when it names no file or no characters.
  init?(owning pattern: OpaquePointer) {
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    var charset: OpaquePointer?
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
      FcPatternGetCharSet(pattern, FC_CHARSET, 0, &charset) == FcResultMatch, let charset
    else {
      FcPatternDestroy(pattern)
      return nil
    }
    var path: [CChar] = []
    var next = file
    while next.pointee != 0 {
      path.append(CChar(bitPattern: next.pointee))
      next += 1
    }
    self.path = path + [0]
    self.index = Int(index)
    self.pattern = pattern
    self.charset = charset
  }

  deinit { FcPatternDestroy(pattern) }

  /// The path for messages.
  var name: String {
    String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The file's name without its folders, and the font's version: `Inter-Regular.otf 4.000`.
  var nameAndVersion: String {
    var version: Int32 = 0
    FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version)
    // The font's own number is in 65536ths.
    let thousandths = (Int(version) * 1000 + 32768) / 65536
    let decimals = String(thousandths % 1000)
    let zeros = String(repeating: "0", count: 3 - decimals.count)
    let file = name.split(separator: "/").last.map(String.init) ?? name
    return "\(file) \(thousandths / 1000).\(zeros)\(decimals)"
  }

  /// Tells whether the face is drawn from outlines in one colour, as text here must be.
  var isPlainOutline: Bool { Self.isPlainOutline(pattern) }

  /// Tells the same of a face that is still a pattern.
  static func isPlainOutline(_ pattern: OpaquePointer) -> Bool {
    flag(pattern, FC_OUTLINE, unless: false) && !flag(pattern, FC_COLOR, unless: false)
  }

  /// Tells whether the face has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(charset, scalar.value) != 0 }

  private static func flag(
    _ pattern: OpaquePointer, _ object: String, unless missing: Bool
  ) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch ? value != 0 : missing
  }
}
