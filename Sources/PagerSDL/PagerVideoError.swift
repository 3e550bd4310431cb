import Glibc
import SDLVideo

/// What SDL could not do, in its own words.
public struct PagerVideoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operation and SDL's reason.
  public let description: String
  /// Whether nobody reads any more what was to be written: no failure to be told.
  package let isClosedPipe: Bool

  /// Makes an error from one line of text.
  public init(_ description: String) {
    self.description = description
    isClosedPipe = false
  }

  init(_ error: SDLError) {
    description = error.description
    isClosedPipe = error.number == EPIPE
  }
}
