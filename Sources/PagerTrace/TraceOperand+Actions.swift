import PagerCore

extension TraceOperand where Value == WheelDelta {
  /// The amounts of a wheel event in notches.
  ///
  /// Fractions of a notch are always written as precise: as whole notches they could not be read.
  static var wheel: Self {
    Self(form: "X Y [precise]") { (words) throws(TraceError) in
      try words.wheel()
    } write: { delta in
      let amounts = [millionths(delta.x), millionths(delta.y)]
      let isPrecise = delta.isPrecise || amounts.contains { $0 % 1_000_000 != 0 }
      let numbers = amounts.map { decimal(millionths: $0) }.joined(separator: " ")
      return "\(numbers)\(isPrecise ? " precise" : "")"
    }
  }
}

extension TraceOperand where Value == TraceKey {
  /// The name of a key with its modifiers.
  static var key: Self {
    Self(form: "KEY") { (words) throws(TraceError) in
      let expected = "a key such as PageDown, Tab or Ctrl+G"
      guard let word = words.next, !word.isQuoted, let key = TraceKey(word.text) else {
        throw words.unexpected(expected)
      }
      _ = try words.plain(expected)
      return key
    } write: {
      $0.name
    }
  }
}

extension TraceOperand where Value == TraceFinger {
  /// What a finger does, with the number that tells it from others.
  static var finger: Self {
    Self(form: "N down X Y|N move X Y|N up X Y|N cancel") { (words) throws(TraceError) in
      let number = try words.integer("the number of a finger", in: Int64.min...Int64.max)
      if words.takes("down") { return TraceFinger(number, .down(try words.point())) }
      if words.takes("move") { return TraceFinger(number, .move(try words.point())) }
      if words.takes("up") { return TraceFinger(number, .up(try words.point())) }
      if words.takes("cancel") { return TraceFinger(number, .cancel) }
      throw words.unexpected("'down', 'move', 'up' or 'cancel'")
    } write: { finger in
      switch finger.step {
      case .down(let point): "\(finger.number) down \(point.text)"
      case .move(let point): "\(finger.number) move \(point.text)"
      case .up(let point): "\(finger.number) up \(point.text)"
      case .cancel: "\(finger.number) cancel"
      }
    }
  }
}

extension TraceOperand where Value == (page: Int, isAnimated: Bool) {
  /// A page to go to, and whether by a motion.
  static var jump: Self {
    Self(form: "PAGE [animated]") { (words) throws(TraceError) in
      (page: try words.page("a page"), isAnimated: words.takes("animated"))
    } write: {
      "\($0.page)\($0.isAnimated ? " animated" : "")"
    }
  }
}

extension TraceOperand where Value == TraceExpectation {
  /// What must be so.
  static var expectation: Self {
    Self(form: "page PAGE|phase PHASE") { (words) throws(TraceError) in
      if words.takes("page") { return .page(try words.page("a page")) }
      if words.takes("phase") {
        return .phase(try words.choice([PagerPhase.idle, .dragging, .settling, .scrolling]))
      }
      throw words.unexpected("'page' or 'phase'")
    } write: {
      $0.text
    }
  }
}

extension TraceOperand where Value == String {
  /// What stands after `rest`.
  static var restScreenshot: Self {
    Self(form: "screenshot FILE") { (words) throws(TraceError) in
      guard words.takes("screenshot") else {
        throw words.unexpected("'screenshot' after 'rest'")
      }
      return try words.name("a file name")
    } write: {
      "screenshot \(TraceWord.written($0))"
    }
  }
}
