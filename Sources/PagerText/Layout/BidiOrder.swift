/// Puts the items of one line where they are seen, by rules L1 and L2 of UAX #9.
enum BidiOrder {
  /// Sets the `x` of each item in a range; ink starts at 0, spaces at the end hang over.
  static func place(_ items: inout [TextItem], _ range: Range<Int>, base: UInt8) {
    var hanging = 0
    for index in range.reversed() {
      if items[index].hasInk { break }
      items[index].level = base
      hanging += items[index].advance
    }
    var order = Array(range)
    let levels = range.map { items[$0].level }
    let highest = levels.max() ?? 0
    let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd && level > 0 {
      reverseRuns(&order) { items[$0].level >= level }
      level -= 1
    }
    var x = base & 1 == 1 ? -hanging : 0
    for index in order {
      items[index].x = x
      x += items[index].advance
    }
  }

  private static func reverseRuns(_ order: inout [Int], where belongs: (Int) -> Bool) {
    var start = 0
    while start < order.count {
      guard belongs(order[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < order.count && belongs(order[end]) { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
}
