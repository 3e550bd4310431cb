/// Takes the empty halves of full-width punctuation marks out where two of them meet.
///
/// The rules are those of CSS Text 4, "fullwidth punctuation collapsing", which sums up CLREQ and
/// JLREQ: half an em stays between two marks, not a whole one.
enum FullWidthSpacing {
  /// Squeezes the items of one paragraph, from an index on.
  static func squeeze(_ items: inout [TextItem], from start: Int) {
    var previous: Int?
    for index in start..<items.count where items[index].kind != .nothing {
      if let previous {
        if items[previous].endBlank > 0 && squeezesBefore(items[index]) {
          items[previous].advance -= items[previous].endBlank
          items[previous].endBlank = 0
        }
        if items[index].startBlank > 0 && squeezesAfter(items[previous]) {
          trimStart(&items[index])
          items[index].startBlank = 0
        }
      }
      previous = index
    }
  }

  /// Takes the empty left half away; the glyph's pen moves left with it.
  static func trimStart(_ item: inout TextItem) {
    item.advance -= item.startBlank
    item.trimmed += item.startBlank
  }

  /// Gives the empty left half back.
  static func restoreStart(_ item: inout TextItem) {
    item.advance += item.startBlank
    item.trimmed -= item.startBlank
  }

  /// Takes the empty half of a mark away for good: it stands among Western letters.
  static func halve(_ item: inout TextItem) {
    trimStart(&item)
    item.advance -= item.endBlank
    item.startBlank = 0
    item.endBlank = 0
    item.sign = .none
  }

  /// Tells whether the empty half of a closing mark goes before an item.
  static func squeezesBefore(_ item: TextItem) -> Bool {
    item.sign != .none || isIdeographicSpace(item)
  }

  /// Tells whether the empty half of an opening mark goes after an item.
  static func squeezesAfter(_ item: TextItem) -> Bool {
    item.sign == .opening || item.sign == .middle || isIdeographicSpace(item)
  }

  private static func isIdeographicSpace(_ item: TextItem) -> Bool {
    item.kind == .space && item.text == "\u{3000}"
  }
}
