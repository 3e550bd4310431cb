import PagerCapture
import PagerCore
import PagerSDL
import PagerText
import Testing

@testable import PagerTesting

/// A picture is compared with its golden: modes, limits, small changes, versions of text.
@Suite struct PictureGoldenTests {
  /// A picture with an edge, a ramp and a spot.
  private func sample(width: Int = 31, height: Int = 40) throws -> Picture {
    let picture = try Picture(width: width, height: height, color: Color(hex: 0x1E6FB8))
    try picture.draw { canvas in
      canvas.fill(.white, Rect(x: 0, y: 0, width: 31, height: 1))
      canvas.gradient(
        from: Color(hex: 0x202020), to: Color(hex: 0xD0D0D0),
        in: Rect(x: 4, y: 6, width: 20, height: 12), along: .horizontal)
      canvas.fillCircle(Color(hex: 0xC2780C), center: Point(x: 15, y: 28), radius: 7)
    }
    return picture
  }

  /// What a comparison throws; nil when it is content.
  private func failure(
    _ picture: Picture, _ golden: GoldenPicture, _ mode: RecordMode, fonts: [String]? = nil
  ) -> GoldenFailure? {
    do throws(GoldenFailure) {
      let verdict = try golden.compare(picture, fonts: fonts, mode: mode)
      #expect(verdict == .equal)
      return nil
    } catch {
      return error
    }
  }

  private func golden(
    in folder: String, tolerance: Int = 0, maximumPixels: Int = 0
  ) -> GoldenPicture {
    GoldenPicture(
      path: "\(folder)/Goldens/a.png",
      limits: PictureComparison(tolerance: tolerance, maximumPixels: maximumPixels))
  }

  @Test func `A missing golden fails in every mode, and is written in all but never`() throws {
    // BC-60
    for mode in RecordMode.allCases {
      try FileSystem.withTemporaryFolder { folder in
        let golden = golden(in: folder)
        let picture = try sample()
        guard mode != .never else {
          #expect(failure(picture, golden, mode) == .missing(path: golden.path))
          #expect(try FileSystem.names(in: folder).isEmpty)
          return
        }
        #expect(failure(picture, golden, mode) == .recorded(path: golden.path))
        #expect(try FileSystem.names(in: "\(folder)/Goldens") == ["a.png"])
        #expect(try FileSystem.read(golden.path) == picture.encoded())
        #expect(failure(picture, golden, .never) == nil)
      }
    }
  }

  @Test func `A different golden fails in every mode, and is written in all and failed`() throws {
    for mode in RecordMode.allCases {
      try FileSystem.withTemporaryFolder { folder in
        let golden = golden(in: folder)
        let before = try sample()
        #expect(failure(before, golden, .missing) == .recorded(path: golden.path))
        let after = try sample()
        try after.draw { $0.fill(.black, Rect(x: 3, y: 2, width: 2, height: 1)) }
        let isWritten = mode == .all || mode == .failed
        let outcome = PictureComparison.Outcome.different(count: 2, largest: 184, x: 3, y: 2)
        #expect(
          failure(after, golden, mode)
            == (isWritten
              ? .recorded(path: golden.path)
              : .differentPicture(path: golden.path, outcome)))
        #expect(
          try FileSystem.read(golden.path) == (isWritten ? after.encoded() : before.encoded()))
      }
    }
  }

  /// The known kinds of small change.
  enum Change: CaseIterable {
    case onePixel, oneRowLower, alphaOnly, oneColumnLess, twoOnAllPixels, oneRowMore
  }

  private func change(_ picture: Picture, _ change: Change) throws -> Picture {
    switch change {
    case .onePixel:
      picture.withPixels { pixels, stride in pixels[39 * stride + 30] ^= 1 }
      return picture
    case .oneRowLower:
      let moved = try sample()
      moved.copy(picture, x: 0, y: 1)
      return moved
    case .alphaOnly:
      picture.withPixels { pixels, stride in pixels[20 * stride + 10] &= 0xFEFF_FFFF }
      return picture
    case .oneColumnLess: return try sample(width: 30)
    case .oneRowMore: return try sample(height: 41)
    case .twoOnAllPixels:
      picture.withPixels { pixels, stride in
        for y in 0..<40 {
          for x in 0..<31 { pixels[y * stride + x] = Self.plusTwo(pixels[y * stride + x]) }
        }
      }
      return picture
    }
  }

  /// Two more on red, green and blue, or two less where they are full.
  private static func plusTwo(_ pixel: UInt32) -> UInt32 {
    var result = pixel & 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] {
      let channel = pixel >> shift & 255
      result |= (channel > 253 ? channel - 2 : channel + 2) << shift
    }
    return result
  }

  @Test(arguments: Change.allCases, [false, true])
  func `Every small change is caught`(kind: Change, isWritten: Bool) throws {
    try FileSystem.withTemporaryFolder { folder in
      // One step of one channel of one pixel is within a tolerance of 1; all else is beyond it.
      let isOneStep = kind == .onePixel || kind == .alphaOnly
      let golden = golden(in: folder, tolerance: isOneStep ? 0 : 1)
      #expect(try failure(sample(), golden, .missing) == .recorded(path: golden.path))
      // A picture of a frame has no alpha; one that was read has.
      var changed = try change(
        kind == .alphaOnly ? Picture(reading: golden.path) : sample(), kind)
      if isWritten {
        try changed.write(to: "\(folder)/changed.png")
        changed = try Picture(reading: "\(folder)/changed.png")
      }
      guard case .differentPicture(_, let outcome) = failure(changed, golden, .never) else {
        Issue.record("\(kind) was not caught")
        return
      }
      switch kind {
      case .onePixel: #expect(outcome == .different(count: 1, largest: 1, x: 30, y: 39))
      case .alphaOnly: #expect(outcome == .different(count: 1, largest: 1, x: 10, y: 20))
      case .oneRowLower:
        guard case .different(_, _, _, 1) = outcome else {
          Issue.record("\(outcome)")
          return
        }
      case .twoOnAllPixels:
        #expect(outcome == .different(count: 31 * 40, largest: 2, x: 0, y: 0))
      case .oneColumnLess: #expect(outcome == .notComparable("sizes 31x40 and 30x40"))
      case .oneRowMore: #expect(outcome == .notComparable("sizes 31x40 and 31x41"))
      }
    }
  }

  @Test func `Limits are kept to the pixel and to the step`() throws {
    try FileSystem.withTemporaryFolder { folder in
      #expect(try failure(sample(), golden(in: folder), .missing) != nil)
      let all = try change(sample(), .twoOnAllPixels)
      #expect(failure(all, golden(in: folder, tolerance: 2), .never) == nil)
      #expect(failure(all, golden(in: folder, tolerance: 1), .never) != nil)
      #expect(failure(all, golden(in: folder, maximumPixels: 31 * 40), .never) == nil)
      #expect(failure(all, golden(in: folder, maximumPixels: 31 * 40 - 1), .never) != nil)
      // No limits let another size pass.
      let wide = golden(in: folder, tolerance: 255, maximumPixels: 1_000_000)
      #expect(try failure(sample(width: 30), wide, .never) != nil)
    }
  }

  @Test func `A picture of one colour is named as suspicious`() throws {
    let empty = try Picture(width: 8, height: 8, color: .black)
    #expect(
      PictureGolden.comment(on: empty, "page 3")?.rawValue
        == "page 3: the picture is of one colour only: was it drawn at all?")
    #expect(PictureGolden.comment(on: try sample(), "page 3")?.rawValue == "page 3")
    #expect(PictureGolden.comment(on: try sample(), nil) == nil)
  }

  @Test func `What is no picture is a failure that says so`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let golden = GoldenPicture(path: "\(folder)/a.png", limits: PictureComparison())
      try FileSystem.write([1, 2, 3], to: golden.path)
      let unreadable = try failure(sample(), golden, .failed)
      #expect(unreadable?.description.contains(golden.path) == true)
      #expect(try FileSystem.read(golden.path) == [1, 2, 3])
      let below = GoldenPicture(path: "\(folder)/a.png/b.png", limits: PictureComparison())
      #expect(try failure(sample(), below, .all)?.description.contains("Not a directory") == true)
    }
  }

  @Test func `A golden of text tells what it was made with, and elsewhere it is not comparable`()
    throws
  {
    // BC-58
    try FileSystem.withTemporaryFolder { folder in
      let golden = golden(in: folder)
      let fonts = ["Some Font.otf 4.000"]
      #expect(try failure(sample(), golden, .missing, fonts: fonts) != nil)
      #expect(try FileSystem.names(in: "\(folder)/Goldens") == ["a.png", "a.versions.txt"])
      let kept = String(decoding: try FileSystem.read(golden.versionsPath), as: UTF8.self)
      #expect(kept == "Some Font.otf 4.000\n")

      // Equal pictures are equal, whatever they were made with.
      let newer = ["Some Font.otf 4.001"]
      #expect(try failure(sample(), golden, .never, fonts: newer) == nil)
      // With the same versions a difference is a failure, with others it is not comparable.
      let other = try change(sample(), .onePixel)
      #expect(failure(other, golden, .never, fonts: fonts) != nil)
      let verdict = try golden.compare(other, fonts: newer, mode: .failed)
      #expect(verdict == .notComparable("Some Font.otf 4.001, wanted 4.000"))
      // A missing font is told; a size and a picture of nothing are failures of the pager.
      let missing = try golden.compare(other, fonts: [], mode: .never)
      #expect(missing == .notComparable("Some Font.otf missing, wanted 4.000"))
      #expect(try failure(sample(width: 30), golden, .never, fonts: newer) != nil)
      #expect(try failure(Picture(width: 31, height: 40), golden, .never, fonts: newer) != nil)
      #expect(failure(other, golden, .all, fonts: newer) == .recorded(path: golden.path))
      #expect(failure(other, golden, .never, fonts: newer) == nil)
    }
  }

  @Test func `A golden of text without its versions is no golden`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let golden = golden(in: folder)
      let picture = try sample()
      #expect(failure(picture, golden, .missing) == .recorded(path: golden.path))
      #expect(
        failure(picture, golden, .never, fonts: []) == .missing(path: golden.versionsPath))
      #expect(
        failure(picture, golden, .missing, fonts: []) == .recorded(path: golden.path))
      #expect(failure(picture, golden, .never, fonts: []) == nil)
    }
  }

  @Test func `Versions are read as they were written, and every difference is told`() {
    let text = "FreeType 2.13.2\nA Font.otf 1.5\n"
    let golden = TextVersions(text: text)
    #expect(golden.text == text)
    #expect(TextVersions(text: "\n \nword\n").parts.isEmpty)
    let here = TextVersions(text: "FreeType 2.12.1\nB.ttf 2.000\n")
    #expect(
      here.reasonAgainst(golden: golden)
        == "FreeType 2.12.1, wanted 2.13.2; A Font.otf missing, wanted 1.5; "
        + "B.ttf 2.000, which the golden was made without")
    #expect(golden.reasonAgainst(golden: golden) == nil)
    let libraries = TextVersions(FontBook().fontVersions).parts
    #expect(libraries.map(\.name) == ["FreeType", "HarfBuzz", "SDL_ttf"])
    #expect(libraries.allSatisfy { $0.version.split(separator: ".").count == 3 })
    #expect(libraries.allSatisfy { $0.version != "0.0.0" })
  }

  @Test func `A test with a missing golden fails, and one with an equal golden passes`() throws {
    try FileSystem.withTemporaryFolder { folder in
      let picture = try sample()
      withKnownIssue {
        PictureGolden.expect(picture, matches: "a", sourcePath: "\(folder)/T.swift")
      } matching: { issue in
        issue.error is GoldenFailure
      }
      guard FileSystem.environment(RecordMode.variable) == nil else { return }
      try FileSystem.makeFolder("\(folder)/Goldens")
      for name in ["b", "c"] {
        try picture.write(to: PictureGolden.path(of: name, beside: "\(folder)/T.swift"))
      }
      PictureGolden.expect(picture, matches: "b", sourcePath: "\(folder)/T.swift")
      let other = try change(picture, .onePixel)
      withKnownIssue {
        PictureGolden.expect(other, matches: "c", sourcePath: "\(folder)/T.swift")
      } matching: { issue in
        "\(issue.error.map { "\($0)" } ?? "")".contains("different: 1 pixel,")
      }
    }
  }
}
