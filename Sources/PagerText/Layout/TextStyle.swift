public import PagerCore
import PagerSDL

/// How a text looks: its letters, their size and colour, and the distance of its lines.
public struct TextStyle: Hashable, Sendable {
  /// The kind of letters.
  public var family: FontFamily
  /// How heavy the letters are.
  public var weight: FontWeight
  /// Tells whether the letters slope.
  public var italic: Bool
  /// The em in points; drawn with 1...1024 whole device pixels.
  public var size: Double
  /// From one baseline to the next, as a multiple of `size`, above 0; at least one device pixel.
  public var lineHeight: Double
  /// The colour of the letters.
  public var color: Color
  /// Where the lines stand in their column.
  public var alignment: TextAlignment

  /// Makes a style; `size` is in points, `lineHeight` a multiple of it.
  public init(
    family: FontFamily = .sans, weight: FontWeight = .regular, italic: Bool = false,
    size: Double = 15, lineHeight: Double = 1.5, color: Color = .black,
    alignment: TextAlignment = .leading
  ) {
    self.family = family
    self.weight = weight
    self.italic = italic
    self.size = size
    self.lineHeight = lineHeight
    self.color = color
    self.alignment = alignment
  }

  /// The em in whole device pixels, 1...1024.
  func pixelSize(scale: Double) -> Int {
    let pixels = (size * scale).rounded()
    return pixels >= 1 ? Int(min(pixels, 1024)) : 1
  }

  /// The distance of lines in whole device pixels, at least 1.
  func linePixels(scale: Double) -> Int {
    let pixels = (size * lineHeight * scale).rounded()
    return pixels >= 1 ? Int(min(pixels, 8192)) : 1
  }
}
