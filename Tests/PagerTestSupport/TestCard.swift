/// The test cards of `--scene cards`, drawn a second time so that pictures can be read and judged.
///
/// A card has a colour by its number, a white top edge, a black bottom edge, and its number in the
/// middle as five blocks: white for 1, black for 0, highest first, modulo 32.
public enum TestCard {
  /// The colours of the cards, by their number modulo ten.
  public static let colors: [UInt32] = [
    0x1E6FB8, 0xB8321E, 0x2E8B57, 0x8A2BE2, 0xC2780C, 0x0E8C8C, 0xA0307A, 0x4B6B1F, 0x3B3FA8,
    0x8C4A2F,
  ]

  /// The colour of a card.
  public static func color(of page: Int) -> UInt32 { colors[page % colors.count] }

  /// A card as it must look at a size in points and a scale in pixels per point.
  public static func picture(
    of page: Int, width: Int, height: Int, scale: Double = 1
  ) -> PixelImage {
    let (columns, rows) = (pixels(width, scale), pixels(height, scale))
    var card = PixelImage(width: columns, height: rows, color: color(of: page))
    card.fill(0xFFFFFF, x: 0, y: 0, width: columns, height: 1)
    card.fill(0, x: 0, y: rows - 1, width: columns, height: 1)
    let blocks = Blocks(width: Double(width), height: Double(height))
    let top = Int((blocks.top * scale).rounded())
    let bottom = Int(((blocks.top + blocks.side) * scale).rounded())
    for bit in 0..<5 {
      let left = Int((blocks.left(of: bit) * scale).rounded())
      let right = Int(((blocks.left(of: bit) + blocks.side) * scale).rounded())
      card.fill(
        (page % 32) >> (4 - bit) & 1 == 1 ? 0xFFFFFF : 0, x: left, y: top, width: right - left,
        height: bottom - top)
    }
    return card
  }

  /// Two cards as they stand while the strip is away from rest, along the vertical axis.
  ///
  /// - Parameters:
  ///   - base: The page from whose rest positions are counted.
  ///   - neighbour: The page on the side to which the strip is displaced; nil past a bound.
  ///   - displacement: Pixels, positive toward the next page.
  ///   - width: The width of the view in points.
  ///   - height: The height of the view in points.
  ///   - ground: The colour where there is no page.
  /// - Returns: The picture of the view at scale 1.
  public static func strip(
    base: Int, neighbour: Int?, displacement: Int, width: Int, height: Int, ground: UInt32 = 0
  ) -> PixelImage {
    var view = PixelImage(width: width, height: height, color: ground)
    view.copy(picture(of: base, width: width, height: height), x: 0, y: -displacement)
    if let neighbour, displacement != 0 {
      let side = displacement > 0 ? height : -height
      view.copy(picture(of: neighbour, width: width, height: height), x: 0, y: side - displacement)
    }
    return view
  }

  /// The number that the blocks of a card spell; nil where there are no blocks.
  ///
  /// - Parameters:
  ///   - image: The picture that the card is in.
  ///   - x: Where the card's left edge is in it, in pixels.
  ///   - y: Where the card's top edge is in it, in pixels.
  ///   - width: The width of the card in pixels.
  ///   - height: The height of the card in pixels.
  /// - Returns: The number, modulo 32.
  public static func number(
    in image: PixelImage, x: Int = 0, y: Int = 0, width: Int, height: Int
  ) -> Int? {
    let blocks = Blocks(width: Double(width), height: Double(height))
    var number = 0
    for bit in 0..<5 {
      let middle = Int(blocks.left(of: bit) + blocks.side / 2)
      let color = image[x + middle, y + Int(blocks.top + blocks.side / 2)]
      guard color == 0 || color == 0xFFFFFF else { return nil }
      number = number * 2 + (color == 0 ? 0 : 1)
    }
    return number
  }

  /// The number of the card that fills a picture whole, exact in every pixel; nil when none does.
  ///
  /// Only cards below 32 are found.
  public static func page(filling image: PixelImage, scale: Double = 1) -> Int? {
    let width = Int((Double(image.width) / scale).rounded())
    let height = Int((Double(image.height) / scale).rounded())
    // Blocks too small to be read are found by trying.
    let canRead = min(width, height) >= 20
    let number = number(in: image, width: image.width, height: image.height)
    let candidates = canRead ? number.map { [$0] } ?? [] : Array(0..<32)
    return candidates.first {
      picture(of: $0, width: width, height: height, scale: scale) == image
    }
  }

  private static func pixels(_ points: Int, _ scale: Double) -> Int {
    Int((Double(points) * scale).rounded())
  }

  /// Where the five blocks are, in points.
  private struct Blocks {
    let side: Double
    let top: Double
    private let start: Double

    init(width: Double, height: Double) {
      side = min(width, height) / 10
      top = (height - side) / 2
      start = (width - 7 * side) / 2
    }

    func left(of bit: Int) -> Double { start + Double(bit) * 1.5 * side }
  }
}
