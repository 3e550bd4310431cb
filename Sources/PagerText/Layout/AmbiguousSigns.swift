import PagerSDL

/// Decides for quotation marks, dashes and ellipses whether they are East Asian or Western ones.
///
/// Unicode has one number for both, which fonts draw of different widths.
enum AmbiguousSigns {
  /// Marks the signs of a paragraph that stand in East Asian text.
  ///
  /// A sign goes with an East Asian neighbour, signs in a row go together, and so do the two
  /// quotation marks of a pair.
  static func resolve(_ clusters: inout [TextCluster]) {
    guard clusters.contains(where: \.isAmbiguous) else { return }
    let signs = clusters.indices.filter { clusters[$0].isAmbiguous }
    for index in signs {
      clusters[index].isEastAsian =
        isEastAsian(clusters, index - 1) || isEastAsian(clusters, index + 1)
    }
    for index in signs.reversed() where isEastAsian(clusters, index + 1) {
      clusters[index].isEastAsian = true
    }
    var open: [Int] = []
    for index in signs {
      guard let mark = clusters[index].character.unicodeScalars.first?.value else { continue }
      switch mark {
      case 0x2018, 0x201C: open.append(index)
      case 0x2019, 0x201D:
        guard let other = open.last,
          clusters[other].character.unicodeScalars.first?.value == mark - 1
        else { continue }
        open.removeLast()
        let isEastAsian = clusters[index].isEastAsian || clusters[other].isEastAsian
        clusters[index].isEastAsian = isEastAsian
        clusters[other].isEastAsian = isEastAsian
      default: break
      }
    }
  }

  /// Returns the bracket that stands like a quotation mark in East Asian text; nil for other signs.
  ///
  /// Both take as many bytes.
  static func bracket(for mark: Character) -> String? {
    switch mark {
    case "\u{2018}": "『"
    case "\u{2019}": "』"
    case "\u{201C}": "「"
    case "\u{201D}": "」"
    default: nil
    }
  }

  private static func isEastAsian(_ clusters: [TextCluster], _ index: Int) -> Bool {
    guard clusters.indices.contains(index) else { return false }
    if clusters[index].isAmbiguous { return clusters[index].isEastAsian }
    let script = clusters[index].script
    return script == .han || script == .kana || script == .bopomofo
  }
}
