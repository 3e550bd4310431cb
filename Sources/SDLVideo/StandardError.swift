/// Messages to people, on standard error.
package enum StandardError {
  /// Says a line, with the name of who says it before it.
  ///
  /// Line ends and other control characters, as names of files may have, are written as escapes.
  package static func say(_ message: String, as speaker: String) {
    let line = escaped("\(speaker): \(message)") + "\n"
    // When standard error is closed there is no place left to report that.
    _ = Array(line.utf8).withUnsafeBytes { FileWriting.write($0, to: 2) }
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
