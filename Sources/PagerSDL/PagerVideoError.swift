import Glibc
package import SDLVideo

/// What could not be done, by kinds that a program may answer differently; each has its reason.
public enum PagerVideoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no display, or the one that the environment names does not answer.
  case noDisplay(reason: String)
  /// Nothing can draw into the window, not even SDL's software renderer.
  case noRenderer(reason: String)
  /// The disk has no room left for a file.
  case diskFull(reason: String)
  /// A file or folder cannot be read or written; `number` is the system's, such as `EACCES`.
  case file(reason: String, number: Int32)
  /// The reader of a pipe has gone away.
  case closedPipe(reason: String)
  /// Another program, such as `ffmpeg`, is not installed.
  case programMissing(String, reason: String)
  /// Any other operation that failed.
  case failed(reason: String)

  /// The operation and its reason, in one line.
  public var description: String {
    switch self {
    case .noDisplay(let reason), .noRenderer(let reason), .diskFull(let reason),
      .file(let reason, _), .closedPipe(let reason), .programMissing(_, let reason),
      .failed(let reason):
      reason
    }
  }

  /// Makes an error of no special kind from one line of text.
  public init(_ description: String) { self = .failed(reason: description) }

  /// Makes an error from what was done and the system's number of the reason.
  package init(_ doing: String, errno number: Int32) {
    self.init("\(doing): \(String(cString: strerror(number)))", number)
  }

  /// Takes over an error of SDL's or of the system's.
  package init(_ error: SDLError) {
    if let number = error.number {
      self.init(error.description, number)
    } else if error.operation == "SDL_Init" {
      self = .noDisplay(reason: error.description)
    } else if error.operation.hasPrefix("SDL_CreateRenderer") {
      self = .noRenderer(reason: error.description)
    } else {
      self = .failed(reason: error.description)
    }
  }

  private init(_ reason: String, _ number: Int32) {
    switch number {
    case ENOSPC, EDQUOT: self = .diskFull(reason: reason)
    case EPIPE: self = .closedPipe(reason: reason)
    default: self = .file(reason: reason, number: number)
    }
  }
}
