import PageContent
import PagerCore
import PagerSDL

/// The demo itself, with a window or without: the pager, its scene, and what keys and traces ask of
/// the program.
final class DemoController {
  /// The pager on show.
  let pager: PageContainer
  /// The scene on show.
  private(set) var scene: any Scene
  /// The panels over the pages; the test cards have none.
  let overlays: DemoOverlays
  /// Writes down what the program takes for itself.
  var recorder: TraceRecorder?
  /// The scene and the size that the run began with.
  let firstScene: SceneName
  var firstSize: Size? { pager.firstSize }
  var firstScale: Double? { pager.firstScale }
  /// The rules that the run began with.
  let firstRules: PagerConfiguration
  /// What the program wants of its window.
  var wish: ((WindowWish) -> Void)?

  private let options: DemoOptions
  private let context: DemoContext

  /// What only a window can do.
  enum WindowWish {
    case quit
    case toggleFullscreen
    case screenshot
  }

  init(options: DemoOptions, warn: @escaping (String) -> Void = Console.say) {
    self.options = options
    context = DemoContext(
      fonts: FontBook(warn: warn), palette: Palette(theme: options.theme ?? .light))
    overlays = DemoOverlays(context: context)
    firstScene = options.scene ?? .vertical
    scene = Self.makeScene(firstScene, options, context)
    firstRules = options.applied(to: scene.configuration)
    pager = PageContainer()
    pager.eventObserver = { [weak self] in self?.overlays.log($0) }
    show(startPage: options.start ?? 0)
  }

  /// Begins to look for fonts on another thread, if the scene will want any.
  func prepareFonts() { if scene.name != .cards { fonts.prepare() } }

  /// Makes sure that the scene can be read: only the test cards do without fonts.
  ///
  /// - Throws: A failure that names the package to install.
  func checkFonts() throws(DemoFailure) {
    guard scene.name != .cards else { return }
    do { _ = try fonts.font(for: TextStyle(), scale: 1) } catch {
      throw .failed(error.description)
    }
  }

  /// The fonts, for captions.
  var fonts: FontBook { context.fonts }

  /// How many pages the first scene of a run has.
  static func countOfPages(options: DemoOptions) -> Int {
    if let pages = options.pages { return pages }
    let context = DemoContext(
      fonts: FontBook(warn: { _ in }), palette: Palette(theme: options.theme ?? .light))
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
    if let pages = options.pages { scene.count = pages }
    return scene
  }

  /// Puts the scene on show.
  private func show(startPage: Int) {
    scene.prepare(pager)
    pager.overlays = scene.name == .cards ? [] : overlays.all
    pager.show(
      scene, configuration: options.applied(to: scene.configuration), startPage: startPage)
  }

  private func choose(_ name: SceneName) {
    guard name != scene.name else { return }
    scene = Self.makeScene(name, options, context)
    show(startPage: 0)
  }

  /// The title of the window: page, its number, and how many there are.
  var title: String {
    guard let page = pager.activePage else { return "VPage" }
    return "\(scene.nameOfPage(at: page)) — \((page + 1).grouped) / \(pager.pageCount.grouped)"
  }

  /// Takes a key of a window, and writes it down if the program has a use for it.
  func pressed(_ key: WindowKey) -> Bool {
    guard press(key) else { return false }
    if let name = TraceKey(key.name) {
      recorder?.record(key.isRepeat ? .keyRepeat(name) : .key(name), at: pager.time)
    }
    return true
  }

  /// Takes an extra mouse button of a window.
  func pressedExtraButton(isForward: Bool) {
    recorder?.record(.button(isForward ? .forward : .back), at: pager.time)
    if isForward { pager.goToNext() } else { pager.goToPrevious() }
  }

  /// Takes a key that concerns the program; false leaves it to the pager.
  func press(_ key: WindowKey) -> Bool {
    if overlays.isEnteringPage, enterPage(key.name) { return true }
    if key.isRepeat { return false }
    switch key.name {
    case "Escape": if !overlays.closePanel() { wish?(.quit) }
    case "F11": wish?(.toggleFullscreen)
    case "F12": wish?(.screenshot)
    case "Tab" where scene.name != .cards: overlays.toggleXRay()
    case "?" where scene.name != .cards, "F1" where scene.name != .cards: overlays.toggleKeys()
    case "Ctrl+G" where scene.name != .cards: overlays.beginEnteringPage()
    case "1": choose(.vertical)
    case "2": choose(.lifecycle)
    case "3": choose(.loop)
    default: return false
    }
    return true
  }

  /// Takes a key while the number of a page is being typed.
  private func enterPage(_ name: String) -> Bool {
    switch name {
    case "Return", "Keypad Enter":
      if let number = overlays.commitPage() {
        do { try pager.goTo(number - 1, animated: true) } catch {
          overlays.refusePage(number)
        }
      }
    case "Escape": overlays.cancelPage()
    case "Backspace": overlays.erasePage()
    default:
      guard name.count == 1, let digit = name.first, digit.isASCII, digit.isNumber else {
        return false
      }
      overlays.typePage(name)
    }
    return true
  }

  /// Carries out what an entry of a trace means to the program.
  func play(_ action: TraceAction) {
    switch action {
    case .key(.named(let name)), .keyDown(.named(let name)):
      _ = press(WindowKey(name: name))
    case .keyRepeat(.named(let name)): _ = press(WindowKey(name: name, isRepeat: true))
    case .button(.back): pager.goToPrevious()
    case .button(.forward): pager.goToNext()
    case .type(let text):
      for character in text { _ = press(WindowKey(name: String(character))) }
    case .pages(let count):
      scene.count = count
      pager.reloadData()
    case .reload: pager.reloadData()
    default: break
    }
  }
}
