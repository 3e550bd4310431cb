package import CSDL2

/// Where red, green and blue sit in a 32-bit pixel; the byte that is left is alpha or unused.
package struct PixelLayout: Equatable, Sendable {
  /// Bits to shift each channel by in the pixel's 32-bit value: 0, 8, 16 or 24.
  package let red: UInt32
  package let green: UInt32
  package let blue: UInt32
  package let rest: UInt32
  /// Tells whether the fourth byte is alpha; it is written as 255 in either case.
  package let hasAlpha: Bool

  /// The fourth byte's bits, all set: put into a pixel they make it opaque.
  package var opaque: UInt32 { 0xFF << rest }

  /// Makes the layout of one of SDL's formats; nil unless it is 8 bits a channel in 32 bits.
  package init?(format: UInt32) {
    var bits: Int32 = 0
    var r: UInt32 = 0
    var g: UInt32 = 0
    var b: UInt32 = 0
    var a: UInt32 = 0
    guard SDL_PixelFormatEnumToMasks(format, &bits, &r, &g, &b, &a) == SDL_TRUE else { return nil }
    let rest = ~(r | g | b)
    // 24 bits of colour count as 24 or 32 bits by format, so the masks decide, not `bits`.
    guard [r, g, b, rest].allSatisfy({ $0 >> UInt32($0.trailingZeroBitCount) == 0xFF }),
      Self.bytesPerPixel(format) == 4
    else { return nil }
    red = UInt32(r.trailingZeroBitCount)
    green = UInt32(g.trailingZeroBitCount)
    blue = UInt32(b.trailingZeroBitCount)
    self.rest = UInt32(rest.trailingZeroBitCount)
    hasAlpha = a != 0
  }

  /// Returns the opaque pixel of a colour; the colour's own alpha is ignored.
  package func pixel(_ color: SDL_Color) -> UInt32 {
    UInt32(color.r) << red | UInt32(color.g) << green | UInt32(color.b) << blue | opaque
  }

  /// Returns the colour of a pixel; alpha is 255 for formats without it.
  package func color(_ pixel: UInt32) -> SDL_Color {
    SDL_Color(
      r: UInt8(truncatingIfNeeded: pixel >> red), g: UInt8(truncatingIfNeeded: pixel >> green),
      b: UInt8(truncatingIfNeeded: pixel >> blue),
      a: hasAlpha ? UInt8(truncatingIfNeeded: pixel >> rest) : 255)
  }

  /// Tells whether both keep red, green and blue in the same bytes.
  package func sharesChannels(with other: PixelLayout) -> Bool {
    red == other.red && green == other.green && blue == other.blue
  }

  // SDL_BYTESPERPIXEL is a macro; formats with four-character codes have no such field.
  private static func bytesPerPixel(_ format: UInt32) -> UInt32 {
    (format >> 28) & 0x0F == 1 ? format & 0xFF : 0
  }
}
