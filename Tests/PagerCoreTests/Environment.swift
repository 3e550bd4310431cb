import Glibc

/// What the caller of the tests asks for.
enum Environment {
  /// The number in a variable, when it is set to one.
  static func number(_ name: String) -> Int? {
    getenv(name).flatMap { Int(String(cString: $0)) }
  }
}
