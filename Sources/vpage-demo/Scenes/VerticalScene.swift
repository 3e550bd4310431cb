import PagerCore
import PagerSDL

/// Pages of several styles, one above the other, about paging itself.
final class VerticalScene: Scene {
  /// What is on a page.
  private enum Content {
    case cover
    case article(Article)
    case figure(any Figure)
    case questions(QuestionSet)
    case numbers
    case poster
    case long
  }

  let name = SceneName.vertical
  let configuration = PagerConfiguration()
  var count: Int

  private let context: DemoContext
  private let contents: [Content]

  /// Makes the scene; nothing is laid out before a page is asked for.
  init(context: DemoContext) {
    self.context = context
    contents = [
      .cover,
      .article(EnglishArticles.strip),
      .figure(RubberBandFigure()),
      .article(ChineseArticles.damping),
      .questions(Questions.makeEnglish()),
      .article(EnglishArticles.recentring),
      .figure(SpringFigure()),
      .numbers,
      .questions(Questions.makeChinese()),
      .article(ChineseArticles.life),
      .poster,
      .long,
    ]
    count = contents.count
  }

  func prepare(_ pager: PageContainer) {
    let context = context
    func register<Page: DemoPage>(_ type: Page.Type) {
      pager.register(type) { type.init(context: context) }
    }
    register(CoverPage.self)
    register(ArticlePage.self)
    register(FigurePage.self)
    register(QuestionPage.self)
    register(NumbersPage.self)
    register(PosterPage.self)
    register(LongPage.self)
    pager.background = context.palette.background
    pager.edgeShadowPoints = 16
  }

  func numberOfPages(in pager: PageContainer) -> Int { count }

  func page(at index: Int, in pager: PageContainer) -> PageView {
    switch content(at: index) {
    case .cover: return pager.dequeue(CoverPage.self)
    case .article(let article):
      let page = pager.dequeue(ArticlePage.self)
      page.show(article)
      return page
    case .figure(let figure):
      let page = pager.dequeue(FigurePage.self)
      page.show(figure)
      return page
    case .questions(let questions):
      let page = pager.dequeue(QuestionPage.self)
      page.show(questions)
      return page
    case .numbers: return pager.dequeue(NumbersPage.self)
    case .poster: return pager.dequeue(PosterPage.self)
    case .long: return pager.dequeue(LongPage.self)
    }
  }

  /// What is on a page; asked for more pages than there are, the book starts again.
  private func content(at index: Int) -> Content { contents[index % contents.count] }
}
