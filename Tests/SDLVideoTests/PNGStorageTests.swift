import PagerTesting
import PagerTestSupport
import SDLVideo
import Testing

/// One picture in every way in which a PNG can store it is one picture.
@Suite struct PNGStorageTests {
  private static let side = 16

  /// Notes about gamma and colours that say what is meant anyway.
  private static let notes: [[(name: String, bytes: [UInt8])]] = [
    [], [("gAMA", PNGSample.bigEndian(45_455))], [("sRGB", [0])],
    [("sRGB", [0]), ("gAMA", PNGSample.bigEndian(45_455))],
    [("gAMA", PNGSample.bigEndian(100_000))],
  ]

  /// Reads samples in every storage and compares the pixels with those wanted, 0xAARRGGBB.
  private func check(_ samples: [PNGSample], _ wanted: [UInt32]) throws {
    try FileSystem.withTemporaryFolder { folder in
      for sample in samples {
        for notes in Self.notes {
          for isInterlaced in [false, true] {
            var stored = sample
            stored.isInterlaced = isInterlaced
            stored.chunks = notes + sample.chunks
            try FileSystem.write(stored.bytes, to: "\(folder)/a.png")
            let surface = try PNG.read("\(folder)/a.png")
            var found: [UInt32] = []
            surface.withPixels { pixels, stride in
              for y in 0..<Self.side { found += pixels[y * stride..<(y * stride + Self.side)] }
            }
            let first = zip(found, wanted).enumerated().first { $1.0 != $1.1 }?.offset
            #expect(
              first == nil && found.count == wanted.count,
              "\(sample.depth) bits, \(sample.colorType), \(notes), interlaced \(isInterlaced)")
          }
        }
      }
    }
  }

  /// A sample of each colour type and depth that can hold 8-bit red, green, blue, alpha.
  private func samples(_ pixels: [[Int]], isGrey: Bool, isOpaque: Bool) -> [PNGSample] {
    func sample(_ depth: Int, _ type: PNGSample.ColorType, _ pick: ([Int]) -> [Int]) -> PNGSample {
      let factor = depth == 16 ? 257 : 1
      let rows = (0..<Self.side).map { y in
        (0..<Self.side).map { pick(pixels[y * Self.side + $0]).map { $0 * factor } }
      }
      return PNGSample(depth: depth, colorType: type, rows: rows)
    }
    var result: [PNGSample] = []
    for depth in [8, 16] {
      result.append(sample(depth, .colorWithAlpha) { $0 })
      if isGrey { result.append(sample(depth, .greyWithAlpha) { [$0[0], $0[3]] }) }
      if isOpaque { result.append(sample(depth, .color) { Array($0[..<3]) }) }
      if isGrey, isOpaque { result.append(sample(depth, .grey) { [$0[0]] }) }
    }
    var palette = PNGSample(
      depth: 8, colorType: .palette,
      rows: (0..<Self.side).map { y in (0..<Self.side).map { [y * Self.side + $0] } })
    palette.chunks = [("PLTE", pixels.flatMap { $0[..<3].map { UInt8($0) } })]
    if !isOpaque { palette.chunks.append(("tRNS", pixels.map { UInt8($0[3]) })) }
    return result + [palette]
  }

  private func packed(_ pixels: [[Int]]) -> [UInt32] {
    pixels.map { UInt32($0[3] << 24 | $0[0] << 16 | $0[1] << 8 | $0[2]) }
  }

  @Test func `Colours and greys, opaque or not, in 8 and 16 bits and by palette`() throws {
    var random = SeededGenerator(seed: 9)
    for isGrey in [false, true] {
      for isOpaque in [false, true] {
        let pixels = (0..<Self.side * Self.side).map { _ -> [Int] in
          let red = Int.random(in: 0...255, using: &random)
          let others = (0..<2).map { _ in isGrey ? red : Int.random(in: 0...255, using: &random) }
          let alphas = [0, 1, 3, 17, 128, 254, 255]
          let alpha = isOpaque ? 255 : alphas[Int.random(in: 0..<7, using: &random)]
          return [red] + others + [alpha]
        }
        try check(samples(pixels, isGrey: isGrey, isOpaque: isOpaque), packed(pixels))
      }
    }
  }

  @Test(arguments: [1, 2, 4, 8, 16])
  func `Greys of few and many bits with one that is transparent`(depth: Int) throws {
    let greatest = min(255, 1 << depth - 1)
    let greys = (0..<Self.side).map { y in
      (0..<Self.side).map { (y * Self.side + $0) % (greatest + 1) }
    }
    let factor = depth == 16 ? 257 : 1
    for transparent in [nil, 1] {
      var sample = PNGSample(
        depth: depth, colorType: .grey, rows: greys.map { $0.map { [$0 * factor] } })
      if let transparent {
        let value = transparent * factor
        sample.chunks = [("tRNS", [UInt8(value >> 8), UInt8(value & 255)])]
      }
      let pixels = greys.joined().map { grey -> [Int] in
        let value = grey * 255 / greatest
        return [value, value, value, grey == transparent ? 0 : 255]
      }
      try check([sample], packed(pixels))
    }
  }
}
