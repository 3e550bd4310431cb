import Glibc
package import SDLVideo

/// An operation that SDL could not carry out, with SDL's own reason.
public struct PagerVideoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operation and SDL's reason.
  public let description: String
  /// Whether the reader of a pipe has closed it, which is not reported as a failure.
  package let isClosedPipe: Bool

  /// Makes an error from one line of text.
  public init(_ description: String) {
    self.description = description
    isClosedPipe = false
  }

  package init(_ error: SDLError) {
    description = error.description
    isClosedPipe = error.number == EPIPE
  }
}
