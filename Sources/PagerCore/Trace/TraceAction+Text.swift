extension TraceAction {
  /// The action as a trace writes it after the time: "down 50% 80%".
  public var text: String {
    switch self {
    case .down(let position): "down \(position.text)"
    case .move(let position): "move \(position.text)"
    case .up(let position): "up \(position.text)"
    case .hover(let position): "hover \(position.text)"
    case .wheel(let delta): Self.text(delta)
    case .key(let key): "key \(key.name)"
    case .keyDown(let key): "keydown \(key.name)"
    case .keyUp(let key): "keyup \(key.name)"
    case .keyRepeat(let key): "repeat \(key.name)"
    case .fingerDown(let finger, let position): "finger \(finger) down \(position.text)"
    case .fingerMove(let finger, let position): "finger \(finger) move \(position.text)"
    case .fingerUp(let finger, let position): "finger \(finger) up \(position.text)"
    case .fingerCancel(let finger): "finger \(finger) cancel"
    case .resize(let size): "resize \(traceText(size.width)) \(traceText(size.height))"
    case .scale(let scale): "scale \(traceText(scale))"
    case .focus(let isGained): "focus \(isGained ? "gained" : "lost")"
    case .window(let isShown): "window \(isShown ? "shown" : "hidden")"
    case .theme(let theme): "theme \(theme.rawValue)"
    case .reduceMotion(let isOn): "reduce-motion \(isOn ? "on" : "off")"
    case .goTo(let page, let isAnimated): "goto \(page)\(isAnimated ? " animated" : "")"
    case .next: "next"
    case .previous: "previous"
    case .reload: "reload"
    case .pages(let count): "pages \(count)"
    case .button(let button): "button \(button.rawValue)"
    case .secondary(let position): "secondary \(position.text)"
    case .type(let text): "type \(TraceWord.written(text))"
    case .screenshot(let file): "screenshot \(TraceWord.written(file))"
    case .restScreenshot(let file): "rest screenshot \(TraceWord.written(file))"
    case .expect(let expectation): "expect \(expectation.text)"
    case .end: "end"
    }
  }

  /// Fractions of a notch are always written as precise: as whole notches they could not be read.
  private static func text(_ delta: WheelDelta) -> String {
    let amounts = [millionths(delta.x), millionths(delta.y)]
    let isPrecise = delta.isPrecise || amounts.contains { $0 % 1_000_000 != 0 }
    let numbers = amounts.map { decimal(millionths: $0) }.joined(separator: " ")
    return "wheel \(numbers)\(isPrecise ? " precise" : "")"
  }
}

/// A number as a trace writes it: at most six decimals, no zeros at the end.
func traceText(_ value: Double) -> String { decimal(millionths: millionths(value)) }
