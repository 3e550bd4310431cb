/// Which goldens a run writes anew; a test whose golden was written fails all the same.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every golden.
  case all
  /// Those that do not exist.
  case missing
  /// Those that do not exist and those that differ.
  case failed
  /// None.
  case never

  /// The environment variable that chooses the mode.
  public static let variable = "VPAGE_RECORD"

  /// The mode that a value of the variable names: `never` when unset or empty, nil when unknown.
  public init?(environmentValue: String?) {
    guard let value = environmentValue, !value.isEmpty else {
      self = .never
      return
    }
    self.init(rawValue: value)
  }

  /// Whether a golden that does not exist is written.
  var recordsMissing: Bool { self != .never }
  /// Whether a golden that differs is written anew.
  var recordsDifferent: Bool { self == .all || self == .failed }
  /// Whether a golden is written anew even when it is equal.
  var recordsEqual: Bool { self == .all }
}
