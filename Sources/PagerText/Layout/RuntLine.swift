import PagerSDL

/// Tells lines that are too short to end a paragraph with.
enum RuntLine {
  /// Tells whether a line shows one East Asian letter and punctuation, or punctuation alone.
  static func isRunt(_ items: ArraySlice<TextItem>) -> Bool {
    var letters = 0
    var hasInk = false
    for item in items where item.hasInk {
      hasInk = true
      for scalar in item.text.unicodeScalars {
        if Script(scalar).isEastAsian {
          letters += 1
        } else if !isPunctuation(scalar) && !TextClusters.isInvisible(scalar) {
          return false
        }
      }
      if letters > 1 { return false }
    }
    return hasInk
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
