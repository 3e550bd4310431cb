import PagerSDL

/// Makes the items of words: what is seen of a word is shaped as a whole.
struct WordShaper {
  /// The fonts of the text.
  let fonts: FontSet

  private static let softHyphen: Unicode.Scalar = "\u{AD}"
  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// Shapes the item's text in its font and sets its advance.
  ///
  /// `isPlain` tells that there are neither marks nor invisible characters in it.
  func shape(_ item: inout TextItem, isPlain: Bool) {
    let text = isPlain ? item.text : visible(item)
    item.run = fonts.font(at: item.font)?.run(text, rightToLeft: item.level & 1 == 1)
    item.advance = item.run?.advance ?? 0
  }

  /// Returns the part of a word up to a byte of its text, and the hyphen that its end needs.
  ///
  /// The hyphen belongs to the part, unless the part's font has none: then it is an item of its
  /// own, of another font.
  func head(_ item: TextItem, at offset: Int) -> (head: TextItem, hyphen: TextItem?) {
    let (before, after) = Self.cut(item.text, offset)
    var head = item
    head.text = String(before)
    head.innerBreaks = item.innerBreaks.filter { $0 < offset }
    head.joinsAfter = after.isEmpty ? item.joinsAfter : Joining.joins(before, after)
    head.endsSegment = true
    guard Self.needsHyphen(before), let hyphen = fonts.hyphen(besides: item.font) else {
      shape(&head, isPlain: false)
      return (head, nil)
    }
    if hyphen.font == item.font {
      head.hyphen = hyphen.scalar
      shape(&head, isPlain: false)
      return (head, nil)
    }
    shape(&head, isPlain: false)
    var own = TextItem(kind: .word, font: hyphen.font, level: item.level, text: "")
    own.hyphen = hyphen.scalar
    own.endsSegment = true
    shape(&own, isPlain: false)
    return (head, own)
  }

  /// Returns the part of a word from a byte of its text on; nil when nothing is left.
  func tail(_ item: TextItem, at offset: Int) -> TextItem? {
    let (before, after) = Self.cut(item.text, offset)
    if after.isEmpty { return nil }
    var tail = item
    tail.text = String(after)
    tail.innerBreaks = item.innerBreaks.compactMap { $0 > offset ? $0 - offset : nil }
    tail.joinsBefore = Joining.joins(before, after)
    shape(&tail, isPlain: false)
    return tail
  }

  /// Returns what is shaped for an item: no characters that only say where lines end or where a
  /// direction changes, and no marks that the font lacks.
  private func visible(_ item: TextItem) -> String {
    var shaped = String.UnicodeScalarView()
    if item.joinsBefore { shaped.append(Self.joiner) }
    for scalar in item.text.unicodeScalars {
      let isShaped =
        TextClusters.isInvisible(scalar)
        ? TextClusters.changesNeighbours(scalar)
        : scalar.value < 0x80 || fonts.covers(scalar, at: item.font)
      if isShaped { shaped.append(scalar) }
    }
    if item.joinsAfter { shaped.append(Self.joiner) }
    if let hyphen = item.hyphen { shaped.append(hyphen) }
    return String(shaped)
  }

  /// Tells whether a line that ends with a text must show a hyphen.
  private static func needsHyphen(_ text: Substring) -> Bool {
    guard text.unicodeScalars.last == softHyphen,
      let last = text.unicodeScalars.last(where: { !TextClusters.isInvisible($0) })
    else { return false }
    return last.properties.generalCategory != .dashPunctuation
  }

  private static func cut(_ text: String, _ offset: Int) -> (before: Substring, after: Substring) {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return (text[..<index], text[index...])
  }
}
