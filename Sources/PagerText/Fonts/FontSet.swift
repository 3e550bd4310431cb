import PagerSDL

/// The fonts of one style at one device pixel size, opened as texts need them.
final class FontSet {
  /// The style's own font.
  let primary: PixelFont
  /// Quarter pixels of a word space.
  let space: Int
  /// Quarter pixels from one tab stop to the next: eight digits.
  let tab: Int
  /// The language whose forms Han characters take.
  let language: HanLanguage
  /// Where lines of its texts may end.
  let lineBreaks: LineBreakSource
  /// Tells for each ASCII character whether the style's own font has it.
  let hasASCII: [Bool]

  private let faces: FaceSet
  private let open: (CatalogFace) -> PixelFont?
  private let miss: (Character) -> Void
  private var fonts: [PixelFont?]
  private var knownHyphens: [Int: (scalar: Unicode.Scalar, font: Int)?] = [:]
  private var signs: [UInt64: FullWidthSign] = [:]

  init(
    _ faces: FaceSet, primary: PixelFont, language: HanLanguage, lineBreaks: LineBreakSource,
    open: @escaping (CatalogFace) -> PixelFont?, miss: @escaping (Character) -> Void
  ) {
    self.faces = faces
    self.primary = primary
    self.language = language
    self.lineBreaks = lineBreaks
    self.open = open
    self.miss = miss
    fonts = [primary]
    space = primary.run(" ").advance
    tab = max(4, 8 * primary.run("0").advance)
    hasASCII = (0..<128).map { faces.faces[0].covers(Unicode.Scalar(UInt8($0))) }
  }

  /// Returns the position of the font for a cluster; `FaceSet.missing` for the stand-in.
  ///
  /// The first miss of a script is reported.
  func index(for cluster: Character, asEastAsian: Bool) -> Int {
    while true {
      let index = faces.index(for: cluster, asEastAsian: asEastAsian)
      if index == FaceSet.missing { break }
      if font(at: index) != nil { return index }
      faces.leaveOut(index)
    }
    miss(cluster)
    return FaceSet.missing
  }

  /// Tells whether the font at a position has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    index >= 0 && faces.faces[index].covers(scalar)
  }

  /// Returns the hyphen for words of a font: U+2010 if the font has it, else a hyphen-minus.
  ///
  /// For a font that has neither it is one of another font; nil when no font has one.
  func hyphen(besides index: Int) -> (scalar: Unicode.Scalar, font: Int)? {
    if let known = knownHyphens[index] { return known }
    var found: (scalar: Unicode.Scalar, font: Int)?
    if let scalar = Self.hyphen(where: { covers($0, at: index) }) {
      found = (scalar, index)
    } else {
      let others = Self.hyphens.map { ($0, faces.index(for: Character($0), asEastAsian: false)) }
      found = others.first { font(at: $0.1) != nil }
    }
    knownHyphens[index] = .some(found)
    return found
  }

  /// Returns the better hyphen of those that a font has.
  static func hyphen(where covers: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
    hyphens.first(where: covers)
  }

  /// The hyphen, and what stands in for it, best first.
  private static let hyphens: [Unicode.Scalar] = ["\u{2010}", "-"]

  /// Returns what the em of a full-width punctuation mark holds in the font at a position.
  func sign(_ scalar: Unicode.Scalar, at index: Int) -> FullWidthSign {
    guard FullWidthSign.isCandidate(scalar) else { return .none }
    let key = UInt64(scalar.value) << 32 | UInt64(truncatingIfNeeded: index)
    if let sign = signs[key] { return sign }
    let sign = font(at: index).map { FullWidthSign(scalar, in: $0) } ?? .none
    signs[key] = sign
    return sign
  }

  /// Returns the font at a position that `index(for:)` gave; nil for the stand-in.
  func font(at index: Int) -> PixelFont? {
    if index < 0 { return nil }
    while fonts.count <= index { fonts.append(open(faces.faces[fonts.count])) }
    return fonts[index]
  }

  /// Returns the device rows from a line's top to its baseline: what is left of the line is halved.
  func baseline(linePixels: Int) -> Int {
    (linePixels - primary.ascent - primary.descent) / 2 + primary.ascent
  }

  /// Returns the device rows by which letters of the style's own font may stick out of a line.
  func ownReach(linePixels: Int) -> Int {
    max(0, reach(of: primary, overhang: 0, linePixels: linePixels))
  }

  private func reach(of font: PixelFont, overhang: Int, linePixels: Int) -> Int {
    let above = baseline(linePixels: linePixels)
    return overhang + max(font.ascent - above, font.descent - (linePixels - above))
  }

  /// Returns the device rows by which the ink of some items may stick out of a line of theirs.
  ///
  /// Marks piled up on a letter do, and letters of fonts that are taller than the style's own.
  func reach(of items: [TextItem], linePixels: Int) -> Int {
    items.reduce(0) { maximum, item in
      guard let run = item.run, let font = font(at: item.font) else { return maximum }
      return max(maximum, reach(of: font, overhang: run.overhang, linePixels: linePixels))
    }
  }
}
