package import PagerCore
package import PagerTrace

extension InputTrace {
  /// The trace with pictures put in at their times, and an end.
  ///
  /// At equal times the trace's own entries come first, and pictures stay in their order.
  package func adding(pictures: [TraceEntry], end: Timestamp) -> InputTrace {
    var all = entries.filter { $0.action != .end }
    var position = 0
    for picture in pictures.sorted(by: { $0.time < $1.time }) {
      while position < all.count, all[position].time <= picture.time { position += 1 }
      all.insert(picture, at: position)
      position += 1
    }
    all.append(TraceEntry(time: end, action: .end))
    return InputTrace(header: header, entries: all)
  }

  /// Entries that take evenly spaced pictures, from the start to an end, both included.
  ///
  /// `name` gives the file of each by its number, from 0.
  package static func strip(
    of count: Int, until end: Timestamp, name: (Int) -> String
  ) -> [TraceEntry] {
    (0..<max(1, count)).map { index in
      let fraction = count > 1 ? Double(index) / Double(count - 1) : 0
      return TraceEntry(
        time: Timestamp(milliseconds: end.milliseconds * fraction),
        action: .screenshot(file: name(index)))
    }
  }
}
