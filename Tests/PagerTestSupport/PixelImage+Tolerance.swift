extension PixelImage {
  /// The largest difference of a channel from another picture, 0...255; 255 when sizes differ.
  public func largestDifference(from other: PixelImage) -> Int {
    guard width == other.width, height == other.height else { return 255 }
    var largest = 0
    for (one, two) in zip(pixels, other.pixels) where one != two {
      for shift in [0, 8, 16] as [UInt32] {
        largest = max(largest, abs(Int(one >> shift & 0xFF) - Int(two >> shift & 0xFF)))
      }
    }
    return largest
  }
}
