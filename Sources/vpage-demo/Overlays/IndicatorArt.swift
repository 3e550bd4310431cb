import PagerCore
import PagerSDL

/// The pictures of the indicator's marks, each made once.
final class IndicatorArt {
  /// What a mark says.
  enum Kind: Hashable {
    /// A page out of view, or the bar behind the thumb.
    case quiet
    /// The page on show, by how much of it there is: 0...8.
    case active(Int)
  }

  private struct Key: Hashable {
    var size: Size
    var kind: Kind
  }

  // Middle tones, which stand out from light pages as from dark ones.
  private static let quiet = Color(hex: 0x8A8D95)
  private static let active = Color(hex: 0x4A7BEA)
  private var images: [Key: FrameImage] = [:]

  /// The picture of a mark of a size in points.
  func image(_ size: Size, _ kind: Kind) -> FrameImage {
    let key = Key(size: size, kind: kind)
    if let image = images[key] { return image }
    // Only resizing makes many of them.
    if images.count > 256 { images.removeAll() }
    let color: Color =
      switch kind {
      case .quiet: Self.quiet
      case .active(let step):
        Self.quiet.mixed(with: Self.active, share: Double(step) / 8)
      }
    let image = FrameImage(size: size) { canvas in
      canvas.fillRounded(
        color, Rect(origin: Point(x: 0, y: 0), size: size),
        radius: min(size.width, size.height) / 2)
    }
    images[key] = image
    return image
  }
}
