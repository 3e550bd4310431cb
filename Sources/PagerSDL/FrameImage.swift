public import PagerCore
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

  /// Makes a picture of a size in points from what draws it; one too large for a texture is left out.
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

  private func makeTexture(
    on renderer: borrowing Renderer, scale: Double
  ) throws(SDLError) -> Texture {
    let width = max(1, PageCanvas.whole((size.width * scale).rounded(.up)))
    let height = max(1, PageCanvas.whole((size.height * scale).rounded(.up)))
    let picture = try TransparentDrawing.surface(
      width: width, height: height, scale: scale, drawing)
    let texture = try Texture(
      renderer: renderer, width: width, height: height, format: picture.format, blends: true)
    try texture.update(from: picture)
    return texture
  }
}
