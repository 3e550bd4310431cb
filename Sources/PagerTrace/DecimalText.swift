import PagerCore

/// The decimal text of a number with a fixed count of decimals, rounded half away from zero.
///
/// Rounding goes by the exact value of the `Double`, so the text is the same on every machine.
/// There is never an exponent nor a minus before a zero: -0.0004 with 3 places is "0.000".
/// From 2^63 on the digits are those of Swift's shortest description, filled up with zeros.
/// Not a number is "nan", the infinities are "inf" and "-inf".
///
/// - Parameters:
///   - value: The number to write.
///   - places: How many decimals to write; clamped to 0...17.
/// - Returns: Digits with exactly `places` decimals.
package func decimal(_ value: Double, places: Int) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  let places = max(0, min(17, places))
  let magnitude = value.magnitude
  guard magnitude < 0x1p63 else {
    let digits = wholeDigits(magnitude) + (places > 0 ? "." : "")
    return (value < 0 ? "-" : "") + digits + String(repeating: "0", count: places)
  }
  let unit = powerOfTen(places)
  let whole = UInt64(magnitude)
  let scaled = UInt128(whole) * unit + scaledFraction(magnitude - Double(whole), unit)
  let (front, back) = scaled.quotientAndRemainder(dividingBy: unit)
  let sign = value < 0 && scaled > 0 ? "-" : ""
  guard places > 0 else { return "\(sign)\(front)" }
  let decimals = String(back)
  return "\(sign)\(front)." + String(repeating: "0", count: places - decimals.count) + decimals
}

/// The decimal text of a count of millionths, without zeros at the end.
///
/// As a millisecond has a million nanoseconds, this writes nanoseconds as milliseconds too.
func decimal(millionths: Int64) -> String {
  let (front, back) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
  let sign = millionths < 0 ? "-" : ""
  guard back > 0 else { return "\(sign)\(front)" }
  var digits = Array(String(1_000_000 + back).utf8.dropFirst())
  while digits.last == UInt8(ascii: "0") { digits.removeLast() }
  return "\(sign)\(front)." + String(decoding: digits, as: UTF8.self)
}

/// A number in whole millionths, rounded half away from zero and clamped to ±10^15 of them.
///
/// Within that range (±10^9) a `Double` made from millionths comes back to the same millionths.
/// Not a number counts as 0.
func millionths(_ value: Double) -> Int64 {
  guard !value.isNaN else { return 0 }
  return Int64((max(-1e9, min(1e9, value)) * 1e6).rounded())
}

/// A fraction of one in units of 1/unit, rounded half up, computed without loss.
private func scaledFraction(_ fraction: Double, _ unit: UInt128) -> UInt128 {
  guard fraction > 0 else { return 0 }
  // fraction = significand / 2^shift; a shift beyond 111 is far below half a unit of 10^-17.
  let shift = 52 - Int(fraction.exponent)
  guard shift <= 111 else { return 0 }
  let significand = UInt128(fraction.significandBitPattern | 1 << 52)
  let product = significand * unit
  let half = UInt128(1) << UInt128(shift - 1)
  return (product + half) >> UInt128(shift)
}

private func powerOfTen(_ exponent: Int) -> UInt128 {
  var result: UInt128 = 1
  for _ in 0..<exponent { result *= 10 }
  return result
}

/// The digits of a whole number from 2^63 on: those of its description, without the exponent.
private func wholeDigits(_ magnitude: Double) -> String {
  let parts = magnitude.description.split(separator: "e")
  guard parts.count == 2, let exponent = Int(parts[1]) else {
    return String(parts.first?.prefix { $0 != "." } ?? "")
  }
  let digits = parts[0].filter { $0 != "." }
  let significant = digits.hasSuffix("0") && digits.count == 2 ? String(digits.prefix(1)) : digits
  return significant + String(repeating: "0", count: max(0, exponent + 1 - significant.count))
}
