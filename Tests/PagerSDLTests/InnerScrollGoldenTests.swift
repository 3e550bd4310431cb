import PagerCore
import PagerSDL
import PagerTesting
import PagerTestSupport
import PagerTrace
import Testing

/// A page that scrolls inside, as pictures that hold no text.
@Suite struct InnerScrollGoldenTests {
  /// A page of bars of ever other widths, twice as long as the view.
  private final class LadderView: PageView {
    override var background: Color { Color(hex: index == 1 ? 0xE4DFD0 : 0xFBFAF7) }

    override func contentLength(fitting size: Size) -> Double { 2 * size.height }

    override func draw(on canvas: PageCanvas, visible: Rect) {
      for bar in 0..<24 {
        let width = Double((bar * 7) % 24 + 1) / 24 * (size.width - 8)
        let area = Rect(x: 4, y: 4 + 10 * Double(bar), width: width, height: 6)
        canvas.fill(bar % 6 == 0 ? Color(hex: 0xB8321E) : Color(hex: 0x1E6FB8), area)
      }
    }
  }

  /// Three ladders.
  private final class Ladders: PageDataSource {
    func numberOfPages(in pager: PageContainer) -> Int { 3 }
    func page(at index: Int, in pager: PageContainer) -> PageView {
      pager.dequeue(LadderView.self)
    }
  }

  @Test func `A drag reads the page, its end and the pull to the next one`() throws {
    let ladders = Ladders()
    let pager = PageContainer()
    pager.dataSource = ladders
    let reading = TraceBuilder(size: Size(width: 80, height: 120))
      .drag(through: [.percent(50, 90), .percent(50, 40)], duration: 400)
      .add(.screenshot(file: "inside.png"))
    // On with the same drag, past the end of the page.
    let pulling = (1...12).reduce(reading) { trace, step in
      trace.wait(33).add(.move(.percent(50, 40 - 10 * Double(step))))
    }
    let trace =
      pulling
      .add(.screenshot(file: "past-inside.png"))
      .release(at: .percent(50, -80), after: 200)
      .add(.expect(.page(1)), at: 3000)
      .end()
      .trace
    expectSnapshots(of: pager, playing: trace)
  }
}
