import PagerSDL

/// Counts the lines of plain paragraphs without laying them out.
///
/// Plain means ASCII, Han, kana and full-width signs, each a letter by itself, and no word wider
/// than the column. Words are looked up by their bytes; a new one is measured as the layout does
/// it, so that both always agree. Other paragraphs are left to the caller.
final class LineCounter {
  private let fonts: FontSet
  /// Quarter pixels of a line.
  private let width: Int
  private let itemizer: Itemizer
  private let breaker: LineBreaker
  private var words = WordWidths()
  private var items: [TextItem] = []
  /// Quarter pixels of each ASCII letter with an eighth to spare: more than kerning ever adds.
  private let generous: [Int]
  private let generousEm: Int

  init(fonts: FontSet, width: Int) {
    self.fonts = fonts
    self.width = width
    itemizer = Itemizer(fonts: fonts)
    breaker = LineBreaker(fonts.lineBreaks)
    generous = (0..<128).map { byte in
      byte <= 0x20 || byte == 0x7F || !fonts.hasASCII[byte]
        ? fonts.space
        : fonts.primary.run(String(Unicode.Scalar(UInt8(byte)))).advance * 9 / 8 + 1
    }
    generousEm = fonts.primary.pixelSize * FontFace.subdivisions * 9 / 8
  }

  /// Returns the number of lines of a paragraph, or nil when it is not plain.
  func count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let maximum = generousWidth(bytes) else { return nil }
    if maximum <= width { return 1 }
    breaker.analyse(bytes)
    var lines = 1
    var x = 0
    var start = 0
    var index = 0
    var before = WordWidths.Entry()
    while index < bytes.count {
      index += 1
      if index < bytes.count && !breaker.mayBreak(after: index - 1) { continue }
      guard var word = measure(bytes, start, index) else { return nil }
      // As `FullWidthSpacing` does it between the last item of one word and the first of the next.
      if word.squeezesBefore { x -= before.endBlank }
      if before.squeezesAfter { word.trimStart() }
      if x + word.ink - (x == 0 ? word.startBlank : 0) > width && word.ink > 0 {
        if word.ink > width { return nil }
        if x > 0 {
          lines += 1
          x = 0
        }
      }
      if x == 0 { word.trimStart() }
      x += word.total
      before = word
      start = index
    }
    return lines
  }

  /// Returns more quarter pixels than the paragraph takes, or nil when it is not plain.
  private func generousWidth(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var sum = 0
    var index = 0
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F || !fonts.hasASCII[Int(byte)] { return nil }
        sum &+= generous[Int(byte)]
        index += 1
        continue
      }
      guard index + 2 < count, Self.isPlain(byte, bytes[index + 1], bytes[index + 2]) else {
        return nil
      }
      sum &+= generousEm
      index += 3
    }
    return sum
  }

  /// Tells whether three bytes are an East Asian letter or sign that takes no marks.
  private static func isPlain(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch first {
    // U+4000...U+9FFF.
    case 0xE4...0xE9: true
    // U+3000...U+3029, U+3030...U+3098, U+309B...U+30FF.
    case 0xE3:
      second == 0x80
        ? !(0xAA...0xAF).contains(third)
        : second == 0x81 || second == 0x83 || (second == 0x82 && third != 0x99 && third != 0x9A)
    // U+FF01...U+FF3F.
    case 0xEF: second == 0xBC
    default: false
    }
  }

  private func measure(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> WordWidths.Entry? {
    let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
    if let known = words[word] { return known }
    items.removeAll(keepingCapacity: true)
    _ = itemizer.append(word, to: &items)
    // By itself it might be cut where it is not cut in its context.
    if items.dropLast().contains(where: \.endsSegment) { return nil }
    var entry = WordWidths.Entry()
    for item in items {
      entry.total += item.advance
      if item.hasInk { entry.ink = entry.total - item.endBlank }
    }
    if let first = items.first, let last = items.last {
      entry.startBlank = first.startBlank
      entry.endBlank = last.endBlank
      entry.squeezesBefore = FullWidthSpacing.squeezesBefore(first)
      entry.squeezesAfter = FullWidthSpacing.squeezesAfter(last)
    }
    words[word] = entry
    return entry
  }
}
