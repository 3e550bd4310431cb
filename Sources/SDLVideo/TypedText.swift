import CSDL2

/// What keys type, read beside SDL's key events while its text input is off.
///
/// SDL tells the character of a key only while text input is on, and then gives every key to the
/// input method first. A watch sees the key's event before SDL asks whether its character is
/// wanted, and turns text input on for that moment alone.
final class TypedText {
  /// The key events that have not been taken yet, oldest first, with what they typed.
  private var waiting: [(scancode: UInt32, text: String)] = []
  /// Whether text input is on for the present key alone.
  private var isBorrowed = false
  private let thread = SDL_ThreadID()

  /// More keys than SDL's queue holds; what is not taken by then is dropped.
  private static let maximumWaiting = 256

  /// Starts to listen; SDL's events must be on.
  init() { SDL_AddEventWatch(Self.watch, Unmanaged.passUnretained(self).toOpaque()) }

  deinit { SDL_DelEventWatch(Self.watch, Unmanaged.passUnretained(self).toOpaque()) }

  /// Takes the text of a key event that has come out of SDL's queue; nil when it was not seen.
  func take(of key: SDL_Keysym) -> String? {
    guard let index = waiting.firstIndex(where: { $0.scancode == key.scancode.rawValue }) else {
      return nil
    }
    let text = waiting[index].text
    // Those before it have been taken out of the queue by other code of the program.
    waiting.removeSubrange(...index)
    return text
  }

  /// Ends what was wanted for a key that typed nothing.
  func endKey() {
    guard isBorrowed else { return }
    isBorrowed = false
    SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_DISABLE)
  }

  private static let watch: SDL_EventFilter = { data, event in
    guard let data, let event else { return 1 }
    let type = event.pointee.type
    // Other threads push wake-ups alone.
    guard
      type == SDL_KEYDOWN.rawValue || type == SDL_KEYUP.rawValue
        || type == SDL_TEXTINPUT.rawValue
    else { return 1 }
    Unmanaged<TypedText>.fromOpaque(data).takeUnretainedValue().hear(&event.pointee)
    return 1
  }

  private func hear(_ event: inout SDL_Event) {
    guard SDL_ThreadID() == thread else { return }
    switch event.type {
    case SDL_KEYDOWN.rawValue:
      endKey()
      if waiting.count >= Self.maximumWaiting { waiting.removeFirst() }
      waiting.append((event.key.keysym.scancode.rawValue, ""))
      guard Self.mayType(event.key.keysym),
        SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_QUERY) == UInt8(SDL_DISABLE)
      else { return }
      isBorrowed = true
      SDL_EventState(SDL_TEXTINPUT.rawValue, SDL_ENABLE)
    case SDL_TEXTINPUT.rawValue:
      if let last = waiting.indices.last {
        waiting[last].text += withUnsafeBytes(of: event.text.text) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
      }
      endKey()
    default: endKey()
    }
  }

  /// Whether a key may type a character: no arrow, no function key, no shortcut with Ctrl.
  private static func mayType(_ key: SDL_Keysym) -> Bool {
    if UInt32(key.mod) & KMOD_CTRL.rawValue != 0 { return false }
    let isKeypad =
      key.scancode.rawValue >= SDL_SCANCODE_KP_DIVIDE.rawValue
      && key.scancode.rawValue <= SDL_SCANCODE_KP_PERIOD.rawValue
    return isKeypad || key.sym >= 0x20 && key.sym & SDLK_SCANCODE_MASK == 0
  }
}
