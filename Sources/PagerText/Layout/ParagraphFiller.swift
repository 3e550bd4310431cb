/// Turns paragraphs into lines, one after the other, and keeps all of them.
final class ParagraphFiller {
  private let itemizer: Itemizer
  private var filler: LineFiller
  private var source: [TextItem] = []

  /// Makes a filler of lines `width` quarter pixels wide.
  init(fonts: FontSet, width: Int) {
    itemizer = Itemizer(fonts: fonts)
    filler = LineFiller(fonts: fonts, width: width)
  }

  /// The placed items of all paragraphs.
  var items: [TextItem] { filler.items }

  /// The lines of all paragraphs.
  var lines: [TextLine] { filler.lines }

  /// Adds a paragraph in UTF-8 without line ends.
  func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    source.removeAll(keepingCapacity: true)
    let base = itemizer.append(bytes, to: &source)
    filler.fill(source, base: base)
  }

  /// Forgets all paragraphs and keeps the memory.
  func removeAll() { filler.removeAll() }
}
