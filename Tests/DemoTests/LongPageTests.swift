import PagerCore
import PagerSDL
import PagerTestSupport
import Testing

@testable import vpage_demo

/// The page of a hundred thousand lines: its numbers and its factors each have a column.
@Suite struct LongPageTests {
  /// Shows the page and returns it.
  private func page(on stage: DemoStage) throws -> LongPage {
    for index in 0..<stage.pager.pageCount {
      try stage.pager.goTo(index, animated: false)
      if let page = stage.pager.currentView as? LongPage { return page }
    }
    return try #require(nil, "no page of the vertical scene is the long one")
  }

  @Test(arguments: [1.0, 2])
  func `Numbers end in one column, with room before the factors, from the first line to the last`(
    scale: Double
  ) throws {
    let stage = try DemoStage(.vertical, scale: scale)
    let page = try page(on: stage)
    let size = stage.pager.size
    let column = page.column(fitting: size)
    let lines = page.contentLength(fitting: size) - column.cursor - column.margins.bottom
    let lineHeight = lines / Double(FactorTable.count)
    var ends: Set<Int> = []
    var starts: [Int] = []
    // All end in the same digit, whose ink ends in the same column then.
    for number in [8, 18, 998, 1008, 54_328, 99_998] {
      let top = column.cursor + Double(number - 1) * lineHeight
      stage.pager.innerOffset = top - size.height / 2
      let picture = try stage.picture()
      let y = top - stage.pager.innerOffset
      let rows = Int((y * scale).rounded())..<Int(((y + lineHeight) * scale).rounded())
      let gap = try #require(Self.widestGap(in: picture, rows, from: column.left, scale: scale))
      ends.insert(gap.lowerBound)
      starts.append(gap.upperBound)
      #expect(Double(gap.count) / scale > 9, "line \(number)")
    }
    #expect(ends.count == 1, "\(ends)")
    let first = try #require(starts.min())
    #expect(starts.allSatisfy { Double($0 - first) / scale < 3 }, "\(starts)")
  }

  /// The columns of the widest gap between what is drawn in some rows, in pixels.
  private static func widestGap(
    in picture: PixelImage, _ rows: Range<Int>, from left: Double, scale: Double
  ) -> Range<Int>? {
    let paper = picture[2, rows.lowerBound]
    // Not as far as the indicator at the right edge.
    let inked = (Int(left * scale) - 2..<Int(300 * scale)).filter { x in
      rows.contains { picture[x, $0] != paper }
    }
    return zip(inked, inked.dropFirst()).map { $0 + 1..<$1 }.max { $0.count < $1.count }
  }
}
