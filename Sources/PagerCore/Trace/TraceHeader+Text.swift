extension TraceHeader {
  /// The words that begin header lines, in the order in which they are written.
  enum Word: String, CaseIterable {
    case size, scene, pages, start, axis, direction, loop, settle, response, entry, theme, scale
    case reduceMotion = "reduce-motion"
  }

  /// The header as a trace writes it, from `vpage-trace 1` on, every line with its line end.
  public var text: String {
    Word.allCases.reduce(into: "\(TraceReader.magic) \(TraceReader.version)\n") { result, word in
      if let value = text(of: word) { result += "\(word.rawValue) \(value)\n" }
    }
  }

  private func text(of word: Word) -> String? {
    switch word {
    case .size: size.map { "\(traceText($0.width)) \(traceText($0.height))" }
    case .scene: scene.map(TraceWord.written)
    case .pages: pages.map(String.init)
    case .start: start.map(String.init)
    case .axis: axis?.rawValue
    case .direction: direction?.rawValue
    case .loop: boundary.map { Self.onOff($0 == .looping) }
    case .settle: settle?.rawValue
    case .response: response?.rawValue
    case .entry: entry.map { $0 == .start ? "start" : "edge" }
    case .theme: theme?.rawValue
    case .scale: scale.map(traceText)
    case .reduceMotion: reducesMotion.map(Self.onOff)
    }
  }

  private static func onOff(_ value: Bool) -> String { value ? "on" : "off" }

  /// Takes the value of one header line.
  mutating func read(_ word: Word, from words: inout TraceWords) throws(TraceError) {
    switch word {
    case .size: size = try words.size(min: 1)
    case .scene: scene = try words.name("the name of a scene")
    case .pages: pages = try words.page("a number of pages")
    case .start: start = try words.page("a page")
    case .axis: axis = try words.choice(Axis.allCases)
    case .direction: direction = try words.choice(LayoutDirection.allCases)
    case .loop: boundary = try words.onOff() ? .looping : .bounded
    case .settle: settle = try words.choice([SettleStyle.spring, .eased])
    case .response: response = try words.choice([DragFollowing.damped, .tracking])
    case .entry: entry = try words.either("start", "edge") ? .start : .adjacentEdge
    case .theme: theme = try words.choice(Theme.allCases)
    case .scale: scale = try words.scale()
    case .reduceMotion: reducesMotion = try words.onOff()
    }
  }
}
