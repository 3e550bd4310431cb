extension TraceAction {
  /// The words that begin an action, in the order of the manual.
  private enum Verb: String, CaseIterable {
    case down, move, up, hover, wheel
    case key, keydown, keyup, `repeat`
    case finger, resize, scale, focus, window, theme
    case reduceMotion = "reduce-motion"
    case goto, next, previous, reload, pages
    case button, secondary, type, screenshot, expect, end
  }

  /// Reads what stands after the time of a line.
  init(from words: inout TraceWords) throws(TraceError) {
    let expected = "an action such as 'down', 'key' or 'end'"
    guard let word = words.next, !word.isQuoted, let verb = Verb(rawValue: word.text) else {
      throw words.unexpected(expected)
    }
    _ = try words.plain(expected)
    switch verb {
    case .down: self = .down(try words.point())
    case .move: self = .move(try words.point())
    case .up: self = .up(try words.point())
    case .hover: self = .hover(try words.point())
    case .wheel: self = .wheel(try words.wheel())
    case .key: self = .key(try Self.key(&words))
    case .keydown: self = .keyDown(try Self.key(&words))
    case .keyup: self = .keyUp(try Self.key(&words))
    case .repeat: self = .keyRepeat(try Self.key(&words))
    case .finger: self = try Self.finger(&words)
    case .resize: self = .resize(try words.size(min: 0))
    case .scale: self = .scale(try words.scale())
    case .focus: self = .focus(try words.either("gained", "lost"))
    case .window: self = .window(try words.either("shown", "hidden"))
    case .theme: self = .theme(try words.choice(TraceHeader.Theme.allCases))
    case .reduceMotion: self = .reduceMotion(try words.onOff())
    case .goto: self = .goTo(page: try words.page("a page"), animated: words.takes("animated"))
    case .next: self = .next
    case .previous: self = .previous
    case .reload: self = .reload
    case .pages: self = .pages(try words.page("a number of pages"))
    case .button: self = .button(try words.choice(Button.allCases))
    case .secondary: self = .secondary(try words.point())
    case .type: self = .type(try words.name("the text to type"))
    case .screenshot: self = .screenshot(file: try words.name("a file name"))
    case .expect: self = .expect(try Self.expectation(&words))
    case .end: self = .end
    }
  }

  /// Reads what stands after `rest`.
  static func atRest(_ words: inout TraceWords) throws(TraceError) -> TraceAction {
    guard words.takes("screenshot") else { throw words.unexpected("'screenshot' after 'rest'") }
    return .restScreenshot(file: try words.name("a file name"))
  }

  private static func key(_ words: inout TraceWords) throws(TraceError) -> TraceKey {
    let expected = "a key such as PageDown, Tab or Ctrl+G"
    guard let word = words.next, !word.isQuoted, let key = TraceKey(word.text) else {
      throw words.unexpected(expected)
    }
    _ = try words.plain(expected)
    return key
  }

  private static func finger(_ words: inout TraceWords) throws(TraceError) -> TraceAction {
    let finger = try words.integer("the number of a finger", in: Int64.min...Int64.max)
    if words.takes("down") { return .fingerDown(finger, try words.point()) }
    if words.takes("move") { return .fingerMove(finger, try words.point()) }
    if words.takes("up") { return .fingerUp(finger, try words.point()) }
    if words.takes("cancel") { return .fingerCancel(finger) }
    throw words.unexpected("'down', 'move', 'up' or 'cancel'")
  }

  private static func expectation(
    _ words: inout TraceWords
  ) throws(TraceError) -> TraceExpectation {
    if words.takes("page") { return .page(try words.page("a page")) }
    if words.takes("phase") {
      return .phase(try words.choice([PagerPhase.idle, .dragging, .settling, .scrolling]))
    }
    throw words.unexpected("'page' or 'phase'")
  }
}
