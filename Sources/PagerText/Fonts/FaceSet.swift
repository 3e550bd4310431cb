import PagerSDL

/// The faces that one family, weight and slope needs for the texts seen so far, at any size.
///
/// The first is the family's own; more are looked for when a character turns up that has none.
final class FaceSet {
  /// What a set is made for.
  struct Key: Hashable {
    var family: FontFamily
    var weight: FontWeight
    var italic: Bool
    var language: HanLanguage
  }

  /// The position of characters that no font has.
  static let missing = -1

  private(set) var faces: [CatalogFace]
  private let key: Key
  private let catalog: FontCatalog
  private let usesOtherFamilies: Bool
  /// Tells whether fontconfig has given a face without the characters asked for.
  private var hasMissed = false
  /// The positions of faces whose files could not be opened.
  private var unusable: Set<Int> = []
  private var byScript: [Script: [Int]] = [:]
  private var known: [UInt32: Int] = [:]
  private var knownClusters: [Character: Int] = [:]

  /// Finds the family's own face; nil when the machine has no font at all.
  init?(_ key: Key, catalog: FontCatalog, usesOtherFamilies: Bool) {
    self.key = key
    self.catalog = catalog
    self.usesOtherFamilies = usesOtherFamilies
    let families = key.family.preferences(italic: key.italic)
    guard let face = catalog.match(families: families, weight: key.weight, italic: key.italic)
    else { return nil }
    faces = [face]
  }

  /// Returns the position of a face for a letter and its marks, or `missing`.
  ///
  /// `asEastAsian` takes signs that Latin fonts have too, such as quotation marks, from the East
  /// Asian font. When no face has all of a cluster, one that has its letter is taken.
  func index(for cluster: Character, asEastAsian: Bool) -> Int {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return Self.missing }
    let single = scalars.index(after: scalars.startIndex) == scalars.endIndex
    let shortcut = asEastAsian ? first.value | 1 << 31 : first.value
    if single {
      if let index = known[shortcut] { return index }
    } else if !asEastAsian, let index = knownClusters[cluster] {
      return index
    }
    let script = asEastAsian ? .han : TextClusters.fontScript(of: first)
    let visible = Array(scalars).filter { !TextClusters.isInvisible($0) }
    var index = find(visible, script, asEastAsian: asEastAsian)
    if index == Self.missing && visible.count > 1 && script != .emoji {
      index = find([first], script, asEastAsian: asEastAsian)
    }
    if single {
      known[shortcut] = index
    } else if !asEastAsian {
      if knownClusters.count >= 4096 { knownClusters.removeAll() }
      knownClusters[cluster] = index
    }
    return index
  }

  /// Leaves a face out whose file cannot be opened; the next question finds another one.
  ///
  /// Costs as much as all that was found so far.
  func leaveOut(_ index: Int) {
    unusable.insert(index)
    catalog.exclude(faces[index])
    known = known.filter { $0.value != index }
    knownClusters = knownClusters.filter { $0.value != index }
  }

  private func find(_ scalars: [Unicode.Scalar], _ script: Script, asEastAsian: Bool) -> Int {
    func has(_ index: Int) -> Bool {
      !unusable.contains(index) && scalars.allSatisfy(faces[index].covers)
    }
    if !asEastAsian && has(0) { return 0 }
    if let index = byScript[script]?.first(where: has) { return index }
    if usesOtherFamilies, let face = search(scalars, script) {
      let index = position(of: face)
      byScript[script, default: []].append(index)
      return index
    }
    return asEastAsian && has(0) ? 0 : Self.missing
  }

  /// Returns a face that has all of some characters, the one that fits best if it can be had.
  private func search(_ scalars: [Unicode.Scalar], _ script: Script) -> CatalogFace? {
    // Once a match has failed the coverage of all fonts is asked first: it is 1000 times quicker.
    if hasMissed && catalog.anyFace(covering: scalars) == nil { return nil }
    let language = script == .hangul ? .korean : script == .kana ? .japanese : key.language
    let families =
      script.isEastAsian
      ? key.family.eastAsianPreferences(language) : key.family.preferences(italic: key.italic)
    let best = catalog.match(
      families: families, weight: key.weight, italic: key.italic, characters: scalars,
      language: script.isEastAsian ? language.fontconfig : nil)
    if let best, scalars.allSatisfy(best.covers) { return best }
    hasMissed = true
    return catalog.anyFace(covering: scalars)
  }

  /// Returns the position of a face, adding it unless it is there already.
  private func position(of face: CatalogFace) -> Int {
    if let index = faces.firstIndex(where: { $0.path == face.path && $0.index == face.index }) {
      return index
    }
    faces.append(face)
    return faces.count - 1
  }
}
