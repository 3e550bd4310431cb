public import PagerCore
public import PagerSDL

/// A text of any length of which only the visible lines are laid out.
///
/// Rule for heights: all lines have one height, so the height of the text is its number of lines.
/// How many lines a paragraph takes is found by breaking it once, in order, by `measure`; the lines
/// of paragraphs not measured yet are estimated: as many a paragraph as the measured ones take.
/// Drawing measures up to what it shows, lays out the paragraphs on show, and keeps some of them;
/// its cost does not depend on the length of the text.
public final class LongText {
  /// How the text looks.
  public let style: TextStyle
  /// Device pixels in a point.
  public private(set) var scale: Double
  /// The width of the column in points.
  public private(set) var width: Double

  private let book: FontBook
  private let language: HanLanguage
  private let bytes: [UInt8]
  private let paragraphs: ParagraphIndex
  private var fonts: FontSet
  private var filler: ParagraphFiller
  private var counter: LineCounter
  /// The first line of each measured paragraph, and the line after the last of them.
  private var firstLines: [Int] = [0]
  /// The paragraphs measured whose ink sticks out of their lines by more than a line.
  private var tall: Set<Int> = []
  private var kept: [Int: TextLayout] = [:]

  /// Laid out paragraphs that are kept; then all but those on show are forgotten.
  private static let maximumKept = 256

  /// Lines above and below those on show whose ink is looked for: marks piled up reach so far.
  private static let maximumReach = 16

  /// Finds the paragraphs of a text; nothing is broken into lines yet.
  ///
  /// `width` is in points; one of 0 or less puts a character on each line. `scale` is device pixels
  /// per point, above 0. Throws when the machine has no font. About 2 ms a megabyte.
  public init(
    _ text: String, style: TextStyle, width: Double, scale: Double, fonts book: FontBook
  ) throws(FontError) {
    bytes = Array(text.utf8)
    (paragraphs, language) = bytes.withUnsafeBufferPointer { buffer in
      (ParagraphIndex(buffer), HanLanguage(of: buffer))
    }
    fonts = try book.fonts(for: style, scale: scale, language: language)
    filler = ParagraphFiller(fonts: fonts, width: TextLayout.quarters(width, scale))
    counter = LineCounter(fonts: fonts, width: TextLayout.quarters(width, scale))
    self.book = book
    self.style = style
    self.scale = scale
    self.width = width
  }

  /// The number of paragraphs, at least 1.
  public var paragraphCount: Int { paragraphs.count }

  /// The paragraphs whose lines are counted.
  public var measuredCount: Int { firstLines.count - 1 }

  /// Tells whether the height is exact.
  public var isMeasured: Bool { measuredCount == paragraphCount }

  /// The number of lines: exact when all is measured, else estimated for the rest.
  public var lineCount: Int {
    let known = firstLines[measuredCount]
    if isMeasured { return known }
    let rest = paragraphCount - measuredCount
    return measuredCount == 0 ? rest : known + (rest * known + measuredCount / 2) / measuredCount
  }

  /// Points from one line's top to the next one's.
  public var lineHeight: Double { Double(style.linePixels(scale: scale)) / scale }

  /// The height of all lines in points, as exact as `lineCount`.
  public var height: Double { Double(lineCount) * lineHeight }

  /// Counts the lines of up to `maximum` more paragraphs; returns whether all are counted then.
  ///
  /// About 1 µs for a line of English or Chinese. Give the same number at every call, and a
  /// replay sees the same heights on any machine.
  @discardableResult
  public func measure(paragraphs maximum: Int) -> Bool {
    let end = measuredCount + min(max(0, maximum), paragraphCount - measuredCount)
    firstLines.reserveCapacity(end + 1)
    while measuredCount < end { measureNext() }
    return isMeasured
  }

  /// Changes the column's width in points and its scale; lines are counted anew, starting with none.
  public func setColumn(width: Double, scale: Double) throws(FontError) {
    if width == self.width && scale == self.scale { return }
    fonts = try book.fonts(for: style, scale: scale, language: language)
    filler = ParagraphFiller(fonts: fonts, width: TextLayout.quarters(width, scale))
    counter = LineCounter(fonts: fonts, width: TextLayout.quarters(width, scale))
    self.width = width
    self.scale = scale
    firstLines = [0]
    tall = []
    kept = [:]
  }

  /// Returns the paragraph at a position, and how far below its top that is; in points.
  ///
  /// Measures up to there. With `top(ofParagraph:)` it keeps the position when the column changes.
  public func paragraph(at y: Double) -> (paragraph: Int, offset: Double) {
    let line = Self.line(y / lineHeight)
    let paragraph = paragraph(ofLine: line)
    return (paragraph, y - Double(firstLines[paragraph]) * lineHeight)
  }

  /// Returns the top of a paragraph in points from the top of the text; measures up to it.
  public func top(ofParagraph paragraph: Int) -> Double {
    let paragraph = min(max(0, paragraph), paragraphCount - 1)
    while measuredCount < paragraph { measureNext() }
    return Double(firstLines[paragraph]) * lineHeight
  }

  /// Draws the lines that the canvas can show, with the text's top left corner at `position`, in points.
  public func draw(on canvas: PageCanvas, at position: Point, color: Color? = nil) {
    let visible = canvas.visible
    let linePixels = style.linePixels(scale: scale)
    let reach = (fonts.ownReach(linePixels: linePixels) + linePixels - 1) / linePixels
    let near = Double(min(max(1, reach), Self.maximumReach))
    let first = Self.line((visible.y - position.y) / lineHeight - near)
    let last = Self.line((visible.maxY - position.y) / lineHeight + near)
    var paragraph = paragraph(ofLine: max(0, first - Self.maximumReach))
    if kept.count > Self.maximumKept { kept = [:] }
    while paragraph < paragraphCount {
      if measuredCount <= paragraph { measureNext() }
      let line = firstLines[paragraph]
      if line > last + Self.maximumReach { break }
      let isNear = line <= last && firstLines[paragraph + 1] > first
      if isNear || tall.contains(paragraph) {
        layout(of: paragraph).draw(
          on: canvas, at: position, firstLine: line, color: color ?? style.color)
      }
      paragraph += 1
    }
  }

  private func measureNext() {
    let paragraph = measuredCount
    var count = 0
    withBytes(of: paragraph) { bytes in
      count = counter.count(bytes) ?? layOut(bytes, paragraph)
    }
    firstLines.append(firstLines[paragraph] + count)
  }

  /// Returns the number of lines of a paragraph that is not plain: those that are have no marks.
  private func layOut(_ bytes: UnsafeBufferPointer<UInt8>, _ paragraph: Int) -> Int {
    filler.removeAll()
    filler.add(bytes)
    let linePixels = style.linePixels(scale: scale)
    if fonts.reach(of: filler.items, linePixels: linePixels) > linePixels {
      tall.insert(paragraph)
    }
    return filler.lines.count
  }

  private func layout(of paragraph: Int) -> TextLayout {
    if let layout = kept[paragraph] { return layout }
    let own = ParagraphFiller(fonts: fonts, width: TextLayout.quarters(width, scale))
    withBytes(of: paragraph) { own.add($0) }
    let layout = TextLayout(
      items: own.items, lines: own.lines, fonts: fonts, style: style, width: width, scale: scale)
    kept[paragraph] = layout
    return layout
  }

  private func withBytes(of paragraph: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { buffer in
      body(
        UnsafeBufferPointer(
          rebasing: buffer[paragraphs.starts[paragraph]..<paragraphs.ends[paragraph]]))
    }
  }

  /// Returns the paragraph a line belongs to, the last one for lines below the end.
  private func paragraph(ofLine line: Int) -> Int {
    while firstLines[measuredCount] <= line && !isMeasured { measureNext() }
    var low = 0
    var high = measuredCount
    // The last paragraph whose first line is not below the line.
    while low < high {
      let middle = (low + high + 1) / 2
      if firstLines[middle] <= line { low = middle } else { high = middle - 1 }
    }
    return min(low, paragraphCount - 1)
  }

  private static func line(_ value: Double) -> Int {
    value > 0 ? Int(min(value, 1e12)) : 0
  }
}
