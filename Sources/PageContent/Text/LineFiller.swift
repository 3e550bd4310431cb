import PagerSDL

/// Fills lines of one width with items, as many to a line as go in.
///
/// Spaces at the end of a line hang over. A word wider than a line starts on a line of its own and
/// is broken between clusters; each line has at least one cluster, however narrow it is.
struct LineFiller {
  private let fonts: FontSet
  private let width: Int
  private var base: UInt8 = 0
  private var lineStart = 0
  private var x = 0
  private var ink = 0
  private var isEmpty = true

  /// The placed items, in the order they are spoken.
  private(set) var items: [TextItem] = []
  /// The lines filled so far.
  private(set) var lines: [TextLine] = []

  /// Makes a filler of lines `width` quarter pixels wide.
  init(fonts: FontSet, width: Int) {
    self.fonts = fonts
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
    var index = 0
    // What is left of the item at `index` when a line took its beginning.
    var rest: TextItem?
    while index < source.count {
      if let end = segmentEnd(source, index, rest) {
        place(rest ?? source[index])
        rest = nil
        for item in source[(index + 1)..<end] { place(item) }
        index = end
      } else if !isEmpty {
        finishLine()
      } else {
        breakSegment(source, &index, &rest)
      }
    }
    finishLine()
  }

  /// Returns the place after the items up to the next break; nil when they do not fit the line.
  ///
  /// Looks no further than the width, so that a very long word costs no more than its lines.
  private func segmentEnd(_ source: [TextItem], _ start: Int, _ rest: TextItem?) -> Int? {
    var place = x
    var index = start
    while index < source.count {
      let item = index == start ? rest ?? source[index] : source[index]
      place += item.kind == .tab ? room(toTabFrom: place) : item.advance
      if item.hasInk && place > width { return nil }
      index += 1
      if item.endsSegment { break }
    }
    return index
  }

  /// Puts the beginning of a segment that is wider than the line onto an empty line.
  private mutating func breakSegment(
    _ source: [TextItem], _ index: inout Int, _ rest: inout TextItem?
  ) {
    while index < source.count {
      let item = rest ?? source[index]
      if !item.hasInk || x + item.advance <= width {
        place(item)
        rest = nil
        index += 1
        continue
      }
      let parts = split(item, within: width - x, atLeast: isEmpty ? 1 : 0)
      if let head = parts.head { place(head) }
      rest = parts.tail
      if parts.tail == nil { index += 1 }
      return
    }
  }

  /// Cuts an item into the clusters that fit into some quarter pixels, and the others.
  private func split(
    _ item: TextItem, within room: Int, atLeast: Int
  ) -> (head: TextItem?, tail: TextItem?) {
    guard item.kind == .word, let font = fonts.font(at: item.font) else {
      return atLeast > 0 ? (item, nil) : (nil, item)
    }
    let rightToLeft = item.level & 1 == 1
    var end = item.text.startIndex
    var ends: [String.Index] = []
    var sum = 0
    while end < item.text.endIndex {
      sum += font.piece(String(item.text[end]), rightToLeft: rightToLeft).advance
      if sum > room && ends.count >= atLeast { break }
      end = item.text.index(after: end)
      ends.append(end)
      if sum > room { break }
    }
    // Letters shaped together may be wider than each by itself.
    while ends.count > max(1, atLeast), let end = ends.last,
      font.measure(String(item.text[..<end]), rightToLeft: rightToLeft) > room
    {
      ends.removeLast()
    }
    // A mark that closes goes to the next line with the letter before it.
    while ends.count > max(1, atLeast), let end = ends.last, end < item.text.endIndex,
      TextClusters.isClosing(item.text[end])
    {
      ends.removeLast()
    }
    guard let end = ends.last else { return (nil, item) }
    if end == item.text.endIndex { return (item, nil) }
    var head = item
    var tail = item
    head.text = String(item.text[..<end])
    tail.text = String(item.text[end...])
    head.endsSegment = true
    for part in [0, 1] {
      let piece = font.piece(part == 0 ? head.text : tail.text, rightToLeft: rightToLeft)
      if part == 0 {
        head.piece = piece
        head.advance = piece.advance
      } else {
        tail.piece = piece
        tail.advance = piece.advance
      }
    }
    return (head, tail)
  }

  private mutating func place(_ item: TextItem) {
    var item = item
    if item.kind == .tab { item.advance = room(toTabFrom: x) }
    item.x = x
    x += item.advance
    if item.hasInk { ink = x }
    if item.kind != .nothing { isEmpty = false }
    items.append(item)
  }

  private func room(toTabFrom x: Int) -> Int { fonts.tab - x % fonts.tab }

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
  }
}
