import CSDL2

/// A call into a C library that failed, with the library's own reason.
///
/// SDL keeps one error text per thread and overwrites it at will, so `message` is copied at once:
/// write `throw SDLError("SDL_CreateWindow")` as the very next thing after the call.
package struct SDLError: Error, CustomStringConvertible, Equatable {
  /// What was tried, usually the name of the C function.
  package let operation: String
  /// The reason as one sentence without a full stop; never empty.
  package let message: String
  /// The number of the system's error, where it is one of the system's.
  package let number: Int32?

  /// Makes an error from a reason of one's own; an empty reason becomes "no reason given".
  package init(_ operation: String, message: String, number: Int32? = nil) {
    self.operation = operation
    self.number = number
    self.message = message.isEmpty ? "no reason given" : message
  }

  /// Makes an error from what `SDL_GetError` says now, on this thread.
  package init(_ operation: String) {
    self.init(operation, message: String(cString: SDL_GetError()))
  }

  package var description: String { "\(operation): \(message)" }

  /// Throws SDL's reason when a call that answers 0 for success answered anything else.
  package static func check(_ status: Int32, _ operation: String) throws(SDLError) {
    if status != 0 { throw SDLError(operation) }
  }

  /// Returns what a call made, or throws SDL's reason when it made nothing.
  package static func check<Handle>(
    _ handle: Handle?, _ operation: String
  ) throws(SDLError) -> Handle {
    guard let handle else { throw SDLError(operation) }
    return handle
  }
}
