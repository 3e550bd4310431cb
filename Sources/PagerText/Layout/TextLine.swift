/// One line of a layout.
struct TextLine {
  /// The positions of its items, in the order they are spoken.
  var items: Range<Int>
  /// Quarter pixels from its start to the end of its last ink.
  var width: Int
  /// Tells whether the paragraph is read from right to left.
  var isRightToLeft: Bool
}
