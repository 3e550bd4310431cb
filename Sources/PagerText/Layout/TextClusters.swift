import PagerSDL

/// What the layout wants to know about single characters.
enum TextClusters {
  /// Tells whether a character never has ink: controls, joiners, soft hyphens, selectors.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x20 || (0x7F...0x9F).contains(value) || value == 0xAD { return true }
    // Neither have the East Asian letters, but for one filler.
    if value < 0x034F || (0x3000...0xD7FF).contains(value) && value != 0x3164 { return false }
    return scalar.properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(value)
      || value == 0x2028 || value == 0x2029
  }

  /// Tells whether a cluster never has ink.
  static func isInvisible(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy(isInvisible)
  }

  /// Tells whether an invisible character changes the glyphs beside it: joiners, selectors, tags.
  ///
  /// The others say where a line may end or how directions nest, and are left out of shaping.
  static func changesNeighbours(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Controls, soft hyphen, spaces of no width, and what bidi and line breaking have used up.
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF0...0xFFFB:
      false
    default: true
    }
  }

  /// Tells whether a line may end after an invisible character in the midst of a word that is
  /// shaped as a whole when none does: soft hyphen and zero width space.
  static func isSoftBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xAD || scalar.value == 0x200B
  }

  /// Tells whether a character is a space at which a line may end.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Returns the script by which a font is looked for.
  static func fontScript(of scalar: Unicode.Scalar) -> Script {
    switch scalar.value {
    case 0x3000...0x303F, 0x30FB, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x3200...0x33FF: .han
    default: Script(scalar)
    }
  }

  /// Tells whether Latin and East Asian fonts draw a sign differently: quotes, dash, ellipsis.
  static func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2025, 0x2026: true
    default: false
    }
  }

  /// Tells whether a mark should not start a line even where a word must be broken.
  static func isClosing(_ character: Character) -> Bool {
    switch character {
    case ".", ",", ";", ":", "!", "?", ")", "]", "}", "%", "”", "’", "»", "…", "、", "。", "，",
      "．", "！", "？", "：", "；", "」", "』", "）", "】", "〉", "》", "〕", "］", "｝", "・", "ー", "々":
      true
    default: false
    }
  }

  /// Tells whether a character is read from right to left or changes the direction.
  static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case 0x0590...0x08FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
