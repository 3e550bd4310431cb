import PagerCore
import PagerSDL
import PagerTestSupport
import PagerTrace
import Testing

@testable import vpage_demo

/// The cards of the loop scene.
@Suite struct LoopSceneTests {
  private func luminance(_ pixel: UInt32) -> Int {
    Int(pixel >> 16 & 255) + Int(pixel >> 8 & 255) + Int(pixel & 255)
  }

  @Test(arguments: [Size(width: 480, height: 800), Size(width: 320, height: 240)])
  func `All cards and all pictures have one height`(size: Size) throws {
    let stage = try DemoStage(.loop, size: size)
    var ends: Set<Int> = []
    for page in 0..<stage.pager.pageCount {
      try stage.pager.goTo(page, animated: false)
      let picture = try stage.picture()
      // Near the card's left edge: paper, tint, card, paper.
      let column = (0..<picture.height).compactMap { picture[32, $0] }
      let card = Color(hex: 0xFFFFFF)
      let white = UInt32(card.red) << 16 | UInt32(card.green) << 8 | UInt32(card.blue)
      ends.insert(try #require(column.firstIndex(of: white)))
    }
    #expect(ends.count == 1, "\(ends)")
  }

  @Test(arguments: [1.0, 2], [TraceHeader.Theme.light, .dark])
  func `No lighter or darker rim shows at the round corners`(
    scale: Double, theme: TraceHeader.Theme
  ) throws {
    let stage = try DemoStage(.loop, size: Size(width: 480, height: 800), scale: scale) {
      $0.run.theme = theme
    }
    let picture = try stage.picture()
    let palette = Palette(theme: theme)
    let tint = palette.wash(palette.hue(0), over: palette.card, fraction: 0.13)
    let inner = Int(tint.red) + Int(tint.green) + Int(tint.blue)
    let paper =
      Int(palette.paper.red) + Int(palette.paper.green) + Int(palette.paper.blue)
    let edge = Int(palette.line.red) + Int(palette.line.green) + Int(palette.line.blue)
    // The corner of the card at (24, 36), with radius 16.
    let most = max(inner, paper, theme == .dark ? edge : 0)
    for y in Int(36 * scale)..<Int(52 * scale) {
      for x in Int(24 * scale)..<Int(40 * scale) {
        #expect(luminance(try #require(picture[x, y])) <= most + 3)
      }
    }
  }

  @Test func `A single card has no neighbours and promises none`() throws {
    let stage = try DemoStage(.loop) { $0.run.pages = 1 }
    #expect(stage.pager.currentView?.name.hasPrefix("One card is no ring") == true)
    #expect(LoopArticle.at(0, of: 1).text.contains("nothing on either side"))
    #expect(
      IndicatorLayout(
        axis: .horizontal, count: 1, area: Rect(x: 0, y: 0, width: 480, height: 800)) == nil)
  }

  @Test func `The words of the ring give its own number of cards`() {
    #expect(LoopArticle.at(0, of: 5).text.hasPrefix("Five cards"))
    #expect(LoopArticle.at(0, of: 2).text.hasPrefix("Two cards"))
    #expect(LoopArticle.at(0, of: 2_000_000_000).text.hasPrefix("2,000,000,000 cards"))
    #expect(LoopArticle.at(5, of: 7).title == LoopArticle.at(0, of: 7).title)
  }
}
