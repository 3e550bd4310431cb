import PagerSDL

/// Cuts paragraphs into items: words of one font, one direction and one script, and the rest.
///
/// It keeps its work space, so that a long text costs no memory a paragraph.
final class Itemizer {
  /// Clusters in one item at most, so that no picture of text grows without end.
  private static let mostClusters = 64

  private let fonts: FontSet
  private let breaker = LineBreaker()
  private var clusters: [TextCluster] = []

  init(fonts: FontSet) { self.fonts = fonts }

  /// Appends the items of a paragraph in UTF-8 without line ends, and returns its bidi base level.
  func append(_ bytes: UnsafeBufferPointer<UInt8>, to items: inout [TextItem]) -> UInt8 {
    if bytes.isEmpty { return 0 }
    let language = fonts.language.lineBreaking
    if bytes.allSatisfy({ $0 < 128 && (fonts.hasASCII[Int($0)] || $0 < 32) }) {
      breaker.analyse(plain: bytes, language: language)
      appendPlain(bytes, to: &items)
      return 0
    }
    let text = String(decoding: bytes, as: UTF8.self)
    breaker.analyse(text.unicodeScalars, language: language)
    collect(text)
    let base = setLevels(text)
    setFonts()
    group(bytes, to: &items)
    return base
  }

  // MARK: ASCII in the style's own font: most bytes of most files.

  private func appendPlain(_ bytes: UnsafeBufferPointer<UInt8>, to items: inout [TextItem]) {
    var index = 0
    while index < bytes.count {
      let start = index
      let byte = bytes[index]
      if byte == 0x20 {
        while index < bytes.count && bytes[index] == 0x20 { index += 1 }
        var item = TextItem(kind: .space, font: 0, text: Self.string(bytes, start, index))
        item.advance = (index - start) * fonts.space
        item.endsSegment = breaker.mayBreak(after: index - 1)
        items.append(item)
      } else if byte < 0x20 || byte == 0x7F {
        index += 1
        var item = TextItem(
          kind: byte == 9 ? .tab : .nothing, font: 0, text: Self.string(bytes, start, index))
        item.endsSegment = breaker.mayBreak(after: start)
        items.append(item)
      } else {
        repeat {
          index += 1
        } while index < bytes.count && bytes[index] > 0x20
          && bytes[index] != 0x7F && !breaker.mayBreak(after: index - 1)
          && index - start < Self.mostClusters
        let text = Self.string(bytes, start, index)
        items.append(
          word(
            text, shaping: text, font: 0, level: 0,
            endsSegment: breaker.mayBreak(after: index - 1)))
      }
    }
  }

  // MARK: Any text.

  private func collect(_ text: String) {
    clusters.removeAll(keepingCapacity: true)
    var start = 0
    var scalars = 0
    for character in text {
      guard let first = character.unicodeScalars.first else { continue }
      let end = start + character.utf8.count
      let length = character.unicodeScalars.count
      scalars += length
      let kind: TextItem.Kind =
        first.value == 9
        ? .tab
        : TextClusters.isSpace(first)
          ? .space
          : character.unicodeScalars.allSatisfy(TextClusters.isInvisible) ? .nothing : .word
      clusters.append(
        TextCluster(
          start: start, end: end, lastScalar: scalars - 1, hasMarks: length > 1,
          character: character, kind: kind,
          script: TextClusters.fontScript(of: first), isAmbiguous: TextClusters.isAmbiguous(first)))
      start = end
    }
  }

  private func setLevels(_ text: String) -> UInt8 {
    guard text.unicodeScalars.contains(where: { TextClusters.isRightToLeft($0.value) }) else {
      return 0
    }
    let bidi = BidiLevels(of: text.unicodeScalars.map(\.value))
    for index in clusters.indices {
      clusters[index].level = bidi.levels[index == 0 ? 0 : clusters[index - 1].lastScalar + 1]
    }
    return bidi.base
  }

  private func setFonts() {
    for index in clusters.indices where clusters[index].kind == .word {
      let cluster = clusters[index]
      let asEastAsian =
        cluster.isAmbiguous && (isIdeographic(index - 1) || isIdeographic(index + 1))
      clusters[index].font = fonts.index(for: cluster.character, asEastAsian: asEastAsian)
      if clusters[index].font == FaceSet.missing { clusters[index].kind = .box }
    }
  }

  private func isIdeographic(_ index: Int) -> Bool {
    guard clusters.indices.contains(index) else { return false }
    let script = clusters[index].script
    return script == .han || script == .kana || script == .bopomofo
  }

  private func group(_ bytes: UnsafeBufferPointer<UInt8>, to items: inout [TextItem]) {
    var index = 0
    while index < clusters.count {
      let firstIndex = index
      let first = clusters[index]
      var last = index
      var script = first.script
      while first.kind == .word, !breaker.mayBreak(after: clusters[last].lastScalar),
        last - index + 1 < Self.mostClusters, last + 1 < clusters.count,
        belongs(clusters[last + 1], to: first, &script)
      {
        last += 1
      }
      let text = Self.string(bytes, first.start, clusters[last].end)
      let ends = breaker.mayBreak(after: clusters[last].lastScalar)
      index = last + 1
      if first.kind == .word {
        items.append(
          word(
            text, shaping: drawable(text, firstIndex...last), font: first.font,
            level: first.level, endsSegment: ends))
        continue
      }
      var item = TextItem(kind: first.kind, level: first.level, endsSegment: ends, text: text)
      if first.kind == .box { item.advance = StandIn.advance(first.script, fonts.primary) }
      if first.kind == .space { item.advance = room(first.character) }
      items.append(item)
    }
  }

  private func belongs(
    _ next: TextCluster, to first: TextCluster, _ script: inout Script
  ) -> Bool {
    guard next.kind == .word, next.font == first.font, next.level == first.level else {
      return false
    }
    if script == .common { script = next.script }
    return next.script == script || next.script == .common
      || (script.isEastAsian && next.script.isEastAsian)
  }

  /// Returns a word's text without the marks that its font lacks.
  private func drawable(_ text: String, _ range: ClosedRange<Int>) -> String {
    if !clusters[range].contains(where: \.hasMarks) { return text }
    return clusters[range].reduce(into: "") { text, cluster in
      text += fonts.drawable(cluster.character, at: cluster.font)
    }
  }

  private func word(
    _ text: String, shaping shaped: String, font: Int, level: UInt8, endsSegment: Bool
  ) -> TextItem {
    let piece = fonts.font(at: font)?.piece(shaped, rightToLeft: level & 1 == 1)
    return TextItem(
      kind: .word, font: font, level: level, endsSegment: endsSegment,
      advance: piece?.advance ?? 0, text: text, piece: piece)
  }

  /// Returns the quarter pixels of a space; those that no font has are one em.
  private func room(_ space: Character) -> Int {
    if space == " " { return fonts.space }
    let index = fonts.index(for: space, asEastAsian: false)
    return fonts.font(at: index)?.piece(String(space)).advance
      ?? fonts.primary.pixelSize * FontFace.subdivisions
  }

  private static func string(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }
}
