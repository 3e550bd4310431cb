import PagerCore
import PagerSDL

/// The pictures of the indicator's marks, each made once.
final class IndicatorArt {
  /// How a mark is drawn.
  struct Look: Hashable {
    /// The size in points.
    var size: Size
    /// How much of its page is on show: 0...`IndicatorLayout.steps`.
    var step: Int
  }

  /// Of pages out of view, and of the bar behind the thumb.
  ///
  /// Middle tones, which stand out by at least 3 to 1 from light pages as from dark ones.
  static let quiet = Color(hex: 0x757A84)
  /// Of the page on show.
  static let active = Color(hex: 0x2F6FEA)

  private var images: [Look: FrameImage] = [:]

  /// The picture of the band behind the marks, through which no text can be read.
  func band(_ size: Size, _ palette: Palette) -> FrameImage {
    FrameImage(size: size) { canvas in
      let rect = Rect(origin: Point(x: 0, y: 0), size: size)
      canvas.fillRounded(palette.line, rect, radius: size.height / 2)
      canvas.fillRounded(
        palette.card, rect.inset(x: 1, y: 1), radius: size.height / 2 - 1)
    }
  }

  /// The picture of a mark.
  func image(_ look: Look) -> FrameImage {
    if let image = images[look] { return image }
    // Only resizing makes many of them.
    if images.count > 256 { images.removeAll() }
    let color = Self.quiet.mixed(
      with: Self.active, fraction: Double(look.step) / Double(IndicatorLayout.steps))
    let image = FrameImage(size: look.size) { canvas in
      canvas.fillRounded(
        color, Rect(origin: Point(x: 0, y: 0), size: look.size),
        radius: min(look.size.width, look.size.height) / 2)
    }
    images[look] = image
    return image
  }
}
