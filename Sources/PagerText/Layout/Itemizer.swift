import PagerSDL

/// Cuts paragraphs into items: words of one font, one direction and one script, and the rest.
///
/// It keeps its work space, so that a long text costs no memory a paragraph.
final class Itemizer {
  /// Clusters in one item at most, so that no picture of text grows without end.
  private static let maximumClusters = 64

  private let fonts: FontSet
  private let shaper: WordShaper
  private let breaker: LineBreaker
  private var clusters: [TextCluster] = []

  init(fonts: FontSet) {
    self.fonts = fonts
    shaper = WordShaper(fonts: fonts)
    breaker = LineBreaker(fonts.lineBreaks)
  }

  /// Appends the items of a paragraph in UTF-8 without line ends, and returns its bidi base level.
  func append(_ bytes: UnsafeBufferPointer<UInt8>, to items: inout [TextItem]) -> UInt8 {
    if bytes.isEmpty { return 0 }
    if bytes.allSatisfy({ $0 == 9 || $0 < 0x7F && $0 >= 0x20 && fonts.hasASCII[Int($0)] }) {
      breaker.analyse(bytes)
      appendPlain(bytes, to: &items)
      return 0
    }
    let text = String(decoding: bytes, as: UTF8.self)
    collect(text)
    AmbiguousSigns.resolve(&clusters)
    findBreaks(bytes)
    let base = setLevels(text)
    setFonts()
    if base == 0 { setSigns() }
    let start = items.count
    group(bytes, to: &items)
    if base == 0 { FullWidthSpacing.squeeze(&items, from: start) }
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
      } else if byte == 9 {
        index += 1
        var item = TextItem(kind: .tab, font: 0, text: "\t")
        item.endsSegment = breaker.mayBreak(after: start)
        items.append(item)
      } else {
        repeat {
          index += 1
        } while index < bytes.count && bytes[index] > 0x20 && !breaker.mayBreak(after: index - 1)
          && index - start < Self.maximumClusters
        var item = TextItem(kind: .word, font: 0, text: Self.string(bytes, start, index))
        item.endsSegment = breaker.mayBreak(after: index - 1)
        shaper.shape(&item, isPlain: true)
        items.append(item)
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
      let kind: TextItem.Kind =
        first.value == 9
        ? .tab
        : TextClusters.isSpace(first) && !hasVisibleMarks(character)
          ? .space
          : TextClusters.isInvisible(character) ? .nothing : .word
      clusters.append(
        TextCluster(
          start: start, end: end, firstScalar: scalars, hasMarks: length > 1,
          character: character, kind: kind,
          script: TextClusters.fontScript(of: first), isAmbiguous: TextClusters.isAmbiguous(first)))
      start = end
      scalars += length
    }
  }

  /// Finds where lines may end; the quotation marks of East Asian text count as brackets.
  ///
  /// UAX #14 allows no break beside a quotation mark, since it may open or close: text without
  /// spaces would hang together by them.
  private func findBreaks(_ bytes: UnsafeBufferPointer<UInt8>) {
    let marks = clusters.filter {
      $0.isEastAsian && AmbiguousSigns.bracket(for: $0.character) != nil
    }
    if marks.isEmpty {
      breaker.analyse(bytes)
      return
    }
    var text = Array(bytes)
    for mark in marks {
      if let bracket = AmbiguousSigns.bracket(for: mark.character) {
        text.replaceSubrange(mark.start..<(mark.start + bracket.utf8.count), with: bracket.utf8)
      }
    }
    text.withUnsafeBufferPointer { breaker.analyse($0) }
  }

  /// Tells whether a cluster that begins with a space shows a mark on it.
  private func hasVisibleMarks(_ character: Character) -> Bool {
    character.unicodeScalars.dropFirst().contains { !TextClusters.isInvisible($0) }
  }

  private func setLevels(_ text: String) -> UInt8 {
    guard text.unicodeScalars.contains(where: { TextClusters.isRightToLeft($0.value) }) else {
      return 0
    }
    let bidi = BidiLevels(of: text.unicodeScalars.map(\.value))
    for index in clusters.indices {
      clusters[index].level = bidi.levels[clusters[index].firstScalar]
    }
    return bidi.base
  }

  private func setFonts() {
    for index in clusters.indices where clusters[index].kind == .word {
      let cluster = clusters[index]
      clusters[index].font = fonts.index(
        for: cluster.character, asEastAsian: cluster.isEastAsian)
      if clusters[index].font == FaceSet.missing { clusters[index].kind = .box }
    }
  }

  private func setSigns() {
    for index in clusters.indices
    where clusters[index].kind == .word && clusters[index].level == 0 && !clusters[index].hasMarks {
      if let scalar = clusters[index].character.unicodeScalars.first {
        clusters[index].sign = fonts.sign(scalar, at: clusters[index].font)
      }
    }
  }

  private func group(_ bytes: UnsafeBufferPointer<UInt8>, to items: inout [TextItem]) {
    var index = 0
    // Tells whether what stands before joins to the next word.
    var joins = false
    while index < clusters.count {
      let first = clusters[index]
      if first.kind == .word {
        appendWord(bytes, &index, joinsBefore: joins, to: &items)
        joins = items.last?.joinsAfter ?? false
        continue
      }
      let text = Self.string(bytes, first.start, first.end)
      var item = TextItem(kind: first.kind, level: first.level, text: text)
      item.endsSegment = breaker.mayBreak(after: first.end - 1)
      if first.kind == .box { item.advance = StandIn.advance(first.script, fonts.primary) }
      if first.kind == .space { item.advance = room(first.character) }
      items.append(item)
      joins = first.character.unicodeScalars.last == "\u{200D}"
      index += 1
    }
  }

  /// Appends the item of the word that begins at a cluster, with the invisible ones in it.
  private func appendWord(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, joinsBefore: Bool,
    to items: inout [TextItem]
  ) {
    let clusters = clusters
    let first = clusters[index]
    var item = TextItem(kind: .word, font: first.font, level: first.level, text: "")
    var script = first.script
    var isPlain = !first.hasMarks && !joinsBefore
    var last = index
    // The limit counts what is seen, so that the same letters are cut at the same positions.
    var seen = 1
    while last + 1 < clusters.count {
      let next = clusters[last + 1]
      if breaker.mayBreak(after: clusters[last].end - 1) {
        guard isSoftBreak(last), !first.script.isEastAsian else { break }
        guard next.kind == .word, belongs(next, to: first, &script), seen < Self.maximumClusters
        else { break }
        item.innerBreaks.append(clusters[last].end - first.start)
      } else if next.kind == .word {
        guard belongs(next, to: first, &script) else { break }
        if seen == Self.maximumClusters {
          item.joinsAfter = joins(at: last, bytes)
          break
        }
      } else if next.kind != .nothing {
        break
      }
      if next.kind == .word { seen += 1 }
      if next.hasMarks || next.kind == .nothing { isPlain = false }
      last += 1
    }
    let end = clusters[last].end
    item.text = Self.string(bytes, first.start, end)
    item.joinsBefore = joinsBefore
    if breaker.mayBreak(after: clusters[last].end - 1) {
      if clusters[last].character == "\u{AD}" {
        // The line may end here, but not without a hyphen.
        item.innerBreaks.append(end - first.start)
      } else {
        item.endsSegment = true
      }
    }
    shaper.shape(&item, isPlain: isPlain && !item.joinsAfter)
    item.sign = first.sign
    if first.sign == .opening { item.startBlank = fonts.primary.halfEm }
    if first.sign == .closing { item.endBlank = fonts.primary.halfEm }
    if first.isAmbiguous && !first.isEastAsian { FullWidthSpacing.halve(&item) }
    items.append(item)
    index = last + 1
  }

  /// Tells whether the break after a cluster is one within a word.
  private func isSoftBreak(_ index: Int) -> Bool {
    clusters[index].character.unicodeScalars.last.map(TextClusters.isSoftBreak) ?? false
  }

  /// Tells whether letters join over the end of a cluster.
  private func joins(at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    Joining.joins(
      Self.string(bytes, clusters[index].start, clusters[index].end)[...],
      Self.string(bytes, clusters[index + 1].start, clusters[index + 1].end)[...])
  }

  private func belongs(
    _ next: TextCluster, to first: TextCluster, _ script: inout Script
  ) -> Bool {
    guard next.kind == .word, next.font == first.font, next.level == first.level,
      first.sign == .none, next.sign == .none
    else { return false }
    if script == .common { script = next.script }
    return next.script == script || next.script == .common
      || (script.isEastAsian && next.script.isEastAsian)
  }

  /// Returns the quarter pixels of a space; those that no font has are one em.
  private func room(_ space: Character) -> Int {
    if space == " " { return fonts.space }
    let index = fonts.index(for: space, asEastAsian: false)
    return fonts.font(at: index)?.run(String(space)).advance
      ?? fonts.primary.pixelSize * FontFace.subdivisions
  }

  private static func string(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }
}
