import PagerCore
import PagerSDL

/// An event in words, for the log and the x-ray.
///
/// Pages count from 1, as people count.
struct EventText: Hashable {
  /// What happened.
  let words: String
  /// Which group it belongs to.
  let kind: Kind
  /// The page that it is about, from 0.
  let page: Int?

  /// The groups of events, each with a colour.
  enum Kind: Hashable {
    /// A page comes.
    case appearing
    /// A page goes.
    case disappearing
    /// The strip or its surfaces change.
    case strip
    /// Pointer and motion.
    case motion
  }

  /// Puts an event in words; nil for those that say nothing to a reader.
  init?(_ event: PagerEvent) {
    switch event.kind {
    case .willAppear(let slot): self.init("will appear", .appearing, slot.page)
    case .didAppear(let slot): self.init("did appear", .appearing, slot.page)
    case .willDisappear(let slot): self.init("will disappear", .disappearing, slot.page)
    case .didDisappear(let slot): self.init("did disappear", .disappearing, slot.page)
    case .willBeginDragging: self.init("drag begins", .motion, nil)
    case .willEndDragging(let target, _): self.init("let go toward", .motion, target)
    case .didSettle(let page): self.init("at rest on", .motion, page)
    case .didRecentre(let page): self.init("re-centred on", .strip, page)
    case .bind(let slot): self.init("bound to", .strip, slot.page)
    case .recycle(let slot): self.init("recycled", .strip, slot.page)
    case .click, .resetInnerOffset, .didChangeActivePage, .reindex: return nil
    }
  }

  private init(_ words: String, _ kind: Kind, _ page: Int?) {
    self.words = words
    self.kind = kind
    self.page = page
  }

  /// The same without "will" and "did".
  var withoutTense: EventText {
    for tense in ["will ", "did "] where words.hasPrefix(tense) {
      return EventText(String(words.dropFirst(tense.count)), kind, page)
    }
    return self
  }

  /// Words and page.
  var line: String { line { ($0 + 1).grouped } }

  /// Words, and the page as `number` writes it.
  func line(_ number: (Int) -> String) -> String { page.map { "\(words) \(number($0))" } ?? words }

  /// A time in few digits: milliseconds, and seconds when those have grown long.
  static func time(_ milliseconds: Int) -> String {
    milliseconds < 1_000_000 ? "\(milliseconds)" : "\(milliseconds / 1000) s"
  }

  /// The colour of its group.
  func color(_ palette: Palette) -> Color {
    switch kind {
    case .appearing: palette.green
    case .disappearing: palette.red
    case .strip: palette.blue
    case .motion: palette.softInk
    }
  }
}
