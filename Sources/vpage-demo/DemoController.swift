import DesktopSettings
import PagerCapture
import PagerCore
import PagerSDL
import PagerText
import PagerTrace

/// The demo itself, with a window or without: the pager, its scene, and what keys and traces ask of
/// the program.
final class DemoController: PagerObserver {
  /// The pager on show.
  let pager: PageContainer
  /// The scene on show.
  private(set) var scene: any Scene
  /// The panels over the pages; the test cards have none.
  let overlays: DemoOverlays
  /// Fonts, colours and the size of text.
  let context: DemoContext
  /// Writes down what the program takes for itself.
  var recorder: TraceRecorder?
  /// The scene and the size that the run began with.
  let firstScene: SceneName
  var firstSize: Size? { pager.firstSize }
  var firstScale: Double? { pager.firstScale }
  /// The rules that the run began with.
  let firstRules: PagerConfiguration
  /// What the program wants of its window.
  var request: ((WindowRequest) -> Void)?
  /// Whether short messages are shown: a replay has none, for they tell of the machine.
  var showsToasts = false
  /// Where the colours come from, as the user has chosen.
  var themeChoice: ThemeChoice
  /// What the desktop wants, as far as it has told.
  var desktop = DesktopLook()
  /// Adds up the wheel that turns with Ctrl held.
  var zoomWheel = ZoomWheel()

  /// The page that has come to rest last; it stays when the pager is closed.
  private(set) var lastPage: Int?

  let options: DemoOptions
  /// The scenes that have been on show, as they were left.
  private var left: [SceneName: LeftScene] = [:]

  /// What only a window can do.
  enum WindowRequest {
    /// To leave full screen, or else to end.
    case leave
    case quit
    case toggleFullscreen
    case screenshot
  }

  init(options: DemoOptions, warn: @escaping (String) -> Void = Console.say) {
    self.options = options
    themeChoice = options.run.theme.map { $0 == .dark ? .dark : .light } ?? .desktop
    context = DemoContext(
      fonts: FontBook(warn: warn), palette: Palette(theme: options.run.theme ?? .light))
    overlays = DemoOverlays(context: context)
    firstScene = options.scene ?? .vertical
    scene = Self.makeScene(firstScene, options, context)
    firstRules = options.run.applied(to: scene.configuration)
    pager = PageContainer()
    pager.observers.add(self)
    overlays.connectMenu(
      state: { [unowned self] in menuState }, choose: { [unowned self] in choose($0) })
    show(firstRules, startPage: options.run.start ?? 0)
  }

  /// Begins to look for fonts on another thread, if the scene will want any.
  func prepareFonts() { if scene.hasWords { fonts.prepare() } }

  func pager(_ pager: PageContainer, told event: PagerEvent) {
    overlays.log(event)
    if case .didAppear(let slot) = event.kind { lastPage = slot.page }
  }

  /// Makes sure that the scene can be read: only the test cards do without fonts.
  ///
  /// - Throws: A failure that names the package to install.
  func checkFonts() throws(DemoFailure) {
    guard scene.hasWords else { return }
    do { _ = try fonts.font(for: TextStyle(), scale: 1) } catch {
      throw .failed(error.description)
    }
  }

  /// The fonts, for captions.
  var fonts: FontBook { context.fonts }

  /// How many pages the first scene of a run has.
  static func countOfPages(options: DemoOptions) -> Int {
    if let pages = options.run.pages { return pages }
    let context = DemoContext(
      fonts: FontBook(warn: { _ in }), palette: Palette(theme: options.run.theme ?? .light))
    return makeScene(options.scene ?? .vertical, options, context).count
  }

  private static func makeScene(
    _ name: SceneName, _ options: DemoOptions, _ context: DemoContext
  ) -> any Scene {
    let scene: any Scene =
      switch name {
      case .vertical: VerticalScene(context: context)
      case .lifecycle: LifecycleScene(context: context)
      case .loop: LoopScene(context: context)
      case .cards: CardsScene(count: 12)
      }
    if let pages = options.run.pages { scene.count = pages }
    return scene
  }

  /// Puts the scene on show.
  private func show(_ configuration: PagerConfiguration, startPage: Int) {
    context.use(DirectionWords(configuration))
    scene.prepare(pager)
    pager.overlays = hasPanels ? overlays.all : []
    pager.show(scene, configuration: configuration, startPage: startPage)
  }

  /// Whether panels may be shown: the test cards are without text.
  var hasPanels: Bool { scene.hasWords }

  /// Shows another scene: anew, or as it was left.
  func show(_ name: SceneName) {
    guard name != scene.name else { return }
    left[scene.name] = LeftScene(
      scene: scene, page: pager.page ?? 0, innerOffset: pager.innerOffset,
      rules: pager.configuration)
    let former = left[name]
    scene = former?.scene ?? Self.makeScene(name, options, context)
    var rules = former?.rules ?? options.run.applied(to: scene.configuration)
    rules.reduceMotion = pager.configuration.reduceMotion
    show(rules, startPage: former?.page ?? 0)
    if let former { pager.innerOffset = former.innerOffset }
  }
}

/// A scene that is not on show, as it was left.
private struct LeftScene {
  /// The scene with all that was done in it, such as answers unfolded.
  let scene: any Scene
  /// The page that was on show.
  let page: Int
  /// How far that page was scrolled inside, in points.
  let innerOffset: Double
  /// The rules, as the x-ray's settings have changed them.
  let rules: PagerConfiguration
}
