/// A random number generator whose numbers depend on its seed alone.
///
/// Name it in the comment of an expectation (`"\(generator)"`), so that a failure tells the seed.
/// Source: SplitMix64, Steele, Lea and Flood, "Fast splittable pseudorandom number generators".
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable, CustomStringConvertible {
  /// The seed it began with.
  public let seed: UInt64
  private var state: UInt64

  /// Makes a generator from a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The next number, evenly distributed over all 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The seed, as a message shows it.
  public var description: String { "seed \(seed)" }
}
