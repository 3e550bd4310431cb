import PagerSDL

/// The fonts of one style at one device pixel size, opened as texts need them.
final class FontSet {
  /// The style's own font.
  let primary: PageFont
  /// Quarter pixels of a word space.
  let space: Int
  /// Quarter pixels from one tab stop to the next: eight digits.
  let tab: Int
  /// The language whose forms Han characters take.
  let language: HanLanguage
  /// Tells for each ASCII character whether the style's own font has it.
  let hasASCII: [Bool]

  private let faces: FaceSet
  private let open: (CatalogFace) -> PageFont?
  private let miss: (Character) -> Void
  private var fonts: [PageFont?]

  init(
    _ faces: FaceSet, primary: PageFont, language: HanLanguage,
    open: @escaping (CatalogFace) -> PageFont?, miss: @escaping (Character) -> Void
  ) {
    self.faces = faces
    self.primary = primary
    self.language = language
    self.open = open
    self.miss = miss
    fonts = [primary]
    space = primary.piece(" ").advance
    tab = max(4, 8 * primary.piece("0").advance)
    hasASCII = (0..<128).map { faces.faces[0].covers(Unicode.Scalar(UInt8($0))) }
  }

  /// Returns the place of the font for a cluster; `FaceSet.missing` for the stand-in.
  ///
  /// The first miss of a script is reported.
  func index(for cluster: Character, asEastAsian: Bool) -> Int {
    let index = faces.index(for: cluster, asEastAsian: asEastAsian)
    if index == FaceSet.missing || font(at: index) == nil {
      miss(cluster)
      return FaceSet.missing
    }
    return index
  }

  /// Returns what of a cluster a font can draw: marks that it lacks are left out.
  func drawable(_ cluster: Character, at index: Int) -> String {
    let face = faces.faces[index]
    var text = String.UnicodeScalarView()
    for scalar in cluster.unicodeScalars
    where TextClusters.isInvisible(scalar) || face.covers(scalar) {
      text.append(scalar)
    }
    return String(text)
  }

  /// Returns the font at a place that `index(for:)` gave; nil for the stand-in.
  func font(at index: Int) -> PageFont? {
    if index < 0 { return nil }
    while fonts.count <= index { fonts.append(open(faces.faces[fonts.count])) }
    return fonts[index]
  }
}
