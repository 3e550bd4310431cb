import PagerCore
import PagerText
import PagerTrace
import Testing

@testable import PagerSDL
@testable import vpage_demo

/// Whether pages fit or scroll for a reason, in windows of many sizes.
@Suite struct PageFitTests {
  private static let sizes: [Size] = [
    Size(width: 101, height: 151), Size(width: 160, height: 120), Size(width: 200, height: 200),
    Size(width: 240, height: 239), Size(width: 240, height: 360), Size(width: 320, height: 241),
    Size(width: 320, height: 480), Size(width: 360, height: 639), Size(width: 360, height: 641),
    Size(width: 400, height: 600), Size(width: 439, height: 700), Size(width: 480, height: 520),
    Size(width: 480, height: 800), Size(width: 600, height: 400), Size(width: 700, height: 760),
    Size(width: 719, height: 480), Size(width: 720, height: 480), Size(width: 800, height: 600),
    Size(width: 1024, height: 700), Size(width: 1280, height: 800), Size(width: 1366, height: 700),
    Size(width: 1920, height: 1080),
  ]

  /// Calls a body with every page of a scene, in every size.
  private func eachPage(
    of scene: any Scene, sizes: [Size] = PageFitTests.sizes,
    _ body: (DemoPage, Size) throws -> Void
  ) throws {
    let pager = PageContainer(configuration: scene.configuration)
    scene.prepare(pager)
    pager.dataSource = scene
    for size in sizes {
      pager.open(size: size, scale: 1, at: .zero)
      for index in 0..<scene.count {
        try pager.goTo(index, animated: false)
        try body(try #require(pager.currentView as? DemoPage), size)
      }
    }
  }

  private func context(percent: Int = 100) -> DemoContext {
    let context = DemoContext(fonts: FontBook(), palette: Palette(theme: .light))
    var size = TextSize.normal
    while size.percent < percent { size = size.larger }
    while size.percent > percent { size = size.smaller }
    context.use(size)
    return context
  }

  /// The page either fits, or has a line or more of its content out of sight.
  private func check(_ page: DemoPage, _ size: Size, _ remark: String = "") {
    let length = page.contentLength(fitting: size)
    if length <= size.height {
      #expect(length == size.height || length == 0)
      return
    }
    let column = page.column(fitting: size)
    let end = page is LongPage ? length - column.margins.bottom : column.cursor
    let hidden = end - column.area.maxY
    #expect(
      hidden >= 24,
      "\(page.name) at \(size.width)×\(size.height) \(remark): only \(hidden) pt hidden")
  }

  @Test func `No page of the vertical scene scrolls through mere margin`() throws {
    try eachPage(of: VerticalScene(context: context())) { page, size in check(page, size) }
  }

  @Test(arguments: [80, 125, 200])
  func `Nor does one with smaller or larger text`(percent: Int) throws {
    let sizes = [
      Size(width: 160, height: 120), Size(width: 320, height: 480), Size(width: 480, height: 800),
      Size(width: 800, height: 600), Size(width: 1280, height: 800),
    ]
    try eachPage(of: VerticalScene(context: context(percent: percent)), sizes: sizes) {
      page, size in check(page, size, "\(percent) %")
    }
  }

  @Test func `Nor does one of the other scenes, beside or above the log`() throws {
    try eachPage(of: LifecycleScene(context: context())) { page, size in check(page, size) }
    try eachPage(of: LoopScene(context: context())) { page, size in check(page, size) }
  }

  @Test func `Nor do questions with unfolded answers, in either language`() throws {
    let context = context()
    for language in 0..<2 {
      for unfolded in [[0], [1, 2], [0, 1, 2, 3]] {
        let scene = VerticalScene(context: context)
        let pager = PageContainer()
        scene.prepare(pager)
        pager.dataSource = scene
        pager.configuration.reduceMotion = true
        for size in Self.sizes {
          pager.open(size: size, scale: 1, at: .zero)
          try pager.goTo(language == 0 ? 4 : 8, animated: false)
          let page = try #require(pager.currentView as? QuestionPage)
          if size == Self.sizes.first {
            for number in unfolded { page.didClick(at: try #require(page.middle(ofRow: number))) }
          }
          check(page, size, "unfolded \(unfolded)")
        }
      }
    }
  }
}
