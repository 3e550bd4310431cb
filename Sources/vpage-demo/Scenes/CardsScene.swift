import PagerCore
import PagerSDL

/// Test cards: plain colours that tell page, edges and order without text.
final class CardsScene: Scene {
  let name = SceneName.cards
  let configuration = PagerConfiguration()
  var count: Int

  var hasWords: Bool { false }

  init(count: Int) { self.count = count }

  func prepare(_ pager: PageContainer) {
    pager.register(CardPage.self)
    pager.background = .black
  }

  func numberOfPages(in pager: PageContainer) -> Int { count }

  func page(at index: Int, in pager: PageContainer) -> PageView {
    pager.dequeue(CardPage.self)
  }
}
