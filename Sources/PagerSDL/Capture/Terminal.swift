import SDLVideo

/// A program's words to the terminal it was started from.
package struct Terminal: Sendable {
  /// The name that stands before each message.
  private let program: String

  /// Makes a terminal for a program of a name.
  package init(program: String) { self.program = program }

  /// Says a line to people: on standard error, with the program's name.
  package func say(_ message: String) { put("\(program): \(message)\n", to: 2) }

  /// Writes text that was asked for to standard output.
  package func write(_ text: String) { put(text, to: 1) }

  private func put(_ text: String, to file: Int32) {
    // Where nobody listens any more there is nobody to tell it to either.
    _ = Array(text.utf8).withUnsafeBytes { FileWriting.write($0, to: file) }
  }
}
