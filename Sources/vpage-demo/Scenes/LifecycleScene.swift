import PagerCore
import PagerSDL

/// First form.
final class LifecycleScene: Scene {
  let name = SceneName.lifecycle
  let configuration = PagerConfiguration()
  var count = 12
  init(context: DemoContext) {}
  func prepare(_ pager: PageContainer) { pager.register(CardPage.self) }
  func nameOfPage(at index: Int) -> String { "Page \(index)" }
  func numberOfPages(in pager: PageContainer) -> Int { count }
  func page(at index: Int, in pager: PageContainer) -> PageView { pager.dequeue(CardPage.self) }
}
