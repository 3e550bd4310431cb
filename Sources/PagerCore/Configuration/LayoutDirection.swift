/// The order in which pages lie side by side, as the reader's script has it.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// The next page lies to the right.
  case leftToRight = "ltr"
  /// The next page lies to the left.
  case rightToLeft = "rtl"
}
