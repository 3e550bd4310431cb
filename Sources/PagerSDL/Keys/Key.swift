/// A key of the keyboard: by the character it types, whatever the layout, or by its English name.
///
/// Letters count as capital ones, digits of any script are 0 to 9, and the keypad's keys are those
/// they stand for. With Ctrl, Alt or the desktop's key held, a key without a Latin letter is the one
/// that a Latin keyboard has there.
public struct Key: Hashable, Sendable {
  /// The character, or SDL's English name with no space in it, such as `PageDown`.
  public let name: String

  /// Makes the key that types a character.
  public init(_ character: Character) {
    let capital = character.uppercased()
    name = character == " " ? "Space" : capital.count == 1 ? capital : String(character)
  }

  /// The character that the key types; nil for one that has an English name.
  public var character: Character? {
    if self == .space { return " " }
    return name.count == 1 ? name.first : nil
  }

  /// Makes a key from its name, as SDL and traces write it.
  package init(name: String) { self.name = name }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}

extension Key {
  /// The arrow up.
  public static let up = Key(name: "Up")
  /// The arrow down.
  public static let down = Key(name: "Down")
  /// The arrow to the left.
  public static let left = Key(name: "Left")
  /// The arrow to the right.
  public static let right = Key(name: "Right")
  /// Page up.
  public static let pageUp = Key(name: "PageUp")
  /// Page down.
  public static let pageDown = Key(name: "PageDown")
  /// Home.
  public static let home = Key(name: "Home")
  /// End.
  public static let end = Key(name: "End")
  /// The space bar.
  public static let space = Key(name: "Space")
  /// Escape.
  public static let escape = Key(name: "Escape")
  /// Return, or Enter of the keypad.
  public static let enter = Key(name: "Return")
  /// Tab.
  public static let tab = Key(name: "Tab")
  /// Backspace.
  public static let backspace = Key(name: "Backspace")
  /// Delete.
  public static let delete = Key(name: "Delete")

  /// A function key, counted from 1.
  public static func function(_ number: Int) -> Key { Key(name: "F\(number)") }
}
