public import PagerCore

/// A key in a trace: one that the pager knows, or one that concerns the program alone.
///
/// Only names of closed lists are keys, so that a typing error in a trace is reported.
public enum TraceKey: Hashable, Sendable {
  /// A key that the pager knows.
  case pager(PagerKey)
  /// A key of the program, one of `TraceKey.programNames`.
  case named(String)

  /// The names of keys that are none of the pager's.
  ///
  /// Letters are written large. Every key is also there with one of `Ctrl+`, `Alt+` and `Shift+` before
  /// it, as far as the pager has no use for that.
  public static let programNames: Set<String> = {
    let keys =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?+-=".map(String.init)
      + ["Tab", "Escape", "Return", "Backspace", "Delete", "Insert", "Menu"]
      + (1...12).map { "F\($0)" }
    let others = ["Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown", "Space"]
    let modified = ["Ctrl+", "Alt+", "Shift+"].flatMap { modifier in
      (keys + others).map { modifier + $0 }
    }
    return Set(keys + modified).filter { PagerKey(rawValue: $0) == nil }
  }()

  /// Finds a key by name, or fails when no key has it; a single letter may be small.
  public init?(_ name: String) {
    if let key = PagerKey(rawValue: name) {
      self = .pager(key)
      return
    }
    let large = name.utf8.count == 1 ? name.uppercased() : name
    guard Self.programNames.contains(large) else { return nil }
    self = .named(large)
  }

  /// The name that a trace writes.
  public var name: String {
    switch self {
    case .pager(let key): key.rawValue
    case .named(let name): name
    }
  }

  /// The inputs of the key to a pager; none for a key of the program.
  func inputs(_ actions: KeyAction...) -> [PagerInput] {
    guard case .pager(let key) = self else { return [] }
    return actions.map { .key(key, $0) }
  }
}
