import PagerSDL
import SDLVideo

/// The fonts of a program: made once, handed to whatever lays out text.
///
/// Nothing is looked for before the first text: that one waits 3 to 12 ms for fontconfig, unless
/// `prepare` has been called, and 1 to 5 ms for each font file it needs. Fonts, words and pictures of
/// words are kept.
public final class FontBook {
  private struct SetKey: Hashable {
    var faces: FaceSet.Key
    var pixelSize: Int
  }

  private struct FileKey: Hashable {
    var path: [CChar]
    var index: Int
  }

  private let usesOtherFamilies: Bool
  private let warn: (String) -> Void
  private let catalog = FontCatalog()
  private let cache = MaskCache()
  private let lineBreaks: LineBreakSource
  private var faceSets: [FaceSet.Key: FaceSet] = [:]
  private var fontSets: [SetKey: FontSet] = [:]
  private var files: [FileKey: FontFace] = [:]
  private var warned: Set<String> = []
  private var opened: Set<String> = []

  /// Makes a book without looking for fonts yet.
  ///
  /// With `usesOtherFamilies` off, characters the style's own font lacks are drawn as boxes.
  /// `warn` gets one sentence for each script of which a character has no font, with the package
  /// that would help if there is one, and one for each broken font file.
  public init(usesOtherFamilies: Bool = true, warn: @escaping (String) -> Void = { _ in }) {
    self.usesOtherFamilies = usesOtherFamilies
    self.warn = warn
    lineBreaks = LineBreakSource(warn: warn)
  }

  /// Begins to look for the machine's fonts on another thread, so that the first text need not wait.
  ///
  /// Call it while something else is waited for, as `PagerWindow` offers. Between it and the first
  /// text the program must not change its environment or locale, which the other thread reads.
  public func prepare() { catalog.prepare() }

  /// What text has been drawn with so far: the libraries, then the fonts, each with its version.
  ///
  /// Pictures of text are the same only where these are: `FreeType 2.12.1`,
  /// `Inter-Regular.otf 4.000`. Without libraries that start there are no fonts either.
  public var fontVersions: [String] {
    let libraries = (try? Font.libraryVersions()) ?? []
    return libraries.map { "\($0.name) \($0.version)" } + opened.sorted()
  }

  /// Returns the style's own font for short texts; `scale` is device pixels per point, above 0.
  ///
  /// Throws when the machine has no font that can be opened.
  public func font(for style: TextStyle, scale: Double) throws(FontError) -> PageFont {
    PageFont(try fonts(for: style, scale: scale, language: .chinese).primary, scale: scale)
  }

  /// Returns the fonts for texts of a style.
  func fonts(
    for style: TextStyle, scale: Double, language: HanLanguage
  ) throws(FontError) -> FontSet {
    let faceKey = FaceSet.Key(
      family: style.family, weight: style.weight, italic: style.italic, language: language)
    let key = SetKey(faces: faceKey, pixelSize: style.pixelSize(scale: scale))
    if let set = fontSets[key] { return set }
    let (faces, primary) = try openFirst(faceKey, pixelSize: key.pixelSize)
    let set = FontSet(
      faces, primary: primary, language: language, lineBreaks: lineBreaks,
      open: { [unowned self] face in openOrWarn(face, pixelSize: key.pixelSize) },
      miss: { [unowned self] cluster in
        report(cluster, family: style.family.preferences(italic: style.italic)[0])
      })
    fontSets[key] = set
    return set
  }

  /// Returns a family's faces and its own font; one that cannot be opened is left out.
  private func openFirst(
    _ key: FaceSet.Key, pixelSize: Int
  ) throws(FontError) -> (FaceSet, PixelFont) {
    while true {
      let faces = try faceSet(key)
      if let font = openOrWarn(faces.faces[0], pixelSize: pixelSize) { return (faces, font) }
      faces.leaveOut(0)
      faceSets[key] = nil
    }
  }

  private func faceSet(_ key: FaceSet.Key) throws(FontError) -> FaceSet {
    if let set = faceSets[key] { return set }
    guard let set = FaceSet(key, catalog: catalog, usesOtherFamilies: usesOtherFamilies) else {
      throw .noFont(family: key.family.preferences(italic: false)[0])
    }
    faceSets[key] = set
    return set
  }

  private func open(_ face: CatalogFace, pixelSize: Int) throws(SDLError) -> PixelFont {
    let key = FileKey(path: face.path, index: face.index)
    let file: FontFace
    if let known = files[key] {
      file = known
    } else {
      file = try FontFace(path: face.path, index: face.index)
      files[key] = file
      opened.insert(face.nameAndVersion)
    }
    return PixelFont(face: file, pixelSize: pixelSize, cache: cache)
  }

  private func openOrWarn(_ face: CatalogFace, pixelSize: Int) -> PixelFont? {
    do {
      return try open(face, pixelSize: pixelSize)
    } catch {
      once(
        "the font \(face.name) cannot be opened, another one is used (\(error.message)): "
          + "reinstall its package and run fc-cache")
      return nil
    }
  }

  private func report(_ cluster: Character, family: String) {
    guard let scalar = cluster.unicodeScalars.first(where: { !TextClusters.isInvisible($0) }) else {
      return
    }
    let script = TextClusters.fontScript(of: scalar)
    if !warned.insert("\(script)").inserted { return }
    let missing = MissingCharacter(scalar, script: script)
    if usesOtherFamilies {
      warn(missing.warning(hasFamily: catalog.hasFamily))
    } else {
      warn(missing.warning(inFamily: family))
    }
  }

  /// Tells a reason why no text can be drawn, unless it has been told before.
  package func report(_ error: FontError) { once(error.description) }

  private func once(_ message: String) {
    if warned.insert(message).inserted { warn(message) }
  }
}
