import PagerCore
import PagerSDL
import PagerText
import SDLVideo

/// A picture of text in black on white, to be compared pixel by pixel.
struct TextPicture: Equatable {
  let width: Int
  let height: Int
  /// The pixels as 0xAARRGGBB, rows top to bottom.
  let pixels: [UInt32]

  /// Draws on a white canvas of one device pixel a point.
  init(width: Int, height: Int, draw: (PageCanvas) throws -> Void) throws {
    let surface = try Surface(width: width, height: height)
    let canvas = try PageCanvas(over: surface, scale: 1)
    canvas.fill(.white)
    try draw(canvas)
    self.width = width
    self.height = height
    pixels = surface.withPixels { pixels, stride in
      (0..<height).flatMap { y in pixels[(y * stride)..<(y * stride + width)] }
    }
  }

  /// Draws a text laid out in a column with its top left corner in the canvas's.
  init(
    of text: String, width: Double = 400, height: Int = 120, style: TextStyle = Self.style,
    book: FontBook
  ) throws {
    let layout = try LayoutSamples.layout(text, width: width, style: style, book: book)
    try self.init(width: 400, height: height) { layout.draw(on: $0, at: Point(x: 0, y: 0)) }
  }

  /// The style of the samples.
  static let style = TextStyle(size: 20, lineHeight: 1.4)

  /// Tells whether anything is drawn.
  var hasInk: Bool { pixels.contains { $0 & 0xFFFFFF != 0xFFFFFF } }
}
