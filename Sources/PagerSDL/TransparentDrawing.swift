import CSDL2
import PagerCore
import SDLVideo

/// Draws pictures with soft edges on nothing, with a canvas that knows only opaque backgrounds.
enum TransparentDrawing {
  /// Draws on black and on white: where the two differ shows how much each pixel covers.
  ///
  /// The result is ARGB8888 with straight alpha. Costs the drawing twice, and a pass over the pixels.
  static func surface(
    width: Int, height: Int, scale: Double, _ drawing: (PageCanvas) -> Void
  ) throws(SDLError) -> Surface {
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    let onBlack = try Surface(width: width, height: height, format: format)
    let onWhite = try Surface(width: width, height: height, format: format)
    onBlack.fill(Color.black.sdl)
    onWhite.fill(Color.white.sdl)
    drawing(try PageCanvas(over: onBlack, scale: scale))
    drawing(try PageCanvas(over: onWhite, scale: scale))
    onBlack.withPixels { black, stride in
      onWhite.withPixels { white, _ in
        for index in 0..<(stride * height) {
          black[index] = straight(black[index], white[index])
        }
      }
    }
    return onBlack
  }

  /// The pixel with straight alpha that makes these two over black and over white.
  private static func straight(_ black: UInt32, _ white: UInt32) -> UInt32 {
    func channel(_ pixel: UInt32, _ shift: UInt32) -> UInt32 { pixel >> shift & 255 }
    let uncovered = max(channel(white, 8), channel(black, 8)) - channel(black, 8)
    let alpha = 255 - uncovered
    guard alpha > 0 else { return 0 }
    func colour(_ shift: UInt32) -> UInt32 {
      min(255, (channel(black, shift) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | colour(16) | colour(8) | colour(0)
  }
}
