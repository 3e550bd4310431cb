internal import Glibc

/// What went wrong with a file.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, such as "read" or "write".
  public let operation: String
  /// The file or folder.
  public let path: String
  /// The number of the system's error.
  public let code: Int32
  /// What the system says about it.
  public let message: String

  /// Makes an error from what was tried, with which file, and the system's number and words.
  package init(operation: String, path: String, code: Int32, message: String) {
    self.operation = operation
    self.path = path
    self.code = code
    self.message = message
  }

  /// The error as a message shows it.
  public var description: String { "cannot \(operation) \(path): \(message)" }

  /// Whether there is no such file.
  public var isAboutMissingFile: Bool { code == ENOENT }
}
