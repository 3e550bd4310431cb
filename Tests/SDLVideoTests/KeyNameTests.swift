import CSDL2
import Testing

@testable import SDLVideo

/// Names of keys under many layouts, as SDL tells of them on X11 and Wayland.
@Suite struct KeyNameTests {
  /// A key: what it is without modifiers, where it is, what is held, and what it types.
  private struct Sample: CustomTestStringConvertible {
    let sym: String
    let position: SDL_Scancode
    let held: UInt32
    let typed: String?
    let name: String
    let modifiers: HeldModifiers

    init(
      _ sym: String, _ position: SDL_Scancode, _ held: UInt32, _ typed: String?, _ name: String,
      _ modifiers: HeldModifiers = []
    ) {
      (self.sym, self.position, self.held) = (sym, position, held)
      (self.typed, self.name, self.modifiers) = (typed, name, modifiers)
    }

    var testDescription: String { "\(sym) at \(position.rawValue) with \(held) is \(name)" }
  }

  private static let shift = KMOD_LSHIFT.rawValue
  private static let control = KMOD_LCTRL.rawValue
  private static let altGr = KMOD_RALT.rawValue

  private static let samples: [Sample] = [
    // United States, Germany, Russia, France, an Arabic and a wide question mark.
    Sample("/", SDL_SCANCODE_SLASH, shift, "?", "?"),
    Sample("ß", SDL_SCANCODE_MINUS, shift, "?", "?"),
    Sample("7", SDL_SCANCODE_7, shift, "?", "?"),
    Sample(",", SDL_SCANCODE_M, shift, "?", "?"),
    Sample("/", SDL_SCANCODE_SLASH, shift, "\u{61F}", "?"),
    Sample("/", SDL_SCANCODE_SLASH, shift, "\u{FF1F}", "?"),
    // What a hosting program hands over has no text.
    Sample("/", SDL_SCANCODE_SLASH, shift, nil, "?"),
    // Digits: plain, on Shift (France), on AltGr (Lithuania), of another script, without Shift.
    Sample("1", SDL_SCANCODE_1, 0, "1", "1"),
    Sample("&", SDL_SCANCODE_1, shift, "1", "1"),
    Sample("ą", SDL_SCANCODE_1, altGr, "1", "1"),
    Sample("2", SDL_SCANCODE_2, altGr, "2", "2"),
    Sample("1", SDL_SCANCODE_1, 0, "\u{6F1}", "1"),
    Sample("&", SDL_SCANCODE_1, 0, "&", "1"),
    Sample("é", SDL_SCANCODE_2, 0, "é", "2"),
    Sample("-", SDL_SCANCODE_6, 0, "-", "-"),
    Sample("1", SDL_SCANCODE_1, shift, "!", "!"),
    // Letters keep Shift; without Latin ones a shortcut is where a Latin keyboard has it.
    Sample("g", SDL_SCANCODE_G, 0, "g", "G"),
    Sample("g", SDL_SCANCODE_G, shift, "G", "G", .shift),
    Sample("g", SDL_SCANCODE_G, control, "", "G", .control),
    Sample("п", SDL_SCANCODE_G, control, "", "G", .control),
    Sample("п", SDL_SCANCODE_G, 0, "п", "П"),
    Sample("γ", SDL_SCANCODE_G, control, "", "G", .control),
    Sample("a", SDL_SCANCODE_Q, control, "", "A", .control),
    Sample("à", SDL_SCANCODE_0, control, "", "0", .control),
    Sample("ö", SDL_SCANCODE_SEMICOLON, control, "", "Ö", .control),
    // Zooming: on the key itself, and where a layout needs Shift for it.
    Sample("+", SDL_SCANCODE_RIGHTBRACKET, control, "", "+", .control),
    Sample("-", SDL_SCANCODE_6, control, "", "-", .control),
    Sample("=", SDL_SCANCODE_EQUALS, control | shift, "", "=", [.control, .shift]),
    // The right Alt key is Alt where it makes no other character.
    Sample("g", SDL_SCANCODE_G, altGr, "g", "G", .alt),
    Sample("g", SDL_SCANCODE_G, KMOD_LALT.rawValue, "g", "G", .alt),
    Sample("ą", SDL_SCANCODE_1, KMOD_LALT.rawValue, "1", "1", .alt),
    Sample("п", SDL_SCANCODE_G, KMOD_LALT.rawValue, "п", "G", .alt),
    Sample("п", SDL_SCANCODE_G, KMOD_LGUI.rawValue, "п", "G", .system),
    // A letter in the row of the digits is a letter.
    Sample("e", SDL_SCANCODE_2, 0, "e", "E"),
    Sample("ü", SDL_SCANCODE_LEFTBRACKET, altGr, "[", "["),
    Sample(" ", SDL_SCANCODE_SPACE, 0, " ", "Space"),
    Sample(" ", SDL_SCANCODE_SPACE, shift, " ", "Space", .shift),
  ]

  @Test(arguments: samples)
  private func `A key is named by the character that it types`(sample: Sample) throws {
    var key = SDL_Keysym()
    key.sym = try #require(sample.sym.unicodeScalars.first.map { SDL_Keycode($0.value) })
    key.scancode = sample.position
    key.mod = UInt16(sample.held)
    let made = try #require(KeyName(key, typed: sample.typed))
    #expect(made.name == sample.name && made.modifiers == sample.modifiers)
  }

  @Test(arguments: [
    (SDLK_KP_1, "End", "1"), (SDLK_KP_2, "Down", "2"), (SDLK_KP_3, "PageDown", "3"),
    (SDLK_KP_4, "Left", "4"), (SDLK_KP_5, nil, "5"), (SDLK_KP_6, "Right", "6"),
    (SDLK_KP_7, "Home", "7"), (SDLK_KP_8, "Up", "8"), (SDLK_KP_9, "PageUp", "9"),
    (SDLK_KP_0, "Insert", "0"), (SDLK_KP_PERIOD, "Delete", "."),
    (SDLK_KP_ENTER, "Return", "Return"),
    (SDLK_KP_PLUS, "+", "+"), (SDLK_KP_MINUS, "-", "-"),
  ])
  func `A key of the keypad does what Num Lock says, and Shift turns that round`(
    code: SDL_KeyCode, moving: String?, typing: String
  ) {
    func name(_ held: UInt32) -> KeyName? {
      var key = SDL_Keysym()
      key.sym = SDL_Keycode(bitPattern: code.rawValue)
      key.mod = UInt16(held)
      return KeyName(key, typed: "")
    }
    let lock = KMOD_NUM.rawValue
    #expect(name(0)?.name == moving)
    #expect(name(lock)?.name == typing)
    #expect(name(Self.shift)?.name == typing)
    #expect(name(lock | Self.shift)?.name == moving)
    // The Shift that turns it round is in the name.
    #expect(name(Self.shift).map(\.modifiers) ?? [] == [])
    #expect(name(lock | Self.shift).map(\.modifiers) ?? [] == [])
    #expect(name(lock | Self.control)?.name == typing)
    #expect(name(lock | Self.control)?.modifiers == .control)
  }
}
