import CSDL2
import PagerCore
import SDLVideo

extension InputMapping {
  /// Follows a hosting program's renderer and the pager's rectangle in pixels of its target.
  ///
  /// Where SDL turns the positions of events into a logical size, they are turned back.
  ///
  /// - Returns: Device pixels per point.
  mutating func follow(_ renderer: OpaquePointer, area: PixelRect) -> Double {
    var units = (width: Int32(0), height: Int32(0))
    let window = SDL_RenderGetWindow(renderer)
    if let window { SDL_GetWindowSize(window, &units.width, &units.height) }
    let scale = Self.pixelsPerUnit(of: renderer, window, unitsWide: units.width)
    region = Rect(
      x: Double(area.x) / scale, y: Double(area.y) / scale,
      width: Double(area.width) / scale, height: Double(area.height) / scale)
    windowSize = Size(width: Double(max(units.width, 1)), height: Double(max(units.height, 1)))
    pointsPerUnit = 1
    origin = Point(x: 0, y: 0)
    followLogicalSize(of: renderer, scale: scale)
    return scale
  }

  private mutating func followLogicalSize(of renderer: OpaquePointer, scale: Double) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_RenderGetLogicalSize(renderer, &width, &height)
    guard width > 0, height > 0 else { return }
    var viewport = SDL_Rect()
    var (scaleX, scaleY): (Float, Float) = (1, 1)
    SDL_RenderGetViewport(renderer, &viewport)
    SDL_RenderGetScale(renderer, &scaleX, &scaleY)
    windowSize = Size(width: Double(width), height: Double(height))
    pointsPerUnit = Double(scaleX) / scale
    origin = Point(
      x: Double(viewport.x) * Double(scaleX) / scale,
      y: Double(viewport.y) * Double(scaleY) / scale)
  }

  /// A target texture has a size of its own: then the window's counts.
  private static func pixelsPerUnit(
    of renderer: OpaquePointer, _ window: OpaquePointer?, unitsWide: Int32
  ) -> Double {
    guard let window, unitsWide > 0 else { return 1 }
    var pixels: Int32 = 0
    if SDL_GetRenderTarget(renderer) != nil {
      SDL_GetWindowSizeInPixels(window, &pixels, nil)
    } else if SDL_GetRendererOutputSize(renderer, &pixels, nil) != 0 {
      return 1
    }
    return pixels > 0 ? Double(pixels) / Double(unitsWide) : 1
  }
}
