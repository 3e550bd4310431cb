/// Exact source-over in integers, two channels at a time, whatever the order of the channels.
///
/// Each channel becomes `round((source·a + below·(255 − a)) / 255)`. Division by 255 is
/// `(v + (v >> 8)) >> 8` with v = product + 128, exact for all products up to 255²; two such
/// fields of 16 bits fit in a `UInt32` without touching each other.
enum Blending {
  /// Every other byte of a pixel.
  static let evenBytes: UInt32 = 0x00FF_00FF
  private static let half: UInt32 = 0x0080_0080

  /// Returns `pixel` over `below` with coverage `alpha`, 0...255.
  @inline(__always)
  static func over(_ pixel: UInt32, alpha: UInt32, _ below: UInt32) -> UInt32 {
    let rest = 255 &- alpha
    let even = (pixel & evenBytes) &* alpha &+ (below & evenBytes) &* rest &+ half
    let odd = (pixel &>> 8 & evenBytes) &* alpha &+ (below &>> 8 & evenBytes) &* rest &+ half
    return (even &+ (even &>> 8 & evenBytes)) &>> 8 & evenBytes
      | (odd &+ (odd &>> 8 & evenBytes)) & ~evenBytes
  }

  /// Returns `round(a·b / 255)` for two numbers of 0...255.
  @inline(__always)
  static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let v = a &* b &+ 128
    return (v &+ (v &>> 8)) &>> 8
  }

  /// Blends one colour over `count` pixels; `opaque` is put into each.
  ///
  /// The products of the colour are taken out of the loop, and the loop is a plain `while`, so
  /// that it is bearable without optimisation too.
  static func fill(
    _ row: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32, alpha: UInt32,
    opaque: UInt32
  ) {
    let rest = 255 &- alpha
    let evenSource = (pixel & evenBytes) &* alpha &+ half
    let oddSource = (pixel &>> 8 & evenBytes) &* alpha &+ half
    let mask = evenBytes
    var x = 0
    while x < count {
      let below = row[x]
      let even = (below & mask) &* rest &+ evenSource
      let odd = (below &>> 8 & mask) &* rest &+ oddSource
      row[x] =
        (even &+ (even &>> 8 & mask)) &>> 8 & mask | (odd &+ (odd &>> 8 & mask)) & ~mask | opaque
      x &+= 1
    }
  }
}
