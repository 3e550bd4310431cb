/// One of the two sides of a page on the strip.
///
/// Amounts that point along the strip, such as displacements and velocities, are positive toward
/// the next page; content inside a page ends on its next side.
public enum PageSide: Hashable, Sendable, CaseIterable {
  /// Where the page before lies: above, or to the left, unless the strip is mirrored.
  case previous
  /// Where the page after lies: below, or to the right, unless the strip is mirrored.
  case next

  /// The side to which an amount points; nil for 0.
  init?(of amount: Double) {
    if amount == 0 { return nil }
    self = amount > 0 ? .next : .previous
  }

  /// The other side.
  public var opposite: PageSide { self == .next ? .previous : .next }

  /// The step by one page toward this side: 1 for the next page, −1 for the previous one.
  public var step: Int { self == .next ? 1 : -1 }

  /// An amount along the strip, or a length, as seen from this side: positive when it points there.
  func outward(_ amount: Double) -> Double { self == .next ? amount : -amount }
}
