import CFontconfig

/// The fonts installed on the machine, as fontconfig knows them.
///
/// Nothing is read before the first question or `prepare`; a question costs about 0.2 ms.
final class FontCatalog {
  private let configuration = FontConfiguration()
  /// The characters that some plain outline font has; made when first asked for.
  private var knownCoverage: OpaquePointer?
  /// The files that could not be opened: their faces are never given again.
  private var excluded: Set<[CChar]> = []
  /// How often fontconfig was asked for a match: each costs about 0.4 ms.
  private(set) var matchCount = 0

  deinit { if let knownCoverage { FcCharSetDestroy(knownCoverage) } }

  /// Begins to read on another thread.
  func prepare() { configuration.prepare() }

  /// Leaves out all faces of a face's file from now on.
  func exclude(_ face: CatalogFace) { excluded.insert(face.path) }

  /// Returns the face that fits best, or nil when no plain outline font is installed.
  ///
  /// Families are asked for in their order, weight and slope come after. With characters given,
  /// fonts that have them come first, but the answer may still lack them.
  func match(
    families: [String], weight: FontWeight, italic: Bool, characters: [Unicode.Scalar] = [],
    language: String? = nil
  ) -> CatalogFace? {
    matchCount += 1
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
      let face = CatalogFace(owning: found)
    else { return nil }
    if excluded.contains(face.path) { return nextBest(config, pattern) }
    return face.isPlainOutline ? face : nil
  }

  /// Returns the face that fits best of those that are not excluded; about 10 ms.
  private func nextBest(_ config: OpaquePointer, _ pattern: OpaquePointer) -> CatalogFace? {
    var result = FcResultMatch
    guard let set = FcFontSort(config, pattern, 0, nil, &result) else { return nil }
    defer { FcFontSetDestroy(set) }
    for font in UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont)) {
      guard let font, let prepared = FcFontRenderPrepare(config, pattern, font),
        let face = CatalogFace(owning: prepared)
      else { continue }
      if face.isPlainOutline && !excluded.contains(face.path) { return face }
    }
    return nil
  }

  /// Returns a face that has all of some characters, whatever its family; nil when none has.
  ///
  /// About 0.1 µs for a character that no font has, after the first time.
  func anyFace(covering characters: [Unicode.Scalar]) -> CatalogFace? {
    guard let coverage = coverage(),
      characters.allSatisfy({ FcCharSetHasChar(coverage, $0.value) != 0 })
    else { return nil }
    for pattern in plainPatterns {
      var charset: OpaquePointer?
      guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &charset) == FcResultMatch, let charset,
        characters.allSatisfy({ FcCharSetHasChar(charset, $0.value) != 0 })
      else { continue }
      FcPatternReference(pattern)
      if let face = CatalogFace(owning: pattern), !excluded.contains(face.path) { return face }
    }
    return nil
  }

  /// Tells whether a family is installed.
  func hasFamily(_ name: String) -> Bool {
    plainPatterns.contains { pattern in
      var number: Int32 = 0
      var family: UnsafeMutablePointer<FcChar8>?
      while FcPatternGetString(pattern, FC_FAMILY, number, &family) == FcResultMatch,
        let found = family
      {
        if FcStrCmpIgnoreCase(found, name) == 0 { return true }
        number += 1
      }
      return false
    }
  }

  /// The installed faces that are drawn from outlines in one colour.
  private var plainPatterns: some Sequence<OpaquePointer> {
    let set = configuration.pointer.flatMap { FcConfigGetFonts($0, FcSetSystem) }?.pointee
    let fonts = UnsafeBufferPointer(start: set?.fonts, count: Int(set?.nfont ?? 0))
    return fonts.lazy.compactMap { $0 }.filter(CatalogFace.isPlainOutline)
  }

  private func coverage() -> OpaquePointer? {
    if let knownCoverage { return knownCoverage }
    guard let coverage = FcCharSetCreate() else { return nil }
    for pattern in plainPatterns {
      var charset: OpaquePointer?
      var changed: FcBool = 0
      if FcPatternGetCharSet(pattern, FC_CHARSET, 0, &charset) == FcResultMatch, let charset {
        FcCharSetMerge(coverage, charset, &changed)
      }
    }
    knownCoverage = coverage
    return coverage
  }
}
