import CSDL2

/// What a key is called: by the character it types, whatever the layout, else by its position.
struct KeyName: Equatable {
  /// SDL's English name such as `PageDown`, or the character in upper case such as `G` or `?`.
  var name: String
  /// The modifiers that the character does not have in it already.
  var modifiers: HeldModifiers

  /// Names a key of SDL's; nil when it has no name.
  ///
  /// `typed` is what it typed; nil when that is not known.
  init?(_ key: SDL_Keysym, typed: String? = nil) {
    modifiers = HeldModifiers(sdl: key.mod)
    name = String(cString: SDL_GetKeyName(key.sym))
    if let keypad = Self.keypadKey(name, key) {
      guard !keypad.isEmpty else { return nil }
      name = keypad
      if Self.isDigitOnKeypad(key) != Self.hasNumLock(key) { modifiers.remove(.shift) }
      return
    }
    if let typed, typed.count == 1, let character = typed.first, types(character, key) {
      take(character, of: key.scancode)
    } else if name.isEmpty {
      return nil
    } else {
      nameByPosition(key)
    }
  }

  /// Whether a character is what the key stands for: Ctrl, Alt and the desktop's key make shortcuts.
  private func types(_ character: Character, _ key: SDL_Keysym) -> Bool {
    if !modifiers.isDisjoint(with: [.control, .system]) { return false }
    guard modifiers.contains(.alt) else { return true }
    // X11 calls AltGr the right Alt key. Some layouts have the digits on it, and SDL then has
    // them as the key's own.
    if UInt32(key.mod) & KMOD_LALT.rawValue != 0 { return false }
    return Self.digit(character) != nil || String(character).uppercased() != name.uppercased()
  }

  private mutating func take(_ character: Character, of scancode: SDL_Scancode) {
    modifiers.remove(.alt)
    if character == " " {
      name = "Space"
    } else if let digit = Self.digit(character) {
      name = digit
      modifiers.remove(.shift)
    } else if Self.questionMarks.contains(character) {
      name = "?"
      modifiers.remove(.shift)
    } else if !modifiers.contains(.shift), let digit = Self.digit(scancode, typing: character) {
      name = digit
    } else {
      name = Self.large(character)
      if !character.isLetter { modifiers.remove(.shift) }
    }
  }

  /// Names a key whose character is unknown, or none because of Ctrl or Alt.
  private mutating func nameByPosition(_ key: SDL_Keysym) {
    let isCharacter = key.sym > 0x20 && key.sym & SDLK_SCANCODE_MASK == 0 && key.sym != 0x7F
    guard isCharacter, let character = name.first, name.count == 1 else { return }
    if !modifiers.contains(.shift), let digit = Self.digit(key.scancode, typing: character) {
      name = digit
    } else if !character.isASCII, !modifiers.isDisjoint(with: [.control, .alt, .system]) {
      // Shortcuts of a layout without Latin letters are where a Latin keyboard has them.
      let position = String(cString: SDL_GetScancodeName(key.scancode))
      if position.count == 1, let latin = position.first, latin.isLetter || latin.isNumber {
        name = position
      } else {
        name = Self.large(character)
      }
    } else if name == "/", modifiers == .shift {
      name = "?"
      modifiers = []
    }
  }

  /// A character in upper case, where that is one character.
  private static func large(_ character: Character) -> String {
    let large = String(character).uppercased()
    return large.count == 1 ? large : String(character)
  }

  /// The question mark, also in its Arabic and its full-width form.
  private static let questionMarks: Set<Character> = ["?", "\u{61F}", "\u{FF1F}"]

  /// The digit that a character of any script is.
  private static func digit(_ character: Character) -> String? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else { return nil }
    return String(Int(value))
  }

  /// The digit on a key of the row above the letters, where the layout has it on Shift or AltGr.
  ///
  /// Without Shift the key is its digit all the same, but for what shortcuts are made of.
  private static func digit(_ code: SDL_Scancode, typing character: Character) -> String? {
    let first = SDL_SCANCODE_1.rawValue
    guard code.rawValue >= first, code.rawValue < first + 10 else { return nil }
    if "+-=".contains(character) || character.isASCII && character.isLetter { return nil }
    return String((code.rawValue - first + 1) % 10)
  }

  /// The name of a key of the keypad, empty for one that does nothing; nil for any other key.
  private static func keypadKey(_ name: String, _ key: SDL_Keysym) -> String? {
    let prefix = "Keypad "
    guard name.hasPrefix(prefix) else {
      // X11 gives some of them the character itself.
      switch key.scancode {
      case SDL_SCANCODE_KP_ENTER: return "Return"
      case SDL_SCANCODE_KP_PERIOD: return isDigitOnKeypad(key) ? name : "Delete"
      default: return nil
      }
    }
    let bare = String(name.dropFirst(prefix.count))
    if bare == "Enter" { return "Return" }
    if isDigitOnKeypad(key) { return bare }
    switch bare {
    case "0": return "Insert"
    case "1": return "End"
    case "2": return "Down"
    case "3": return "PageDown"
    case "4": return "Left"
    case "5": return ""
    case "6": return "Right"
    case "7": return "Home"
    case "8": return "Up"
    case "9": return "PageUp"
    case ".", ",": return "Delete"
    default: return bare
    }
  }

  private static func hasNumLock(_ key: SDL_Keysym) -> Bool {
    UInt32(key.mod) & KMOD_NUM.rawValue != 0
  }

  /// Whether the keypad types digits now: with Num Lock, and Shift turns it round.
  private static func isDigitOnKeypad(_ key: SDL_Keysym) -> Bool {
    hasNumLock(key) != (UInt32(key.mod) & KMOD_SHIFT.rawValue != 0)
  }
}
