import PagerCore
public import PagerSDL

/// Compares two pictures pixel by pixel, with limits for the size and the number of differences.
///
/// Size and alpha count. Costs a few nanoseconds a pixel.
public struct PictureComparison {
  /// How far a channel may differ without counting, 0...255.
  public var tolerance: Int
  /// How many pixels may differ by more than the tolerance, 0 or more.
  public var maximumPixels: Int

  /// Makes a comparison; by default every difference counts.
  public init(tolerance: Int = 0, maximumPixels: Int = 0) {
    self.tolerance = tolerance
    self.maximumPixels = maximumPixels
  }

  /// What a comparison found.
  public enum Outcome: Hashable, Sendable, CustomStringConvertible {
    /// Within the limits; the count and the largest difference that remain.
    case equal(count: Int, largest: Int)
    /// Beyond the limits: how many pixels, by how much at most, and where the first one is.
    case different(count: Int, largest: Int, x: Int, y: Int)
    /// Of different sizes.
    case notComparable(String)

    /// One line about it.
    public var description: String {
      switch self {
      case .equal(0, 0): "equal"
      case .equal(0, let largest):
        "equal within the limits: no channel differs by more than \(largest)"
      case .equal(let count, let largest):
        "equal within the limits: \(Self.pixels(count)), by \(largest) at most"
      case .different(let count, let largest, let x, let y):
        "different: \(Self.pixels(count)), by \(largest) at most, the first at (\(x), \(y))"
      case .notComparable(let reason): "not comparable: \(reason)"
      }
    }

    private static func pixels(_ count: Int) -> String {
      count == 1 ? "1 pixel" : "\(count) pixels"
    }
  }

  /// Compares two pictures.
  public func compare(_ first: Picture, _ second: Picture) -> Outcome {
    guard first.width == second.width, first.height == second.height else {
      return .notComparable(
        "sizes \(first.width)x\(first.height) and \(second.width)x\(second.height)")
    }
    var count = 0
    var largest = 0
    var position: (x: Int, y: Int)?
    Self.walk(first, second) { x, y, a, b in
      let difference = Self.difference(a, b)
      guard difference > 0 else { return }
      largest = max(largest, difference)
      guard difference > tolerance else { return }
      count += 1
      if position == nil { position = (x, y) }
    }
    guard let position, count > maximumPixels else { return .equal(count: count, largest: largest) }
    return .different(count: count, largest: largest, x: position.x, y: position.y)
  }

  /// A picture of the differences: equal pixels pale, others red, the stronger the more they differ.
  ///
  /// - Throws: `PagerVideoError` when there is no memory for it.
  public func differencePicture(
    _ first: Picture, _ second: Picture
  ) throws(PagerVideoError) -> Picture {
    let result = try Picture(
      width: max(first.width, second.width), height: max(first.height, second.height),
      color: Color(hex: 0xFF00FF))
    result.withPixels { target, stride in
      Self.walk(first, second) { x, y, a, b in
        let difference = Self.difference(a, b)
        if difference > tolerance {
          target[y * stride + x] = 0xFF00_0000 | UInt32(127 + difference / 2) << 16
        } else {
          let grey = ((a >> 16 & 255) + (a >> 8 & 255) + (a & 255)) / 3
          let pale = 192 + grey / 4
          target[y * stride + x] = 0xFF00_0000 | pale << 16 | pale << 8 | pale
        }
      }
    }
    return result
  }

  /// Whether a picture has one colour only: a frame that was never drawn, most likely.
  public static func hasOneColor(_ picture: Picture) -> Bool {
    picture.withPixels { pixels, stride in
      guard let first = pixels.first else { return true }
      for y in 0..<picture.height {
        for x in 0..<picture.width where pixels[y * stride + x] != first { return false }
      }
      return true
    }
  }

  /// Visits the pixels that both pictures have.
  private static func walk(
    _ first: Picture, _ second: Picture, _ visit: (Int, Int, UInt32, UInt32) -> Void
  ) {
    first.withPixels { a, strideA in
      second.withPixels { b, strideB in
        for y in 0..<min(first.height, second.height) {
          for x in 0..<min(first.width, second.width) {
            visit(x, y, a[y * strideA + x], b[y * strideB + x])
          }
        }
      }
    }
  }

  /// The largest difference of a channel, alpha included.
  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    if a == b { return 0 }
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
  }
}
