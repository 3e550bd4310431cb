/// A writing system, as far as shaping and the search for fonts need to tell them apart.
package enum Script: UInt8, Sendable, CaseIterable {
  case common, latin, greek, cyrillic, armenian, hebrew, arabic, syriac, thaana, nko
  case devanagari, bengali, gurmukhi, gujarati, oriya, tamil, telugu, kannada, malayalam, sinhala
  case thai, lao, tibetan, myanmar, georgian, ethiopic, cherokee, khmer, mongolian
  case hangul, kana, bopomofo, han, emoji, symbols

  /// The ISO 15924 code by which HarfBuzz knows it.
  package var tag: StaticString {
    switch self {
    case .common, .emoji, .symbols: "Zyyy"
    case .latin: "Latn"
    case .greek: "Grek"
    case .cyrillic: "Cyrl"
    case .armenian: "Armn"
    case .hebrew: "Hebr"
    case .arabic: "Arab"
    case .syriac: "Syrc"
    case .thaana: "Thaa"
    case .nko: "Nkoo"
    case .devanagari: "Deva"
    case .bengali: "Beng"
    case .gurmukhi: "Guru"
    case .gujarati: "Gujr"
    case .oriya: "Orya"
    case .tamil: "Taml"
    case .telugu: "Telu"
    case .kannada: "Knda"
    case .malayalam: "Mlym"
    case .sinhala: "Sinh"
    case .thai: "Thai"
    case .lao: "Laoo"
    case .tibetan: "Tibt"
    case .myanmar: "Mymr"
    case .georgian: "Geor"
    case .ethiopic: "Ethi"
    case .cherokee: "Cher"
    case .khmer: "Khmr"
    case .mongolian: "Mong"
    case .hangul: "Hang"
    case .kana: "Kana"
    case .bopomofo: "Bopo"
    case .han: "Hani"
    }
  }

  /// Tells whether its letters fill a square and may be broken between any two.
  package var isEastAsian: Bool {
    switch self {
    case .hangul, .kana, .bopomofo, .han: true
    default: false
    }
  }

  /// Returns the script of a character; `common` for digits, signs, marks and what is not listed.
  package init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    // Latin letters first: most of what is asked.
    if value < 0x0370 {
      let letter = (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
      self = letter || (0xC0...0x2AF).contains(value) ? .latin : .common
      return
    }
    var low = 0
    var high = Script.ranges.count
    while low < high {
      let middle = (low + high) / 2
      if value < Script.ranges[middle].first {
        high = middle
      } else if value > Script.ranges[middle].last {
        low = middle + 1
      } else {
        self = Script.ranges[middle].script
        return
      }
    }
    self = .common
  }

  /// Returns the first script of a text that is not `common`, or `common`.
  package init(of text: String) {
    for scalar in text.unicodeScalars {
      let script = Script(scalar)
      if script != .common {
        self = script
        return
      }
    }
    self = .common
  }
}
