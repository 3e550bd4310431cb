/// How the program ends, as its shell sees it.
enum ExitStatus: Int32 {
  /// All went well.
  case fine = 0
  /// Something failed.
  case failed = 1
  /// The program was called the wrong way.
  case usage = 2
}

/// Why the program ends early: one line for the user, and the status.
struct DemoFailure: Error {
  /// What is wrong, where, and what to do about it.
  let message: String
  /// The status to end with.
  let status: ExitStatus

  /// Something failed.
  static func failed(_ message: String) -> DemoFailure {
    DemoFailure(message: message, status: .failed)
  }

  /// The program was called the wrong way.
  static func usage(_ message: String) -> DemoFailure {
    DemoFailure(message: message, status: .usage)
  }
}
