import PagerCore
import PagerSDL

/// A set of pages with the feel that suits them: what `--scene` and the keys 1, 2, 3 choose.
protocol Scene: PageDataSource {
  /// The name that options and traces use.
  var name: SceneName { get }

  /// The pager's rules for this scene; options override them.
  var configuration: PagerConfiguration { get }

  /// How many pages there are; changing it needs a `reloadData`.
  var count: Int { get set }

  /// Sets the pager up: classes, background, edge and overlays.
  func prepare(_ pager: PageContainer)

  /// The name of a page, for the title and for people.
  func nameOfPage(at index: Int) -> String
}

/// The scenes by name.
enum SceneName: String, CaseIterable {
  /// Pages of several styles, one above the other, some scrolling inside.
  case vertical
  /// Horizontal pages with the event log on show.
  case lifecycle
  /// Article cards that never end.
  case loop
  /// Test cards without text, for pictures and measurements.
  case cards

  /// What the menu and the card with the keys call it.
  var title: String {
    switch self {
    case .vertical: "Vertical pages"
    case .lifecycle: "Life cycle"
    case .loop: "Endless loop"
    case .cards: "Test cards"
    }
  }
}
