import PagerCore

extension TraceWords {
  /// The greatest length, in millionths of a point or of a hundredth.
  private static let greatestLength: Int64 = 1_000_000_000_000_000

  /// Takes a number in millionths within a range, which is given as `expected` says it.
  private mutating func millionths(
    _ expected: String, in range: ClosedRange<Int64>
  ) throws(TraceError) -> Int64 {
    guard let word = next, !word.isQuoted, let number = TraceDecimal(word.text),
      let millionths = number.millionths, range.contains(millionths)
    else { throw unexpected(expected) }
    _ = try plain(expected)
    return millionths
  }

  /// Takes a time; up to six decimals, so that it is exact to the nanosecond.
  mutating func time() throws(TraceError) -> Timestamp {
    let expected = "a time in ms from 0 to 1000000000000 with at most 6 decimals"
    if let word = next, let number = TraceDecimal(word.text), number.decimals > 6 {
      throw unexpected(expected)
    }
    return Timestamp(nanoseconds: try millionths(expected, in: 0...TraceDecimal.limit))
  }

  /// Takes a length: a number, with or without a percent sign.
  mutating func length() throws(TraceError) -> TraceLength {
    let expected = "a length such as 120 or 50%"
    guard let word = next, !word.isQuoted else { throw unexpected(expected) }
    let isPercent = word.text.hasSuffix("%")
    guard let number = TraceDecimal(isPercent ? word.text.dropLast() : word.text[...]) else {
      throw unexpected(expected)
    }
    guard let millionths = number.millionths, abs(millionths) <= Self.greatestLength else {
      throw unexpected("a length of at most 1000000000")
    }
    _ = try plain(expected)
    return TraceLength(unit: isPercent ? .percent : .points, millionths: millionths)
  }

  /// Takes the two lengths of a position.
  mutating func point() throws(TraceError) -> TracePoint {
    let x = try length()
    return TracePoint(x: x, y: try length())
  }

  /// Takes width and height in points.
  mutating func size(min: Int64) throws(TraceError) -> Size {
    let greatest: Int64 = 65_536
    let range = min * 1_000_000...greatest * 1_000_000
    let limits = "from \(min) to \(greatest) points"
    let width = try millionths("a width \(limits)", in: range)
    let height = try millionths("a height \(limits)", in: range)
    return Size(width: Double(width) / 1e6, height: Double(height) / 1e6)
  }

  /// Takes a scale in device pixels per point.
  mutating func scale() throws(TraceError) -> Double {
    Double(try millionths("a scale from 0.1 to 64", in: 100_000...64_000_000)) / 1e6
  }

  /// Takes the amounts of a wheel event and whether they are precise.
  mutating func wheel() throws(TraceError) -> WheelDelta {
    let range: ClosedRange<Int64> = -1_000_000_000_000...1_000_000_000_000
    let expected = "notches from -1000000 to 1000000"
    let x = try millionths(expected, in: range)
    let y = try millionths(expected, in: range)
    let isPrecise = takes("precise")
    if !isPrecise, x % 1_000_000 != 0 || y % 1_000_000 != 0 {
      throw unexpected("'precise' after fractions of a notch")
    }
    return WheelDelta(x: Double(x) / 1e6, y: Double(y) / 1e6, isPrecise: isPrecise)
  }

  /// Takes a page index or a count of pages.
  mutating func page(_ expected: String) throws(TraceError) -> Int {
    let range = 0...Int64(Pager.maximumPages)
    return Int(try integer("\(expected) from 0 to \(range.upperBound)", in: range))
  }

  /// Takes a whole number within a range, which is given as `expected` says it.
  mutating func integer(
    _ expected: String, in range: ClosedRange<Int64>
  ) throws(TraceError) -> Int64 {
    guard let word = next, !word.isQuoted, TraceDecimal(word.text) != nil,
      let number = Int64(word.text), range.contains(number)
    else { throw unexpected(expected) }
    _ = try plain(expected)
    return number
  }
}
