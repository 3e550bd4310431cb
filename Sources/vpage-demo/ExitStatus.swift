import Glibc
import PagerSDL

/// How the program ends, as its shell sees it.
enum ExitStatus: Equatable {
  /// All went well.
  case fine
  /// Something failed.
  case failed
  /// The program was called the wrong way.
  case usage
  /// A signal ended it.
  case signal(Int32)

  /// The number that the shell gets.
  var code: Int32 {
    switch self {
    case .fine: 0
    case .failed: 1
    case .usage: 2
    case .signal(let number): 128 + number
    }
  }
}

/// Why the program ends early: one line for the user, and the status.
struct DemoFailure: Error {
  /// What is wrong, where, and what to do about it; empty when there is nothing to say.
  let message: String
  /// The status to end with.
  let status: ExitStatus

  /// Something failed.
  static func failed(_ message: String) -> DemoFailure {
    DemoFailure(message: message, status: .failed)
  }

  /// Something failed, unless it is only that nobody reads the output any more.
  static func failed(_ error: PagerVideoError) -> DemoFailure {
    // As any program in a pipe ends, whose reader has seen enough.
    if case .closedPipe = error { return .signal(SIGPIPE) }
    return .failed(error.description)
  }

  /// The program was called the wrong way.
  static func usage(_ message: String) -> DemoFailure {
    DemoFailure(message: message, status: .usage)
  }

  /// A signal has ended a run in good order.
  static func signal(_ number: Int32) -> DemoFailure {
    DemoFailure(message: "", status: .signal(number))
  }
}
