/// A plain decimal number as it stands in a trace: sign, digits, perhaps a point and digits.
///
/// No exponent, no plus sign, no hexadecimal, no name of a number. Digits are read as whole
/// numbers, so nothing is lost on the way through a `Double`.
package struct TraceDecimal {
  /// The number in millionths, rounded half away from zero; nil when it is beyond ±10^18 of them.
  package private(set) var millionths: Int64?
  /// How many digits stand after the point.
  var decimals = 0

  /// The greatest number of millionths that is read: 10^12 as a number.
  static let limit: Int64 = 1_000_000_000_000_000_000

  /// Reads a whole text as a number, or fails when it is none.
  package init?(_ text: some StringProtocol) {
    var bytes = Substring(text).utf8[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes = bytes.dropFirst() }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard parts.count <= 2, areDigits else { return nil }

    var value: Int64 = 0
    for digit in parts[0] {
      value = value * 10 + Int64(digit - UInt8(ascii: "0"))
      if value > Self.limit / 1_000_000 { return }
    }
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    decimals = fraction.count
    for place in 0..<6 {
      let digit = place < fraction.count ? fraction[place] - UInt8(ascii: "0") : 0
      value = value * 10 + Int64(digit)
    }
    if fraction.count > 6, fraction[6] >= UInt8(ascii: "5") { value += 1 }
    guard value <= Self.limit else { return }
    millionths = isNegative ? -value : value
  }
}
