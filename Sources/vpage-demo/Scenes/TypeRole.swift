/// What a piece of text is for; `TypeScale` knows its size.
enum TypeRole {
  /// Remarks, axes, small print.
  case caption
  /// A few words over a title or beside a mark.
  case label
  /// Text of one size at any width: rows and panels.
  case small
  /// The heavier form of `small`: names of rows.
  case smallStrong
  /// Running text.
  case body
  /// The sentence under a title.
  case lead
  /// A title inside a page.
  case heading
  /// The title of a page.
  case title
  /// The name on the cover.
  case display
}
