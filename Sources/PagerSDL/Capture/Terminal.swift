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
    let line = Self.escaped("\(program): \(message)") + "\n"
    // When standard error is closed there is no place left to report that.
    _ = Array(line.utf8).withUnsafeBytes { FileWriting.write($0, to: 2) }
  }

  /// Writes text that was asked for to standard output.
  ///
  /// - Throws: `PagerVideoError` with the reason.
  package func write(_ text: String) throws(PagerVideoError) {
    try TextFile.write(Array(text.utf8), to: "-")
  }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        result.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
