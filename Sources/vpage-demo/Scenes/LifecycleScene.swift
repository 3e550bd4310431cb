import PagerCore
import PagerSDL

/// Horizontal pages with the event log on show, for trying what the life cycle does.
final class LifecycleScene: Scene {
  let name = SceneName.lifecycle
  let configuration = PagerConfiguration(axis: .horizontal)
  var count = Experiment.all.count

  private let context: DemoContext

  /// Makes the scene; nothing is laid out before a page is asked for.
  init(context: DemoContext) { self.context = context }

  func prepare(_ pager: PageContainer) {
    let context = context
    pager.register(ExperimentPage.self) { ExperimentPage(context: context) }
    pager.background = context.palette.background
    pager.edgeShadowPoints = 12
  }

  var showsLog: Bool { true }

  func pageArea(in size: Size) -> Rect { LogPane.pageArea(in: size) }

  func numberOfPages(in pager: PageContainer) -> Int { count }

  func page(at index: Int, in pager: PageContainer) -> PageView {
    let page = pager.dequeue(ExperimentPage.self)
    page.show(index)
    return page
  }
}
