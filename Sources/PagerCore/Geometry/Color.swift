/// A colour in sRGB with straight alpha.
public struct Color: Hashable, Sendable {
  /// The amount of red, 0...255.
  public var red: UInt8
  /// The amount of green, 0...255.
  public var green: UInt8
  /// The amount of blue, 0...255.
  public var blue: UInt8
  /// The opacity: 0 is invisible, 255 hides what is below.
  public var alpha: UInt8

  /// Makes a colour from its channels, each 0...255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes an opaque colour from a number such as 0x1E6FB8; bits above 24 are ignored.
  public init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  /// Opaque black.
  public static let black = Color(hex: 0x000000)

  /// Opaque white.
  public static let white = Color(hex: 0xFFFFFF)

  /// Returns the same colour with another opacity, 0...1; values outside are clamped.
  public func withAlpha(_ fraction: Double) -> Color {
    var copy = self
    copy.alpha = UInt8((Self.clamped(fraction) * 255).rounded())
    return copy
  }

  /// Returns a colour on the straight way to another: 0 is this one, 1 the other.
  ///
  /// Channels and alpha are mixed in sRGB, each rounded to the nearest; the fraction is clamped.
  public func mixed(with other: Color, fraction: Double) -> Color {
    let fraction = Self.clamped(fraction)
    func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * fraction).rounded())
    }
    return Color(
      red: channel(red, other.red), green: channel(green, other.green),
      blue: channel(blue, other.blue), alpha: channel(alpha, other.alpha))
  }

  /// Not a number counts as 0.
  private static func clamped(_ fraction: Double) -> Double { fraction > 0 ? min(fraction, 1) : 0 }
}
