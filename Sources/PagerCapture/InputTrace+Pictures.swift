package import PagerTrace
package import PagerCore

extension InputTrace {
  /// When a replay of the trace ends: at its end, or a second after its last entry.
  ///
  /// Without an `end` the last gesture is given that second to settle.
  package var endTime: Timestamp {
    guard let last = entries.last else { return .zero }
    return last.action == .end ? last.time : last.time.advanced(bySeconds: 1)
  }

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
