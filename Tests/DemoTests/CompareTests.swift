import PagerCore
import PagerSDL
import PagerTesting
import PagerTestSupport
import Testing

/// `--compare`: what counts as equal, what is said, and how it ends.
@Suite struct CompareTests {
  /// Writes a picture, lets a body change it, and compares the two.
  private func compare(
    _ options: [String] = [], size: (Int, Int) = (21, 13),
    _ change: (Picture) throws -> Void
  ) throws -> (result: Subprocess.Result, difference: PixelImage?) {
    try FileSystem.withTemporaryFolder { folder in
      for (name, size) in [("a.png", (21, 13)), ("b.png", size)] {
        let picture = try Picture(width: size.0, height: size.1, color: Color(hex: 0x406080))
        picture.withPixels { pixels, stride in pixels[2 * stride + 3] = 0xFFF0_1020 }
        if name == "b.png" { try change(picture) }
        try picture.write(to: "\(folder)/\(name)")
      }
      let result = try DemoProgram.run(["--compare", "a.png", "b.png"] + options, in: folder)
      let hasDifference = try FileSystem.names(in: folder).contains("d.png")
      return (result, hasDifference ? try PixelImage(readingPNG: "\(folder)/d.png") : nil)
    }
  }

  @Test func `Equal pictures are said to be equal, with status 0`() throws {
    let (result, difference) = try compare(["--diff", "d.png"]) { _ in }
    #expect(result.status == .exited(0))
    #expect(result.output == "equal\n" && result.errors.isEmpty)
    #expect(difference?.width == 21 && difference?.colors.contains(0xFF0000) == false)
  }

  @Test func `A different picture is status 1 with count, largest difference and first place`()
    throws
  {
    let (result, difference) = try compare(["--diff", "d.png"]) { picture in
      picture.withPixels { pixels, stride in
        pixels[5 * stride + 20] = 0xFF40_6083
        pixels[12 * stride] = 0xFF50_6080
      }
    }
    #expect(result.status == .exited(1) && result.errors.isEmpty)
    #expect(result.output == "different: 2 pixels, by 16 at most, the first at (20, 5)\n")
    let marked = try #require(difference)
    let red = (0..<13).flatMap { y in
      (0..<21).filter { x in marked[x, y].map { $0 & 0xFFFF == 0 && $0 > 0 } == true }
        .map { [$0, y] }
    }
    #expect(red == [[20, 5], [0, 12]])
  }

  @Test(
    arguments: [
      (["--tolerance", "3"], 1), (["--tolerance", "16"], 0), (["--tolerance=15"], 1),
      (["--max-pixels", "2"], 0), (["--max-pixels=1"], 1),
      (["--tolerance", "3", "--max-pixels", "1"], 0),
    ])
  func `Limits are for channels and for pixels`(options: [String], status: Int) throws {
    let (result, _) = try compare(options) { picture in
      picture.withPixels { pixels, stride in
        pixels[5 * stride + 20] = 0xFF40_6083
        pixels[12 * stride] = 0xFF50_6080
      }
    }
    #expect(result.status == .exited(Int32(status)))
    #expect(result.output.hasPrefix(status == 0 ? "equal within the limits: " : "different: "))
  }

  @Test func `Another size is not comparable, status 2, whatever the limits`() throws {
    let (result, difference) = try compare(
      ["--tolerance", "255", "--max-pixels", "9999", "--diff", "d.png"], size: (20, 13)
    ) { _ in }
    #expect(result.status == .exited(2) && result.errors.isEmpty)
    #expect(result.output == "not comparable: sizes 21x13 and 20x13\n")
    #expect(difference?.width == 21 && difference?[20, 0] == 0xFF00FF)
  }

  @Test func `A picture of one colour is named as suspicious`() throws {
    let (result, _) = try compare { picture in
      picture.withPixels { pixels, stride in pixels[2 * stride + 3] = 0xFF40_6080 }
    }
    #expect(result.status == .exited(1))
    #expect(result.errors == "vpage-demo: b.png is of one colour only: was it drawn at all?\n")
  }

  @Test func `What is no picture is status 2, and a difference that cannot be written status 1`()
    throws
  {
    try FileSystem.withTemporaryFolder { folder in
      let picture = try Picture(width: 9, height: 9)
      picture.withPixels { pixels, _ in pixels[0] = 0xFFFF_FFFF }
      try picture.write(to: "\(folder)/a.png")
      let whole = try FileSystem.read("\(folder)/a.png")
      try FileSystem.write(Array(whole.dropLast(20)), to: "\(folder)/half.png")
      try FileSystem.write([], to: "\(folder)/empty.png")
      for file in ["half.png", "empty.png", "missing.png", "."] {
        for words in [["a.png", file], [file, "a.png"]] {
          let result = try DemoProgram.run(["--compare"] + words, in: folder)
          #expect(result.status == .exited(2), "\(file)")
          #expect(result.output.isEmpty && result.errorLines.count == 1)
          #expect(result.errors.contains("reading \(file)"))
        }
      }
      for file in ["/dev/full", "nowhere/d.png", "/sys/d.png"] {
        let result = try DemoProgram.run(
          ["--compare", "a.png", "a.png", "--diff", file], in: folder)
        #expect(result.status == .exited(1) && result.errors.contains(file))
      }
      #expect(try FileSystem.names(in: folder) == ["a.png", "empty.png", "half.png"])
    }
  }

  @Test(arguments: [("a.png", 0), ("c.png", 1), ("half.png", 2)])
  func `A picture may come from a pipe, which can be read only once`(file: String, status: Int32)
    throws
  {
    try FileSystem.withTemporaryFolder { folder in
      // Larger than what a pipe holds, and hard to compress.
      var noise = SeededGenerator(seed: 3)
      let picture = try Picture(width: 300, height: 200)
      picture.withPixels { pixels, _ in
        for index in pixels.indices {
          pixels[index] = 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &noise)
        }
      }
      for name in ["a.png", "b.png"] { try picture.write(to: "\(folder)/\(name)") }
      picture.withPixels { pixels, _ in pixels[7] ^= 1 }
      try picture.write(to: "\(folder)/c.png")
      let whole = try FileSystem.read("\(folder)/a.png")
      try FileSystem.write(Array(whole.dropLast(20)), to: "\(folder)/half.png")
      let result = try Subprocess(
        "/bin/sh",
        [
          "-c", "mkfifo pipe; cat \(file) >pipe & \"$0\" --compare pipe b.png",
          try DemoProgram.path(),
        ],
        folder: folder
      ).run(timeoutSeconds: 20)
      #expect(result.status == .exited(status), "\(result.errors)")
      #expect(
        result.output
          == ["equal\n", "different: 1 pixel, by 1 at most, the first at (7, 0)\n", ""][Int(status)]
      )
      #expect(result.errorLines.count == (status == 2 ? 1 : 0))
    }
  }

  @Test(
    arguments: [
      ["--compare"], ["--compare", "a.png"], ["--compare", "a.png", "b.png", "c.png"],
      ["--compare", "a.png", "b.png", "--tolerance", "256"],
      ["--compare", "a.png", "b.png", "--max-pixels", "-1"],
      ["--compare", "a.png", "b.png", "--headless"], ["--compare=a.png"],
    ])
  func `Wrong words are one line and status 2`(words: [String]) throws {
    let result = try DemoProgram.run(words)
    #expect(result.status == .exited(2) && result.output.isEmpty)
    #expect(result.errorLines.count == 1 && result.errors.hasPrefix("vpage-demo: "))
  }
}
