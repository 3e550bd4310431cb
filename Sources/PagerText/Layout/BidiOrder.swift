import CFriBidi

/// Puts the items of one line where they are seen, by rules L1 and L2 of UAX #9 as FriBidi has them.
enum BidiOrder {
  /// Sets the `x` of each item in a range; ink starts at 0, spaces at the end hang over.
  ///
  /// `base` is the paragraph's level, 0 or 1.
  static func place(_ items: inout [TextItem], _ range: Range<Int>, base: UInt8) {
    let types = range.map { items[$0].hasInk ? FRIBIDI_TYPE_ON : FRIBIDI_TYPE_WS }
    var levels = range.map { FriBidiLevel(items[$0].level) }
    var order = (0..<FriBidiStrIndex(clamping: range.count)).map { $0 }
    _ = fribidi_reorder_line(
      0, types, FriBidiStrIndex(clamping: range.count), 0,
      base & 1 == 1 ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR, &levels, nil, &order)
    for (index, level) in zip(range, levels) { items[index].level = UInt8(clamping: level) }
    let hanging = items[range].reversed().prefix { !$0.hasInk }.reduce(0) { $0 + $1.advance }
    var x = base & 1 == 1 ? -hanging : 0
    for offset in order {
      let index = range.lowerBound + Int(offset)
      items[index].x = x
      x += items[index].advance
    }
  }
}
