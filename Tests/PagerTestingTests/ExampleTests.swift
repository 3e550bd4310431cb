import PagerCore
import PagerSDL
import PagerTesting
import PagerTrace
import Testing

/// A page of bars: one more on every page.
final class BarsPage: PageView {
  override var name: String { "Bars" }
  override var background: Color { Color(hex: 0xFBFAF7) }

  override func draw(on canvas: PageCanvas, visible: Rect) {
    for bar in 0...(index ?? 0) {
      let bounds = Rect(x: 16, y: 16 + 32 * Double(bar), width: size.width - 32, height: 24)
      canvas.fillRounded(Color(hex: 0x1E6FB8), bounds, radius: 6)
    }
  }
}

final class Bars: PageDataSource {
  func numberOfPages(in pager: PageContainer) -> Int { 5 }
  func page(at index: Int, in pager: PageContainer) -> PageView { pager.dequeue(BarsPage.self) }
}

@Suite struct BarsTests {
  let bars = Bars()
  let pager = PageContainer()
  let trace = TraceBuilder(size: Size(width: 160, height: 240))

  init() { pager.dataSource = bars }

  @Test func `A page has one bar more than its number`() {
    expectSnapshot(of: BarsPage(), index: 3, size: Size(width: 160, height: 240), named: "bars")
  }

  @Test func `A pull past the threshold turns the page`() {
    let pull = trace.drag(through: [.percent(50, 80), .percent(50, 30)], duration: 160)
      .add(.screenshot(file: "pulled.png"))
      .release(at: .percent(50, 30))
      .add(.expect(.page(1)), at: 2000)
      .end()
    expectSnapshots(of: pager, playing: pull.trace, log: "pull")
  }

  @Test func `A turn looks right from its start to its end`() {
    let turn = trace.key(.pageDown).end(at: 480)
    expectFilmstrip(of: pager, playing: turn.trace, named: "turn")
  }
}
