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

  /// Whether there is text on its pages, and panels may be over them.
  var hasWords: Bool { get }

  /// Whether the event log is on show over its pages.
  var showsLog: Bool { get }

  /// The part of a viewport of a size that is the pages' own; panels have the rest.
  func pageArea(in size: Size) -> Rect

  /// Sets the pager up: classes, background, edge and overlays.
  func prepare(_ pager: PageContainer)
}

extension Scene {
  /// With text and panels.
  var hasWords: Bool { true }

  /// No log.
  var showsLog: Bool { false }

  /// All of it.
  func pageArea(in size: Size) -> Rect { Rect(origin: Point(x: 0, y: 0), size: size) }
}

extension PageContainer {
  /// The scene on show: what panels ask about the pages under them.
  var scene: (any Scene)? { dataSource as? any Scene }

  /// The part of the viewport that is the pages' own.
  var pageArea: Rect {
    scene?.pageArea(in: size) ?? Rect(origin: Point(x: 0, y: 0), size: size)
  }
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
