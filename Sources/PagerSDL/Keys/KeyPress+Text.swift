import PagerCore

extension KeyPress {
  private static let words: [(word: String, modifier: KeyModifiers)] = [
    ("Alt+", .alt), ("Super+", .system), ("Ctrl+", .control), ("Shift+", .shift),
  ]

  /// The key with its modifier before it, as traces write it: `F11`, `Ctrl+G`, `?`.
  ///
  /// Of several modifiers the first of Alt, the desktop's, Ctrl and Shift is told.
  package var text: String {
    if let pagerKey { return pagerKey.rawValue }
    let word = Self.words.first { modifiers.contains($0.modifier) }?.word
    return (word ?? "") + key.name
  }

  /// Makes the press that a text stands for.
  package init(text: String, isRepeat: Bool = false) {
    for (word, modifier) in Self.words where text.hasPrefix(word) && text.count > word.count {
      self.init(Key(name: String(text.dropFirst(word.count))), modifier, isRepeat: isRepeat)
      return
    }
    self.init(Key(name: text), isRepeat: isRepeat)
  }
}
