package import PagerSDL
import SDLVideo

/// A program's words to the terminal it was started from.
package struct Terminal: Sendable {
  /// The name that stands before each message.
  private let program: String

  /// Makes a terminal for a program of a name.
  package init(program: String) { self.program = program }

  /// Says a line to people: on standard error, with the program's name.
  ///
  /// Line ends and other control characters, as names of files may have, are written as escapes.
  package func say(_ message: String) {
    StandardError.say(message, as: program)
  }

  /// Writes text that was asked for to standard output.
  ///
  /// - Throws: `PagerVideoError` with the reason.
  package func write(_ text: String) throws(PagerVideoError) {
    try TextFile.write(Array(text.utf8), to: "-")
  }
}
