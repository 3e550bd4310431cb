import PagerCore
import PagerSDL

/// Article cards in a ring: they never end, in either direction.
final class LoopScene: Scene {
  let name = SceneName.loop
  let configuration = PagerConfiguration(axis: .horizontal, boundary: .looping)
  var count = LoopArticle.count

  private let context: DemoContext

  /// Makes the scene; nothing is laid out before a page is asked for.
  init(context: DemoContext) { self.context = context }

  func prepare(_ pager: PageContainer) {
    let context = context
    pager.register(LoopPage.self) { LoopPage(context: context) }
    pager.background = context.palette.background
    // The cards have shadows of their own, and lie on one table.
    pager.edgeShadowPoints = 0
  }

  func numberOfPages(in pager: PageContainer) -> Int { count }

  func page(at index: Int, in pager: PageContainer) -> PageView {
    let page = pager.dequeue(LoopPage.self)
    page.show(index, of: count)
    return page
  }
}
