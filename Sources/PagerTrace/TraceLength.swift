/// A length in a trace: points, or a fraction of the window along the axis it is used on.
///
/// It may be negative or beyond the window. Amounts are kept in millionths, as the text writes
/// them, and clamped to ±10^9; not a number counts as 0.
public struct TraceLength: Hashable, Sendable {
  /// What the amount counts.
  public enum Unit: Hashable, Sendable {
    /// Points.
    case points
    /// Hundredths of the window.
    case percent
  }

  /// What the amount counts.
  public let unit: Unit
  let millionths: Int64

  init(unit: Unit, millionths: Int64) {
    self.unit = unit
    self.millionths = millionths
  }

  /// A length in points.
  public static func points(_ amount: Double) -> TraceLength {
    TraceLength(unit: .points, millionths: PagerTrace.millionths(amount))
  }

  /// A length in hundredths of the window.
  public static func percent(_ amount: Double) -> TraceLength {
    TraceLength(unit: .percent, millionths: PagerTrace.millionths(amount))
  }

  /// The amount, in points or in hundredths of the window.
  public var amount: Double { Double(millionths) / 1e6 }

  /// The length in points, in a window of `extent` points along the axis.
  public func resolved(in extent: Double) -> Double {
    unit == .points ? amount : Double(millionths) * extent / 1e8
  }

  /// The length as a trace writes it: "120.5" or "71.67%".
  public var text: String { decimal(millionths: millionths) + (unit == .percent ? "%" : "") }
}
