import CSDL2

@testable import SDLVideo

/// The formats of 8 bits a channel in 32 bits that SDL knows.
let wideFormats: [UInt32] = [
  SDL_PIXELFORMAT_RGB888, SDL_PIXELFORMAT_BGR888, SDL_PIXELFORMAT_RGBX8888,
  SDL_PIXELFORMAT_BGRX8888, SDL_PIXELFORMAT_ARGB8888, SDL_PIXELFORMAT_ABGR8888,
  SDL_PIXELFORMAT_RGBA8888, SDL_PIXELFORMAT_BGRA8888,
].map(\.rawValue)

extension SDL_Color {
  /// Makes a colour from 0xAARRGGBB.
  init(_ argb: UInt32) {
    self.init(
      r: UInt8(truncatingIfNeeded: argb >> 16), g: UInt8(truncatingIfNeeded: argb >> 8),
      b: UInt8(truncatingIfNeeded: argb), a: UInt8(truncatingIfNeeded: argb >> 24))
  }

  /// The colour as 0xAARRGGBB.
  var argb: UInt32 { UInt32(a) << 24 | UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b) }
}

extension Surface {
  /// The colours as 0xAARRGGBB, row after row; for tests, since `Surface` cannot be compared.
  ///
  /// The fourth byte is taken as it is stored, even where it is not alpha.
  var argb: [UInt32] {
    (0..<height).flatMap { y in
      (0..<width).map { x in
        let pixel = row(y)[x]
        return layout.color(pixel).argb & 0x00FF_FFFF | (pixel >> layout.rest & 255) << 24
      }
    }
  }

  /// One pixel as 0xAARRGGBB; 0 outside.
  func argb(_ x: Int, _ y: Int) -> UInt32 { color(atX: x, y: y)?.argb ?? 0 }

  /// Gives every pixel another colour, so that swapped rows or channels show.
  func paint() {
    for y in 0..<height {
      for x in 0..<width {
        let color = SDL_Color(
          r: UInt8(truncatingIfNeeded: x * 7 + 1), g: UInt8(truncatingIfNeeded: y * 11 + 2),
          b: UInt8(truncatingIfNeeded: x * y + 3), a: 255)
        fill(color, in: PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
  }
}
