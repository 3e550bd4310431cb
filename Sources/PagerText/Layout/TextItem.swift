import PagerSDL

/// A stretch of a paragraph that is measured and placed as a whole.
struct TextItem {
  /// What an item shows.
  enum Kind: UInt8 {
    /// Shaped letters of one font.
    case word
    /// Room between words; it may hang over the end of a line.
    case space
    /// Room up to the next tab stop.
    case tab
    /// The stand-in for a cluster that no font has.
    case box
    /// A character that is never seen.
    case nothing
  }

  var kind: Kind
  /// The position of the font in the layout's set.
  var font = FaceSet.missing
  /// The bidi level: odd ones are read from right to left.
  var level: UInt8 = 0
  /// Tells whether a line may end after the item.
  var endsSegment = false
  /// Tells whether the letters join to those of the item before, or of the one after.
  var joinsBefore = false
  var joinsAfter = false
  /// What a full-width punctuation mark holds.
  var sign = FullWidthSign.none
  /// Quarter pixels that it takes; for a tab set when it is placed.
  var advance = 0
  /// Quarter pixels from the line's start to its left side, set when it is placed.
  var x = 0
  /// Quarter pixels of its left side without ink that the start of a line leaves out.
  var startBlank = 0
  /// Quarter pixels of its right side without ink that hang over the end of a line.
  var endBlank = 0
  /// Quarter pixels of its left side that are left out: the pen stands so far left of `x`.
  var trimmed = 0
  /// The characters.
  var text: String
  /// The hyphen drawn after the characters at a line's end.
  var hyphen: Unicode.Scalar?
  /// Bytes of `text` after which a line may end in the midst of the word, in rising order.
  var innerBreaks: [Int] = []
  /// The shaped letters of a word.
  var run: TextRun?

  /// Tells whether the item must fit into its line.
  var hasInk: Bool { kind == .word || kind == .box }
}
