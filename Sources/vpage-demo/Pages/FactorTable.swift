/// The prime factors of the numbers from 1 on, as lines of text.
final class FactorTable {
  /// How many lines there are.
  static let count = 100_000

  /// The smallest prime factor of each number; found when first needed, in about a millisecond.
  private lazy var smallest: [Int32] = {
    var smallest = [Int32](repeating: 0, count: Self.count + 1)
    for number in 2...Self.count where smallest[number] == 0 {
      for multiple in stride(from: number, through: Self.count, by: number)
      where smallest[multiple] == 0 {
        smallest[multiple] = Int32(number)
      }
    }
    return smallest
  }()

  /// The lines of some numbers: the factors of each.
  func text(_ numbers: ClosedRange<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(numbers.count * 28)
    for number in numbers {
      if number == 1 {
        bytes.append(contentsOf: "one".utf8)
      } else if smallest[number] == number {
        bytes.append(contentsOf: "prime".utf8)
      } else {
        appendFactors(of: number, to: &bytes)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func appendFactors(of number: Int, to bytes: inout [UInt8]) {
    var rest = number
    while rest > 1 {
      let factor = Int(smallest[rest])
      var power = 0
      while rest % factor == 0 {
        rest /= factor
        power += 1
      }
      Self.append(factor, to: &bytes)
      if power > 1 { Self.appendPower(power, to: &bytes) }
      // U+00B7, a middle dot, between spaces.
      if rest > 1 { bytes.append(contentsOf: [0x20, 0xC2, 0xB7, 0x20]) }
    }
  }

  /// Appends a number with a comma before every three digits.
  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number >= 1000 {
      append(number / 1000, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      for unit in [100, 10, 1] { bytes.append(UInt8(48 + number / unit % 10)) }
    } else {
      for unit in [100, 10, 1] where number >= unit {
        bytes.append(UInt8(48 + number / unit % 10))
      }
    }
  }

  /// Appends a number as superscript digits: U+00B9, U+00B2, U+00B3, and those from U+2070 on.
  private static func appendPower(_ power: Int, to bytes: inout [UInt8]) {
    if power >= 10 { appendPower(power / 10, to: &bytes) }
    switch power % 10 {
    case 1: bytes.append(contentsOf: [0xC2, 0xB9])
    case 2: bytes.append(contentsOf: [0xC2, 0xB2])
    case 3: bytes.append(contentsOf: [0xC2, 0xB3])
    case let digit: bytes.append(contentsOf: [0xE2, 0x81, UInt8(0xB0 + digit)])
    }
  }
}
