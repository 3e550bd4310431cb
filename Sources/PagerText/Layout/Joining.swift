import CFriBidi

/// Which letters of joined scripts, such as Arabic, touch their neighbours.
enum Joining {
  /// Tells whether the last letter of one text joins to the first one of the text after it.
  static func joins(_ before: Substring, _ after: Substring) -> Bool {
    guard let left = type(before.unicodeScalars.reversed()), left & FRIBIDI_MASK_JOINS_LEFT != 0,
      let right = type(after.unicodeScalars)
    else { return false }
    return right & FRIBIDI_MASK_JOINS_RIGHT != 0
  }

  /// Returns FriBidi's joining type of the first scalar that others do not join through.
  private static func type(_ scalars: some Sequence<Unicode.Scalar>) -> Int32? {
    for scalar in scalars {
      let type = Int32(fribidi_get_joining_type(scalar.value))
      if type & (FRIBIDI_MASK_TRANSPARENT | FRIBIDI_MASK_IGNORED) == 0 { return type }
    }
    return nil
  }
}
