import SDLVideo

/// What SDL could not do, in its own words.
public struct PagerVideoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operation and SDL's reason.
  public let description: String

  /// Makes an error from one line of text.
  public init(_ description: String) { self.description = description }

  init(_ error: SDLError) { description = error.description }
}
