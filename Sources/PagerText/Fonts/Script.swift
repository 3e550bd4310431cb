import CHarfBuzz

/// A writing system, by its ISO 15924 code: shaping and the search for fonts tell them apart.
///
/// The scripts of characters are HarfBuzz's, which knows Unicode 15 in Debian 12.
package struct Script: Hashable, Sendable {
  /// The four letters of the code in one number, as HarfBuzz has them.
  private let code: UInt32

  /// Digits, signs, marks and characters without a script.
  package static let common = Script(HB_SCRIPT_COMMON)
  package static let latin = Script(HB_SCRIPT_LATIN)
  package static let greek = Script(HB_SCRIPT_GREEK)
  package static let cyrillic = Script(HB_SCRIPT_CYRILLIC)
  package static let armenian = Script(HB_SCRIPT_ARMENIAN)
  package static let georgian = Script(HB_SCRIPT_GEORGIAN)
  package static let hangul = Script(HB_SCRIPT_HANGUL)
  /// Katakana and hiragana, which are always in one font.
  package static let kana = Script(HB_SCRIPT_KATAKANA)
  package static let bopomofo = Script(HB_SCRIPT_BOPOMOFO)
  package static let han = Script(HB_SCRIPT_HAN)
  /// Pictures: a code of ISO 15924, but no script of Unicode's.
  package static let emoji = Script(code: 0x5A73_7965)
  /// Arrows and mathematical signs, likewise.
  package static let symbols = Script(code: 0x5A73_796D)

  private init(_ script: hb_script_t) { code = script.rawValue }

  private init(code: UInt32) { self.code = code }

  /// Returns the script of a character; `common` for signs that several scripts share.
  ///
  /// About 8 ns.
  package init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x2190...0x2BFF: self = .symbols
    case 0x1F000...0x1FAFF: self = .emoji
    // Kana's own signs: Unicode counts them to no script, since both kinds of letters have them.
    case 0x3099...0x309C, 0x30A0, 0x30FC, 0xFF70: self = .kana
    default:
      switch hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value) {
      case HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: self = .common
      case HB_SCRIPT_HIRAGANA: self = .kana
      case let script: self.init(script)
      }
    }
  }

  /// Returns the first script of a text that is not `common`, or `common`.
  package init(of text: String) {
    self = text.unicodeScalars.lazy.map { Script($0) }.first { $0 != .common } ?? .common
  }

  /// The code by which a font is shaped.
  package var shapingCode: UInt32 {
    self == .emoji || self == .symbols ? Script.common.code : code
  }

  /// Tells whether its letters fill a square and may be broken between any two.
  package var isEastAsian: Bool {
    self == .han || self == .kana || self == .hangul || self == .bopomofo
  }
}

extension Script: CustomStringConvertible {
  /// A word where the code says little, else the code, such as `Thai`.
  package var description: String {
    switch self {
    case .latin: "Latin"
    case .greek: "Greek"
    case .cyrillic: "Cyrillic"
    case .armenian: "Armenian"
    case .georgian: "Georgian"
    case .hangul: "Hangul"
    case .kana: "kana"
    case .bopomofo: "Bopomofo"
    case .han: "Han"
    case .emoji: "emoji"
    case .symbols: "symbol"
    default:
      String(
        decoding: (0..<4).map { UInt8(truncatingIfNeeded: code >> (24 - 8 * $0)) }, as: UTF8.self)
    }
  }
}
