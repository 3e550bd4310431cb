import PagerSDL

/// A character that no font has, and what can be done about it.
struct MissingCharacter {
  private let scalar: Unicode.Scalar
  private let script: Script

  init(_ scalar: Unicode.Scalar, script: Script) {
    self.scalar = scalar
    self.script = script
  }

  /// Returns the warning on a machine whose families are known.
  ///
  /// It names a package only when that has the character and is not installed.
  func warning(hasFamily: (String) -> Bool) -> String {
    let package = packages.first { !hasFamily($0.family) }
    guard let package else { return "no installed font has \(name), drawn as a box" }
    return "no font for \(script) characters such as \(number), drawn as boxes: "
      + "install \(package.name)"
  }

  /// Returns the warning of a book that uses one family only.
  func warning(inFamily family: String) -> String {
    "the font \(family) lacks \(name), drawn as a box: other families are turned off"
  }

  /// The number of the character, such as `U+4E00`.
  private var number: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private var name: String { script == .common ? number : "\(number) (\(script))" }

  /// The Debian packages that have the character, each with a family by which it is known.
  ///
  /// Which editions of Unicode they know was read from the fonts in Debian 12.
  private var packages: [(name: String, family: String)] {
    // Neither unassigned nor for private use.
    guard let age = scalar.properties.age?.major, scalar.properties.generalCategory != .privateUse
    else { return [] }
    switch script {
    case .hangul, .kana, .bopomofo: return [("fonts-noto-cjk", "Noto Sans CJK SC")]
    case .han where scalar.value < 0x20000:
      return age <= 11 ? [("fonts-noto-cjk", "Noto Sans CJK SC")] : []
    case .han: return age <= 10 ? [("fonts-hanazono", "HanaMinB")] : []
    case .emoji: return age <= 10 ? [("fonts-symbola", "Symbola")] : []
    case .latin, .greek, .cyrillic, .armenian, .georgian:
      let first = age <= 5 ? [("fonts-dejavu-core", "DejaVu Sans")] : []
      return first + [("fonts-noto-core", "Noto Sans")]
    default: return age <= 11 ? [("fonts-noto-core", "Noto Sans")] : []
    }
  }
}
