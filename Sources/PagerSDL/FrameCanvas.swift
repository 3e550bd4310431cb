public import PagerCore
import SDLVideo

/// What overlays draw on: the frame itself, in points from the viewport's top left corner.
public final class FrameCanvas {
  /// The size of the viewport in points.
  public let size: Size
  /// Device pixels per point.
  public let scale: Double

  private let renderer: Renderer
  private let area: PixelRect

  private let registry: FrameImageRegistry

  init(
    renderer pointer: OpaquePointer, area: PixelRect, scale: Double,
    registry: FrameImageRegistry
  ) {
    self.registry = registry
    renderer = Renderer(borrowing: pointer)
    self.area = area
    self.scale = scale
    size = Size(width: Double(area.width) / scale, height: Double(area.height) / scale)
  }

  /// Fills a rectangle in points, as strongly as the colour's alpha says; edges go to whole pixels.
  public func fill(_ color: Color, _ rect: Rect) {
    attempt { () throws(SDLError) in try renderer.fill(pixels(rect), color.sdl) }
  }

  /// Draws a picture with its top left corner at a point, wholly or as a fainter one.
  ///
  /// `opacity` is brought into 0...1; at 0 nothing is drawn.
  public func draw(_ image: FrameImage, at point: Point, opacity: Double = 1) {
    guard opacity > 0 else { return }
    attempt { () throws(SDLError) in
      try image.withTexture(on: renderer, scale: scale, registry: registry) {
        texture throws(SDLError) in
        texture.setOpacity(min(opacity, 1))
        let corner = pixels(Rect(x: point.x, y: point.y, width: 0, height: 0))
        try renderer.copy(
          texture,
          destination: PixelRect(
            x: corner.x, y: corner.y, width: texture.width, height: texture.height))
      }
    }
  }

  /// Draws a surface's first tile scaled into a rectangle; false when it has not been drawn yet.
  package func draw(_ surface: PageSurface, part: Int, in rect: Rect) -> Bool {
    surface.copyTile(part, to: pixels(rect), on: renderer)
  }

  /// Whether the canvas is the one for a renderer, an area and a scale.
  func fits(_ pointer: OpaquePointer, _ area: PixelRect, _ scale: Double) -> Bool {
    renderer.pointer == pointer && self.area == area && self.scale == scale
  }

  private func pixels(_ rect: Rect) -> PixelRect {
    let left = PageCanvas.whole(rect.x * scale)
    let top = PageCanvas.whole(rect.y * scale)
    return PixelRect(
      x: area.x + left, y: area.y + top, width: PageCanvas.whole(rect.maxX * scale) - left,
      height: PageCanvas.whole(rect.maxY * scale) - top)
  }

  /// An overlay that cannot be drawn is left out: the pages under it count for more.
  private func attempt(_ body: () throws(SDLError) -> Void) {
    do { try body() } catch {}
  }
}
