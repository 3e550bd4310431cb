public import PagerCore
import PagerSDL

/// A text broken into lines of a width, each with its fonts, ready to be drawn.
///
/// Lines end by UAX #14, and run by UAX #9 where letters are read from right to left. All lines
/// have one height. Letters and the marks on them stay together; a letter that no font has is a
/// box, and the book warns once. A line that ends at a soft hyphen shows a hyphen. Full-width marks
/// lose half an em where two meet and at both ends of a line, and no paragraph ends with a line of
/// one East Asian letter. Tabs stand at multiples of eight digits. A text of up to some
/// thousand lines is fine; `LongText` is for more.
public struct TextLayout {
  /// How the text looks.
  public let style: TextStyle
  /// Device pixels in a point.
  public let scale: Double
  /// The width of the column in points.
  public let width: Double

  let fonts: FontSet
  let items: [TextItem]
  let lines: [TextLine]
  /// Device rows from one line's top to the next one's.
  let linePixels: Int
  /// Device rows by which ink may stick out of a line's top or bottom.
  let reach: Int

  /// Lays out a text in a column of `width` points on a canvas of `scale` device pixels a point.
  ///
  /// A width of 0 or less puts a character on each line; `scale` is above 0. Throws when the machine
  /// has no font. Costs about 0.1 µs a character when its words are known.
  public init(
    _ text: String, style: TextStyle, width: Double, scale: Double, fonts book: FontBook
  ) throws(FontError) {
    var text = text
    text.makeContiguousUTF8()
    let language = text.utf8.withContiguousStorageIfAvailable { HanLanguage(of: $0) } ?? .chinese
    let set = try book.fonts(for: style, scale: scale, language: language)
    let laid = text.utf8.withContiguousStorageIfAvailable { bytes in
      let filler = ParagraphFiller(fonts: set, width: Self.quarters(width, scale))
      let index = ParagraphIndex(bytes)
      for paragraph in 0..<index.count {
        filler.add(
          UnsafeBufferPointer(rebasing: bytes[index.starts[paragraph]..<index.ends[paragraph]]))
      }
      return (filler.items, filler.lines)
    }
    self.init(
      items: laid?.0 ?? [], lines: laid?.1 ?? [], fonts: set, style: style, width: width,
      scale: scale)
  }

  init(
    items: [TextItem], lines: [TextLine], fonts: FontSet, style: TextStyle, width: Double,
    scale: Double
  ) {
    self.items = items
    self.lines = lines
    self.fonts = fonts
    self.style = style
    self.width = width
    self.scale = scale
    linePixels = style.linePixels(scale: scale)
    reach = fonts.reach(of: items, linePixels: linePixels)
  }

  /// The number of lines, at least 1.
  public var lineCount: Int { lines.count }

  /// Points from one line's top to the next one's.
  public var lineHeight: Double { Double(linePixels) / scale }

  /// The width of the widest line and the height of all, in points.
  ///
  /// The width is above the column's only where a single letter is wider than the column.
  public var size: Size {
    let widest = lines.reduce(0) { max($0, $1.width) }
    return Size(
      width: Double((widest + 3) / 4) / scale, height: Double(linePixels * lines.count) / scale)
  }

  /// Returns the width of a line in points, spaces at its end not counted.
  public func width(ofLine line: Int) -> Double { Double(lines[line].width) / 4 / scale }

  /// Returns the characters of a line in the order they are spoken, spaces at its end included.
  public func text(ofLine line: Int) -> String {
    items[lines[line].items].reduce(into: "") { $0 += $1.text }
  }

  /// Returns the lines that a band of the layout touches; both ends in points from its top.
  public func lines(from top: Double, to bottom: Double) -> Range<Int> {
    let first = Int(min(max((top / lineHeight).rounded(.down), 0), Double(lines.count)))
    let last = Int(min(max((bottom / lineHeight).rounded(.up), 0), Double(lines.count)))
    return first..<max(first, last)
  }

  /// Device rows from a line's top to its baseline.
  var baselinePixels: Int { fonts.baseline(linePixels: linePixels) }

  /// Returns a column's width in quarters of a device pixel, cut to whole device pixels.
  static func quarters(_ width: Double, _ scale: Double) -> Int {
    let pixels = (width * scale).rounded(.down)
    return pixels > 0 ? Int(min(pixels, 1e9)) * FontFace.subdivisions : 0
  }
}
