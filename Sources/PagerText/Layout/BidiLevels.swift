import CFriBidi

/// The embedding levels of a paragraph's characters, by UAX #9 as FriBidi has it.
struct BidiLevels {
  /// One level for each scalar: odd ones are read from right to left.
  let levels: [UInt8]
  /// The paragraph's own level: 1 when it starts with a right-to-left letter.
  let base: UInt8

  /// Finds the levels; the direction of the paragraph is that of its first letter.
  init(of scalars: [UInt32]) {
    let count = FriBidiStrIndex(clamping: scalars.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    // Neutral: the first letter decides.
    var direction = FRIBIDI_PAR_ON
    let highest = fribidi_get_par_embedding_levels_ex(
      types, brackets, count, &direction, &levels)
    if highest == 0 {
      // Memory was short: left to right is readable at least.
      self.levels = [UInt8](repeating: 0, count: scalars.count)
      base = 0
      return
    }
    self.levels = levels.map { UInt8(clamping: $0) }
    // Strong and right-to-left: the two lowest bits.
    base = direction.rawValue & 1 == 1 ? 1 : 0
  }
}
