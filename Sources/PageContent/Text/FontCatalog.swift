import CFontconfig

/// The fonts installed on the machine, as fontconfig knows them.
///
/// Nothing is read before the first question or `prepare`; a question costs about 0.2 ms.
final class FontCatalog {
  private let configuration = FontConfiguration()

  /// Begins to read on another thread.
  func prepare() { configuration.prepare() }

  /// Returns the face that fits best, or nil when no plain outline font is installed.
  ///
  /// Families are asked for in their order, weight and slope come after. With characters given,
  /// fonts that have them come first, but the answer may still lack them.
  func match(
    families: [String], weight: FontWeight, italic: Bool, characters: [Unicode.Scalar] = [],
    language: String? = nil
  ) -> CatalogFace? {
    guard let config = configuration.pointer, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    for family in families { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcPatternAddInteger(pattern, FC_WEIGHT, weight.fontconfig)
    FcPatternAddInteger(pattern, FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_OUTLINE, 1)
    FcPatternAddBool(pattern, FC_COLOR, 0)
    FcPatternAddBool(pattern, FC_VARIABLE, 0)
    if let language { FcPatternAddString(pattern, FC_LANG, language) }
    if !characters.isEmpty, let charset = FcCharSetCreate() {
      for character in characters { FcCharSetAddChar(charset, character.value) }
      FcPatternAddCharSet(pattern, FC_CHARSET, charset)
      FcCharSetDestroy(charset)
    }
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let found = FcFontMatch(config, pattern, &result),
      let face = CatalogFace(owning: found), face.isPlainOutline
    else { return nil }
    return face
  }
}
