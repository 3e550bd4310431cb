public import PagerCore
import CSDL2
import SDLVideo

/// A small picture with soft edges, drawn once and copied into frames.
///
/// What its closure leaves untouched is transparent.
public final class FrameImage {
  /// The size in points.
  public let size: Size
  private let drawing: (PageCanvas) -> Void
  private var texture: PageTile?
  private var rendererPointer: OpaquePointer?
  private var scale = 0.0

  /// Makes a picture of a size in points from what draws it.
  public init(size: Size, drawing: @escaping (PageCanvas) -> Void) {
    self.size = size
    self.drawing = drawing
  }

  /// Lends the texture for a renderer and scale, drawing it when there is none yet.
  func withTexture(
    on renderer: borrowing Renderer, scale: Double, registry: FrameImageRegistry,
    _ body: (borrowing Texture) throws(SDLError) -> Void
  ) throws(SDLError) {
    if texture == nil || rendererPointer != renderer.pointer || self.scale != scale {
      texture = nil
      texture = PageTile(texture: try makeTexture(on: renderer, scale: scale))
      registry.note(self)
      rendererPointer = renderer.pointer
      self.scale = scale
    }
    if let texture { try body(texture.texture) }
  }

  /// Gives up the texture: the renderer is going, or has lost it.
  func dropTexture() { texture = nil }

  /// Draws on black and on white; where the two differ shows how much each pixel covers.
  private func makeTexture(
    on renderer: borrowing Renderer, scale: Double
  ) throws(SDLError) -> Texture {
    let width = max(1, Int((size.width * scale).rounded(.up)))
    let height = max(1, Int((size.height * scale).rounded(.up)))
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    let onBlack = try Surface(width: width, height: height, format: format)
    let onWhite = try Surface(width: width, height: height, format: format)
    onBlack.fill(Color.black.sdl)
    onWhite.fill(Color.white.sdl)
    drawing(try PageCanvas(over: onBlack, scale: scale))
    drawing(try PageCanvas(over: onWhite, scale: scale))
    let texture = try Texture(
      renderer: renderer, width: width, height: height, format: format, blends: true)
    onBlack.withPixels { black, stride in
      onWhite.withPixels { white, _ in
        for index in 0..<(stride * height) {
          black[index] = Self.straight(black[index], white[index])
        }
      }
    }
    try texture.update(from: onBlack)
    return texture
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
