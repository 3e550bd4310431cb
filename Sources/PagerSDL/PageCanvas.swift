import CSDL2
public import PagerCore
package import SDLVideo

/// What a page draws on: pixels of the page, addressed in points of its content.
///
/// Edges are rounded to whole device pixels, positions of text along a line to quarters of one. What
/// lies outside the canvas is left out. The same calls give the same bytes on every machine.
public final class PageCanvas {
  /// Device pixels in a point.
  public let scale: Double
  /// The position of the content that is at the canvas's top left corner, in points.
  ///
  /// Long content is drawn in bands: then this is where the band begins.
  public package(set) var origin: Point

  package let surface: Surface

  /// Makes a canvas over pixels that belong to `surface`, which must outlive it.
  package init(
    over surface: borrowing Surface, scale: Double, origin: Point = Point(x: 0, y: 0)
  ) throws(SDLError) {
    guard let pixels = surface.pointer.pointee.pixels else {
      throw SDLError("PageCanvas", message: "the surface has no pixels")
    }
    self.surface = try Surface(
      borrowing: pixels, width: surface.width, height: surface.height, pitch: surface.pitch,
      format: surface.format)
    self.scale = scale > 0 ? scale : 1
    self.origin = origin
  }

  /// The width and height of the canvas in points.
  public var size: Size {
    Size(width: Double(surface.width) / scale, height: Double(surface.height) / scale)
  }

  /// The part of the content that can be drawn now, in points.
  public var visible: Rect { Rect(origin: origin, size: size) }

  /// Fills a rectangle in points, or the whole canvas, as strongly as the colour's alpha says.
  public func fill(_ color: Color, _ rect: Rect? = nil) {
    surface.blend(color.sdl, in: rect.map(pixels))
  }

  /// Fills a rectangle with round corners, all in points.
  ///
  /// The radius is brought into 0 to half of the shorter side.
  public func fillRounded(_ color: Color, _ rect: Rect, radius: Double) {
    surface.roundedRect(color.sdl, pixels(rect), radius: radius * scale)
  }

  /// Fills a circle with a smoothed edge, in points; a radius of 0 or less draws nothing.
  public func fillCircle(_ color: Color, center: Point, radius: Double) {
    surface.circle(
      color.sdl, centerX: (center.x - origin.x) * scale, centerY: (center.y - origin.y) * scale,
      radius: radius * scale)
  }

  /// Fills a rectangle in points with an even transition from one colour to another along an axis.
  public func gradient(from start: Color, to end: Color, in rect: Rect, along axis: Axis) {
    surface.gradient(
      from: start.sdl, to: end.sdl, in: pixels(rect), axis == .vertical ? .vertical : .horizontal)
  }

  /// Draws only inside a rectangle in points while `body` runs.
  public func clipped<Failure: Error>(
    to rect: Rect, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let before = surface.clip
    surface.clip = pixels(rect).intersection(before)
    defer { surface.clip = before }
    try body()
  }

  /// Fills a rectangle of device pixels counted from the canvas's own corner.
  package func fill(_ color: Color, x: Int, y: Int, width: Int, height: Int) {
    surface.blend(color.sdl, in: PixelRect(x: x, y: y, width: width, height: height))
  }

  /// Returns the device pixels of a rectangle of the content, each edge rounded by itself.
  package func pixels(_ rect: Rect) -> PixelRect {
    let left = column(rect.x)
    let top = row(rect.y)
    return PixelRect(
      x: left, y: top, width: column(rect.maxX) - left, height: row(rect.maxY) - top)
  }

  /// Returns the canvas's device column nearest to a position of the content.
  package func column(_ x: Double) -> Int { Self.whole(x * scale) - Self.whole(origin.x * scale) }

  /// Returns the canvas's device row nearest to a position of the content.
  ///
  /// Content and origin are rounded apart, so that bands of one page fit together.
  package func row(_ y: Double) -> Int { Self.whole(y * scale) - Self.whole(origin.y * scale) }

  /// Rounds to the nearest, far positions to the ends of 48 bits; not a number becomes 0.
  package static func whole(_ value: Double) -> Int {
    let limit = 140_737_488_355_328.0
    return value.isNaN ? 0 : Int(min(max(value, -limit), limit).rounded())
  }
}
