import PagerSDL

/// Fills lines of one width with items, as many to a line as go in.
///
/// Spaces at the end of a line hang over. A word that does not fit is broken at its soft breaks if
/// it has any. A word wider than a line starts on a line of its own and is broken between clusters;
/// each line has at least one cluster, however narrow it is.
struct LineFiller {
  private let fonts: FontSet
  private let shaper: WordShaper
  /// Quarter pixels of a line.
  private let width: Int
  private var base: UInt8 = 0
  /// The index of the line's first item.
  private var lineStart = 0
  /// Quarter pixels from the line's start to where the next item goes, and to the end of its ink.
  private var x = 0
  private var ink = 0
  private var isEmpty = true
  /// Tells whether the line, or the one before, ends within a segment.
  private var endsInSegment = false
  private var previousEndsInSegment = false

  /// The placed items, in the order they are spoken.
  private(set) var items: [TextItem] = []
  /// The lines filled so far.
  private(set) var lines: [TextLine] = []

  /// Makes a filler of lines `width` quarter pixels wide.
  init(fonts: FontSet, width: Int) {
    self.fonts = fonts
    shaper = WordShaper(fonts: fonts)
    self.width = width
  }

  /// Forgets all lines and keeps the memory.
  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    lineStart = 0
  }

  /// Places the items of one paragraph; one without items is one empty line.
  ///
  /// `base` is 1 for a paragraph that is read from right to left, else 0.
  mutating func fill(_ source: [TextItem], base: UInt8) {
    self.base = base
    let firstLine = lines.count
    var index = 0
    // What is left of the item at `index` when a line took its beginning.
    var rest: TextItem?
    while index < source.count {
      if let end = segmentEnd(source, index, rest) {
        place(rest ?? source[index])
        rest = nil
        for item in source[(index + 1)..<end] { place(item) }
        index = end
      } else if breakSoftly(source, &index, &rest) {
        finishLine()
      } else if !isEmpty {
        finishLine()
      } else {
        breakSegment(source, &index, &rest)
      }
    }
    if lines.count > firstLine && !previousEndsInSegment { lengthenLastLine() }
    finishLine()
  }

  /// Returns the index after the items up to the next break; nil when they do not fit the line.
  ///
  /// Looks no further than the width, so that a very long word costs no more than its lines.
  private func segmentEnd(_ source: [TextItem], _ start: Int, _ rest: TextItem?) -> Int? {
    var end = x
    var isStart = isEmpty
    /// Counts an item in; false when it does not fit.
    func fits(_ item: borrowing TextItem) -> Bool {
      end += advance(item, at: end, isStart: isStart)
      if item.kind != .nothing { isStart = false }
      return !item.hasInk || end - item.endBlank <= width
    }
    var index = start
    if let rest {
      if !fits(rest) { return nil }
      index += 1
      if rest.endsSegment { return index }
    }
    while index < source.count {
      if !fits(source[index]) { return nil }
      index += 1
      if source[index - 1].endsSegment { break }
    }
    return index
  }

  /// Puts as much of the next segment onto the line as fits before one of its soft breaks.
  ///
  /// Returns false, and changes nothing, when there is none or nothing fits.
  private mutating func breakSoftly(
    _ source: [TextItem], _ index: inout Int, _ rest: inout TextItem?
  ) -> Bool {
    var candidates: [(index: Int, start: Int)] = []
    var end = x
    var isStart = isEmpty
    var next = index
    while next < source.count {
      let item = next == index ? rest ?? source[next] : source[next]
      if !item.innerBreaks.isEmpty { candidates.append((next, end)) }
      end += advance(item, at: end, isStart: isStart)
      if item.hasInk && end - item.endBlank > width || item.endsSegment { break }
      if item.kind != .nothing { isStart = false }
      next += 1
    }
    for candidate in candidates.reversed() {
      let item = candidate.index == index ? rest ?? source[index] : source[candidate.index]
      for offset in item.innerBreaks.reversed() {
        let (head, hyphen) = shaper.head(item, at: offset)
        if candidate.start + head.advance + (hyphen?.advance ?? 0) > width { continue }
        for before in index..<candidate.index {
          place(before == index ? rest ?? source[before] : source[before])
        }
        place(head)
        if let hyphen { place(hyphen) }
        rest = shaper.tail(item, at: offset)
        index = rest == nil ? candidate.index + 1 : candidate.index
        endsInSegment = true
        return true
      }
    }
    return false
  }

  /// Puts the beginning of a segment that is wider than the line onto an empty line.
  private mutating func breakSegment(
    _ source: [TextItem], _ index: inout Int, _ rest: inout TextItem?
  ) {
    endsInSegment = true
    while index < source.count {
      let item = rest ?? source[index]
      let end = x + advance(item, at: x, isStart: isEmpty)
      if !item.hasInk || end - item.endBlank <= width {
        place(item)
        rest = nil
        index += 1
        continue
      }
      let parts = split(item, within: width - x, atLeast: isEmpty ? 1 : 0)
      if let head = parts.head { place(head) }
      rest = parts.tail
      if parts.tail == nil { index += 1 }
      if parts.head == nil && rest?.text == source[index].text {
        rest = nil
        takeBack(source, &index, &rest)
      }
      return
    }
  }

  /// Takes a cluster back from the end of the line when the next line would start with a mark that
  /// closes; does nothing when that would leave the line empty.
  private mutating func takeBack(
    _ source: [TextItem], _ index: inout Int, _ rest: inout TextItem?
  ) {
    guard source[index].text.first.map(TextClusters.isClosing) ?? false else { return }
    var last = items.count - 1
    while last >= lineStart, items[last].kind == .word {
      let item = items[last]
      let offset = Self.lastStart(in: item.text)
      if let offset, offset > 0 || last > lineStart {
        index -= items.count - last
        items.removeSubrange(last...)
        measureLine()
        if offset > 0 {
          place(shaper.head(item, at: offset).head)
          rest = shaper.tail(item, at: offset)
        }
        return
      }
      last -= 1
    }
  }

  /// Returns the byte of the last cluster that is no closing mark; nil when all are.
  private static func lastStart(in text: String) -> Int? {
    var index = text.endIndex
    while index > text.startIndex {
      index = text.index(before: index)
      if !TextClusters.isClosing(text[index]) && !TextClusters.isInvisible(text[index]) {
        return text.utf8.distance(from: text.startIndex, to: index)
      }
    }
    return nil
  }

  /// Cuts an item into the clusters that fit into some quarter pixels, and the others.
  private func split(
    _ item: TextItem, within room: Int, atLeast: Int
  ) -> (head: TextItem?, tail: TextItem?) {
    guard item.kind == .word, let font = fonts.font(at: item.font) else {
      return atLeast > 0 ? (item, nil) : (nil, item)
    }
    let text = item.text
    let rightToLeft = item.level & 1 == 1
    func fits(_ end: String.Index) -> Bool {
      shaper.head(item, at: text.utf8.distance(from: text.startIndex, to: end)).head.advance <= room
    }
    var end = text.startIndex
    var ends: [String.Index] = []
    var sum = 0
    while end < text.endIndex {
      sum += font.run(String(text[end]), rightToLeft: rightToLeft).advance
      if sum > room && ends.count >= atLeast { break }
      end = Self.clusterEnd(text, after: end)
      ends.append(end)
      if sum > room { break }
    }
    // Letters shaped together may be wider than each by itself, or narrower when they join.
    while ends.count > max(1, atLeast), let end = ends.last, !fits(end) { ends.removeLast() }
    while let last = ends.last, last < text.endIndex, fits(Self.clusterEnd(text, after: last)) {
      ends.append(Self.clusterEnd(text, after: last))
    }
    // A mark that closes goes to the next line with the letter before it.
    while ends.count > max(1, atLeast), let end = ends.last, end < text.endIndex,
      TextClusters.isClosing(text[end])
    {
      ends.removeLast()
    }
    guard let end = ends.last else { return (nil, item) }
    if end == text.endIndex { return (item, nil) }
    let offset = text.utf8.distance(from: text.startIndex, to: end)
    return (shaper.head(item, at: offset).head, shaper.tail(item, at: offset))
  }

  /// Returns the end of the cluster that begins at an index, and of the invisible ones after it.
  private static func clusterEnd(_ text: String, after index: String.Index) -> String.Index {
    var end = text.index(after: index)
    while end < text.endIndex, TextClusters.isInvisible(text[end]) { end = text.index(after: end) }
    return end
  }

  /// Returns what an item takes of a line that it continues, or starts, at an offset.
  private func advance(_ item: borrowing TextItem, at x: Int, isStart: Bool) -> Int {
    if item.kind == .tab { return room(toTabFrom: x) }
    return isStart ? item.advance - item.startBlank : item.advance
  }

  private mutating func place(_ item: TextItem) {
    var item = item
    if item.kind == .tab { item.advance = room(toTabFrom: x) }
    // The start of a line is where the ink of its first mark is.
    if isEmpty && item.startBlank > 0 { FullWidthSpacing.trimStart(&item) }
    item.x = x
    x += item.advance
    if item.hasInk { ink = x - item.endBlank }
    if item.kind != .nothing { isEmpty = false }
    items.append(item)
  }

  private func room(toTabFrom x: Int) -> Int { fonts.tab - x % fonts.tab }

  /// Finds anew how far the line is filled, after items were taken from its end.
  private mutating func measureLine() {
    x = 0
    isEmpty = true
    for item in items[lineStart...] {
      x = item.x + item.advance
      if item.kind != .nothing { isEmpty = false }
    }
    ink = Self.ink(items[lineStart...])
  }

  /// Returns the quarter pixels from a line's start to the end of its last ink.
  private static func ink(_ items: ArraySlice<TextItem>) -> Int {
    items.last(where: \.hasInk).map { $0.x + $0.advance - $0.endBlank } ?? 0
  }

  /// Takes the last segment of the line before along to a last line of one East Asian letter.
  ///
  /// Does nothing where the line before would lose more than half of its width.
  private mutating func lengthenLastLine() {
    guard let before = lines.last, RuntLine.isRunt(items[lineStart...]) else { return }
    var start = before.items.upperBound - 1
    while start > before.items.lowerBound,
      !items[start - 1].endsSegment
        || !items[start...].prefix(upTo: lineStart).contains(where: \.hasInk)
    {
      start -= 1
    }
    let kept = Self.ink(items[before.items.lowerBound..<start])
    guard start > before.items.lowerBound, kept * 2 >= before.width,
      items[before.items.lowerBound...].allSatisfy({ $0.level == 0 && $0.kind != .tab })
    else { return }
    var moved = Array(items[start...])
    let first = lineStart - start
    if moved[first].startBlank > 0 { FullWidthSpacing.restoreStart(&moved[first]) }
    let total = moved.reduce(0) { $0 + $1.advance }
    if total > width { return }
    items.removeSubrange(start...)
    lines[lines.count - 1] = TextLine(
      items: before.items.lowerBound..<start, width: kept, isRightToLeft: false)
    lineStart = start
    measureLine()
    for item in moved { place(item) }
  }

  private mutating func finishLine() {
    let range = lineStart..<items.count
    if base == 1 || items[range].contains(where: { $0.level != 0 }) {
      BidiOrder.place(&items, range, base: base)
    }
    lines.append(TextLine(items: range, width: ink, isRightToLeft: base == 1))
    lineStart = items.count
    x = 0
    ink = 0
    isEmpty = true
    previousEndsInSegment = endsInSegment
    endsInSegment = false
  }
}
