import PagerCore

/// What the pull hint says, and on what.
struct PullHint: Hashable {
  /// What lies where the pull goes.
  enum Message: Hashable {
    /// A page: pull or release for it.
    case turn
    /// None: this is the first or the last page.
    case end
  }

  /// What the words stand on.
  enum Shape: Hashable {
    /// A pill with one line of words.
    case line
    /// A card with the words in two or three short lines.
    case block
    /// A disc with an arrow and no words, for small windows; its diameter in points.
    case disc(Double)
  }

  /// What it says.
  var message: Message
  /// Where the pull goes.
  var side: PageSide
}
