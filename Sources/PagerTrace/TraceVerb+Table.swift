import PagerCore

extension TraceVerb {
  /// Every action, in the order of the manual.
  static let all = pointer + keys + window + commands + program + [atRest]

  /// The actions that stand after a time: all but `rest`.
  static let timed = all.filter { $0.word != atRest.word }

  /// The picture of the first rest to come; it stands without a time.
  static let atRest = TraceVerb(
    "rest", .restScreenshot, "the picture of the first rest from here on; without a time",
    make: { .restScreenshot(file: $0) },
    value: { if case .restScreenshot(let file) = $0 { file } else { nil } })

  private static let pointer = [
    TraceVerb(
      "down", .point, "the left mouse button goes down", make: { .down($0) },
      value: { if case .down(let point) = $0 { point } else { nil } },
      inputs: { [.pointerDown(.mouse, at: $0.resolved(in: $1.size))] }),
    TraceVerb(
      "move", .point, "the mouse moves with the button held", make: { .move($0) },
      value: { if case .move(let point) = $0 { point } else { nil } },
      inputs: { [.pointerMove(.mouse, to: $0.resolved(in: $1.size))] }),
    TraceVerb(
      "up", .point, "the left mouse button goes up", make: { .up($0) },
      value: { if case .up(let point) = $0 { point } else { nil } },
      inputs: { [.pointerUp(.mouse, at: $0.resolved(in: $1.size))] }),
    TraceVerb(
      "hover", .point, "the mouse moves with no button held", make: { .hover($0) },
      value: { if case .hover(let point) = $0 { point } else { nil } },
      inputs: { [.hover(at: $0.resolved(in: $1.size))] }),
    TraceVerb(
      "wheel", .wheel, "the wheel turns, in notches; fractions only when precise",
      make: { .wheel($0) }, value: { if case .wheel(let delta) = $0 { delta } else { nil } },
      inputs: { delta, _ in [.wheel(delta)] }),
    TraceVerb(
      "finger", .finger, "a finger touches, moves, is lifted, or is taken away",
      make: { $0.action }, value: { TraceFinger($0) }, inputs: { [$0.input(in: $1.size)] }),
    TraceVerb(
      "button", .choice, "an extra mouse button is pressed and let go", make: { .button($0) },
      value: { if case .button(let button) = $0 { button } else { nil } }),
    TraceVerb(
      "secondary", .point, "the secondary mouse button is pressed and let go",
      make: { .secondary($0) },
      value: { if case .secondary(let point) = $0 { point } else { nil } }),
  ]

  private static let keys = [
    TraceVerb(
      "key", .key, "a key goes down and up at one instant", make: { .key($0) },
      value: { if case .key(let key) = $0 { key } else { nil } },
      inputs: { key, _ in key.inputs(.down, .up) }),
    TraceVerb(
      "keydown", .key, "a key goes down", make: { .keyDown($0) },
      value: { if case .keyDown(let key) = $0 { key } else { nil } },
      inputs: { key, _ in key.inputs(.down) }),
    TraceVerb(
      "keyup", .key, "a key comes up", make: { .keyUp($0) },
      value: { if case .keyUp(let key) = $0 { key } else { nil } },
      inputs: { key, _ in key.inputs(.up) }),
    TraceVerb(
      "repeat", .key, "a key held down is sent again", make: { .keyRepeat($0) },
      value: { if case .keyRepeat(let key) = $0 { key } else { nil } },
      inputs: { key, _ in key.inputs(.repeated) }),
    TraceVerb(
      "type", .text("the text to type", form: "TEXT"), "text is typed", make: { .type($0) },
      value: { if case .type(let text) = $0 { text } else { nil } }),
  ]

  private static let window = [
    TraceVerb(
      "resize", .size(from: 0), "the window gets another size, in points",
      make: { .resize($0) }, value: { if case .resize(let size) = $0 { size } else { nil } },
      inputs: { $1.resize(to: $0, scale: $1.scale) }),
    TraceVerb(
      "scale", .scale, "the window gets another scale, in device pixels per point",
      make: { .scale($0) }, value: { if case .scale(let scale) = $0 { scale } else { nil } },
      inputs: { $1.resize(to: $1.size, scale: $0) }),
    TraceVerb(
      "focus", .either("gained", "lost"), "the window gains or loses the keyboard focus",
      make: { .focus($0) }, value: { if case .focus(let isGained) = $0 { isGained } else { nil } },
      inputs: { isGained, _ in [.focus(isGained)] }),
    TraceVerb(
      "window", .either("shown", "hidden"), "the window is shown or hidden",
      make: { .window($0) }, value: { if case .window(let isShown) = $0 { isShown } else { nil } },
      inputs: { isShown, _ in [.visibility(isShown)] }),
    TraceVerb(
      "theme", .choice, "the desktop has other colours from now on", make: { .theme($0) },
      value: { if case .theme(let theme) = $0 { theme } else { nil } }),
    TraceVerb(
      "reduce-motion", .onOff, "the desktop wants less motion from now on, or does not",
      make: { .reduceMotion($0) },
      value: { if case .reduceMotion(let isOn) = $0 { isOn } else { nil } }),
  ]

  private static let commands = [
    TraceVerb(
      "goto", .jump, "a jump to a page, counted from 0",
      make: { .goTo(page: $0.page, animated: $0.isAnimated) },
      value: { if case .goTo(let page, let isAnimated) = $0 { (page, isAnimated) } else { nil } },
      inputs: { jump, _ in [.goTo(page: jump.page, animated: jump.isAnimated)] }),
    TraceVerb("next", "a step forward", .next) { _ in [.goToNext] },
    TraceVerb("previous", "a step back", .previous) { _ in [.goToPrevious] },
    TraceVerb("reload", "the data is asked for anew", .reload) {
      [.reload(count: $0.pageCount, current: nil)]
    },
    TraceVerb(
      "pages", .page("a number of pages", form: "COUNT"),
      "the data has this many pages from now on", make: { .pages($0) },
      value: { if case .pages(let count) = $0 { count } else { nil } },
      inputs: { count, viewport in
        viewport.pageCount = count
        return [.reload(count: count, current: nil)]
      }),
  ]

  private static let program = [
    TraceVerb(
      "screenshot", .text("a file name", form: "FILE"), "the picture of this instant is written",
      make: { .screenshot(file: $0) },
      value: { if case .screenshot(let file) = $0 { file } else { nil } }),
    TraceVerb(
      "expect", .expectation, "must be so at this instant, else the run fails",
      make: { .expect($0) },
      value: { if case .expect(let expectation) = $0 { expectation } else { nil } }),
    TraceVerb("end", "the trace is over", .end),
  ]
}
